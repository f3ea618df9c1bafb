// Run by decoder.ts for one picture from a stranger: reads it from stdin and writes what was asked for to stdout.
// Whatever its bytes do to the decoder ends with this process.
import { constants, setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { Task } from "./decoder.ts";
import { makeVariants, packVariants, preview } from "./variants.ts";

const { work, formats, pixels, memory, exits } = JSON.parse(process.argv[2]!) as Task;

// A picture can wait; people who are only reading shouldn't have to wait for it. No one waits for an AVIF or a preview at all.
try {
  setPriority(
    work.to === "avif" || work.to === "preview"
      ? constants.priority.PRIORITY_LOW
      : constants.priority.PRIORITY_BELOW_NORMAL,
  );
} catch {
  // Not allowed: it decodes like any process.
}
// The decoder works in another thread, so this one is free to watch. A normal exit would wait for the decoder.
setInterval(() => {
  if (process.memoryUsage.rss() > memory) process.kill(process.pid, "SIGKILL");
}, 10).unref();
sharp.concurrency(1);
sharp.cache(false);

const original = await buffer(process.stdin);
const picture = sharp(original, { limitInputPixels: pixels, failOn: "error" });
// From the header alone.
const { format, width, height } = await sharp(original, { limitInputPixels: false }).metadata();
if (!formats.includes(format)) process.exit(exits.otherFormat);
if (width * height > pixels) process.exit(exits.tooManyPixels);

function made(): Promise<Buffer> {
  switch (work.to) {
    case "square":
      return picture
        .autoOrient()
        .resize({ width: work.side, height: work.side, fit: "cover", position: "attention" })
        .flatten({ background: "white" })
        .webp({ quality: 82 })
        .toBuffer();
    case "variants":
      return makeVariants(picture).then(packVariants);
    case "preview":
      return picture
        .resize({ ...preview, fit: "cover", position: "attention" })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
    case "avif":
      return picture
        .resize({ width: work.width })
        .avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" })
        .toBuffer();
  }
}
process.stdout.write(await made());
