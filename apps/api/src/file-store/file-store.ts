// Where pictures and encrypted evidence are kept: a folder by default, or a bucket of an S3-compatible service.
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Settings } from "../settings.ts";
import { bucketStore } from "./bucket.ts";
import { folderStore } from "./folder.ts";

/** Files in variants under an id. They never change, only come and go. */
export interface FileStore {
  write(id: string, variant: string, bytes: Uint8Array): Promise<void>;
  /** @returns null if there is no such file */
  read(id: string, variant: string): Promise<{ size: number; stream: Readable } | null>;
  has(id: string, variant: string): Promise<boolean>;
  /** Everything under an id, or one variant of it. */
  remove(id: string, variant?: string): Promise<void>;
  /** Every file, those of one id after the other; leftovers of interrupted writes too. */
  list(): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  id: string;
  variant: string;
  changedAt: Date;
}

/** Both kinds of store give files the same names, so that one can be copied into the other. */
export const openFileStore = (
  { dataDir, bucket }: Pick<Settings, "dataDir" | "bucket">,
  area: "photos" | "proofs",
): FileStore => (bucket ? bucketStore(bucket, area) : folderStore(join(dataDir, area)));
