// The queues: what waits for an admin, by how long it has waited. Each is read in the order of an index of its own, so a
// page costs the same however much waits, and however many vendors there are.
import type { components, operations } from "@troth/api-client/schema";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { isAtWebsite } from "../claims/evidence.ts";
import { claimConcerns, evidenceColumns, type EvidenceRow, toEvidence } from "../claims/queries.ts";
import type { ProposedChange, Schema, VendorStatus } from "../database/schema.ts";
import { listName, type Position, readCursor } from "../lists/cursor.ts";
import { type Key, keyset, page } from "../lists/keyset.ts";
import { concerns, isOthers, isTheirVendor } from "../partners/concerns.ts";
import { cleanName } from "../text/clean-name.ts";
import { namesMatch } from "../vendors/by-index.ts";
import { vendorJson } from "../reviews/read-queries.ts";
import { placesJson } from "../vendors/summary.ts";

type Schemas = components["schemas"];
type Sql = RawBuilder<unknown>;

interface Query {
  q?: string;
  sort?: "oldest" | "newest";
  cursor?: string;
  limit?: number;
}

interface Queue<Row, Item> {
  /** All that makes it a different list from others. */
  name: unknown[];
  since: Sql;
  /** What it is sorted by before the id. Default: since when. */
  sortedBy?: Key[];
  /** The condition that it is found by these words. Default: they are part of the vendor's name or the person's. */
  matches?: (q: string) => Sql;
  id: Sql;
  /** What the person is called. */
  person: Sql;
  columns: Sql;
  /** From `from` to the conditions. */
  rows: Sql;
  toItem(row: Row): Item;
}

/** A page of a queue whose rows have their vendor as `v`. */
async function readQueue<Row, Item>(
  db: Kysely<Schema>,
  { q, sort = "oldest", cursor, limit = 20 }: Query,
  {
    name,
    since,
    sortedBy = [{ kind: "micros", column: since }],
    id,
    person,
    matches = (words) => hasWords(words, sql`concat_ws(' ', v.name_key, name_key(${person}))`),
    columns,
    rows: from,
    toItem,
  }: Queue<Row, Item>,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const order = keyset(sortedBy, { id, direction: sort === "oldest" ? "asc" : "desc" });
  const list = listName("queue", ...name, q ?? "", sort);
  const { rows } = await sql<Row & Position>`
    select ${columns}, ${person} as person, ${id} as id, ${since} as since, ${order.keys} as keys
    ${from} and ${q === undefined ? sql`true` : matches(q)}
      and ${order.after(readCursor(cursor, list, order.kinds))}
    ${order.upTo(limit)}`.execute(db);
  const { items, nextCursor } = page(rows, limit, list);
  return { items: items.map((row) => toItem(row)), nextCursor };
}

/** The words are split once, not for each row. */
export const hasWords = (q: string, text: Sql): Sql => sql`
  not exists (
    select from unnest((select regexp_split_to_array(name_key(${q.trim()}), '\\s+'))) word
    where strpos(${text}, word) = 0)`;

/** For a query of `vendors v`: whether what this person has done about it concerns the admin. */
const concernsBy = (by: Sql, adminId: string): Sql => concerns({ by, vendor: sql`v.id` }, sql`${adminId}::uuid`);

const userName = sql`u.first_name || ' ' || u.last_name`;

/** For a query of `vendors v`: what every queue says about the vendor. */
const about = sql`
  json_build_object('id', v.id, 'name', v.name, 'language', v.language) as vendor, v.category, ${placesJson} as places,
  v.owner_id is not null as is_owned`;

interface AboutRow {
  since: Date;
  vendor: Schemas["ClaimVendor"];
  category: string[];
  places: Schemas["Place"][];
  is_owned: boolean;
  person: string;
}

const toAbout = ({ vendor, category, places }: AboutRow) => ({ vendor, category, places });
const toPerson = ({ person }: Pick<AboutRow, "person">) => ({ name: cleanName(person) });

interface PendingVendorRow extends Omit<AboutRow, "person"> {
  status: Schemas["PendingVendor"]["status"];
  version: number;
  person: string | null;
  may_decide: boolean;
}

/** There may be a million of them, which no one waits for: in the order in which they were added, and found by an index. */
const listed = {
  sortedBy: [],
  matches: (q: string) => sql`v.id = any(array(
    select v.id from vendors v where v.status = 'approved' and ${namesMatch(sql`(select search_prefix(${q}))`)}))`,
} satisfies Partial<Queue<unknown, unknown>>;

/** Each by an index of its own. A slug has no quotes. */
const isIn = (category: string, status: VendorStatus): Sql =>
  status === "approved"
    ? sql`v.search @@ ${`'c:${category}'`}::tsquery`
    : sql`v.category @> array[${category}]::text[]`;

