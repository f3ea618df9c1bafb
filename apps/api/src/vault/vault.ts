// Where what people hand in as evidence is kept: proofs of bookings, and documents of claims. Each file is encrypted with a key of
// its own, which is in its row, encrypted with the vault's. So neither the files nor the database nor a backup of both says anything without SECRET_KEY, and a file whose
// row has forgotten its key can't be read by anyone, wherever a copy of it may be.
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { FileStore, StoredFile } from "../file-store/file-store.ts";
import { decryptBytes, encryptBytes } from "../security/seal.ts";

export interface Vault {
  /** Encrypts and stores a file. @returns its key, for its row */
  write(id: string, bytes: Buffer): Promise<Buffer>;
  /** @throws MissingFile; Error if it has been changed, or belongs to another row */
  read(id: string, fileKey: Buffer): Promise<Buffer>;
  remove(id: string): Promise<void>;
  /** Every file; leftovers of interrupted writes too. */
  list(): AsyncIterable<StoredFile>;
}

/** It has been removed since its row was read, or was lost. */
export class MissingFile extends Error {
  constructor(id: string) {
    super(`The file ${id} is missing from the vault.`);
  }
}

const variant = "encrypted";
// The labels that bind a file to its row, and the folder, are called after what was kept here first: changed, they would open nothing
// any more.

export function createVault(files: FileStore, key: Buffer): Vault {
  return {
    async write(id, bytes) {
      const fileKey = randomBytes(32);
      await files.write(id, variant, encryptBytes(fileKey, `proof ${id}`, bytes));
      return encryptBytes(key, `key of proof ${id}`, fileKey);
    },
    async read(id, fileKey) {
      const file = await files.read(id, variant);
      if (!file) throw new MissingFile(id);
      const bytes = await buffer(file.stream);
      return decryptBytes(decryptBytes(key, `key of proof ${id}`, fileKey), `proof ${id}`, bytes);
    },
    remove: (id) => files.remove(id),
    list: () => files.list(),
  };
}
