// Re-encodes pictures that people upload, without anything the camera wrote into them. A few bytes can decode to
// gigabytes, and decoders have had security holes, so each picture gets its own process, which knows no secrets and
// has limits on time and memory. Only one runs at a time. Serving pictures shares nothing with it but the cores.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { photoMegapixels, photoPixels } from "@troth/rules/photos";
import type { FastifyBaseLogger } from "fastify";
import { ProblemError } from "../problems.ts";
import { createWorkQueue } from "../work-queue.ts";
import { unpackVariants, type Variants } from "./variants.ts";

const defaults = {
  /** How many may wait while one is being decoded. */
  maxQueued: 8,
  /** How long one may wait, in milliseconds. Together with `time`, it is less than the site waits for an answer. */
  queueTimeoutMs: 5_000,
  /** How long one may take, in milliseconds, including the start of its process. */
  time: 9_000,
  /**
   * Memory its process may use, in bytes, whatever it makes: it takes 70 MB without a picture, about 540 MB with a
   * full-colour 24-megapixel AVIF, 670 MB if that has 12 bits, and 320 MB with the largest PNG.
   */
  memory: 768 * 1024 * 1024,
  /** What decodes. */
  program: fileURLToPath(new URL("./decode.ts", import.meta.url)),
};

export const side = 384;

/** What a process makes of its picture. */
type Work =
  /** A square of `side` pixels, as a WebP. */
  | { to: "square"; side: number }
  /** The variants of a photo, as `packVariants` writes them. */
  | { to: "variants" }
  /** What link previews show, as a JPEG. */
  | { to: "preview" }
  /** An AVIF of this width. */
  | { to: "avif"; width: number };

/** What the process is told, and the ways it can end that aren't the decoder's fault. */
const task = (work: Work, memory: number) => ({
  work,
  // Judged by the file's contents, not its name; otherwise sharp would also draw SVG.
  formats: ["jpeg", "png", "webp", "heif"],
  pixels: photoPixels,
  memory,
  exits: { otherFormat: 10, tooManyPixels: 11 },
});
export type Task = ReturnType<typeof task>;

/** The most that a process may answer, in bytes: some ten times what the variants of a detailed photo take. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Each rejects with a ProblemError: unsupported-media-type, unreadable-photo, or unavailable if too many are waiting or
 * it takes too long.
 */
export interface Decoder {
  /** @returns a WebP of `side` pixels each way */
  square(original: Buffer): Promise<Buffer>;
  variants(original: Buffer): Promise<Variants>;
  avif(picture: Buffer, width: number): Promise<Buffer>;
  /** @returns a JPEG of the size that link previews have, cropped to what matters in the picture */
  preview(picture: Buffer): Promise<Buffer>;
  stop(): void;
}

/** @param limits different ones in tests */
export function createDecoder(log: FastifyBaseLogger, limits: Partial<typeof defaults> = {}): Decoder {
  const { maxQueued, queueTimeoutMs, time, memory, program } = { ...defaults, ...limits };
  const queue = createWorkQueue({ concurrency: 1, maxQueued, queueTimeoutMs }, 5, (refused) =>
    log.warn({ refused }, "too many pictures at the same time: some were refused in the last few seconds"),
  );

  const decode = (original: Buffer, work: Work) =>
    new Promise<Buffer>((resolve, reject) => {
      const given = task(work, memory);
      const options = {
        encoding: "buffer",
        env: {}, // no secret of ours
        timeout: time,
        killSignal: "SIGKILL",
        maxBuffer: mostBytes,
      } as const;
      const child = execFile(process.execPath, [program, JSON.stringify(given)], options, (fault, made, words) => {
        if (!fault) return resolve(made);
        const cause = new Error(words.toString("utf8").slice(-2_000), { cause: fault });
        if (fault.signal && !fault.killed) log.warn(cause, "a picture was given up: it took too much memory");
        // It took too long, or no process could be started.
        if (fault.killed || "syscall" in fault) reject(new ProblemError("unavailable", { retryAfter: 5, cause }));
        else if (fault.code === given.exits.otherFormat) reject(new ProblemError("unsupported-media-type"));
        else if (fault.code === given.exits.tooManyPixels)
          reject(unreadable(`The picture has more than ${photoMegapixels} megapixels.`, cause));
        else reject(unreadable("The picture is damaged, too large, or not a JPEG, PNG, WebP or AVIF.", cause));
      });
      // There is none if the process couldn't start, and a process that has ended reads no further.
      child.stdin?.on("error", () => {});
      child.stdin?.end(original);
    });
  const run = (original: Buffer, work: Work) => queue.run(() => decode(original, work));

  return {
    square: (original) => run(original, { to: "square", side }),
    variants: async (original) => unpackVariants(await run(original, { to: "variants" })),
    avif: (picture, width) => run(picture, { to: "avif", width }),
    preview: (picture) => run(picture, { to: "preview" }),
    stop: queue.stop,
  };
}

const unreadable = (detail: string, cause: unknown) => new ProblemError("unreadable-photo", { detail, cause });
