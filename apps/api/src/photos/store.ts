// Where pictures are kept: files under the hash of the original, in several widths. They never change.
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

export interface PhotoStore {
  write(id: string, variant: string, bytes: Uint8Array): Promise<void>;
  /** @returns null if there is no such file */
  read(id: string, variant: string): Promise<{ size: number; stream: Readable } | null>;
  /** Everything that exists of a picture. */
  remove(id: string): Promise<void>;
}

export function folderStore(folder: string): PhotoStore {
  const fileOf = (id: string, variant: string) => join(folder, id.slice(0, 2), id, variant);
  return {
    async write(id, variant, bytes) {
      const file = fileOf(id, variant);
      await mkdir(dirname(file), { recursive: true });
      // Under another name first, so that a reader sees the whole file or none, even after a crash.
      const partial = `${file}.${randomUUID()}`;
      try {
        await writeFile(partial, bytes);
        await rename(partial, file);
      } catch (error) {
        // If the disk is full, half a file only makes it fuller.
        await rm(partial, { force: true });
        await rmdir(dirname(file)).catch(() => {}); // unless there are other sizes of the picture
        throw error;
      }
    },
    async read(id, variant) {
      const file = fileOf(id, variant);
      try {
        const { size } = await stat(file);
        const handle = await open(file);
        return { size, stream: createReadStream("", { fd: handle }) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    remove: (id) => rm(dirname(fileOf(id, "any")), { recursive: true, force: true }),
  };
}
