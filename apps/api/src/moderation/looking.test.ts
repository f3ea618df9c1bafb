import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { newReceipt } from "../contact/receipt.ts";

const api = useTestApp();

test("admins see who else is looking at the same thing, until they haven't said so for 45 seconds", async () => {
  const mira = await api.member({ firstName: "Mira", lastName: "Zupan", isAdmin: true });
  const iva = await api.member({ firstName: "Iva", lastName: "Kos", isAdmin: true });
  const id = await addVendor(api.database.db, { status: "pending" });
  const look = async (person: typeof mira, item = `vendor/${id}`): Promise<string[]> => {
    const answer = await person.call("PUT", `/api/admin/looking/${item}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().others.map(({ name }: { name: string }) => name);
  };
  const wait = (seconds: number) =>
    sql`update looking set seen_at = seen_at - ${seconds} * interval '1 second'`.execute(api.database.db);
  expect(await look(mira)).toEqual([]);
  expect(await look(iva)).toEqual(["Mira Zupan"]);
  expect(await look(iva, "removal/R-7K2M-9QXD-4HTB-WC6Z")).toEqual([]);
  await wait(44);
  expect(await look(mira)).toEqual(["Iva Kos"]);
  await wait(44);
  expect(await look(iva)).toEqual(["Mira Zupan"]);
  await wait(46);
  expect(await look(iva)).toEqual([]);
  expect(await api.database.db.selectFrom("looking").select("user_id").execute()).toEqual([{ user_id: iva.userId }]);
  // It keeps no one from deciding.
  await look(mira);
  expect((await iva.call("POST", `/api/vendors/${id}/decision`, { action: "approve", version: 1 })).statusCode).toBe(
    200,
  );
});

test("whoever still has something open beside its queue learns what another admin has just decided about it", async () => {
  const [mira, iva] = [await api.member({ isAdmin: true }), await api.member({ firstName: "Iva", isAdmin: true })];
  const { db } = api.database;
  const vendor_id = await addVendor(db);
  const receipt = newReceipt("N", 4);
  const notice = {
    receipt,
    reason: "other",
    explanation: "It’s mine.",
    name: "Maja",
    email: "maja@example.org",
  } as const;
  await db
    .insertInto("notices")
    .values({ id: uuidv7(), vendor_id, ...notice })
    .execute();
  const seen = async (person: typeof mira) =>
    (await person.call("PUT", `/api/admin/looking/notice/${receipt}`)).json().decision;
  expect(await seen(mira)).toBeNull();
  const reason = "We’ve asked, and it’s theirs to show.";
  const because = "not-illegal";
  const decision = { action: "dismiss", vendorId: vendor_id, version: 1, because, reason };
  expect((await iva.call("POST", `/api/notices/${receipt}/decision`, decision)).statusCode).toBe(200);
  expect(await seen(mira)).toMatchObject({ action: "dismiss", by: "Iva Kovač", isYours: false, because, reason });
  expect(await seen(iva)).toMatchObject({ isYours: true });
});
