import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addVendor } from "../../test/vendors.ts";
import { forgetWords, markCommonWords } from "./name-words.ts";
import { resembleVendors } from "../search/suggest-queries.ts";

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.close());

const found = async (text: string) => (await resembleVendors(database.db, text, 5)).map(({ label }) => label);
const words = async () =>
  (await database.db.selectFrom("name_words").select("word").orderBy("word").execute()).map(({ word }) => word);

test("a misspelt name is found from the moment it is listed, and under its new name once it has changed", async () => {
  const { db } = database;
  const id = await addVendor(db, { name: "Rosewood Barn", status: "pending" });
  expect(await found("Rosewod Bran")).toEqual([]);
  expect(await words()).toEqual([]);
  await db.updateTable("vendors").set({ status: "approved" }).where("id", "=", id).execute();
  expect(await found("Rosewod Bran")).toEqual(["Rosewood Barn"]);
  await db.updateTable("vendors").set({ name: "Orchard House" }).where("id", "=", id).execute();
  expect(await found("Orcherd Huose")).toEqual(["Orchard House"]);
});

test("words that no listed name has any more are forgotten, and those that another has are not", async () => {
  const { db } = database;
  const id = await addVendor(db, { name: "Rosewood Barn" });
  await addVendor(db, { name: "Barn Quartet" });
  await db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", id).execute();
  await forgetWords(db);
  expect(await words()).toEqual(["barn", "quartet"]);
  expect(await found("Quartett Bran")).toEqual(["Barn Quartet"]);
});

test("a name is found by its rarer words however many others have the common ones; two common ones count if there is no rarer", async () => {
  const { db } = database;
  await addVendor(db, { name: "Rosewood Wedding Barn" });
  await addVendor(db, { name: "Wedding Barn" });
  await db.updateTable("name_words").set({ is_common: true }).where("word", "in", ["wedding", "barn"]).execute();
  expect(await found("Rosewod Weding Bran")).toEqual(["Rosewood Wedding Barn"]);
  expect(await found("Weding Barnn")).toEqual(["Wedding Barn", "Rosewood Wedding Barn"]);
});

test("only words that thousands of names have are marked as common, for as long as they do", async () => {
  const { db } = database;
  await addVendor(db, { name: "Rosewood Wedding Barn" });
  await sql`
    insert into vendors (id, slug, name, category, location, opening_hours, time_zone, status)
    select gen_random_uuid(), 'wedding-' || n, 'Wedding ' || n, category, location, opening_hours, time_zone, status
    from vendors, generate_series(1, 2000) n`.execute(db);
  const marked = async () =>
    (await db.selectFrom("name_words").select("word").where("is_common", "=", true).execute()).map(({ word }) => word);
  await markCommonWords(db);
  expect(await marked()).toContain("wedding");
  await db.deleteFrom("vendors").where("name", "=", "Wedding 7").execute();
  await markCommonWords(db);
  expect(await marked()).toEqual([]);
});

test("two people who list vendors with the same new words at once both succeed", async () => {
  const { db } = database;
  const names = ["Amber Basalt Cobalt", "Cobalt Basalt Amber"];
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => addVendor(db, { name: `${names[i % 2]} ${Math.floor(i / 2)}` })),
  );
  expect(await found("Abmer Basalt")).toHaveLength(5);
});
