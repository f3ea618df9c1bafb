import { keysOf } from "./keys.ts";
import { resetPersisted, type Store } from "./persisted.ts";

export const PHOTO_DATABASE = "troth.photos";

/** Forgets the photos that were chosen and not uploaded, whatever they were for and wherever that code is loaded. */
export function forgetPhotos(): void {
  try {
    indexedDB.deleteDatabase(PHOTO_DATABASE);
  } catch {
    // Blocked: there are none.
  }
}

/** Resets everything that belongs to the person, in every tab, including the token. */
export function logOut(store: Store): void {
  resetPersisted(store, [...keysOf.person, ...keysOf.draft]);
  forgetPhotos();
}
