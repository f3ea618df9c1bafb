import type { components } from "@troth/api-client/schema";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Position } from "../lists/cursor.ts";
import { keyset } from "../lists/keyset.ts";
import { concerns } from "../partners/concerns.ts";
import { cleanName } from "../text/clean-name.ts";

export type Claim = components["schemas"]["Claim"];
type ClaimDocument = components["schemas"]["ClaimDocument"];

/** What speaks for a claim besides its note. */
export interface EvidenceRow {
  website: string;
  domain_matches: boolean;
  website_is_theirs: boolean;
  website_changed: boolean;
  email_confirmed_at: Date | null;
  document_id: string | null;
  document_type: ClaimDocument["mediaType"] | null;
  document_size: number | null;
  document_at: Date | null;
  has_document: boolean;
}

export interface ClaimRow extends EvidenceRow {
  id: string;
  vendor_id: string;
  /** The one that it was made for, if that has been merged into this one. */
  made_for: string | null;
  claimant_id: string;
  vendor_name: string;
  language: string;
  first_name: string;
  last_name: string;
  /** The claimant's account. */
  email: string;
  role: Claim["role"];
  business_email: string | null;
  note: string;
  status: Claim["status"];
  because: Claim["because"];
  reason: string;
  version: number;
  status_since: Date | null;
  created_at: Date;
  decided_at: Date | null;
}

/** Of `claims c` to `vendors v`. */
export const evidenceColumns = sql`
  c.website, c.domain_matches, c.website_is_theirs, v.website <> c.website as website_changed, c.email_confirmed_at,
  c.document_id, c.document_type, c.document_size, c.document_at, c.document_key is not null as has_document`;

const columns = sql`
  c.id, c.vendor_id, c.made_for, c.claimant_id, v.name as vendor_name, v.language, u.first_name, u.last_name, u.email, c.role,
  c.business_email, c.note, c.status, c.because, c.reason, ${evidenceColumns}, c.version, c.status_since, c.created_at, c.decided_at`;
const joins = sql`join vendors v on v.id = c.vendor_id join users u on u.id = c.claimant_id`;

/** Claims that haven't been decided or withdrawn. Literally, as in the partial index. */
const open = sql`status in ('pending', 'needs-more')`;

/** For a query of `claims c`: whether it concerns this admin, so that another one has to decide. */
export const claimConcerns = (adminId: string) =>
  concerns({ by: sql`c.claimant_id`, vendor: sql`c.vendor_id` }, sql`${adminId}::uuid`);

/** Latest first. */
export const claimOrder = keyset([{ kind: "micros", column: sql`c.created_at` }], { id: sql`c.id` });

/** A page of someone's claims, or of those to one vendor, from a given position, plus one more if another page follows. */
export async function readClaimsOf(
  db: Kysely<Schema>,
  { userId, vendorId }: { userId: string; vendorId: string | null },
  from: Position | null,
  limit: number,
) {
  const { rows } = await sql<ClaimRow & { keys: number[] }>`
    select ${columns}, ${claimOrder.keys} as keys
    from claims c ${joins}
    where c.claimant_id = ${userId}::uuid and (${vendorId}::uuid is null or c.vendor_id = ${vendorId}::uuid)
      and ${claimOrder.after(from)}
    ${claimOrder.upTo(limit)}`.execute(db);
  return rows;
}

export async function readClaim(db: Kysely<Schema>, id: string): Promise<ClaimRow | null> {
  const { rows } = await sql<ClaimRow>`select ${columns} from claims c ${joins} where c.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Locked, so that claims, reviews and decisions about one vendor come one after another. */
export const lockVendor = (trx: Transaction<Schema>, id: string) =>
  trx
    .selectFrom("vendors")
    .select(["status", "owner_id", "added_by", "name", "website"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function openClaimsOf(
  db: Kysely<Schema>,
  claimantId: string,
): Promise<{ id: string; vendor_id: string }[]> {
  const { rows } = await sql<{ id: string; vendor_id: string }>`
    select id, vendor_id from claims where claimant_id = ${claimantId}::uuid and ${open} order by id`.execute(db);
  return rows;
}

export async function hasOpenClaim(db: Kysely<Schema>, vendorId: string, claimantId: string): Promise<boolean> {
  const { rows } = await sql`
    select from claims where vendor_id = ${vendorId}::uuid and claimant_id = ${claimantId}::uuid and ${open}`.execute(
    db,
  );
  return rows.length > 0;
}

/** The open claims to these vendors, which no one else can decide until the transaction ends. */
export async function lockOpenClaims(trx: Transaction<Schema>, vendorIds: readonly string[]): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select ${columns} from claims c ${joins}
    where c.vendor_id = any(${vendorIds}::uuid[]) and c.${open}
    order by c.id
    for no key update of c`.execute(trx);
  return rows;
}

/** The other open claims to the same vendor. */
export async function rivalsOf(db: Kysely<Schema>, { id, vendor_id }: ClaimRow): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select ${columns} from claims c ${joins}
    where c.vendor_id = ${vendor_id}::uuid and c.id <> ${id}::uuid and c.${open}
    order by c.id`.execute(db);
  return rows;
}

export const isOpen = ({ status }: ClaimRow): boolean => status === "pending" || status === "needs-more";

export const toEvidence = (row: EvidenceRow): Claim["evidence"] => ({
  website: row.website,
  domainMatches: row.domain_matches,
  websiteIsTheirs: row.website_is_theirs,
  emailConfirmedAt: row.email_confirmed_at?.toISOString() ?? null,
  websiteChanged: row.website_changed,
  document: row.document_type && {
    mediaType: row.document_type,
    size: row.document_size!,
    handedInAt: row.document_at!.toISOString(),
    hasFile: row.has_document,
  },
});

export const toClaim = (row: ClaimRow): Claim => ({
  id: row.id,
  vendor: { id: row.vendor_id, name: row.vendor_name, language: row.language },
  claimant: { name: cleanName(`${row.first_name} ${row.last_name}`) },
  role: row.role,
  businessEmail: row.business_email,
  note: row.note,
  status: row.status,
  because: row.because,
  reason: row.reason,
  evidence: toEvidence(row),
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});
