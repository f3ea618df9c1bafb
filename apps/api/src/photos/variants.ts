// What browsers get of a photo: re-encoded and upright, in several widths, without metadata, and with a tiny blurred
// placeholder.
import sharp, { type Channels, type OutputInfo, type Sharp } from "sharp";

const smaller = [320, 640, 960, 1280];
const largest = 1920;
/** What is taller than two squares on top of one another is scaled down further; WebP ends at 16,383 pixels. */
const tallest = 2 * largest;
/** A width above this fraction of the full one saves a reader few bytes but costs as much to make as the others. */
const worthAStep = 0.7;

/** Of link previews: what the big networks and messengers ask for. A smaller photo is enlarged, as they would do. */
export const preview = { width: 1200, height: 630 };

export interface Variants {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** As a data URL. */
  placeholder: string;
  /** WebPs, the narrowest first. */
  files: { width: number; bytes: Buffer }[];
}

type Raw = { data: Buffer; info: OutputInfo };
const rawOf = ({ data, info: { width, height, channels } }: Raw) =>
  sharp(data, { raw: { width, height, channels: channels as Channels } });

export async function makeVariants(picture: Sharp): Promise<Variants> {
  const decoded = await picture
    .autoOrient()
    .resize({ width: largest, height: tallest, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = decoded.info;
  const files: Variants["files"] = [];
  // From the largest to the smallest, each made from the previous one: a fraction of the pixels to read.
  let from: Raw = decoded;
  for (const w of [width, ...smaller.filter((w) => w <= width * worthAStep).toReversed()]) {
    if (w < from.info.width) from = await rawOf(from).resize({ width: w }).raw().toBuffer({ resolveWithObject: true });
    files.unshift({ width: w, bytes: await rawOf(from).webp({ quality: 80, effort: 2 }).toBuffer() });
  }
  const tiny = await rawOf(from).resize({ width: 16, height: 64, fit: "inside" }).webp({ quality: 40 }).toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${tiny.toString("base64")}`, files };
}

// Between the process that makes them and ours: a line of JSON, which has each file's length in place of its bytes, and
// then the files.

const aboutOf = ({ files, ...facts }: Variants) => ({
  ...facts,
  files: files.map(({ width, bytes }) => ({ width, length: bytes.length })),
});

export const packVariants = (made: Variants): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(aboutOf(made))}\n`), ...made.files.map(({ bytes }) => bytes)]);

export function unpackVariants(packed: Buffer): Variants {
  const end = packed.indexOf("\n");
  const about = JSON.parse(packed.toString("utf8", 0, end)) as ReturnType<typeof aboutOf>;
  let from = end + 1;
  const files = about.files.map(({ width, length }) => ({ width, bytes: packed.subarray(from, (from += length)) }));
  return { ...about, files };
}
