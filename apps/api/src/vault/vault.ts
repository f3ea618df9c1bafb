// Where proofs are kept. Each file is encrypted with a key of its own, which is in the proof's row, encrypted with the
// vault's. So neither the files nor the database nor a backup of both says anything without SECRET_KEY, and a file whose
// row has forgotten its key can't be read by anyone, wherever a copy of it may be.
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { folderStore, type StoredFile } from "../photos/store.ts";
import { decryptBytes, encryptBytes } from "../security/seal.ts";

export interface Vault {
  /** Encrypts and stores a file. @returns its key, for its row */
  write(id: string, bytes: Buffer): Promise<Buffer>;
  /** @throws Error if it is missing, has been changed, or belongs to another proof */
  read(id: string, fileKey: Buffer): Promise<Buffer>;
  remove(id: string): Promise<void>;
  /** Every file; leftovers of interrupted writes too. */
  list(): AsyncIterable<StoredFile>;
}

const variant = "encrypted";

export function createVault(folder: string, key: Buffer): Vault {
  const files = folderStore(folder);
  return {
    async write(id, bytes) {
      const fileKey = randomBytes(32);
      await files.write(id, variant, encryptBytes(fileKey, `proof ${id}`, bytes));
      return encryptBytes(key, `key of proof ${id}`, fileKey);
    },
    async read(id, fileKey) {
      const file = await files.read(id, variant);
      if (!file) throw new Error(`The file of proof ${id} is missing.`);
      const bytes = await buffer(file.stream);
      return decryptBytes(decryptBytes(key, `key of proof ${id}`, fileKey), `proof ${id}`, bytes);
    },
    remove: (id) => files.remove(id),
    list: () => files.list(),
  };
}
