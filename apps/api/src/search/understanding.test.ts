// What people type and what they are shown: the whole way through the database, with the demo's vendors.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import type { Call } from "../contract/handlers.ts";
import { createLexicons } from "./current-lexicon.ts";
import { addDemoListings, directoryOf } from "../../test/directory.ts";

let database: FreshDatabase;
let directory: ReturnType<typeof directoryOf>;
beforeAll(async () => {
  database = await freshDatabase();
  await addDemoListings(database.db);
  directory = directoryOf(database.db);
});
afterAll(() => database?.close());

type Query = Call<"searchVendors">["query"];
const partsOf = async (query: Query) =>
  (await directory.search(query)).understood!.parts.map(
    ({ kind, values, label }) => `${kind} ${values.join() || label}`,
  );

describe("a text is read as filters", () => {
  test.each([
    ["videographer", ["category videographers"]],
    ["makeup", ["category make-up"]],
    ["wedding photographer", ["category photographers"]],
    ["Hochzeitsfotograf in Wien", ["category photographers", "place vienna-at"]],
    ["фотограф в Виена", ["category photographers", "place vienna-at"]],
    ["結婚式 写真 京都", ["category photographers", "place kyoto-jp"]],
    ["photographer in italy", ["category photographers", "place it"]],
    ["florist tuscany", ["category florists", "place tuscany-it"]],
    ["florist open now", ["category florists", "openNow Open now"]],
    ["someone to marry us", ["category celebrants"]],
    ["one man band", ["category live-music"]],
    ["florist in Nice", ["category florists", "place nice-fr"]],
    ["mariage à Nice", ["place nice-fr"]],
    ["a nice florist in Edinburgh", ["category florists", "place edinburgh-gb"]],
    ["flowers for hay fever", ["category florists", "specialty florists/dried,florists/artificial"]],
    ["vids of the day", ["category videographers"]],
    ["vjenčana torta", ["category cakes"]],
    ["dove release", ["words dove", "words release"]],
    [
      "cheap dj vienna speaks english and german",
      ["priceRange 1,2", "category djs", "place vienna-at", "language en", "language de"],
    ],
  ])("%s", async (q, parts) => {
    expect(await partsOf({ q })).toEqual(parts);
  });

  test("an understood text finds what the same filters find, with the same numbers", async () => {
    const typed = await directory.search({ q: "photographers in vienna" });
    const chosen = await directory.search({ category: ["photographers"], location: ["vienna-at"] });
    expect(typed.items).toEqual(chosen.items);
    expect(typed.total).toEqual(chosen.total);
    expect(typed.facets).toEqual(chosen.facets);
    expect(typed.filters).toEqual(chosen.filters);
  });

  test("each part says where it is in the text, so that it can be removed", async () => {
    const q = "Photographers,  please, in Vienna!";
    const { understood } = await directory.search({ q });
    expect(understood!.parts.map(({ start, end }) => q.slice(start, end))).toEqual(["Photographers", "Vienna"]);
  });

  test("a chosen filter takes precedence over one that was understood", async () => {
    const { filters } = await directory.search({ q: "photographer vienna", location: ["lisbon-pt"] });
    expect(filters.location).toEqual(["lisbon-pt"]);
  });
});

describe("what vendors say about themselves", () => {
  test.each([
    ["horse and carriage", "transport"],
    ["tipi hire", "hire"],
    ["suit hire", "suits"],
  ])("%s: what their category is called doesn't count", async (q, category) => {
    const { total } = await directory.search({ q });
    const everyone = await directory.search({ category: [category] });
    expect(total.count).toBeGreaterThan(1);
    expect(total.count).toBeLessThan(everyone.total.count / 2);
  });

  test.each([
    ["Turkish speaking photographer in Vienna", "Studio Nachtblau"],
    ["photographer who speaks French", "Teodora Lis"],
    ["officiant in english and spanish", "Marisol Quiñones-Hart, Officiant"],
    ["babysitter", "Kinderinsel Purzelbaum"],
  ])("%s: those who say so come first", async (q, name) => {
    expect((await directory.search({ q })).items[0]!.name).toBe(name);
  });
});