export const readPendingVendors = (
  db: Kysely<Schema>,
  adminId: string,
  { status = "pending", category, ...query }: NonNullable<operations["listPendingVendors"]["parameters"]["query"]>,
): Promise<Schemas["PendingVendorList"]> =>
  readQueue<PendingVendorRow, Schemas["PendingVendor"]>(
    db,
    status === "approved" ? { ...query, sort: "newest" } : query,
    {
      name: ["vendors", status, category ?? ""],
      since: sql`coalesce(v.status_since, v.created_at)`,
      ...(status === "approved" ? listed : { sortedBy: [{ kind: "micros", column: sql`v.status_since` }] }),
      id: sql`v.id`,
      person: userName,
      columns: sql`${about}, v.status, v.version, not ${concernsBy(sql`v.added_by`, adminId)} as may_decide`,
      // Literally, as in the partial index.
      rows: sql`
      from vendors v left join users u on u.id = v.added_by and u.deleted_at is null
      where v.status = ${sql.lit(status)} and ${category === undefined ? sql`true` : isIn(category, status)}`,
      toItem: (row) => ({
        ...row.vendor,
        version: row.version,
        category: row.category,
        places: row.places,
        status: row.status,
        addedBy: row.person === null ? null : { name: cleanName(row.person) },
        mayDecide: row.may_decide,
        since: row.since.toISOString(),
      }),
    },
  );

interface PendingClaimRow extends AboutRow, EvidenceRow {
  id: string;
  role: Schemas["ClaimRole"];
  business_email: string | null;
  status: Schemas["PendingClaim"]["status"];
  rivals: number;
  may_decide: boolean;
}

/** As in the index of the queue. */
const evidenceKind = sql`(case
  when c.business_email is null then 'none' when c.email_confirmed_at is null then 'unconfirmed'
  when c.domain_matches then 'at-website' else 'elsewhere' end)`;

export const readPendingClaims = (
  db: Kysely<Schema>,
  adminId: string,
  { status = "pending", evidence, ...query }: NonNullable<operations["listPendingClaims"]["parameters"]["query"]>,
): Promise<Schemas["PendingClaimList"]> =>
  readQueue<PendingClaimRow, Schemas["PendingClaim"]>(db, query, {
    name: ["claims", status, evidence ?? ""],
    since: sql`c.status_since`,
    id: sql`c.id`,
    person: userName,
    columns: sql`${about}, c.role, c.business_email, c.status, ${evidenceColumns},
      (select count(*)::int from claims r
       where r.vendor_id = c.vendor_id and r.id <> c.id and r.status in ('pending', 'needs-more')) as rivals,
      not ${claimConcerns(adminId)} as may_decide`,
    rows: sql`
      from claims c join vendors v on v.id = c.vendor_id join users u on u.id = c.claimant_id
      where c.status = ${sql.lit(status)} and ${evidence === undefined ? sql`true` : sql`${evidenceKind} = ${evidence}`}`,
    toItem: (row) => ({
      id: row.id,
      ...toAbout(row),
      claimant: toPerson(row),
      role: row.role,
      businessEmail: row.business_email,
      status: row.status,
      evidence: toEvidence(row),
      isOwned: row.is_owned,
      rivals: row.rivals,
      mayDecide: row.may_decide,
      since: row.since.toISOString(),
    }),
  });

interface PendingProposalRow extends AboutRow {
  id: string;
  changes: ProposedChange[];
  note: string;
  may_decide: boolean;
}

export const readPendingProposals = (
  db: Kysely<Schema>,
  adminId: string,
  { field, ...query }: NonNullable<operations["listPendingProposals"]["parameters"]["query"]>,
): Promise<Schemas["PendingProposalList"]> => {
  // Literally: some fields are frequent and some rare, so each has a statement of its own to be planned.
  const proposes =
    field === undefined ? sql`true` : sql`proposed_fields(p.changes) @> array[${sql.lit(field)}]::text[]`;
  return readQueue<PendingProposalRow, Schemas["PendingProposal"]>(db, query, {
    name: ["proposals", field ?? ""],
    since: sql`p.created_at`,
    id: sql`p.id`,
    person: userName,
    columns: sql`${about}, p.changes, p.note, not ${concernsBy(sql`p.proposer_id`, adminId)} as may_decide`,
    rows: sql`
      from vendor_proposals p join vendors v on v.id = p.vendor_id join users u on u.id = p.proposer_id
      where p.status = 'open'
        and ${proposes}`,
    toItem: (row) => ({
      id: row.id,
      ...toAbout(row),
      proposer: toPerson(row),
      fields: row.changes.map(({ field }) => field as Schemas["ProposalField"]),
      note: row.note,
      isOwned: row.is_owned,
      mayDecide: row.may_decide,
      since: row.since.toISOString(),
    }),
  });
};

/** The vendor that one is listed as after all merges, as `vendors v`. */
export const joinShown = (vendorId: Sql): Sql => sql`
  join lateral (
    with recursive up as (
      select id, merged_into from vendors where id = ${vendorId}
      union select w.id, w.merged_into from up join vendors w on w.id = up.merged_into)
    select id from up where merged_into is null) shown on true
  join vendors v on v.id = shown.id`;

interface OpenNoticeRow extends AboutRow {
  email: string;
  review: Schemas["OpenNotice"]["review"];
  response: Schemas["OpenNotice"]["response"];
  receipt: string;
  review_id: string | null;
  version: number;
  reason: Schemas["NoticeReason"];
  explanation: string;
}

