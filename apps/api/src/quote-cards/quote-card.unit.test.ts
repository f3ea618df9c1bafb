import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { anywhere } from "../covers/setting.ts";
import { createQuoteCards } from "./cards.ts";
import { canWrite, write } from "./fonts.ts";
import { type CardFacts, drawQuoteCard } from "./quote-card.ts";

const facts: CardFacts = {
  rating: 4,
  text: "The orangery at dusk is worth the climb.",
  language: "en",
  vendor: { name: "Vila Šmarjetnica", language: "sl" },
  cover: { trade: "venues", seed: "v1", setting: anywhere },
  brand: { shortName: "Troth", colour: "" },
};
const draw = (change: Partial<CardFacts> = {}) => drawQuoteCard({ ...facts, ...change });
const japanese = "写真がとても美しく、両親も大満足です。";
const arabic = "كان المكان رائعًا والطعام لذيذًا.";
const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** How many pixels of a part of the card pass. */
async function pixels(card: Buffer, part: readonly number[], isOne: (...colour: number[]) => boolean): Promise<number> {
  const [left = 0, top = 0, width = 0, height = 0] = part;
  const { data, info } = await sharp(card)
    .extract({ left, top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const starts = Array.from({ length: data.length / info.channels }, (_, at) => at * info.channels);
  return starts.filter((at) => isOne(data[at]!, data[at + 1]!, data[at + 2]!)).length;
}

const isDark = (red = 0) => red < 0xa0;
const isStar = (red = 0, green = 0, blue = 0) => red === 0xb9 && green === 0x77 && blue === 0x0e;

test("Latin, Greek, Cyrillic, Arabic, Hebrew and Japanese can be written; a script without letters of ours can't", () => {
  for (const text of [facts.vendor.name, "Ελλάδα", "Свадьба", arabic, "חתונה", japanese])
    expect(canWrite(text)).toBe(true);
  for (const text of ["정말 좋았어요", "ดีมาก", "💐"]) expect([text, canWrite(text)]).toEqual([text, false]);
});

test("the fonts that come along suffice: a server without any draws the same card", { timeout: 120_000 }, async () => {
  const cases = [{}, { text: arabic, language: "ar" }, { text: japanese, language: "ja" }].map((one) => ({
    ...facts,
    ...one,
  }));
  const folder = mkdtempSync(join(tmpdir(), "troth-fonts-"));
  const config = join(folder, "fonts.conf");
  writeFileSync(config, `<fontconfig><cachedir>${folder}</cachedir></fontconfig>`);
  const program =
    `const { drawQuoteCard } = await import(${JSON.stringify(fileURLToPath(new URL("quote-card.ts", import.meta.url)))});` +
    `for (const facts of ${JSON.stringify(cases)}) console.log((await drawQuoteCard(facts)).toString("base64"));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    env: { FONTCONFIG_FILE: config },
    stdio: ["ignore", "pipe", "ignore"],
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  // Without the machine's settings, the edges of letters are smoothed in another way.
  const seen = (card: Buffer) => sharp(card).resize(120).greyscale().raw().toBuffer();
  const elsewhere = said.trim().split("\n");
  for (const [at, one] of cases.entries()) {
    const [there, here] = [await seen(Buffer.from(elsewhere[at]!, "base64")), await seen(await drawQuoteCard(one))];
    const most = Math.max(...here.map((value, pixel) => Math.abs(value - there[pixel]!)));
    expect([one.language, most < 40]).toEqual([one.language, true]);
  }
});

test("in a language that is written from right to left, the card changes sides", async () => {
  const [english, right] = await Promise.all([draw(), draw({ text: arabic, language: "ar" })]);
  const stars = (card: Buffer, left: number) => pixels(card, [left, 72, 260, 44], isStar);
  expect([await stars(english, 868), await stars(right, 72)]).toEqual([0, 0]);
  for (const shown of [await stars(english, 72), await stars(right, 868)]) expect(shown).toBeGreaterThan(1_000);
});

test("a review's words are only ever text: neither markup nor control characters reach the renderer", async () => {
  const evil = "</span>Fine &amp; <b>bold";
  expect((await write({ text: evil, size: 40, colour: "#000000", width: 2_000 })).width).toBeGreaterThan(400);
  const vendor = { name: evil, language: "und" };
  const card = await draw({ text: `${evil}\u0000\u202E\uD800`, vendor });
  expect(hash(card)).not.toBe(hash(await draw({ text: "", vendor })));
  expect(hash(card)).toBe(hash(await draw({ text: `${evil} \u0000`, vendor })));
});

test("long words, however long, stay between the stars and the vendor's name", async () => {
  const name = { ...facts.vendor, name: "" };
  for (const [text, language] of [
    ["Everything about the day was lovely. ".repeat(40), "en"],
    ["W".repeat(4_000), "en"],
    [japanese.repeat(40), "ja"],
    [arabic.repeat(40), "ar"],
  ] as const) {
    const card = await draw({ text, language, vendor: name, brand: { ...facts.brand, shortName: "" } });
    const left = language === "ar" ? 464 : 72;
    expect(await pixels(card, [left, 144, 664, 284], isDark)).toBeGreaterThan(4_000);
    expect([text.slice(0, 9), await pixels(card, [left, 430, 664, 200], isDark)]).toEqual([text.slice(0, 9), 0]);
    expect([text.slice(0, 9), await pixels(card, [left, 118, 664, 26], isDark)]).toEqual([text.slice(0, 9), 0]);
  }
});

test("words that our fonts can't write are left out rather than shown as boxes; emoji are left out of the others", async () => {
  expect(hash(await draw({ text: "정말 좋았어요" }))).toBe(hash(await draw({ text: "ดีมาก" })));
  expect(hash(await draw({ text: `${facts.text} 😍👩🏽‍🎤` }))).toBe(hash(await draw()));
});

test("cards are drawn once however many ask for them, and only so many are kept", async () => {
  const cards = createQuoteCards({ warn() {} }, 2);
  const [one, same] = await Promise.all([cards.draw(facts), cards.draw({ ...facts })]);
  expect(same).toBe(one);
  await cards.draw({ ...facts, rating: 1 });
  expect(await cards.draw(facts)).toBe(one);
  await cards.draw({ ...facts, rating: 2 });
  await cards.draw({ ...facts, rating: 3 });
  expect(await cards.draw(facts)).not.toBe(one);
  cards.close();
});
