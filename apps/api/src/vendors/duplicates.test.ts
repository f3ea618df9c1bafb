// Which listings are taken for the same vendor. The first half of the pairs was written before the rule, from what
// people get wrong when they type in a business that is already listed; the second half looks for the rule's limits.
import { websiteOf } from "@troth/rules/vendors";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { leastCpuTime } from "../../test/cpu-time.ts";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { demoCategories } from "../demo/data.ts";
import type { Lexicon } from "../search/lexicon.ts";
import { createLexicons } from "../search/current-lexicon.ts";
import { nameLikeness } from "./likeness.ts";

const api = useTestApp();

interface Written {
  name: string;
  place?: string;
  phoneNumber?: string;
  website?: string;
  address?: string;
}
type Pair = [listed: Written, typed: Written];

const same: Pair[] = [
  // Written before the rule.
  [{ name: "Villa Podrožnik" }, { name: "Villa Podroznik" }],
  [
    { name: "Blumen Kessler", place: "vienna-at" },
    { name: "Blumen Keßler GmbH", place: "vienna-at" },
  ],
  [
    { name: "Thompson & Hale Photography", place: "london-gb" },
    { name: "Thompson and Hale Photography Ltd", place: "london-gb" },
  ],
  [
    { name: "Hochzeitsfotografie Lena Brandt", place: "vienna-at" },
    { name: "Lena Brandt Hochzeitsfotografie", place: "vienna-at" },
  ],
  [
    { name: "Café Müller", place: "vienna-at" },
    { name: "Cafe Mueller", place: "vienna-at" },
  ],
  [
    { name: "The Orchid House", place: "london-gb" },
    { name: "Orchid House Florist", place: "london-gb" },
  ],
  [{ name: "Mestni kvartet" }, { name: "Mestni kvartt" }],
  [
    { name: "Rosewood Barn", place: "london-gb" },
    { name: "Rosewod Barn", place: "london-gb" },
  ],
  [
    { name: "Slaščičarna Lolita", phoneNumber: "+386 1 555 01 42" },
    { name: "Lolita Cakes & More", phoneNumber: "01/555-01-42" },
  ],
  [
    { name: "Atelier Nord", place: "vienna-at", website: "https://www.ateliernord.example/" },
    { name: "Brautkleider am Graben", place: "vienna-at", website: "ateliernord.example/kontakt" },
  ],
  [{ name: "Gostilna Pri Lojzetu", place: "kranj-si" }, { name: "Pri Lojzetu" }],
  [{ name: "Ресторан Дубрава" }, { name: "ДУБРАВА ресторан" }],
  [
    { name: "Juwelier Haas e.U.", place: "vienna-at" },
    { name: "Juwelier Haas", place: "vienna-at" },
  ],
  [
    { name: "Lipa in med", website: "https://facebook.com/lipainmed" },
    { name: "Torte Lipa", website: "https://m.facebook.com/LipaInMed/?ref=page" },
  ],
  // Written after it.
  [{ name: "Rose Wood Barn" }, { name: "Rosewood Barn" }],
  [{ name: "O'Sullivan Strings" }, { name: "O’Sullivan Strings Limited" }],
  [{ name: "Glasba za vas, Primož Žnidar s.p." }, { name: "Primoz Znidar - glasba za vas" }],
  [{ name: "Bakehouse by Nell" }, { name: "Nell's Bakehouse" }],
  [
    { name: "Fotograf Kos", phoneNumber: "01 555 01 99" },
    { name: "Kos foto studio", phoneNumber: "+38615550199" },
  ],
  [{ name: "Arrosa Films" }, { name: "Arossa Films" }],
  [{ name: "Villa Ana Events, d. o. o." }, { name: "VILLA ANA" }],
  [{ name: "花嫁サロン桜" }, { name: "花嫁サロン 桜" }],
  // With a Cyrillic о, from before such names were refused.
  [{ name: "Rоse & Thorn" }, { name: "Rose & Thorn" }],
];