/** For a query of notices with their `reviews r`, if they are about one, and `vendors v`. */
export const noticeConcerns = (adminId: string): Sql => concernsBy(sql`r.author_id`, adminId);

/** Without those that concern the admin, who mustn't learn who gave them. */
export const readOpenNotices = (
  db: Kysely<Schema>,
  adminId: string,
  { reason, ...query }: NonNullable<operations["listNotices"]["parameters"]["query"]>,
): Promise<Schemas["OpenNoticeList"]> =>
  readQueue<OpenNoticeRow, Schemas["OpenNotice"]>(db, query, {
    name: ["notices", adminId, reason ?? ""],
    since: sql`n.created_at`,
    id: sql`n.id`,
    person: sql`n.name`,
    columns: sql`
      ${about}, n.receipt, n.review_id, coalesce(r.revision, v.version) as version, n.email, n.reason, n.explanation,
      case when r.id is not null then json_build_object('rating', r.rating, 'title', r.title, 'review', r.review) end as review,
      case when p.review_id is not null then json_build_object('text', p.text, 'version', p.version) end as response`,
    rows: sql`
      from notices n left join reviews r on r.id = n.review_id left join review_responses p on p.review_id = r.id
      ${joinShown(sql`coalesce(r.vendor_id, n.vendor_id)`)}
      where n.status = 'open' and ${reason === undefined ? sql`true` : sql`n.reason = ${reason}`}
        and not ${noticeConcerns(adminId)}`,
    toItem: (row) => ({
      receipt: row.receipt,
      ...toAbout(row),
      reviewId: row.review_id,
      version: row.version,
      review: row.review,
      response: row.response,
      notifier: { ...toPerson(row), email: row.email },
      reason: row.reason,
      explanation: row.explanation,
      since: row.since.toISOString(),
    }),
  });

interface OpenRemovalRow extends AboutRow {
  receipt: string;
  email: string;
  website: string;
  role: Schemas["ClaimRole"];
  relation: Schemas["OpenRemoval"]["relation"];
  reason: string;
  may_decide: boolean;
}

export const readOpenRemovals = (
  db: Kysely<Schema>,
  adminId: string,
  { role, ...query }: NonNullable<operations["listRemovals"]["parameters"]["query"]>,
): Promise<Schemas["OpenRemovalList"]> =>
  readQueue<OpenRemovalRow, Schemas["OpenRemoval"]>(db, query, {
    name: ["removals", role ?? ""],
    since: sql`r.created_at`,
    id: sql`r.id`,
    person: sql`r.name`,
    columns: sql`${about}, r.website, r.receipt, r.email, r.role, r.reason,
      (
        select case when m.user_id = v.owner_id then 'owner' else 'manager' end
        from vendor_managers m where m.vendor_id = v.id and m.user_id = r.requester_id) as relation,
      not ${isTheirVendor(sql`v.id`, sql`${adminId}::uuid`)} as may_decide`,
    rows: sql`
      from removal_requests r ${joinShown(sql`r.vendor_id`)}
      where r.status = 'open' and ${role === undefined ? sql`true` : sql`r.role = ${role}`}`,
    toItem: (row) => ({
      receipt: row.receipt,
      ...toAbout(row),
      requester: { ...toPerson(row), email: row.email },
      website: row.website,
      isAtWebsite: isAtWebsite(row.email, row.website),
      role: row.role,
      relation: row.relation,
      reason: row.reason,
      isOwned: row.is_owned,
      mayDecide: row.may_decide,
      since: row.since.toISOString(),
    }),
  });

interface WaitingProofRow {
  id: string;
  since: Date;
  kind: Schemas["WaitingProof"]["kind"];
  media_type: Schemas["WaitingProof"]["mediaType"];
  size: number;
  person: string;
  review_id: string;
  experience: Schemas["Experience"];
  wedding_month: string | null;
  vendor: Schemas["ReviewedVendor"];
}

/** Without those that concern the admin: people who look after a vendor mustn't learn that there is a proof. */
export const readWaitingProofs = (
  db: Kysely<Schema>,
  adminId: string,
  query: Query,
): Promise<Schemas["WaitingProofList"]> =>
  readQueue<WaitingProofRow, Schemas["WaitingProof"]>(db, query, {
    name: ["proofs", adminId],
    since: sql`p.submitted_at`,
    id: sql`p.id`,
    person: userName,
    columns: sql`p.kind, p.media_type, p.size, r.id as review_id, r.experience, to_char(r.wedding_date, 'YYYY-MM') as wedding_month,
      ${vendorJson} as vendor`,
    rows: sql`
      from review_proofs p join reviews r on r.id = p.review_id join vendors v on v.id = r.vendor_id
      join users u on u.id = p.author_id
      where p.status = 'waiting' and ${isOthers(adminId)}`,
    toItem: (row) => ({
      id: row.id,
      kind: row.kind,
      mediaType: row.media_type,
      size: row.size,
      submittedAt: row.since.toISOString(),
      author: toPerson(row),
      review: { id: row.review_id, experience: row.experience, weddingDate: row.wedding_month },
      vendor: row.vendor,
    }),
  });
