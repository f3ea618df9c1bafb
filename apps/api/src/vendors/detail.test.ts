import { domainToASCII } from "node:url";
import { weekDays } from "@troth/ui/opening-hours";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addVendor } from "../../test/vendors.ts";
import { directoryOf, setStars } from "../../test/directory.ts";
import { toOpeningMinutes } from "./opening-hours.ts";

let database: FreshDatabase;
let directory: ReturnType<typeof directoryOf>;
beforeAll(async () => {
  database = await freshDatabase();
  directory = directoryOf(database.db, () => new Date("2026-11-16T10:00:00Z")); // a Monday
});
afterAll(() => database?.close());

test("a vendor with every detail is shown with all of them, and nothing about its people", async () => {
  const { db } = database;
  const owner = uuidv7();
  await db
    .insertInto("users")
    .values({ id: owner, email: "owner@example.org", first_name: "Olga", last_name: "Owner" })
    .execute();
  const hours = weekDays.map((day) => ({ day, openTime: "09:00", closeTime: "17:00" }));
  const id = await addVendor(db, {
    name: "Kesselhaus",
    location: ["berlin-de", "potsdam-de"],
    owner_id: owner,
    added_by: owner,
    opening_hours: JSON.stringify(hours),
    opening_minutes: toOpeningMinutes(hours),
    time_zone: "Europe/Berlin",
    latitude: 52.5,
    longitude: 13.4,
    price_range: 3,
    social_media: JSON.stringify([{ platform: "instagram", username: "kesselhaus" }]),
  });
  const photo = "0123456789abcdef0123456789abcdef";
  await db
    .insertInto("photos")
    .values({
      id: photo,
      width: 3200,
      height: 2400,
      placeholder: "data:image/webp;base64,AAAA",
      variants: JSON.stringify([
        { width: 640, format: "webp" },
        { width: 1600, format: "webp" },
      ]),
    })
    .execute();
  await db
    .insertInto("vendor_photos")
    .values([
      { vendor_id: id, position: 1, photo_id: photo, alt: "The yard" },
      { vendor_id: id, position: 0, photo_id: photo, alt: "The hall" },
    ])
    .execute();
  await setStars(db, id, 13 / 3, 3);

  const vendor = await directory.vendor(id);
  expect(vendor).toMatchObject({
    name: "Kesselhaus",
    location: ["berlin-de", "potsdam-de"],
    places: [{ id: "berlin-de" }, { id: "potsdam-de" }],
    coordinates: { latitude: 52.5, longitude: 13.4 },
    openState: { state: "open", until: "2026-11-16T16:00:00.000Z", opensAt: null },
    isClaimed: true,
    addedBy: null,
    rating: { average: 4.33, count: 3 },
    photos: [
      {
        alt: "The hall",
        width: 1600,
        height: 1200,
        variants: [
          { src: `/api/photos/${photo}/640.webp`, width: 640, format: "webp" },
          { src: `/api/photos/${photo}/1600.webp`, width: 1600, format: "webp" },
        ],
      },
      { alt: "The yard" },
    ],
  });
  expect(JSON.stringify(vendor)).not.toContain(owner);
  const { items } = await directory.search({ q: "kesselhaus" });
  expect(items[0]).toMatchObject({ id, image: { alt: "The hall" }, rating: { average: 4.33, count: 3 } });
});

test("a vendor without details has nulls and empty lists, not missing fields", async () => {
  const id = await addVendor(database.db);
  expect(await directory.vendor(id)).toMatchObject({
    coordinates: null,
    priceRange: null,
    photos: [],
    isClaimed: false,
    rating: { average: null, count: 0, histogram: [0, 0, 0, 0, 0], aspects: {} },
    openState: { state: "not-given", until: null, opensAt: null },
  });
});

test("an unknown id is not found", async () => {
  await expect(directory.vendor(uuidv7())).rejects.toMatchObject({ status: 404 });
});

test("categories come in order with their numbers, without retired ones", async () => {
  const { db } = database;
  await addVendor(db, { category: ["cakes", "bars"] });
  await db.updateTable("categories").set({ position: 9 }).where("slug", "=", "venues").execute();
  await db.updateTable("categories").set({ retired_at: new Date() }).where("slug", "=", "bars").execute();
  const categories = await directory.categories();
  expect(categories.map(({ slug, vendorCount }) => [slug, vendorCount])).toEqual([
    ["cakes", 1],
    ["venues", 2],
  ]);
});

test("an imported listing credits its source wherever it is shown, and so does the installation", async () => {
  const { db } = database;
  expect(await directory.credits()).toEqual([]);
  const own = await addVendor(db, { name: "Nobody else's", phone_number: "01/555 01 42", location: ["maribor-si"] });
  const imported = await addVendor(db, {
    name: "Kartenhaus",
    source: "osm",
    source_id: "node/1",
    website: `https://www.${domainToASCII("kartenhäuser.example")}/`,
  });
  await addVendor(db, { name: "Wartehaus", source: "foursquare", source_id: "1", status: "pending" });
  await addVendor(db, { name: "Irgendwoher", source: "elsewhere", source_id: "1" });
  const osm = { text: "© OpenStreetMap contributors (ODbL)", url: "https://www.openstreetmap.org/copyright" };

  expect(await directory.vendor(imported)).toMatchObject({ credit: osm, websiteText: "kartenhäuser.example" });
  expect(await directory.vendor(own)).toMatchObject({ credit: null, phoneNumber: "+386 1 555 01 42" });
  const found = await directory.searchAll();
  expect(Object.fromEntries(found.map(({ name, credit }) => [name, credit]))).toMatchObject({
    Kartenhaus: osm,
    "Nobody else's": null,
    Irgendwoher: null,
  });
  expect(await directory.credits()).toEqual([
    osm,
    { text: expect.stringContaining("GeoNames"), url: expect.any(String) },
  ]);
});