const different: Pair[] = [
  // Written before the rule: two branches, two florists of a similar name, neighbours in one building.
  [
    { name: "Blumen Kessler", place: "vienna-at", website: "https://kessler.example/", phoneNumber: "+43 1 5550142" },
    { name: "Blumen Kessler", place: "graz-at", website: "https://kessler.example/", phoneNumber: "+43 316 555017" },
  ],
  [
    { name: "Blumen Kessler", place: "vienna-at" },
    { name: "Blumen Kaiser", place: "vienna-at" },
  ],
  [
    { name: "Rosie's Flowers", place: "london-gb" },
    { name: "Posy Flowers", place: "london-gb" },
  ],
  [
    { name: "Anna Gruber Photography", place: "vienna-at" },
    { name: "Anna Huber Photography", place: "vienna-at" },
  ],
  [
    { name: "Cvetličarna Ana", website: "https://www.facebook.com/cvetlicarnaana" },
    { name: "DJ Tine", website: "https://www.facebook.com/djtine" },
  ],
  [{ name: "Grand Hotel Union" }, { name: "Grand Hotel Europa" }],
  [
    { name: "Studio Svit", address: "Trubarjeva 40, Ljubljana" },
    { name: "Fotograf Kos", address: "Trubarjeva 40, Ljubljana" },
  ],
  [
    { name: "St Mary's Church", place: "london-gb" },
    { name: "St Martin's Church", place: "london-gb" },
  ],
  [
    { name: "London Wedding Cars", place: "london-gb" },
    { name: "London Wedding Cakes", place: "london-gb" },
  ],
  [
    { name: "Mestni kvartet", phoneNumber: "+386 1 555 01 42" },
    { name: "Godba Trnovo", phoneNumber: "+386 1 555 01 43" },
  ],
  [
    { name: "Royal Catering", place: "london-gb", phoneNumber: "+44 20 7946 0111" },
    { name: "Royal Catering", place: "manchester-gb", phoneNumber: "+44 161 496 0222" },
  ],
  // Written after it.
  [{ name: "Rose Photography" }, { name: "Rose Catering" }],
  [{ name: "Bloom & Wild Flowers" }, { name: "Bloom Studio Flowers and Styling" }],
  [{ name: "The Flower Shop" }, { name: "Flowers" }],
  [{ name: "Duo Sol" }, { name: "Duo Mol" }],
  [{ name: "Ljubljana Wedding Photography" }, { name: "Ljubljana Wedding Films" }],
  [
    { name: "Hotel Lev", website: "https://hotels.example/lev", place: "ljubljana-si" },
    { name: "Hotel Slon", website: "https://hotels.example/slon", place: "maribor-si" },
  ],
  [
    { name: "Foto Zupan", phoneNumber: "+386 1 555 01 42" },
    { name: "Blumen Hofer", phoneNumber: "+43 1 555 01 42", place: "vienna-at" },
  ],
];

const places = [
  ["ljubljana-si", "Ljubljana", "SI", "Europe/Ljubljana", 46.05, 14.51],
  ["kranj-si", "Kranj", "SI", "Europe/Ljubljana", 46.24, 14.36],
  ["maribor-si", "Maribor", "SI", "Europe/Ljubljana", 46.55, 15.65],
  ["vienna-at", "Vienna", "AT", "Europe/Vienna", 48.21, 16.37],
  ["graz-at", "Graz", "AT", "Europe/Vienna", 47.07, 15.44],
  ["london-gb", "London", "GB", "Europe/London", 51.51, -0.13],
  ["manchester-gb", "Manchester", "GB", "Europe/London", 53.48, -2.24],
] as const;

let lexicon: Lexicon;
beforeAll(async () => {
  const { db } = api.database;
  for (const [id, name, country, time_zone, latitude, longitude] of places)
    await db
      .insertInto("places")
      .values({ id, name, local_name: name, country, country_name: country, time_zone, latitude, longitude })
      .execute();
  await db
    .insertInto("categories")
    .values(demoCategories().map((category, i) => ({ ...category, id: uuidv7(), position: i + 1 })))
    .execute();
  ({ lexicon } = await createLexicons(db).current());
});

async function compare([listed, typed]: Pair) {
  const { db } = api.database;
  await sql`delete from rate_limits`.execute(db);
  await sql`delete from vendors`.execute(db);
  const id = await addVendor(db, {
    name: listed.name,
    location: [listed.place ?? "ljubljana-si"],
    phone_number: listed.phoneNumber ?? "",
    website: websiteOf(listed.website ?? "") ?? "",
    address: listed.address ?? "",
  });
  const { place = "ljubljana-si", ...rest } = typed;
  const answer = await api.browser().call("POST", "/api/vendors/duplicates", { ...rest, location: [place] });
  expect(answer.statusCode, answer.body).toBe(200);
  const { items } = answer.json() as { items: { vendor: { id: string }; reasons: string[] }[] };
  return items.find(({ vendor }) => vendor.id === id)?.reasons ?? null;
}

