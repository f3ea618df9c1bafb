// The picture that links to a review show: its stars, its first words and the vendor's name, beside the vendor's drawing.
import type { Brand } from "@troth/brand";
import { brandColours } from "@troth/ui/brand-colours";
import { colours } from "@troth/ui/tokens";
import sharp, { type OverlayOptions } from "sharp";
import { type CoverFacts, drawCover } from "../covers/draw-cover.ts";
import { starPath } from "../vendors/badge.ts";
import { canWrite, write, type Written } from "./fonts.ts";

/** Everything that a card is drawn from. */
export interface CardFacts {
  rating: number;
  text: string;
  /** BCP 47, or `und`. */
  language: string;
  vendor: { name: string; language: string };
  cover: CoverFacts;
  brand: Pick<Brand, "shortName" | "colour">;
}

/** In pixels; what link previews are made for. */
export const cardSize = { width: 1200, height: 630 };

const edge = 72;
const arch = { width: 316, height: 486 };
const column = cardSize.width - arch.width - 3 * edge;
const star = { size: 44, gap: 10 };
/** Where the words may be. */
const quote = { top: 144, height: 284 };

/** The largest first. What doesn't fit in the smallest is cut. */
const sizes = [60, 52, 46, 40];
/** More would be too small to read in a chat. */
const longest = 180;

/** The marks of a quotation in languages that don't use “these”. */
const marks: Readonly<Record<string, readonly [string, string]>> = {
  ja: ["「", "」"],
  zh: ["「", "」"],
  ar: ["«", "»"],
  fa: ["«", "»"],
  de: ["„", "“"],
  sl: ["„", "“"],
  hr: ["„", "“"],
  fr: ["« ", " »"],
  it: ["«", "»"],
  es: ["«", "»"],
};

export async function drawQuoteCard(facts: CardFacts): Promise<Buffer> {
  const { ink, muted } = colours.light;
  const accent =
    (facts.brand.colour && brandColours(facts.brand.colour).light["accent-text"]) || colours.light["accent-text"];
  const language = facts.language === "und" ? undefined : facts.language;
  const quoted = writable(facts.text);
  const words = quoted && (await fitted(quoted, language, ink));
  const name = writable(facts.vendor.name);
  const vendor =
    name &&
    (await fittedTo(
      name,
      (text) => write({ text, size: 34, colour: muted, width: column, language: facts.vendor.language }),
      {
        width: column,
        height: 56,
      },
    ));
  const brand =
    canWrite(facts.brand.shortName) &&
    (await write({ text: facts.brand.shortName, size: 36, colour: accent, width: arch.width, italic: true }));
  const isRtl = /^(ar|fa|he|ur)\b/.test(facts.language);
  // In languages written from right to left everything changes sides.
  const sideOf = (width: number, inset = edge) => (isRtl ? cardSize.width - inset - width : inset);
  const across = (part: Written | "" | false | null, top: number) =>
    part ? [{ input: part.input, left: Math.round(sideOf(part.width)), top: Math.round(top) }] : [];
  const starsWidth = 5 * star.size + 4 * star.gap;
  const brandTop = cardSize.height - edge + 8 - (brand ? brand.height : 0);
  const vendorTop = brandTop - 20 - (vendor ? vendor.height : 0);
  const archLeft = isRtl ? edge : cardSize.width - edge - arch.width;
  return drawn(backdrop(facts.cover, archLeft, starsOf(facts.rating, sideOf(starsWidth))), [
    ...across(words, words ? quote.top + (quote.height - words.height) / 2 : 0),
    ...across(vendor, vendorTop),
    ...across(brand, brandTop),
  ]);
}