describe("several trades", () => {
  const categoriesOf = async (q: string) => (await directory.search({ q })).filters.category.toSorted();

  test.each([
    ["signs join in the same way as words", "tables + chairs + bar", ["bars", "hire"]],
    ["a specialty is joined with its neighbour's trade", "barn and a ceilidh band", ["live-music", "venues"]],
    ["joined specialties describe the trade after them", "boho and rustic photographer", ["photographers"]],
    ["of two specialties in a row, the second is meant", "garden chairs", ["hire"]],
    ["unless it is where the first works", "harpist castle", ["live-music"]],
    ["no link crosses a comma", "band for dinner, photographer", ["live-music", "photographers"]],
    ["what another trade is for isn't a trade itself", "harpist for garden ceremony and dinner", ["live-music"]],
    ["nor is where and when it takes place", "magician between ceremony and dinner", ["entertainers"]],
    ["a word means everything it stands for", "music", ["djs", "live-music"]],
    ["an everyday word isn't related to a rarer one", "rings of fair trade gold", ["jewellers"]],
    ["a word that means nothing elsewhere doesn't add a trade", "photographer who laughs", ["photographers"]],
  ])("%s", async (_, q, categories) => {
    expect(await categoriesOf(q)).toEqual(categories);
  });

  test("vendors that do several of the things asked for come first", async () => {
    const { items } = await directory.search({ q: "photos and video, lisbon", limit: 2 });
    for (const { category } of items) expect(category).toEqual(["photographers", "videographers"]);
    const [first] = (await directory.search({ q: "dj lisbon with vinyl who only plays" })).items;
    expect(first!.name).toMatch(/vinil/i);
  });
});

describe("a need without the trade's name finds the trade", () => {
  test.each([
    ["my grandfather can't fly over", "videographers"],
    ["the hall is ugly", "decor"],
    ["nobody knows the date yet", "stationery"],
    ["i keep stepping on her toes", "dance-lessons"],
    ["und wenn es schüttet?", "hire"],
    ["de quoi trinquer", "bars"],
    ["que nadie se aburra", "entertainers"],
    ["kdo bi nam igral do jutra", "live-music"],
  ])("%s", async (q, category) => {
    const { filters, understood } = await directory.search({ q });
    expect(filters.category).toContain(category);
    expect(understood!.corrected).toBeNull();
  });

  test("if only hints point to a trade, vendors that mention the typed words come first", async () => {
    const { items } = await directory.search({ q: "frizzy wigs and braids everywhere" });
    expect(items[0]!.category).toContain("hair");
  });

  test.each([
    "photographer, not too pricey",
    "florist, nicht zu teuer",
    "gâteau pas trop cher",
    "fotografo non troppo caro",
  ])("%s asks for low prices", async (q) => expect((await directory.search({ q })).filters.priceRange).toEqual([1, 2]));
});

describe("a specialty", () => {
  test("a wish that enough vendors fulfil filters; one that few fulfil puts them first", async () => {
    const many = await directory.search({ q: "garden", limit: 50 });
    const few = await directory.search({ q: "castle vienna", limit: 50 });
    expect(many.understood!.parts).toMatchObject([{ kind: "specialty", effect: "filters" }]);
    expect(few.understood!.parts[0]).toMatchObject({ kind: "specialty", effect: expect.not.stringMatching("filters") });
    for (const { category } of [...many.items, ...few.items]) expect(category).toContain("venues");
    expect(few.total.count).toBeGreaterThan(5);
  });

  test.each([
    ["string quartett", "Quartett Lindenblatt", "Duo Violoncello Rosso"],
    ["piper", "Sandy McKell, Piper", "The Dashing White Sergeants"],
    ["vegan caterer", "Neeps & Greens", "Stovies & Sons"],
    ["limo", "Limo & Loch", "Oldtimer Veilchenblau"],
  ])("%s: of those related to it, those that use the very word come first", async (q, using, related) => {
    const { items } = await directory.search({ q, limit: 50 });
    const placeOf = (name: string) => items.findIndex((vendor) => vendor.name === name);
    expect(placeOf(using)).toBeGreaterThanOrEqual(0);
    expect(placeOf(related) < 0 || placeOf(using) < placeOf(related)).toBe(true);
  });

  test.each(["harpist edinburgh zebra", "castle venue vienna zebra"])(
    "%s: a word that no vendor has doesn't make a wish that some fulfil unfulfilled",
    async (q) => {
      const { understood } = await directory.search({ q });
      expect(understood!.parts).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({ kind: "specialty", effect: "prefers" }),
          expect.objectContaining({ label: "zebra", effect: "none" }),
        ]),
      );
    },
  );

  test("a phrase that says what there isn't is not met by vendors that have it", async () => {
    const { items } = await directory.search({ q: "wheelchair accessible venue", limit: 50 });
    const stepFree = items.slice(0, 3).map(({ name }) => name);
    for (const name of ["Dunmallet Castle", "Moinho das Três Velas"]) expect(stepFree).not.toContain(name);
  });

  test.each(["cake without gluten", "venue no stairs"])("%s: what there shouldn't be is a wish, too", async (q) => {
    const { understood } = await directory.search({ q });
    expect(understood!.parts).toContainEqual(expect.objectContaining({ kind: "specialty" }));
  });

  test("two words for the same wish are one", async () => {
    const { understood } = await directory.search({ q: "gospel choir" });
    expect(understood!.parts).toMatchObject([{ kind: "specialty", start: 0, end: 12 }]);
  });

  test("a wish that no vendor fulfils says so", async () => {
    const { understood, items } = await directory.search({ q: "photographer zorbing" });
    expect(understood!.parts).toMatchObject([
      { kind: "category" },
      { kind: "words", label: "zorbing", effect: "none" },
    ]);
    expect(items.length).toBeGreaterThan(0);
  });
});

