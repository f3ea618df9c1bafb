// Drafts that people continue on another device: each is kept as it was written, and a device replaces only the version
// that it has seen.
import { sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "./database/schema.ts";
import { ProblemError } from "./problems.ts";
import { canonical } from "./text/canonical.ts";

interface Kept {
  draft: object;
  version: string;
}

const noDraft = '"none"';
/** A version that no draft has had before, so that a new draft is never taken for an old one. */
export const tagOfDraft = (row: Kept | undefined): string => (row ? `"${row.version}"` : noDraft);

/** Lets no one else change drafts of this name, or start one, until the transaction ends. */
export const lockDrafts = (trx: Transaction<Schema>, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);

/** @throws ProblemError changed-meanwhile */
export function assertCurrent(row: Kept | undefined, tag: string): void {
  if (tag !== tagOfDraft(row))
    throw new ProblemError("changed-meanwhile", {
      detail: "You’ve changed this draft since you loaded it, perhaps on another device.",
    });
}

/**
 * The version that a draft has once these fields have been saved.
 * @throws ProblemError changed-meanwhile if it isn't a change to this version, unless it changes nothing
 */
export function versionAfter(current: Kept | undefined, fields: object, tag: string): string {
  // A retry finds what the first try has saved.
  if (current && canonical(current.draft) === canonical(fields)) return current.version;
  assertCurrent(current, tag);
  return uuidv7();
}
