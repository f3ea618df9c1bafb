// In a file of its own: logging out forgets the photos on every page, without the code that keeps them.

export const PHOTO_DATABASE = "troth.photos";

/** Forgets all photos that are kept on this device. */
export function forgetPhotos(): void {
  try {
    indexedDB.deleteDatabase(PHOTO_DATABASE);
  } catch {
    // Blocked: there are none.
  }
}