const titled = (pairs: Pair[]) => pairs.map((pair) => [pair[0].name, pair[1].name, pair] as const);

test.each(titled(same))("“%s” is suggested for “%s”", async (_listed, _typed, pair) => {
  expect(await compare(pair)).not.toBeNull();
  expect(await compare([pair[1], pair[0]])).not.toBeNull();
});

test.each(titled(different))("“%s” is not suggested for “%s”", async (_listed, _typed, pair) => {
  expect(await compare(pair)).toBeNull();
  expect(await compare([pair[1], pair[0]])).toBeNull();
});

test("check 50: names that look the same are the same", async () => {
  // All in Cyrillic, on one side or the other.
  expect(await compare([{ name: "Роса" }, { name: "Poca" }])).toContain("name");
  expect(await compare([{ name: "Rose Hope" }, { name: "Rоѕе Норе".replace("R", "г") }])).toContain("name");
});

test("check 51: no name takes long to compare", async () => {
  await compare([{ name: "Villa Ana" }, { name: "Villa Ana" }]);
  for (const name of [
    "a ".repeat(60),
    "&".repeat(119) + "a",
    "gmbh & ".repeat(17),
    "s. ".repeat(40),
    "d. o. ".repeat(20),
  ]) {
    const compareNames = () => nameLikeness(name, `${name.slice(0, 118)} x`, lexicon, new Set());
    expect(await leastCpuTime(compareNames, 100), name).toBeLessThan(100);
  }
});

test("the strongest reason comes first, and the likeliest of five listings at most", async () => {
  const { db } = api.database;
  await sql`delete from vendors`.execute(db);
  const phone_number = "+386 1 555 01 42";
  for (let i = 0; i < 6; i++) await addVendor(db, { name: `Cvetličarna Vrtnica ${i}` });
  const id = await addVendor(db, { name: "Cvetličarna Vrtnica", phone_number, address: "Trubarjeva cesta 40" });
  const query = { name: "Vrtnica, cvetličarna d.o.o.", phoneNumber: "01 555 01 42", address: "Trubarjeva cesta 40" };
  const answer = await api.browser().call("POST", "/api/vendors/duplicates", { ...query, location: ["ljubljana-si"] });
  const { items } = answer.json();
  expect(items[0]).toMatchObject({ vendor: { id }, reasons: ["phone", "name", "address", "distance"] });
  expect(items.length).toBeLessThanOrEqual(5);
});

test("among thousands of vendors, a misspelt name is found in its own place, and a name spelt right next to it too", async () => {
  const { db } = api.database;
  await sql`delete from vendors`.execute(db);
  await sql`insert into vendors (id, slug, name, category, location, opening_hours, time_zone, status)
    select gen_random_uuid(), 'crowd-' || i, 'Crowd ' || i, '{venues}', '{ljubljana-si}', '[]', 'Europe/Ljubljana', 'approved'
    from generate_series(1, 1100) i`.execute(db);
  const here = await addVendor(db, { name: "Rosewood Barn", location: ["ljubljana-si"] });
  const nextToIt = await addVendor(db, { name: "Willowbrook Lodge", location: ["kranj-si"] });
  const found = async (name: string) => {
    await sql`delete from rate_limits`.execute(db);
    const answer = await api
      .browser()
      .call("POST", "/api/vendors/duplicates", { name, location: ["ljubljana-si"], phoneNumber: "", website: "" });
    return (answer.json() as { items: { vendor: { id: string } }[] }).items.map(({ vendor }) => vendor.id);
  };
  expect(await found("Rosewod Barn")).toEqual([here]);
  expect(await found("Willowbrook Lodge d.o.o.")).toEqual([nextToIt]);
});

test("check 46: a name of signs is compared like any other", async () => {
  for (const name of [
    "!!",
    "💐💐",
    "''",
    "%%",
    "\\\\",
    "a'b:*&|",
    "l:ljubljana-si' | 'all:",
    "- -",
    "\u0301\u0301",
    "GmbH & Co. KG",

    "花花",
  ]) {
    expect(await compare([{ name }, { name }])).toContain("name");
    expect(await compare([{ name: "Villa Ana" }, { name }])).toBeNull();
  }
});

test("one address compares sixty listings an hour", async () => {
  const guest = api.browser();
  const ask = () => guest.call("POST", "/api/vendors/duplicates", { name: "Villa Ana", location: ["ljubljana-si"] });
  for (let i = 0; i < 60; i++) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});
