// A review that everyone can see, for what people do about it.
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";

export interface ShownReview {
  author_id: string;
  /** The author has left, or is about to. */
  former: boolean;
  email: string;
  last_name: string;
  settings: Record<string, unknown>;
  revision: number;
  edited_at: Date | null;
  vendor_id: string;
  vendor_name: string;
  phone_number: string;
}

/**
 * Locked, so that edits, decisions, replies, votes and reports about one review come one after another.
 * @throws ProblemError not-found unless everyone can see it
 */
export async function lockShownReview(trx: Transaction<Schema>, id: string): Promise<ShownReview> {
  const { rows } = await sql<ShownReview>`
    select r.author_id, u.deleted_at is not null or u.erase_at is not null as former, u.email, u.last_name, u.settings,
           r.revision, r.edited_at, r.vendor_id, v.name as vendor_name, v.phone_number
    from reviews r join users u on u.id = r.author_id join vendors v on v.id = r.vendor_id
    where r.id = ${id}::uuid and r.status = 'published' and v.status = 'approved'
    for no key update of r`.execute(trx);
  if (!rows[0]) throw new ProblemError("not-found");
  return rows[0];
}
