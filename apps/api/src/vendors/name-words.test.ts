import { afterEach, beforeEach, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addVendor } from "../../test/vendors.ts";
import { forgetWords } from "./name-words.ts";
import { resembleVendors } from "./suggest-queries.ts";

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

test("two people who list vendors with the same new words at once both succeed", async () => {
  const { db } = database;
  const names = ["Amber Basalt Cobalt", "Cobalt Basalt Amber"];
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => addVendor(db, { name: `${names[i % 2]} ${Math.floor(i / 2)}` })),
  );
  expect(await found("Abmer Basalt")).toHaveLength(5);
});
