// Changes that people propose to listings they can't change themselves. What is live stays until they are decided.
import type { components } from "@troth/api-client/schema";
import { publicName } from "@troth/rules/public-name";
import { decisionLength } from "@troth/rules/decisions";
import { maxOpenProposals, minProblemNoteLength } from "@troth/rules/vendors";
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { ProposedChange, Schema, StatedProblem } from "../database/schema.ts";
import type { Position } from "../lists/cursor.ts";
import { keyset } from "../lists/keyset.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { changeStatus } from "../record/change-status.ts";
import { record } from "../record/record.ts";
import { digestOf } from "../record/words.ts";
import { written } from "../text/written.ts";
import { listingGone } from "./emails.ts";
import { changesOf, checkedFields, type GivenFields } from "./listing-content.ts";
import { type ListingRow, readListings } from "./listing-queries.ts";
import { assertUnchanged, changeListing, fieldsOf } from "./write-listing.ts";

type Db = Kysely<Schema>;
type Proposal = components["schemas"]["Proposal"];
type Refusal = components["schemas"]["ProposalRefusal"];

export interface ProposalRow {
  id: string;
  vendor_id: string;
  proposer_id: string;
  first_name: string;
  last_name: string;
  changes: ProposedChange[];
  note: string;
  status: Proposal["status"];
  outcomes: Record<string, "accepted" | "declined">;
  because: Refusal | null;
  explanation: string;
  decided_at: Date | null;
  created_at: Date;
}

const columns = sql`
  p.id, p.vendor_id, p.proposer_id, u.first_name, u.last_name, p.changes, p.note, p.status, p.outcomes, p.because,
  p.explanation, p.decided_at, p.created_at`;
const tables = sql`vendor_proposals p join users u on u.id = p.proposer_id`;

/** Latest first. */
export const proposalOrder = keyset([{ kind: "micros", column: sql`p.created_at` }], { id: sql`p.id` });

/** Problems are for admins alone: they may be about the people who look after a listing, who can't suspend or merge it either. */
export const problemOf = ({ changes: [change] }: Pick<ProposalRow, "changes">): StatedProblem["to"] | null =>
  change?.field === "problem" ? change.to : null;
const noProblem = sql`not proposed_fields(p.changes) && '{problem}'`;

/**
 * A page of proposals: a listing's open ones, those that are for admins alone only if asked for, or all of one person; plus one more if another
 * page follows.
 */
export async function readProposals(
  db: Db,
  whose: { vendorId: string; withProblems: boolean } | { proposerId: string },
  from: Position | null,
  limit: number,
) {
  const which =
    "vendorId" in whose
      ? sql`p.vendor_id = ${whose.vendorId}::uuid and p.status = 'open' and (${whose.withProblems}::boolean or ${noProblem})`
      : sql`p.proposer_id = ${whose.proposerId}::uuid`;
  const { rows } = await sql<ProposalRow & { keys: number[] }>`
    select ${columns}, ${proposalOrder.keys} as keys
    from ${tables}
    where ${which} and ${proposalOrder.after(from)}
    ${proposalOrder.upTo(limit)}`.execute(db);
  return rows;
}

export async function readProposal(db: Db, id: string): Promise<ProposalRow | null> {
  const { rows } = await sql<ProposalRow>`select ${columns} from ${tables} where p.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** The same, as the only one who may change it until the transaction ends. */
export async function lockProposal(trx: Transaction<Schema>, id: string): Promise<ProposalRow | null> {
  await trx.selectFrom("vendor_proposals").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  // In a statement of its own, which sees what was committed while this one waited.
  return readProposal(trx, id);
}

/** With the values that are live now. Those of a listing that isn't public are only for the people who look after it. */
export function toProposal(row: ProposalRow, listing: ListingRow, looksAfterIt: boolean): Proposal {
  const now = looksAfterIt || listing.status === "approved" ? fieldsOf(listing) : null;
  return {
    id: row.id,
    vendor: { id: listing.id, name: listing.name, language: listing.language },
    proposer: { name: publicName(row.first_name, row.last_name) },
    status: row.status,
    note: row.note,
    changes: row.changes.map(({ field, from, to }) => ({
      field: field as Proposal["changes"][number]["field"],
      from,
      to,
      now: now && field !== "problem" ? now[field] : from,
      outcome: row.outcomes[field] ?? null,
    })),
    because: row.because,
    explanation: row.explanation,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

export async function toProposals(db: Db, rows: readonly ProposalRow[], looksAfterThem: boolean): Promise<Proposal[]> {
  const listings = await readListings(db, [...new Set(rows.map(({ vendor_id }) => vendor_id))]);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  return rows.map((row) => toProposal(row, byId.get(row.vendor_id)!, looksAfterThem));
}

/**
 * Keeps a proposal about a listing that the caller has locked.
 *
 * @returns its id @throws ProblemError invalid-body or conflict
 */
export async function createProposal(
  trx: Transaction<Schema>,
  listing: ListingRow,
  userId: string,
  { changes: given, note = "" }: components["schemas"]["NewProposal"],
): Promise<string> {
  const { problem, ...fields } = given;
  if (problem && Object.keys(fields).length > 0) throw invalidField("/changes/problem", "can’t be said with changes");
  if (problem) written(note, "/note", minProblemNoteLength);
  const current = { ...fieldsOf(listing), id: listing.id };
  const changes = problem
    ? [{ field: "problem", from: null, to: problem } satisfies StatedProblem]
    : changesOf(current, await checkedFields(trx, userId, fields as GivenFields, current));
  if (changes.length === 0) throw new ProblemError("conflict", { detail: "That is what the listing says already." });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vendor_proposals
    where vendor_id = ${listing.id}::uuid and proposer_id = ${userId}::uuid and status = 'open'`.execute(trx);
  if (rows[0]!.count >= maxOpenProposals)
    throw new ProblemError("conflict", {
      detail: `You have ${maxOpenProposals} open suggestions about this vendor. Withdraw one, or wait until one has been decided.`,
    });
  const id = uuidv7();
  await trx
    .insertInto("vendor_proposals")
    .values({ id, vendor_id: listing.id, proposer_id: userId, changes: JSON.stringify(changes), note: note.trim() })
    .execute();
  await record(trx, { actor: userId, action: "submit", subjectType: "proposal", subjectId: id, to: "open" });
  return id;
}

