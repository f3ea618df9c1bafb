// Drawn covers on disk: drawn when someone first asks for one; the oldest are removed when there are too many.
import { mkdirSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import sharp from "sharp";
import { folderStore } from "../file-store/folder.ts";
import { createWorkQueue } from "../work-queue.ts";
import { digestOf, sizeOf } from "./cover.ts";
import { type CoverFacts, drawCover } from "./draw-cover.ts";

export interface CoverStore {
  /** @returns null if it hasn't been drawn, or no longer exists */
  read: ReturnType<typeof folderStore>["read"];
  /**
   * Draws it unless it already exists, or everyone who asked for it has left before its turn.
   * @throws ProblemError unavailable, if too many are waiting
   */
  make(facts: CoverFacts, variant: string, left?: AbortSignal): Promise<void>;
  close(): void;
}

interface Drawing {
  made: Promise<void>;
  hasBegun: boolean;
  /** How many wait for it. */
  askers: number;
}

interface CoverLimits {
  /** The most space all covers may take on disk. */
  maxBytes?: number;
  /** How many are drawn at the same time; the others wait. */
  concurrency?: number;
  maxQueued?: number;
}

export function createCoverStore(
  folder: string,
  log: Pick<FastifyBaseLogger, "warn">,
  { maxBytes = 512 * 1024 * 1024, concurrency = 2, maxQueued = 400 }: CoverLimits = {},
): CoverStore {
  const files = folderStore(folder);
  const queue = createWorkQueue({ concurrency, maxQueued, queueTimeoutMs: 10_000 }, 2, (refused) =>
    log.warn({ refused }, "too many covers requested at the same time: some weren't drawn"),
  );
  const making = new Map<string, Drawing>();
  let held: Promise<Map<string, number>> | null = null;

  /** Bytes per cover, oldest first. The folder is read only once; after that, files come and go. */
  const kept = () =>
    (held ??= scan().catch((error: unknown) => {
      held = null;
      throw error;
    }));

  async function scan(): Promise<Map<string, number>> {
    mkdirSync(folder, { recursive: true });
    const found: { id: string; bytes: number; at: number }[] = [];
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const { size, mtimeMs } = await stat(join(entry.parentPath, entry.name));
      found.push({ id: entry.parentPath.slice(-32), bytes: size, at: mtimeMs });
    }
    const sizes = new Map<string, number>();
    for (const { id, bytes } of found.toSorted((a, b) => a.at - b.at)) sizes.set(id, (sizes.get(id) ?? 0) + bytes);
    return sizes;
  }

  async function draw(facts: CoverFacts, digest: string, variant: string): Promise<void> {
    const { format, ...size } = sizeOf(variant);
    const picture = sharp(Buffer.from(drawCover(facts, size))).removeAlpha();
    const bytes = await (
      format === "jpg" ? picture.jpeg({ quality: 82, mozjpeg: true }) : picture.webp({ quality: 84, effort: 3 })
    ).toBuffer();
    const sizes = await kept();
    await files.write(digest, variant, bytes);
    sizes.set(digest, (sizes.get(digest) ?? 0) + bytes.length);
    let total = 0;
    for (const of of sizes.values()) total += of;
    for (const [oldest, of] of sizes) {
      if (total <= maxBytes) break;
      if (oldest === digest) continue;
      total -= of;
      sizes.delete(oldest);
      await files.remove(oldest);
    }
  }

  /** Takes its turn, and draws a cover once however many ask for it. Those of a page that was left don't hold up the next. */
  function inTurn(facts: CoverFacts, digest: string, variant: string, left?: AbortSignal): Promise<void> {
    const key = `${digest}/${variant}`;
    const drawing = making.get(key) ?? begin();
    drawing.askers++;
    left?.addEventListener("abort", () => {
      // Whoever asks for it again is behind those who have stayed.
      if (--drawing.askers === 0 && !drawing.hasBegun) end(drawing);
    });
    return drawing.made;

    function begin(): Drawing {
      const begun: Drawing = { made: Promise.resolve(), hasBegun: false, askers: 0 };
      making.set(key, begun);
      const work = () => {
        begun.hasBegun = true;
        return draw(facts, digest, variant);
      };
      begun.made = queue.run(work, { isWanted: () => begun.askers > 0 }).finally(() => end(begun));
      return begun;
    }
    function end(ended: Drawing) {
      if (making.get(key) === ended) making.delete(key);
    }
  }

  return {
    read: files.read,
    async make(facts, variant, left) {
      const digest = digestOf(facts);
      const there = await files.read(digest, variant);
      if (there) there.stream.destroy();
      else if (!left?.aborted) await inTurn(facts, digest, variant, left);
    },
    close: queue.stop,
  };
}
