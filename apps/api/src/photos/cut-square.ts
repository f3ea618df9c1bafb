// Run by square.ts for one picture from a stranger: reads it from stdin and writes the square to stdout. Whatever its
// bytes do to the decoder ends with this process.
import { constants, setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { Task } from "./square.ts";

const { side, formats, pixels, memory, exits } = JSON.parse(process.argv[2]!) as Task;

// A picture can wait; people who are only reading shouldn't have to wait for it.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
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
const square = await picture
  .autoOrient()
  .resize({ width: side, height: side, fit: "cover", position: "attention" })
  .flatten({ background: "white" })
  .webp({ quality: 82 })
  .toBuffer();
process.stdout.write(square);