/** Whether this is the first proposal about the listing within a day, which the people who look after it are told about. */
export async function isFirstOfDay(trx: Transaction<Schema>, vendorId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from vendor_proposals p
    where vendor_id = ${vendorId}::uuid and id <> ${id}::uuid and created_at > now() - interval '1 day' and ${noProblem}
    limit 1`.execute(trx);
  return rows.length === 0;
}

interface Decision {
  accepted: readonly string[];
  because?: Refusal | undefined;
  explanation?: string | undefined;
  /** The version of the listing that whoever accepts has read. */
  read: string | undefined;
}

/**
 * Writes what was accepted to the listing, and closes the proposal. The caller has locked both.
 *
 * @returns whether the listing has changed, and what was said about it
 * @throws ProblemError invalid-body, conflict or changed-meanwhile
 */
export async function decide(
  trx: Transaction<Schema>,
  proposal: ProposalRow,
  listing: ListingRow,
  { accepted, because, explanation: said, read }: Decision,
  by: Parameters<typeof changeListing>[3],
): Promise<{ changed: boolean; explanation: string }> {
  const declinesSome = proposal.changes.some(({ field }) => !accepted.includes(field));
  if (by.relation === "admin" && declinesSome) {
    if (!because) throw invalidField("/because", "is needed from admins to decline anything");
    if (said === undefined) throw invalidField("/explanation", "is needed from admins to decline anything");
  }
  if (because && by.relation !== "admin")
    throw invalidField("/because", "is only for admins; say why in the explanation");
  if (because && !declinesSome) throw invalidField("/because", "is only for declining something");
  const explanation = said === undefined ? "" : written(said, "/explanation", decisionLength.min);
  const outcomes = Object.fromEntries(
    proposal.changes.map(({ field }) => [field, accepted.includes(field) ? "accepted" : "declined"]),
  );
  const { digest, salt } = digestOf(proposal.id, explanation);
  await changeStatus(trx, {
    subjectType: "proposal",
    action: by.relation !== "admin" ? "answer" : accepted.length > 0 ? "accept" : "decline",
    ids: [proposal.id],
    actor: by.userId,
    reason: because ?? "",
    changes: Object.entries(outcomes).map(([field, outcome]) => ({ field, from: null, to: outcome })),
    digest,
  });
  const unknown = accepted.findIndex((field) => !(field in outcomes));
  if (unknown >= 0) throw invalidField(`/accepted/${unknown}`, "isn’t part of this proposal");
  if (accepted.length > 0) assertUnchanged(listing, read);
  // Whoever accepts a problem sees to it themselves.
  const taken = proposal.changes.filter(({ field }) => field !== "problem" && accepted.includes(field));
  const changed =
    taken.length > 0 &&
    (await changeListing(
      trx,
      listing,
      Object.fromEntries(taken.map(({ field, to }) => [field, to])) as GivenFields,
      by,
    ));
  await trx
    .updateTable("vendor_proposals")
    .set({ outcomes: JSON.stringify(outcomes), because: because ?? null, explanation, salt })
    .set({ decided_by: by.userId, decided_at: sql`now()` })
    .where("id", "=", proposal.id)
    .execute();
  return { changed, explanation };
}

/** Declines all open proposals about listings that have been removed for good. @returns whose they were */
export async function endProposals(
  trx: Transaction<Schema>,
  { vendorIds, userId }: { vendorIds: readonly string[]; userId: string },
): Promise<{ proposer_id: string; name: string }[]> {
  const open = await trx
    .selectFrom("vendor_proposals as p")
    .innerJoin("vendors as v", "v.id", "p.vendor_id")
    .select(["p.id", "p.proposer_id", "v.name"])
    .where("p.vendor_id", "=", sql<string>`any(${vendorIds}::uuid[])`)
    .where("p.status", "=", "open")
    .orderBy("p.id")
    .forNoKeyUpdate("p")
    .execute();
  const ids = open.map(({ id }) => id);
  const reason = "the listing was removed";
  await changeStatus(trx, { subjectType: "proposal", action: "decline", ids, actor: userId, reason });
  await sql`
    update vendor_proposals set decided_by = ${userId}::uuid, decided_at = now(),
      explanation = ${listingGone}, outcomes = (select jsonb_object_agg(c ->> 'field', 'declined') from jsonb_array_elements(changes) c)
    where id = any(${ids}::uuid[])`.execute(trx);
  return open;
}

/** @throws ProblemError conflict */
export async function withdraw(trx: Transaction<Schema>, { id, proposer_id: actor }: ProposalRow): Promise<void> {
  await changeStatus(trx, { subjectType: "proposal", action: "withdraw", ids: [id], actor });
  await trx
    .updateTable("vendor_proposals")
    .set({ decided_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}
