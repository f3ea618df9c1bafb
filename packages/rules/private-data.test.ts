import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { secondLooks, threats } from "./private-data.ts";

test.each([
  ["Write to marta.kos@example.org, she answers at night", "email-address"],
  ["Ask for Bojan on 041 555 019, not the office", "phone-number"],
  ["Her number is +44 7700 900123", "phone-number"],
  ["Appelez Claire au 06.12.34.56.78", "phone-number"],
  ["Preguntad por Lucía, 612 345 678", "phone-number"],
  ["Meldet euch bei Tim: 0171/5550199", "phone-number"],
  ["Call him after six, (020) 7946 0018", "phone-number"],
  ["We paid the deposit to DE89 3704 0044 0532 0130 00", "bank-account"],
  ["Konto GB82WEST12345698765432, falls ihr sucht", "bank-account"],
  ["If I see that man again I’ll kill him", "threat"],
  ["I know where you live, Miha.", "threat"],
  ["Das nächste Mal: ich bringe dich um", "threat"],
  ["Wir wissen, wo ihr wohnt", "threat"],
  ["La prochaine fois je vais vous casser la gueule", "threat"],
  ["Sé dónde vives", "threat"],
  ["Se torna, ti spacco la faccia", "threat"],
])("someone who writes this is asked to look again: %s", (text, found) => {
  expect(secondLooks(text)).toEqual([found]);
});

// As couples write, about money, days, crowds and dancing.
test.each([
  "They wanted € 1.234,50 up front and the rest, 2.468,00 €, in cash",
  "The whole day came to 25 000 000 Ft, or 1.250.000 RSD without the band",
  "Rp 45.000.000 for forty people",
  "1 234 567 kr is a lot for a tent",
  "£12,500 all in; $3,000,000 views on their reel, apparently",
  "2024/06 was booked out, so was 2025/06",
  "Booked for 12.06.2026-14.06.2026, moved to 2026-06-19",
  "On 12/06/2026 18:30 the lights went, on 13/06/2026 02:15 they came back",
  "The bar was open 14.00-23.30, the kitchen 12.00–15.00",
  "We’ve known them since 2019-2024, three weddings in our family",
  "Season 2025/2026 is full",
  "120 guests, 14 tables, 8.5 hours, 3 cakes, 1 DJ",
  "Between 10:00 and 11:30 nobody answered; at 12:45 they did",
  "Rated 10/10, 9/10, 10/10, 8/10 by our aunts",
  "Room 2040, floor 12, bus 137",
  "they killed it on the dance floor",
  "The stairs will kill you in heels, and the view will kill you after",
  "I'd kill for that recipe. My feet are killing me",
  "I could have killed them for the seating plan",
  "We will beat the drum for them, and I'll shoot you an e-mail",
  "First we’ll beat them at boules, then I’m going to shoot you two by the lake, she said",
  "They know where the light is at seven in the evening",
  "Terrible. Rude. Thieves. Never again, I hate them and I hope they close",
  "Die Band bringt dich um den Verstand, im besten Sinne",
  "Ich weiß, wo die Sonne untergeht",
  "Je vais vous dire la vérité : c’était nul",
  "Ti ammazzi dalle risate con il loro testimone",
  "Te voy a contar lo que pasó",
  "Find them @villa_podroznik, or ask at the gate",
  "Invoice No. 4711, deposit 30%, 2 x 150 cm",
])("this is fine as it is: %s", (text) => {
  expect(secondLooks(text)).toEqual([]);
});

test("no review of the demo is questioned, harsh as some are", () => {
  const folder = new URL("../../apps/api/demo/vendors/", import.meta.url);
  for (const file of readdirSync(folder))
    for (const { reviews } of (
      JSON.parse(readFileSync(new URL(file, folder), "utf8")) as {
        vendors: { reviews: { title: string | null; review: string }[] }[];
      }
    ).vendors)
      for (const { title, review } of reviews)
        expect([review, secondLooks(`${title ?? ""}\n${review}`)]).toEqual([review, []]);
});

test("a text can have several of them, and an account's digits aren't taken for a phone number", () => {
  const text = "DE89 3704 0044 0532 0130 00, ana@example.org, 041 555 019";
  expect(secondLooks(text)).toEqual(["email-address", "phone-number", "bank-account"]);
  expect(secondLooks("DE89 3704 0044 0532 0130 01")).not.toContain("bank-account");
});

test("docs/trust.md has every threat that is looked for", () => {
  const page = readFileSync(new URL("../../docs/trust.md", import.meta.url), "utf8");
  for (const language of Object.keys(threats)) expect(page).toContain(`| ${language} |`);
});

test("check 51: no text takes long to read", () => {
  const start = performance.now();
  for (const part of ["a@", "1 ", "1-", "1.", "12.06.", "20-", "a.", "@a.", "+1(", "ß", "AA11 ", "i will ", "€1 "])
    secondLooks(part.repeat(5_000 / part.length));
  expect(performance.now() - start).toBeLessThan(800);
});
