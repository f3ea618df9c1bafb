// Stores and removes a person's picture.
import { randomBytes } from "node:crypto";
import { side } from "./decoder.ts";
import type { FileStore } from "../file-store/file-store.ts";

/** @param square as a WebP @returns the picture's address */
export async function storeAvatar(store: FileStore, square: Buffer): Promise<string> {
  const id = randomBytes(16).toString("hex");
  await store.write(id, `${side}.webp`, square);
  return avatarOf(id);
}

export const avatarOf = (id: string): string => `/api/photos/${id}/${side}.webp`;

/** Removes a picture that `storeAvatar` stored; other addresses are left alone. */
export async function removeAvatar(store: FileStore, image: string): Promise<void> {
  const id = /^\/api\/photos\/([0-9a-f]{32})\//.exec(image)?.[1];
  if (id !== undefined) await store.remove(id);
}
