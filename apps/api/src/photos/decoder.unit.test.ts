import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { createDecoder } from "./decoder.ts";

const folder = mkdtempSync(join(tmpdir(), "troth-decoder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const log = createLog("silent");
const real = new URL("./decode.ts", import.meta.url).href;
/** A program that takes the decoder's place. */
function program(name: string, text: string) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
}
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
const small = await draw(40, 30).jpeg().toBuffer();
/** White, so only a few bytes. */
const white = (size: string) => readFileSync(new URL(`./test-pictures/${size}.avif`, import.meta.url));

const unhurried = { time: 60_000, queueTimeoutMs: 60_000 };

test("pictures are decoded one at a time, in order; when the queue is full, people are asked to try again", async () => {
  const steps = join(folder, "steps");
  const decoder = createDecoder(log, {
    ...unhurried,
    maxQueued: 2,
    program: program(
      "noting",
      `import { appendFileSync } from "node:fs";
      const note = (step) => appendFileSync(${JSON.stringify(steps)}, step);
      note("(");
      process.on("exit", () => note(")"));
      await import(${JSON.stringify(real)});`,
    ),
  });
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => decoder.square(small)));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected", "rejected"]);
  expect(results[4]).toMatchObject({ reason: { type: "unavailable", details: { retryAfter: 5 } } });
  expect(readFileSync(steps, "utf8")).toBe("()()()");
  expect((await decoder.square(small)).length).toBeGreaterThan(0);
});

test("a picture of more than 24 megapixels is refused because of its header, without being decoded; one of 24 is accepted", async () => {
  const bomb = white("7000x7000");
  expect(bomb.length).toBeLessThan(2_000);
  // Decoded, it would take 147 MB on top of the process itself.
  const decoder = createDecoder(log, { ...unhurried, memory: 170_000_000 });
  await expect(decoder.square(bomb)).rejects.toMatchObject({
    type: "unreadable-photo",
    details: { detail: "The picture has more than 24 megapixels." },
  });
  const { square, variants } = createDecoder(log, unhurried);
  // The second in the shape that phones take.
  for (const size of ["6000x4000", "4284x5712"])
    expect(await sharp(await square(white(size))).metadata()).toMatchObject({ width: 384, height: 384 });
  const { files, ...photo } = await variants(white("6000x4000"));
  expect(photo).toMatchObject({ width: 1920, height: 1280 });
  expect(files.map(({ width }) => width)).toEqual([320, 640, 960, 1280, 1920]);
});

test("a picture that takes too much memory is given up, and the next one is read", async () => {
  const decoder = createDecoder(log, { ...unhurried, memory: 170_000_000 });
  for (const make of [decoder.square, decoder.variants])
    await expect(make(white("6000x4000"))).rejects.toMatchObject({ type: "unreadable-photo" });
  expect((await decoder.square(small)).length).toBeGreaterThan(0);
});

test("a picture that takes too long is given up, and the next one gets its turn", async () => {
  const decoder = createDecoder(log, {
    queueTimeoutMs: 60_000,
    time: 200,
    program: program("endless", "setInterval(() => {}, 1_000)"),
  });
  const given = await Promise.allSettled([decoder.square(small), decoder.square(small)]);
  for (const one of given) expect(one).toMatchObject({ reason: { type: "unavailable", details: { retryAfter: 5 } } });
});

test("people who have waited too long for someone else's picture are asked to try again", async () => {
  const decoder = createDecoder(log, {
    queueTimeoutMs: 50,
    time: 2_000,
    program: program("slow", "setInterval(() => {}, 1_000)"),
  });
  const first = decoder.square(small).catch(() => "first");
  const second = decoder.square(small).catch(() => "second");
  expect(await Promise.race([first, second])).toBe("second");
  await first;
});

test("a process that answers more than any photo takes is ended, and nothing of it is kept", async () => {
  const flood = program("flooding", "process.stdout.write(Buffer.alloc(40_000_000, '{}'))");
  const decoder = createDecoder(log, { ...unhurried, program: flood });
  for (const make of [decoder.square, decoder.variants])
    await expect(make(small)).rejects.toMatchObject({ type: "unreadable-photo" });
});

test("the process that decodes a stranger's bytes knows none of our secrets", async () => {
  const decoder = createDecoder(log, {
    ...unhurried,
    program: program("telling", "process.stdout.write(JSON.stringify(process.env))"),
  });
  expect((await decoder.square(small)).toString()).toBe("{}");
});