describe("misspellings", () => {
  test.each([
    ["photogrpher viennna", ["photographers"], ["vienna-at"]],
    ["forist lisbonn", ["florists"], ["lisbon-pt"]],
    ["vidoegrapher", ["videographers"], []],
    ["photografer viena", ["photographers"], ["vienna-at"]],
    ["bokay", ["florists"], []],
  ])("%s is corrected, and the answer says so", async (q, category, location) => {
    const { filters, understood } = await directory.search({ q });
    expect([filters.category, filters.location]).toEqual([category, location]);
    expect(understood!.parts.some(({ correction }) => correction !== null)).toBe(true);
    expect(understood!.corrected).not.toBe(q);
  });

  test("a correction shows the place by its name", async () => {
    const { understood } = await directory.search({ q: "photgrapher in viena" });
    expect(understood!.corrected).toMatch(/ in Vienna$/);
  });

  test("the exact words can be searched for instead", async () => {
    const { understood, filters } = await directory.search({ q: "photografer", verbatim: true });
    expect([understood, filters.category]).toEqual([null, []]);
  });

  test("nothing is found for a text that resembles nothing", async () => {
    const { total, understood } = await directory.search({ q: "xqzwvk" });
    expect([total.count, understood!.corrected]).toEqual([0, null]);
  });
});

describe("a wish that no listing says anything about", () => {
  test.each([
    ["photographer under 2000 euro", "under 2000 euro"],
    ["photographer below €2000", "below €2000"],
    ["venue under 3000", "under 3000"],
    ["venue up to 3,000", "up to 3,000"],
    ["€2000 photographer vienna", "€2000"],
    ["Fotograf in Wien bis 1.500€", "bis 1.500€"],
    ["florist less than 2k", "less than 2k"],
    ["fleuriste jusqu'à 800", "jusqu'à 800"],
    ["photographers near me", "near me"],
    ["venue for 200 guests", "200 guests"],
    ["Location für 80 Personen", "80 Personen"],
    ["florist open on sunday", "open on sunday"],
    ["last minute photographer", "last minute"],
    ["fotografo sabato", "sabato"],
    ["photographer not videographer", "not videographer"],
    ["venue not a castle", "not a castle"],
    ["dj without karaoke", "without karaoke"],
    ["videographer without drone", "without drone"],
    ["ohne Drohne filmen", "ohne Drohne"],
    ["vegan caterer but no buffet", "no buffet"],
    ["dj who won't play cheesy music", "won't play cheesy music"],
    ["florist 12 September 2027", "September"],
  ])("%s says what was left out, and sets no price", async (q, label) => {
    const { understood, filters, items } = await directory.search({ q });
    expect([filters.priceRange, filters.category.length, understood!.corrected]).toEqual([[], 1, null]);
    expect(understood!.parts).toContainEqual(expect.objectContaining({ kind: "unanswered", label, effect: "none" }));
    expect(items.length).toBeGreaterThan(0);
  });

  test("on its own shows every vendor and says that it was left out", async () => {
    const { understood, filters, total } = await directory.search({ q: "€2000" });
    expect(filters.priceRange).toEqual([]);
    expect(understood!.parts).toMatchObject([{ kind: "unanswered", label: "€2000", effect: "none" }]);
    expect(total).toEqual((await directory.search()).total);
  });

  test("leaving it out isn't offered, since nothing more would be found", async () => {
    const { wider } = await directory.search({ q: "honeymoons sofia under 3000" });
    expect(wider.map(({ value }) => value)).not.toContain("words");
  });

  test.each(["photogrpher under 2000", "photogrpher under2000", "venue 20000"])(
    "%s keeps its digits when it is corrected",
    async (q) => {
      const { understood } = await directory.search({ q });
      expect((understood!.corrected ?? q).match(/\d+/)).toEqual(q.match(/\d+/));
    },
  );

  test("a currency sign alone is a price level", async () => {
    expect((await directory.search({ q: "photographer €€" })).filters.priceRange).toEqual([2]);
    expect((await directory.search({ q: "photographer €" })).filters.priceRange).toEqual([1]);
  });
});