/** The picture that links to pages without one of their own show: the brand's name and what it is, beside a drawing. */
export async function drawSiteCard({
  brand: { shortName, tagline, colour },
  cover,
}: {
  brand: Pick<Brand, "shortName" | "tagline" | "colour">;
  cover: CoverFacts;
}): Promise<Buffer> {
  const { ink } = colours.light;
  const accent = (colour && brandColours(colour).light["accent-text"]) || colours.light["accent-text"];
  const box = { width: column, height: 220 };
  const name = (size: number) => (text: string) => write({ text, size, colour: accent, width: column, italic: true });
  const about = (size: number) => (text: string) => write({ text, size, colour: ink, width: column });
  const written = [
    await largest(writable(shortName), [120, 88, 64], name, box),
    await largest(writable(tagline), [46, 40], about, box),
  ].filter((part) => part !== null);
  const gap = 28;
  let top = (cardSize.height - written.reduce((sum, { height }) => sum + height, gap * (written.length - 1))) / 2;
  const parts = written.map(({ input, height }) => {
    const part = { input, left: edge, top: Math.round(top) };
    top += height + gap;
    return part;
  });
  return drawn(backdrop(cover, cardSize.width - edge - arch.width), parts);
}

const drawn = (svg: string, parts: OverlayOptions[]) =>
  sharp(Buffer.from(svg)).composite(parts).removeAlpha().png().toBuffer();

/** What our fonts can write of a text, on one line; empty if that isn't all of it. */
function writable(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}\u{20E3}\u{200D}]/gu, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\s\uFFFD]+/gu, " ")
    .trim()
    .normalize("NFC");
  return canWrite(plain) ? plain : "";
}

/** The text in quotation marks, as large as it fits; cut if it doesn't. */
async function fitted(text: string, language: string | undefined, colour: string): Promise<Written> {
  const [open, close] = marks[language?.split("-")[0] ?? ""] ?? ["“", "”"];
  const short = cut(text, longest, language);
  const at = (size: number) => (words: string) =>
    write({ text: `${open}${words}${close}`, size, colour, width: column, language });
  return (await largest(short, sizes, at, { width: column, height: quote.height }, language))!;
}

/** The text in the first of these sizes in which it fits; cut if it fits in none. Null if there is no text. */
async function largest(
  text: string,
  sizes: readonly number[],
  at: (size: number) => (text: string) => Promise<Written>,
  box: Box,
  language?: string,
): Promise<Written | null> {
  if (text === "") return null;
  for (const size of sizes) {
    const written = await at(size)(text);
    if (fits(written, box)) return written;
  }
  return fittedTo(text, at(sizes.at(-1)!), box, language);
}

/** The text with ever fewer words, until it fits. */
async function fittedTo(
  text: string,
  at: (text: string) => Promise<Written>,
  box: Box,
  language?: string,
): Promise<Written> {
  const whole = await at(text);
  const length = [...text].length;
  if (fits(whole, box) || length < 12) return whole;
  return fittedTo(cut(text, Math.floor(length * 0.88), language), at, box, language);
}

interface Box {
  width: number;
  height: number;
}

const fits = (written: Box, box: Box) => written.width <= box.width && written.height <= box.height;

/** At most this many characters, up to the end of a word. */
function cut(text: string, most: number, language: string | undefined): string {
  if ([...text].length <= most) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    if ([...kept, ...segment].length >= most) break;
    kept += segment;
  }
  return `${kept.replace(/[\s\p{P}]+$/u, "") || [...text].slice(0, most - 1).join("")}…`;
}

function starsOf(rating: number, starsLeft: number): string {
  const { hairline, star: full } = colours.light;
  return Array.from({ length: 5 }, (_, at) => {
    const left = starsLeft + at * (star.size + star.gap);
    return `<path transform="translate(${left} ${edge}) scale(${star.size / 18})" d="${starPath}" fill="${at < rating ? full : hairline}"/>`;
  }).join("");
}

/** Paper, what is drawn on it, and a drawing under an arch. */
function backdrop(cover: CoverFacts, archLeft: number, stars = ""): string {
  const { paper } = colours.light;
  const { width, height } = arch;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">` +
    `<path d="M0 0H${cardSize.width}V${cardSize.height}H0z" fill="${paper}"/>${stars}` +
    `<clipPath id="doorway"><path d="M0 ${height}V${width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${height}z"/></clipPath>` +
    `<g transform="translate(${archLeft} ${edge})" clip-path="url(#doorway)">${drawCover(cover, arch)}</g></svg>`
  );
}
