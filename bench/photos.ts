// What it costs to re-encode an uploaded photo in a process of its own, compared with sharp in this one, and what the
// AVIFs that are made afterwards save.
import sharp from "sharp";
import { type CoverFacts, drawCover } from "../apps/api/src/covers/draw-cover.ts";
import { anywhere } from "../apps/api/src/covers/setting.ts";
import { createLog } from "../apps/api/src/log.ts";
import { createDecoder } from "../apps/api/src/photos/decoder.ts";
import { makeVariants } from "../apps/api/src/photos/variants.ts";
import { machine, median, printTable, ratio, verdict } from "./table.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] || 3);
/** The process takes a quarter of a second to start. */
const limit = 2;

/** A drawn scene with as much noise as a phone's camera leaves. */
async function photo(width: number, height: number) {
  const facts: CoverFacts = { seed: "bench", trade: "venues", setting: anywhere };
  const noise = await sharp({
    create: { width, height, channels: 3, background: "grey", noise: { type: "gaussian", mean: 128, sigma: 8 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(drawCover(facts, { width, height })), { limitInputPixels: false })
    .resize(width, height, { fit: "cover" })
    .removeAlpha()
    .composite([{ input: noise, blend: "soft-light" }]);
}

export async function run(): Promise<void> {
  const about = machine();
  sharp.concurrency(1);
  sharp.cache(false);
  const decoder = createDecoder(createLog("silent"), { time: 60_000 });
  const [twelve, most] = [await photo(4000, 3000), await photo(6000, 4000)];
  const originals = {
    "JPEG, 12 megapixels": await twelve.clone().jpeg({ quality: 90 }).toBuffer(),
    "PNG, 12 megapixels": await twelve.clone().png({ compressionLevel: 3 }).toBuffer(),
    "JPEG, 24 megapixels": await most.clone().jpeg({ quality: 90 }).toBuffer(),
    "AVIF, 24 megapixels": await most.clone().avif({ quality: 60, effort: 0 }).toBuffer(),
  };
  const rows = [];
  for (const [name, original] of Object.entries(originals)) {
    const [alone, apart, avif]: number[][] = [[], [], []];
    let sizes = "";
    for (let round = 0; round < rounds; round++) {
      alone!.push(await timed(() => makeVariants(sharp(original))));
      const { files } = await decoder.variants(original);
      apart!.push(await timed(() => decoder.variants(original)));
      const avifs: Buffer[] = [];
      avif!.push(
        await timed(async () => {
          for (const { width } of files) avifs.push(await decoder.avif(files.at(-1)!.bytes, width));
        }),
      );
      sizes = `${kB(files.map(({ bytes }) => bytes))} / ${kB(avifs)}`;
    }
    const cost = median(apart!) / median(alone!);
    rows.push([
      name,
      kB([original]),
      median(alone!).toFixed(0),
      median(apart!).toFixed(0),
      ratio(cost),
      `≤ ${limit}: ${verdict(cost, limit, "at most")}`,
      median(avif!).toFixed(0),
      sizes,
    ]);
  }
  decoder.stop();
  printTable(
    "Uploading a photo",
    `Five widths as WebP with a placeholder, in a process of its own, against sharp in this process with one thread; then five AVIFs, each in a process of its own. Milliseconds, median of ${rounds}; sizes in kB, all widths together.\nMachine: ${about}.`,
    ["", "file", "sharp alone", "ours", "ratio", "target", "AVIFs later", "WebP / AVIF"],
    rows,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const kB = (files: Buffer[]) => (files.reduce((sum, { length }) => sum + length, 0) / 1_000).toFixed(0);
