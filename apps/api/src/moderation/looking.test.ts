import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";

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
