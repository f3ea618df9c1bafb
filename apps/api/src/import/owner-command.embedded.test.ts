// Only for the embedded database: a server has no owner process.
import { request } from "node:http";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { readOwner } from "../database/lock.ts";
import { type Command, listenForCommands } from "../database/owner-socket.ts";
import { osm } from "./from-osm.ts";
import type { Listing } from "./listing.ts";
import { hoursNotGiven } from "./osm-opening-hours.ts";
import { importCommand, importThroughOwner, OwnerLostError } from "./owner-command.ts";

let database: FreshDatabase;
let dataDir: string;
let stop: (() => Promise<void>) | undefined;
beforeEach(async () => {
  database = await freshDatabase();
  dataDir = (database.place as { dataDir: string }).dataDir;
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  await database.close();
});
const listen = async (command: Command) => {
  stop = await listenForCommands(dataDir, { import: command });
};

const listing: Listing = {
  source: osm,
  sourceId: "node/1",
  name: "Lindenhof",
  nameSlug: "lindenhof",
  language: "und",
  category: ["venues"],
  place: {
    id: "krems-an-der-donau-at",
    name: "Krems an der Donau",
    country: "AT",
    countryName: "Austria",
    timeZone: "Europe/Vienna",
    latitude: 48.41,
    longitude: 15.61,
  },
  phoneNumber: "",
  website: "",
  address: "",
  socialMedia: [],
  openingHours: hoursNotGiven(),
  timeZone: "Europe/Vienna",
  latitude: 48.41,
  longitude: 15.61,
};
/** What is sent. */
const sent = (...listings: unknown[]) => ({
  lines: () => Readable.from(listings.map((each) => `${JSON.stringify(each)}\n`)),
});
const vendors = () => database.db.selectFrom("vendors").select("name").execute();

test("without an owner there is no one to ask", async () => {
  expect(await importThroughOwner(dataDir, sent(listing), () => {})).toBeNull();
});

test("the owner imports the listings and reports its progress", async () => {
  await listen(importCommand(database));
  const heard: number[] = [];
  expect(await importThroughOwner(dataDir, sent(listing), (done) => heard.push(done))).toMatchObject({ taken: 1 });
  expect(heard).toEqual([1]);
  expect(await vendors()).toEqual([{ name: "Lindenhof" }]);
});

test("anything that isn't a listing is refused, and nothing is written", async () => {
  await listen(importCommand(database));
  const odd = { ...listing, sourceId: "node/2", isApproved: true };
  await expect(importThroughOwner(dataDir, sent(listing, odd), () => {})).rejects.toThrow(/refused the import/);
  expect(await vendors()).toEqual([]);
});

test("if the sender disappears halfway, nothing is written", async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<unknown>();
  await listen(async function* (input) {
    input.once("data", () => begun.resolve());
    try {
      yield* importCommand(database)(input);
      ended.resolve("imported");
    } catch (error) {
      ended.resolve(error);
      throw error;
    }
  });
  // What a killed process leaves behind: whole lines, but not the end of what it was sending.
  const call = request({ socketPath: readOwner(dataDir)!.socket!, method: "POST", path: "/import" }).on(
    "error",
    () => {},
  );
  call.write(`${JSON.stringify(listing)}\n`);
  await begun.promise;
  call.destroy();
  expect(await ended.promise).toBeInstanceOf(Error);
  expect(await vendors()).toEqual([]);
});

test("an owner that stops halfway can be told from one that refuses", async () => {
  await listen(async function* () {
    yield '{"done":0}\n';
    throw new Error("gone");
  });
  await expect(importThroughOwner(dataDir, sent(listing), () => {})).rejects.toThrow(OwnerLostError);
});
