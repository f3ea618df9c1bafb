// Files in a folder, by the first two characters of their ids.
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store.ts";

export function folderStore(folder: string): FileStore {
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
        return ifAbsent(error, null);
      }
    },
    has: (id, variant) =>
      stat(fileOf(id, variant)).then(
        () => true,
        (error: unknown) => ifAbsent(error, false),
      ),
    remove: (id, variant) =>
      rm(variant === undefined ? dirname(fileOf(id, "any")) : fileOf(id, variant), { recursive: true, force: true }),
    async *list() {
      for (const prefix of await namesIn(folder)) {
        for (const id of await namesIn(join(folder, prefix))) {
          for (const variant of await namesIn(join(folder, prefix, id))) {
            const found = await stat(fileOf(id, variant)).catch((error: unknown) => ifAbsent(error, null));
            if (found) yield { id, variant, changedAt: found.mtime };
          }
        }
      }
    },
  };
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => ifAbsent(error, [] as string[]));

function ifAbsent<T>(error: unknown, otherwise: T): T {
  if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code!)) return otherwise;
  throw error;
}
