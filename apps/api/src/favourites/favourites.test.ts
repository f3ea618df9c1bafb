import { maxFavourites } from "@troth/rules/favourites";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;

const save = (person: Member, vendorId: string) => person.call("PUT", `/api/vendors/${vendorId}/favourite`);
const listed = async (person: Member, query = "") =>
  (await person.call("GET", `/api/favourites${query}`)).json() as {
    items: { vendor: { id: string; name: string }; addedAt: string }[];
    vendorIds: string[];
    nextCursor: string | null;
  };

test("a saved vendor is listed first, with everything its card shows, until it is removed", async () => {
  const person = await api.member();
  const [first, second] = [
    await addVendor(api.database.db, { name: "Stara pekarna" }),
    await addVendor(api.database.db, { name: "Hiša na hribu" }),
  ];
  expect((await save(person, first)).statusCode).toBe(204);
  expect((await save(person, second)).statusCode).toBe(204);
  const { items, vendorIds } = await listed(person);
  expect(items.map(({ vendor }) => vendor.name)).toEqual(["Hiša na hribu", "Stara pekarna"]);
  expect(vendorIds).toEqual([second, first]);
  expect((await person.call("DELETE", `/api/vendors/${second}/favourite`)).statusCode).toBe(204);
  expect((await listed(person)).vendorIds).toEqual([first]);
});

test("saving a vendor twice, even at the same time, saves it once; removing one that isn't saved is no error", async () => {
  const person = await api.member();
  const vendorId = await addVendor(api.database.db);
  const answers = await Promise.all(Array.from({ length: 10 }, () => save(person, vendorId)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 204));
  expect((await listed(person)).vendorIds).toEqual([vendorId]);
  for (const _ of [1, 2])
    expect((await person.call("DELETE", `/api/vendors/${vendorId}/favourite`)).statusCode).toBe(204);
});

test("check 37: favourites are private: no one else sees or removes them", async () => {
  const [person, other] = [await api.member(), await api.member()];
  const vendorId = await addVendor(api.database.db);
  await save(person, vendorId);
  expect(await listed(other)).toMatchObject({ items: [], vendorIds: [], elsewhereIds: [] });
  await other.call("DELETE", `/api/vendors/${vendorId}/favourite`);
  expect((await listed(person)).vendorIds).toEqual([vendorId]);
});

test("a vendor that isn't listed can't be saved, and isn't shown until it is listed again", async () => {
  const person = await api.member();
  const { db } = api.database;
  const vendorId = await addVendor(db);
  const pending = await save(person, await addVendor(db, { status: "pending" }));
  const absent = await save(person, "01986f2a-6c00-7000-8000-00000000dead");
  expect([pending.statusCode, absent.statusCode]).toEqual([404, 404]);
  await save(person, vendorId);
  const set = (status: "suspended" | "approved") =>
    db.updateTable("vendors").set({ status }).where("id", "=", vendorId).execute();
  await set("suspended");
  expect(await listed(person)).toMatchObject({ items: [], vendorIds: [] });
  await set("approved");
  expect((await listed(person)).vendorIds).toEqual([vendorId]);
});

test("each favourite is on one page only, in order, and every page has all their ids", async () => {
  const person = await api.member();
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    const vendorId = await addVendor(api.database.db);
    await save(person, vendorId);
    ids.unshift(vendorId);
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await listed(person, `?limit=2${cursor ? `&cursor=${cursor}` : ""}`);
    expect(page.vendorIds).toEqual(ids);
    seen.push(...page.items.map(({ vendor }) => vendor.id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(ids);
});

test("nothing more can be saved beyond the limit, and the answer says what to do", async () => {
  const person = await api.member();
  const { db } = api.database;
  const [last, oneMore] = [await addVendor(db), await addVendor(db)];
  await sql`
    insert into vendors (id, slug, name, category, location, opening_hours, time_zone, status)
    select gen_random_uuid(), 'many-' || n, 'Many ' || n, category, location, opening_hours, time_zone, 'suspended'
    from vendors, generate_series(1, ${maxFavourites - 1}) n where id = ${last}::uuid`.execute(db);
  await sql`
    insert into favourites (user_id, vendor_id)
    select ${person.userId}::uuid, id from vendors where slug like 'many-%'`.execute(db);
  expect((await save(person, last)).statusCode).toBe(204);
  const refused = await save(person, oneMore);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toContain("Remove one");
  expect((await save(person, last)).statusCode).toBe(204);
  expect((await listed(person)).vendorIds).toEqual([last]);
});
