// The files of photos, kept on this device until they have been uploaded: guests have nowhere else for them, and an upload
// that is cut off continues after a reload. Local storage has no room for files, IndexedDB has.
import { randomKey } from "./attempt.ts";
import { RESTORE_LIMIT } from "./persisted.ts";
import { PHOTO_DATABASE } from "./log-out.ts";

const STORE = "files";

/**
 * What photos are kept for: their keys start with it. The vendor that is being added is the one that has none; a review is
 * told by its vendor's id, or its own once it is published.
 */
export type PhotoScope = "" | `${string}/`;

const isWithin = (key: string, scope: PhotoScope) => key.slice(0, key.lastIndexOf("/") + 1) === scope;

/** Milliseconds for a large photo on a slow device. */
const WRITE_LIMIT = 30_000;

/** For a photo chosen just now. */
export const newPhotoKey = (scope: PhotoScope): string => `${scope}${Date.now()}-${randomKey()}`;

/** It may be written before the draft names it, and somebody else may read the draft in between. */
const isNew = (key: string) => Date.now() - Number(key.slice(key.lastIndexOf("/") + 1).split("-")[0]) < 2 * WRITE_LIMIT;

/** This device has no more room, or keeps nothing. */
export class NotKept extends Error {
  override readonly name = "NotKept";
}

/** @throws NotKept if the device can't keep it */
export async function keepPhoto(key: string, file: File): Promise<void> {
  try {
    await within(WRITE_LIMIT, (files) => files.put(file, key));
  } catch (cause) {
    throw new NotKept("Not kept", { cause });
  }
}

/**
 * The files kept under these keys; any that can't be read are left out. Answers within RESTORE_LIMIT. Other files of this
 * scope are no longer wanted, and go unless they are new.
 */
export async function keptPhotos(keys: readonly string[], scope: PhotoScope = ""): Promise<Map<string, File>> {
  void dropPhotos(scope, (key) => isNew(key) || keys.includes(key));
  const found = await Promise.all(
    keys.map(
      async (key) => [key, await within(RESTORE_LIMIT, (files) => files.get(key)).catch(() => undefined)] as const,
    ),
  );
  return new Map(found.filter((entry): entry is [string, File] => entry[1] instanceof File));
}

export const dropPhoto = (key: string): Promise<unknown> =>
  within(WRITE_LIMIT, (files) => files.delete(key)).catch(() => undefined);

/** All files of a scope, but for those that stay. */
export async function dropPhotos(scope: PhotoScope, isStaying = (_key: string) => false): Promise<void> {
  const keys = await within(RESTORE_LIMIT, (files) => files.getAllKeys()).catch(() => []);
  for (const key of keys) {
    if (typeof key === "string" && isWithin(key, scope) && !isStaying(key)) void dropPhoto(key);
  }
}

/** One request; the connection ends with it, so that the database can be deleted at any time. */
async function within<Result>(limit: number, ask: (files: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The device's storage doesn't answer")), limit);
  });
  return Promise.race([request(ask), late]);
}

async function request<Result>(ask: (files: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const change = database.transaction(STORE, "readwrite");
      const answer = ask(change.objectStore(STORE));
      change.addEventListener("complete", () => resolve(answer.result));
      // A full device is reported here, after the request itself has succeeded.
      change.addEventListener("abort", () => reject(change.error ?? new Error("Aborted")));
    });
  } finally {
    database.close();
  }
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(PHOTO_DATABASE, 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(opening.error ?? new Error("Not opened")));
  });
