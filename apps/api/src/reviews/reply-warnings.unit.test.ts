import { publicName } from "@troth/rules/public-name";
import { expect, test } from "vitest";
import { leastCpuTime } from "../../test/cpu-time.ts";
import { demoCities } from "../demo/data.ts";
import { replyWarnings } from "./reply-warnings.ts";

const own = "+386 1 555 01 42";

test.each([
  ["Thank you, Ana Kovač, for coming.", "Kovač"],
  ["thank you mrs KOVAC", "Kovač"],
  ["Mrs. Kovač's dress was lovely", "Kovač"],
  ["Dear Lorca family, come again", "García Lorca"],
  ["Dear Mr Brien, come again", "O’Brien"],
  ["Thanks to the Li family", "Li"],
  ["山田様、ありがとうございました。", "山田"],
  ["Thank you, Ana Kovač", "Kovač"],
  ["Dear Golobova, come again", "Golob"],
  ["Dear Mrs. Golobova, come again", "Golob"],
  ["Thank you! Mit Frau Nováková war alles leicht", "Novák"],
  ["Zahvaljujemo se družini Zupanovih", "Zupan"],
])("a reply with the reviewer's last name is noticed: %s", (text, lastName) => {
  expect(replyWarnings(text, lastName, own)).toEqual(["last-name"]);
});

test.each([
  ["Thank you, Ana. Come again.", "Kovač"],
  ["We believed you, and live nearby", "Li"],
  ["The dinner from de Vries was late", "van den Berg"],
  ["The day was lovely", ""],
  ["There was parking for everyone. Parking is free", "Park"],
  ["Cooking for you was a joy, and you like it cooked slowly", "Cook"],
  ["It rained, but not for longer. Longer days are better", "Long"],
  ["Thank you, Liam. Come again", "Li"],
  ["We met Annabelle", "Ann"],
  ["The dinner for Parkinsonians was late", "Park"],
])("other words aren't taken for it: %s", (text, lastName) => {
  expect(replyWarnings(text, lastName, own)).toEqual([]);
});

test("any e-mail address or phone number is noticed, except the number on the vendor's page; dates aren't numbers", () => {
  const of = (text: string) => replyWarnings(text, "Kovač", own);
  expect(of("Write to ana.kovac@example.org")).toEqual(["last-name", "email-address"]);
  expect(of("Write to us at hello@villa.example")).toEqual(["email-address"]);
  expect(of("Write to 0123456789-4567@villa.example")).toEqual(["email-address"]);
  expect(of("We rang 041 555 019")).toEqual(["phone-number"]);
  expect(of("Ring us on 01 555 01 42, or +386 (1) 555-01-42")).toEqual([]);
  expect(of("On 12.06.2026 at 18:30 there were 120 guests; since 2026-06-12 18:30 there are 1,200")).toEqual([]);
});

test("check 51: no text takes long to look at", async () => {
  for (const part of ["a@", "1 ", "1-", "a.", "@a.", "+1(", "ß", "aA"]) {
    const text = part.repeat(2_000 / part.length);
    expect(await leastCpuTime(() => replyWarnings(text, "Kovač", own), 100), part).toBeLessThan(100);
  }
});

test("no reply of the demo says who the reviewer is", () => {
  for (const { vendors } of demoCities())
    for (const { phoneNumber, reviews } of vendors)
      for (const { author, response } of reviews) {
        const [first, ...rest] = author.split(" ");
        const found = response ? replyWarnings(response.text, rest.join(" "), phoneNumber) : [];
        expect([publicName(first!, rest.join(" ")), response?.text, found]).toEqual([
          expect.any(String),
          response?.text,
          [],
        ]);
      }
});
