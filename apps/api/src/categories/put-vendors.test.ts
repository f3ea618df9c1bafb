import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { putAllVendors } from "./put-vendors.ts";

const api = useTestApp({ env: { CACHE_SECONDS: "0" } });

const create = async (slug: string) => {
  const admin = await api.member({ isAdmin: true });
  const created = await admin.call("POST", "/api/categories", { name: slug, singular: slug, slug });
  expect(created.statusCode, created.body).toBe(201);
  return { admin, id: created.json().category.id as string };
};
/** Copies of one vendor, as an import adds them. */
const copies = async (id: string, count: number) => {
  await sql`
    insert into vendors (id, slug, name, category, location, opening_hours, time_zone, status)
    select gen_random_uuid(), v.slug || '-' || i, v.name, v.category, v.location, v.opening_hours, v.time_zone, v.status
    from vendors v, generate_series(1, ${count}::integer) i where v.id = ${id}::uuid`.execute(api.database.db);
};
const countsOf = async () => {
  const { rows } = await sql<{ held: string; vendors: number }>`
    select array_to_string(category, ',') as held, count(*)::integer as vendors from vendors group by 1`.execute(
    api.database.db,
  );
  return Object.fromEntries(rows.map(({ held, vendors }) => [held, vendors]));
};

test("all vendors of a large category follow its new slug, those that its list begins with straight away", async () => {
  const { admin, id } = await create("falconers");
  const vendor = await addVendor(api.database.db, { category: ["falconers"] });
  await copies(vendor, 699);
  const [best] = (
    await sql<{ vendor_id: string }>`
      select vendor_id from vendor_listings where token = 'c:falconers' order by score desc, vendor_id limit 1`.execute(
      api.database.db,
    )
  ).rows;
  const renamed = await admin.call("PATCH", `/api/categories/${id}`, { slug: "owls" }, { "if-match": '"1"' });
  expect(renamed.json().category.vendorCount).toBeGreaterThanOrEqual(250);
  expect((await api.browser().call("GET", `/api/vendors/${best!.vendor_id}`)).json().category).toEqual(["owls"]);
  await vi.waitFor(async () => expect(await countsOf()).toEqual({ owls: 700 }), { timeout: 20_000, interval: 100 });
  const [category] = (await api.browser().call("GET", "/api/categories")).json().items.slice(-1);
  expect(category).toMatchObject({ slug: "owls", vendorCount: 700 });
});

test("a category that changes again while its vendors follow has them all in the end, and each holds it once", async () => {
  const { db } = api.database;
  const { id } = await create("doves");
  await addVendor(db, { category: ["doves", "dovecotes", "venues"] });
  // As it is after two changes: whichever slug they still hold is one that it had.
  await db.insertInto("category_slugs").values({ slug: "doves", category_id: id }).execute();
  await db.insertInto("category_slugs").values({ slug: "dovecotes", category_id: id }).execute();
  await db.updateTable("categories").set({ slug: "columbaries" }).where("id", "=", id).execute();
  await putAllVendors(db, { id, isRenamed: false });
  expect(await countsOf()).toMatchObject({ "columbaries,venues": 1 });
});

test("a new name alone leads to all vendors of a large category, too", async () => {
  const { admin, id } = await create("lanterns");
  await copies(await addVendor(api.database.db, { category: ["lanterns"] }), 299);
  const answer = await admin.call("PATCH", `/api/categories/${id}`, { name: "Paper lights" }, { "if-match": '"1"' });
  expect(answer.statusCode, answer.body).toBe(200);
  const named = async () => {
    const { rows } = await sql<{ vendors: number }>`
      select count(*)::integer as vendors from vendors
      where category @> '{lanterns}' and search @@ to_tsquery('simple', 'lights')`.execute(api.database.db);
    return rows[0]!.vendors;
  };
  await vi.waitFor(async () => expect(await named()).toBe(300), { timeout: 20_000, interval: 100 });
});