describe("a word of a vendor's name that begins like a trade", () => {
  test.each(["Lichtblick", "lichtblick", "Lichtblick Vienna"])("%s brings that vendor first", async (q) => {
    const { items, total, filters, matched } = await directory.search({ q, limit: 3 });
    expect(items[0]!.name).toBe("Lichtblick Sarić");
    // What the word begins like still counts.
    expect([total.count > 1, filters.category.length > 0, matched]).toEqual([true, true, "words"]);
  });

  test("comes first on one page only", async () => {
    const items = await directory.searchAll({ q: "Lichtblick", limit: 5 });
    expect(items.filter(({ name }) => name === "Lichtblick Sarić")).toEqual([items[0]]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  test("isn't looked for elsewhere", async () => {
    const { items } = await directory.search({ q: "Lichtblick Lisbon", limit: 50 });
    expect(items.map(({ name }) => name)).not.toContain("Lichtblick Sarić");
  });
});

describe("several words of a vendor's name", () => {
  test.each([
    ["two rings", "The Two Rings Ceremonies"],
    ["little bull", "Little Bull Films"],
    ["dj granny", "DJ Granny Mhairi"],
    ["plant and plate", "Plant & Plate Cakes"],
    ["limo and loch", "Limo & Loch"],
    ["left feet ceilidh", "The Left Feet Ceilidh Band"],
  ])("%s brings that vendor first, whatever they mean", async (q, name) => {
    expect((await directory.search({ q })).items[0]!.name).toBe(name);
  });

  test("one that means nothing here does, too", async () => {
    expect((await directory.search({ q: "granny" })).items[0]!.name).toBe("DJ Granny Mhairi");
    const [wedding, all] = [await directory.search({ q: "wedding" }), await directory.search()];
    expect(wedding.items.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
  });
});

describe("a word of no meaning here", () => {
  test.each(["%%%", "💐", "?!"])("%s has nothing to read: every vendor is shown, and it is said so", async (q) => {
    const { total, understood } = await directory.search({ q });
    expect(total).toEqual((await directory.search()).total);
    expect(understood!.parts).toMatchObject([{ kind: "words", label: q, start: 0, end: q.length, effect: "none" }]);
  });

  test.each(["Betty's", "Peggy Porschen", "Gail's", "xyzzyqq", "zzceffaff"])(
    "the name of a business that isn't here, %s, isn't taken for a trade, and nothing is found",
    async (q) => {
      const { total, understood } = await directory.search({ q });
      expect([total.count, understood!.corrected]).toEqual([0, null]);
      expect(understood!.parts.every(({ kind, effect }) => kind === "words" && effect === "none")).toBe(true);
    },
  );

  test.each(["sussex florist", "cake perthshire", "photographer cumbria", "dogs", "victoria", "cornwall"])(
    "%s isn't taken for a misspelling of another word, or of a name",
    async (q) => {
      const { matched, understood } = await directory.search({ q });
      expect([matched, understood!.corrected]).toEqual(["words", null]);
    },
  );
});

test("a vendor's own name wins, even if misspelt", async () => {
  for (const q of ["Villa Podrožnik", "villa podroznik", "vila podrozik"]) {
    expect((await directory.search({ q })).items[0]!.name).toBe("Villa Podrožnik");
  }
  const whole = await directory.search({ q: "villa podroznik" });
  expect([whole.total.count, whole.understood!.parts]).toEqual([1, []]);
  const { items } = await directory.search({ q: "Haar Films" });
  expect(items[0]!.name).toBe("Haar Films");
});

describe("where", () => {
  test.each([
    ["Wien", "vienna-at"],
    ["Beč", "vienna-at"],
    ["Firenze, Italy", "florence-it"],
    ["Italy", "it"],
    ["Toskana", "tuscany-it"],
    ["ljublj", "ljubljana-si"],
  ])("%s is understood as the place it means", async (where, id) => {
    const answer = await directory.search({ where });
    expect(answer.where).toMatchObject({ place: { id }, choices: [] });
    expect(answer.filters.location).toEqual([id]);
    expect(answer.total.count).toBeGreaterThan(0);
  });

  test.each(["Bath", "Lyon", "Cork", "Belfast"])(
    "%s isn't mistaken for another place, even without vendors there",
    async (where) => {
      const answer = await directory.search({ where });
      expect(answer.where!.place!.label).toBe(where);
      expect(answer.total.count).toBe(0);
      const near = answer.wider.filter(({ kind }) => kind === "nearby");
      expect(near.map(({ kilometres }) => kilometres)).toEqual(
        near.map(({ kilometres }) => kilometres).toSorted((a, b) => a! - b!),
      );
    },
  );

  test.each([
    ["celebrant galway", "Galway"],
    ["photographer köln", "Cologne"],
    ["florist chania", "Chania"],
  ])("%s: a place is shown as it is called in English", async (q, label) => {
    expect((await directory.search({ q })).understood!.parts).toContainEqual(expect.objectContaining({ label }));
  });

  test("a name that may mean several places isn't guessed", async () => {
    const { where, filters } = await directory.search({ where: "Springfield" });
    expect([where!.place, filters.location]).toEqual([null, []]);
    expect(new Set(where!.choices.map(({ hint }) => hint)).size).toBeGreaterThan(1);
  });

  test("a text that isn't a place is reported as such", async () => {
    expect((await directory.search({ where: "Qwxyzzy" })).where).toMatchObject({ place: null, choices: [] });
  });
});

describe("few hits", () => {
  test("widen the search to places nearby, with the numbers found there", async () => {
    const { wider } = await directory.search({ where: "Bath" });
    const [first] = wider;
    expect(first).toMatchObject({ kind: "nearby", value: "bristol-gb", label: "Bristol", kilometres: 18 });
    expect((await directory.search({ location: ["bristol-gb"] })).total.count).toBe(first!.count);
  });

  test("or by leaving out one wish", async () => {
    const { wider } = await directory.search({ category: ["honeymoons"], location: ["sofia-bg"] });
    const without = wider.filter(({ kind }) => kind === "without");
    expect(without.map(({ value }) => value).toSorted()).toEqual(["category", "location"]);
    for (const { count } of without) expect(count).toBeGreaterThan(0);
  });
});

test("an operator's own words are understood alongside ours; a broken file or missing folder is named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vocabulary-"));
  mkdirSync(join(folder, "categories"));
  const file = join(folder, "categories", "venues.json");
  writeFileSync(file, JSON.stringify({ category: "venues", names: { en: ["knees-up hall"] }, kinds: [] }));
  const { lexicon } = await createLexicons(database.db, { folder }).current();
  expect(lexicon.matchesAt(["knees", "up", "hall"], 0)).toContainEqual(
    expect.objectContaining({ length: 3, cost: 0, senses: [{ kind: "category", category: "venues" }] }),
  );
  writeFileSync(file, JSON.stringify({ category: "venues", names: { en: "hall" }, kinds: [] }));
  expect(() => createLexicons(database.db, { folder })).toThrow(/venues\.json/);
  rmSync(folder, { recursive: true });
  expect(() => createLexicons(database.db, { folder })).toThrow(`VOCABULARY_DIR is ${folder}, which isn't a folder.`);
});
