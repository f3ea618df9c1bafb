// The fonts of quote cards. They come along, so that a card looks the same on a server that has no fonts at all. The files in
// the folder are those of the Fontsource packages named like them, weight 500, unpacked from WOFF, which the renderer can't read.
// The Japanese one, many times as large as the others together, stays in its package.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = fileURLToPath(new URL("fonts/", import.meta.url));
const japanese = "@expo-google-fonts/biz-udpmincho/400Regular/BIZUDPMincho_400Regular.ttf";
const files = [
  ...globSync("*.ttf", { cwd: folder })
    .toSorted()
    .map((name) => folder + name),
  fileURLToPath(import.meta.resolve(japanese)),
];

/** Each script is written in the first of these that has it. */
const families = [
  "Newsreader Medium",
  "Noto Serif Medium",
  "Noto Naskh Arabic Medium",
  "Noto Serif Hebrew Medium",
  "BIZ UDPMincho",
].join(", ");

let ready: Promise<void> | null = null;

/** The renderer learns of a font by being asked to write with it, once for each file. */
async function registerFonts(): Promise<void> {
  for (const fontfile of files) await sharp({ text: { text: "a", font: families, fontfile } }).toBuffer();
}

export interface Writing {
  text: string;
  /** In pixels. */
  size: number;
  colour: string;
  /** Where lines break, in pixels. */
  width: number;
  /** BCP 47; decides the form of letters that languages share. */
  language?: string | undefined;
  italic?: boolean;
}

export interface Written {
  input: Buffer;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** A script whose letters bring their own space between lines. */
const airy = /\p{Script=Arabic}/u;

/** Text as a transparent picture, in lines: shaped, and from right to left where its script is. */
export async function write({ text, size, colour, width, language, italic = false }: Writing): Promise<Written> {
  await (ready ??= registerFonts());
  const lang = language ? ` lang="${escapeMarkup(language)}"` : "";
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}"${lang}>${escapeMarkup(text)}</span>`,
      font: `${families}, ${italic ? "Italic " : ""}${size}`,
      width,
      spacing: airy.test(text) ? 0 : Math.round(size * 0.16),
      rgba: true,
      // At this resolution a point is a pixel.
      dpi: 72,
      wrap: "word-char",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const escapeMarkup = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Whether our fonts have each letter, so that no card shows empty boxes. */
export const canWrite = (text: string): boolean => {
  const known = (letters ??= new Set(files.flatMap((file) => lettersOf(readFileSync(file)))));
  return text !== "" && [...text].every((letter) => known.has(letter.codePointAt(0)!));
};

let letters: Set<number> | null = null;

/** The characters of a font, from the table that maps them to its glyphs: https://learn.microsoft.com/typography/opentype/spec/cmap */
function lettersOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const cmap = font.readUInt32BE(tables.find((at) => font.toString("latin1", at, at + 4) === "cmap")! + 8);
  const starts = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, at) => cmap + font.readUInt32BE(cmap + 8 + 8 * at),
  );
  return starts.flatMap((start) => {
    const format = font.readUInt16BE(start);
    return format === 12 ? longRanges(font, start) : format === 4 ? shortRanges(font, start) : [];
  });
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

const longRanges = (font: Buffer, start: number) =>
  Array.from({ length: font.readUInt32BE(start + 12) }, (_, at) => start + 16 + 12 * at).flatMap((group) =>
    range(font.readUInt32BE(group), font.readUInt32BE(group + 4)),
  );

function shortRanges(font: Buffer, start: number): number[] {
  const size = font.readUInt16BE(start + 6);
  return Array.from({ length: size / 2 }, (_, at) => 2 * at).flatMap((at) => {
    const [last, first] = [font.readUInt16BE(start + 14 + at), font.readUInt16BE(start + 16 + size + at)];
    // The last range only ends the table.
    return first === 0xff_ff ? [] : range(first, last);
  });
}
