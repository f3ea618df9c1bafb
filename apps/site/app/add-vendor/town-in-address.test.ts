import { expect, test } from "vitest";
import { completions, townIn, townNamed } from "./town-in-address.ts";

const place = (id: string, label: string) => ({ id, label, hint: "" });
const [ljubljana, ljubno] = [place("ljubljana-si", "Ljubljana"), place("ljubno-si", "Ljubno")];
const [vienna, neustadt] = [place("vienna-at", "Vienna"), place("wiener-neustadt-at", "Wiener Neustadt")];

/** As it is found by one of its other names. */
const called = (town: typeof vienna) => ({ ...town, exact: true });

test.each([
  ["Trubarjeva cesta 40, Ljub", "Ljub"],
  ["Trubarjeva cesta 40, 1000 Ljubljana", "Ljubljana"],
  ["Trubarjeva cesta 40 Ljub", "Ljub"],
  ["Am Graben 12/3a, A-1010 Wien", "Wien"],
  ["Dorf 3 – Bad Ischl", "Bad Ischl"],
  ["Villa Podrožnik, Cesta na Rožnik 12, Škofja L", "Škofja L"],
  // A street.
  ["Trubarjeva cesta", ""],
  ["Trubarjeva cesta 40", ""],
  ["Trubarjeva cesta 40, 1000", ""],
  ["12 London Road", ""],
  ["12 rue de Par", ""],
  ["12 London Road, Bri", "Bri"],
  ["", ""],
])("the end of “%s” is the town “%s”", (address, town) => {
  expect(townIn(address)).toBe(town);
});

test("a town is finished where it stands, and nothing before it is touched", () => {
  const texts = (address: string, found = [ljubljana, ljubno]) => completions(address, found).map(({ text }) => text);
  expect(texts("ljubljanska 3, 1000 ljub")).toEqual(["ljubljanska 3, 1000 Ljubljana", "ljubljanska 3, 1000 Ljubno"]);
  expect(texts("Trg 1, Ljubljana", [ljubljana])).toEqual([]);
  expect(texts("Am Graben 12, Wien", [vienna, neustadt])).toEqual(["Am Graben 12, Wiener Neustadt"]);
  expect(texts("Kidričeva 4, Skofja L", [place("skofja-loka-si", "Škofja Loka")])).toEqual([
    "Kidričeva 4, Škofja Loka",
  ]);
});

test("an address names a town in full or by another name, not by its beginning", () => {
  expect(townNamed("Trg 1, ljubljana", [ljubljana, ljubno])).toBe(ljubljana);
  expect(townNamed("Trg 1, Ljub", [ljubljana, ljubno])).toBeUndefined();
  expect(townNamed("Am Graben 12, Wien", [called(vienna), neustadt])).toStrictEqual(called(vienna));
  // Brooklyn and the Bronx begin so, too.
  expect(
    townNamed("12 London Road, Br", [place("new-york-us", "New York"), place("bristol-gb", "Bristol")]),
  ).toBeUndefined();
  expect(townNamed("Trg 1, Nowhere", [])).toBeUndefined();
});
