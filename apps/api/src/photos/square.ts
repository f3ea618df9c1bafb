// What people send as their picture, cut to a square and re-encoded, without what the camera wrote into it. A few bytes can
// decode to gigabytes, and decoders have had holes: so each picture has a process of its own, which knows no secret and has
// bounds of time and memory, and there is one at a time. Reading pictures shares nothing with it but the cores.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { photoMegapixels, photoPixels } from "@troth/rules/photos";
import type { FastifyBaseLogger } from "fastify";
import { ProblemError } from "../problems.ts";
import { createWorkQueue } from "../work-queue.ts";

const defaults = {
  /** How many may wait for the one that is being decoded. */
  waiting: 8,
  /** Milliseconds that one may wait. With `time` it is less than the site waits for an answer. */
  patience: 5_000,
  /** Milliseconds that one may take, the start of its process included. */
  time: 8_000,
  /** Bytes that its process may have: 70 MB without a picture, some 520 with an AVIF of 24 megapixels in full colour. */
  memory: 768 * 1024 * 1024,
  /** What decodes. */
  program: fileURLToPath(new URL("./cut-square.ts", import.meta.url)),
};

export const side = 384;

/** What the process is told; its ends that are no fault of the decoder. */
const task = (memory: number) => ({
  side,
  // By what the file is and not by what it is called; sharp would also draw SVG.
  formats: ["jpeg", "png", "webp", "heif"],
  pixels: photoPixels,
  memory,
  exits: { otherFormat: 10, tooManyPixels: 11 },
});
export type Task = ReturnType<typeof task>;

export interface Squares {
  /**
   * @returns a WebP
   * @throws ProblemError unsupported-media-type, unreadable-photo, or unavailable where too many wait or it takes too long
   */
  cut(original: Buffer): Promise<Buffer>;
  stop(): void;
}

/** @param limits others for tests */
export function createSquares(log: FastifyBaseLogger, limits: Partial<typeof defaults> = {}): Squares {
  const { waiting, patience, time, memory, program } = { ...defaults, ...limits };
  const queue = createWorkQueue({ working: 1, waiting, patience }, 5, (refused) =>
    log.warn({ refused }, "too many pictures at once: some of the last seconds were refused"),
  );
  const given = task(memory);

  const decode = (original: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      const options = {
        encoding: "buffer",
        env: {}, // no secret of ours
        timeout: time,
        killSignal: "SIGKILL",
        maxBuffer: 4 * side * side,
      } as const;
      const child = execFile(process.execPath, [program, JSON.stringify(given)], options, (fault, square, words) => {
        if (!fault) return resolve(square);
        const cause = new Error(words.toString("utf8").slice(-2_000), { cause: fault });
        if (fault.signal && !fault.killed) log.warn(cause, "a picture was given up: it took too much memory");
        // It took too long, or there was no process to be had.
        if (fault.killed || "syscall" in fault) reject(new ProblemError("unavailable", { retryAfter: 5, cause }));
        else if (fault.code === given.exits.otherFormat) reject(new ProblemError("unsupported-media-type"));
        else if (fault.code === given.exits.tooManyPixels)
          reject(unreadable(`It has more than ${photoMegapixels} megapixels.`, cause));
        else reject(unreadable("It is damaged, too large, or no JPEG, PNG, WebP or AVIF.", cause));
      });
      // Of one that could not be started there is none; one that has ended reads no further.
      child.stdin?.on("error", () => {});
      child.stdin?.end(original);
    });

  return {
    cut: (original) => queue.run(() => decode(original)),
    stop: queue.stop,
  };
}

const unreadable = (detail: string, cause: unknown) => new ProblemError("unreadable-photo", { detail, cause });
