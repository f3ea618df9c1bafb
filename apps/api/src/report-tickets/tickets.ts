// The tickets of reported reviews, as admins decide them: one after another, and each with all that is needed.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import { appealedIn, openAppeals } from "../appeals/end-appeals.ts";
import { isAboutReply, isUnedited } from "../appeals/holds.ts";
import type { Schema } from "../database/schema.ts";
import type { Position } from "../lists/cursor.ts";
import { keyset } from "../lists/keyset.ts";
import { most } from "../moderation/case.ts";
import { isOthers } from "../partners/concerns.ts";
import { type RevisionRow, revisionColumns, revisionOrder } from "../reviews/one-review.ts";
import { columns, joins, type LatestRow, vendorJson } from "../reviews/read-queries.ts";
import { photosToReturn } from "../reviews/redaction.ts";
import { cleanName } from "../text/clean-name.ts";
import { accountDecisions } from "../users/people/queries.ts";
import { pictureJson, type PictureRow } from "../vendors/pictures.ts";

type Db = Kysely<Schema>;
type Schemas = components["schemas"];
type Ticket = Schemas["ReportTicket"];

export interface TicketFilter {
  adminId: string;
  state: "open" | "decided";
  /** Only those that an appeal has opened again, or without them; null lets any pass. */
  appeals: boolean | null;
  /** What one of its reports alleges; null lets any pass. */
  reason: Schemas["ReportReason"] | null;
  q: string | null;
}

const since = { kind: "micros", column: sql`t.opened_at` } as const;
const id = sql`t.id`;
export const ticketOrders = {
  oldest: keyset([{ kind: "integer", column: sql`t.priority` }, since], { id, direction: "asc" }),
  newest: keyset([since], { id }),
  decided: keyset([{ kind: "micros", column: sql`t.decided_at` }], { id }),
};

export const fullName = sql`case when u.deleted_at is not null then 'Former member' else u.first_name || ' ' || u.last_name end`;

/** Whom there is something to know about. */
export const personId = sql`case when u.deleted_at is null then u.id end`;

/** For use with `review_decisions d`. */
const decisionJson = (adminId: string) => sql`json_build_object('id', d.id, 'action', d.action, 'because', d.because,
  'explanation', d.explanation, 'by', (
    select btrim(a.first_name || ' ' || a.last_name) from users a where a.id = d.decided_by and a.deleted_at is null),
  'byYou', coalesce(d.decided_by = ${adminId}::uuid, false),
  'at', to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

const ticketColumns = (adminId: string) => sql`
  t.id, t.version, t.about, t.status, t.priority = 0 as is_urgent, t.appealed, t.own_initiative, t.opened_at, t.decided_at, t.review_id, r.revision,
  r.status as review_status, r.rating, r.title, left(r.review, 200) as excerpt, ${fullName} as author,
  ${vendorJson} as vendor,
  (select coalesce(json_agg(distinct case when a.by_author then 'author' else 'reporter' end), '[]')
   from review_appeals a where a.ticket_id = t.id) as appealed_by,
  (select coalesce(json_agg(json_build_object('reason', c.reason, 'count', c.count) order by c.count desc, c.reason), '[]')
   from (select p.reason, count(*) as count from review_reports p
         where p.ticket_id = t.id and p.withdrawn_at is null group by 1) c) as reports,
  (select ${decisionJson(adminId)} from review_decisions d
   where d.review_id = t.review_id and ${isAboutReply} = (t.about = 'response')
   order by t.status <> 'open' and d.ticket_id is not distinct from t.id desc, d.at desc, d.id desc limit 1) as decision`;
const ticketJoins = sql`
  join reviews r on r.id = t.review_id join vendors v on v.id = r.vendor_id join users u on u.id = r.author_id`;

interface TicketRow {
  id: string;
  version: number;
  about: Ticket["about"];
  status: Ticket["status"];
  is_urgent: boolean;
  appealed: boolean;
  appealed_by: Ticket["appealedBy"];
  own_initiative: boolean;
  opened_at: Date;
  decided_at: Date | null;
  review_id: string;
  revision: number;
  review_status: Ticket["review"]["status"];
  rating: number;
  title: string;
  excerpt: string;
  author: string;
  vendor: Ticket["vendor"];
  reports: Ticket["reports"];
  decision: Ticket["decision"];
}

const matches = (q: string) => {
  const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(v.name ilike ${like} or r.title ilike ${like} or r.review ilike ${like} or ${fullName} ilike ${like}
    or exists (select from review_reports p where p.ticket_id = t.id and p.report ilike ${like}))`;
};

/**
 * Found by an index, and checked: what erased people have alleged is still there. The reason stands literally, so that the
 * database knows how frequent it is.
 */
const alleges = (reason: Schemas["ReportReason"]) => sql`(
  t.alleged @> array[${sql.lit(reason)}]::text[] and exists (
    select from review_reports p where p.ticket_id = t.id and p.reason = ${reason} and p.withdrawn_at is null))`;

/** A page of tickets, plus one more if another page follows. Found first and told then. */
export async function readTickets(
  db: Db,
  { adminId, state, appeals, reason, q }: TicketFilter,
  order: keyof typeof ticketOrders,
  { from, limit }: { from: Position | null; limit: number },
) {
  const { keys, after, upTo } = ticketOrders[order];
  const { rows } = await sql<TicketRow & { keys: number[] }>`
    with found as (
      select t.id from report_tickets t ${ticketJoins}
      where ${state === "open" ? sql`t.status = 'open'` : sql`t.status in ('upheld', 'dismissed')`}
        and ${appeals === null ? sql`true` : appeals ? sql`t.appealed` : sql`not t.appealed`}
        and ${reason === null ? sql`true` : alleges(reason)}
        and ${isOthers(adminId)} and ${q === null ? sql`true` : matches(q)} and ${after(from)}
      ${upTo(limit)})
    select ${ticketColumns(adminId)}, ${keys} as keys from found join report_tickets t using (id) ${ticketJoins}
    ${upTo(limit)}`.execute(db);
  return rows;
}

/** Undefined if there is none, and for admins whom it concerns. */
export async function readTicket(db: Db, ticketId: string, adminId: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns(adminId)} from report_tickets t ${ticketJoins}
    where t.id = ${ticketId}::uuid and ${isOthers(adminId)}`.execute(db);
  return rows[0];
}

export const toTicket = (row: TicketRow): Ticket => ({
  id: row.id,
  version: row.version,
  about: row.about,
  status: row.status,
  isUrgent: row.is_urgent,
  isAppeal: row.appealed,
  appealedBy: row.appealed_by,
  isOwnInitiative: row.own_initiative,
  openedAt: row.opened_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  review: {
    id: row.review_id,
    version: row.revision,
    status: row.review_status,
    rating: row.rating,
    title: row.title,
    excerpt: row.excerpt,
    author: cleanName(row.author),
  },
  vendor: row.vendor,
  reports: row.reports,
  decision: row.decision,
});

/** The review itself, as its page would show it. */
export async function readReview(db: Db, reviewId: string): Promise<LatestRow> {
  const { rows } = await sql<LatestRow>`
    select ${columns}, ${vendorJson} as vendor from reviews r join vendors v on v.id = r.vendor_id ${joins}
    where r.id = ${reviewId}::uuid`.execute(db);
  return rows[0]!;
}

/** What the reply said that was removed with a ticket, as long as it is kept. */
export const readRemovedReply = async (db: Db, ticketId: string): Promise<string | null> =>
  (
    await db
      .selectFrom("removed_replies as k")
      .innerJoin("review_decisions as d", "d.id", "k.decision_id")
      .select("k.text")
      .where("d.ticket_id", "=", ticketId)
      .executeTakeFirst()
  )?.text ?? null;

/**
 * What a redaction takes something away from: on an appeal against one, what that leaves if it is undone. The author's own edit
 * since then stays.
 */
export async function readWhole(db: Db, { ticketId, reviewId }: { ticketId: string; reviewId: string }) {
  const appealed = sql`${appealedIn(await openAppeals(db, ticketId))?.id ?? null}::uuid`;
  const { rows } = await sql<{ title: string; review: string; photos: PictureRow[] }>`
    select coalesce(k.title, r.title) as title, coalesce(k.review, r.review) as review, (
      select coalesce(json_agg(${pictureJson("p.alt")} order by p.position), '[]') from (
        select photo_id, alt, position from review_photos where review_id = r.id
        union all (${photosToReturn(appealed)})) p
      join photos f on f.id = p.photo_id) as photos
    from reviews r left join lateral (
      select w.title, w.review from redacted_words w join review_decisions d on d.id = w.decision_id
      where w.decision_id = ${appealed} and ${isUnedited}
      order by w.revision desc limit 1) k on true
    where r.id = ${reviewId}::uuid`.execute(db);
  return rows[0]!;
}

/** All that it has said, the latest first, with what was redacted as long as it is kept. */
export async function readAllRevisions(db: Db, reviewId: string): Promise<RevisionRow[]> {
  const said = sql`(
    select v.*, coalesce(k.title, v.title) as said_title, coalesce(k.review, v.review) as said_review
    from review_revisions v left join redacted_words k on k.review_id = v.review_id and k.revision = v.revision
    where v.review_id = ${reviewId}::uuid)`;
  const { rows } = await sql<RevisionRow>`
    select ${revisionColumns({ title: "said_title", review: "said_review" })}
    from ${said} v left join ${said} p on p.revision = v.revision - 1
    join reviews w on w.id = v.review_id join users u on u.id = w.author_id
    ${revisionOrder.upTo(100)}`.execute(db);
  return rows;
}

export async function readReports(db: Db, ticketId: string): Promise<Schemas["ReportCase"]["reports"]> {
  const { rows } = await sql<{
    id: string;
    reason: Schemas["ReportReason"];
    report: string;
    reporter: string;
    reporter_id: string | null;
    by_team: boolean;
    revision: number | null;
    created_at: Date;
    withdrawn_at: Date | null;
  }>`
    select p.id, p.reason, p.report, ${fullName} as reporter, ${personId} as reporter_id, p.by_team, p.revision, p.created_at, p.withdrawn_at
    from review_reports p join users u on u.id = p.reporter_id
    where p.ticket_id = ${ticketId}::uuid order by p.created_at, p.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    reason: row.reason,
    report: row.report,
    reporter: cleanName(row.reporter),
    reporterId: row.reporter_id,
    byTeam: row.by_team,
    version: row.revision,
    createdAt: row.created_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }));
}

/** All notices of illegal content about the review. */
export async function readNotices(db: Db, reviewId: string): Promise<Schemas["ReportCase"]["notices"]> {
  const rows = await db
    .selectFrom("notices")
    .select(["receipt", "reason", "explanation", "name", "status", "because", "decision", "created_at", "decided_at"])
    .select("reply_removed as replyRemoved")
    .where("review_id", "=", reviewId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ name, created_at, decided_at, ...notice }) => ({
    ...notice,
    notifier: name,
    createdAt: created_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  }));
}

/** All appeals about the review. */
export async function readAppeals(db: Db, reviewId: string): Promise<Schemas["ReportCase"]["appeals"]> {
  const { rows } = await sql<{
    id: string;
    decision_id: string;
    by: string;
    by_id: string | null;
    by_author: boolean;
    words: string;
    status: Schemas["AppealStatus"];
    created_at: Date;
    decided_at: Date | null;
  }>`
    select a.id, a.decision_id, ${fullName} as by, ${personId} as by_id, a.by_author, a.words, coalesce(a.outcome, 'open') as status, a.created_at, a.decided_at
    from review_appeals a join users u on u.id = a.appellant_id join review_decisions d on d.id = a.decision_id
    where d.review_id = ${reviewId}::uuid order by a.created_at, a.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    decisionId: row.decision_id,
    by: cleanName(row.by),
    byId: row.by_id,
    byAuthor: row.by_author,
    words: row.words,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }));
}

type Author = Schemas["CaseAuthor"];

/** The author, and what has become of their other reviews. */
export async function readAuthor(db: Db, reviewId: string, adminId: string): Promise<Author> {
  const others = sql`reviews o where o.author_id = r.author_id and o.id <> r.id`;
  const { rows } = await sql<{ name: string; created_at: Date } & Pick<Author, "id" | "reviews" | "decisions">>`
    select ${personId} as id, ${fullName} as name, u.created_at, (
      select json_build_object(
        'published', count(*) filter (where o.status = 'published'), 'held', count(*) filter (where o.status = 'held'),
        'hidden', count(*) filter (where o.status = 'hidden'), 'removed', count(*) filter (where o.status = 'removed'))
      from ${others}) as reviews, (
      select coalesce(json_agg(d.decision), '[]') from (
        select ${decisionJson(adminId)} as decision from review_decisions d
        where d.review_id in (select o.id from ${others}) and d.action in ('warn', 'redact', 'hide', 'remove')
        order by d.at desc, d.id desc limit 10) d) as decisions
    from reviews r join users u on u.id = r.author_id
    where r.id = ${reviewId}::uuid`.execute(db);
  const { id, name, created_at, reviews, decisions } = rows[0]!;
  const account = id === null ? [] : await accountDecisions(db, id);
  return { id, name: cleanName(name), memberSince: created_at.toISOString(), account, reviews, decisions };
}

/** Of decisions: about a review, or a reply, that was reported for the same reason. */
export const reportedFor = (about: Ticket["about"], reason: Schemas["ReportReason"] | undefined) => sql`
  ${isAboutReply} = ${about === "response"} and exists (
    select from review_reports p
    where p.ticket_id = d.ticket_id and p.reason = ${reason ?? null} and p.withdrawn_at is null)`;

/** All decisions about the review, and the latest about others that are alike. */
export async function readDecisions(
  db: Db,
  { reviewId, adminId, alike }: { reviewId: string; adminId: string; alike: ReturnType<typeof sql> },
) {
  type Decisions = Schemas["DecidedReview"][];
  const list = (which: ReturnType<typeof sql>) => sql<Decisions>`(
    select coalesce(json_agg(d.decision), '[]') from (
      select ${decisionJson(adminId)} as decision from review_decisions d where ${which}) d)`;
  const { rows } = await sql<{ decisions: Decisions; alike: Decisions }>`
    select ${list(sql`d.review_id = ${reviewId}::uuid order by d.at desc, d.id desc`)} as decisions,
           ${list(sql`d.review_id <> ${reviewId}::uuid and ${alike}
             order by d.at desc, d.id desc limit ${most.alike}`)} as alike`.execute(db);
  return rows[0]!;
}

/** What the record says about the review and all tickets about it, the latest first. */
export async function readHistory(db: Db, reviewId: string): Promise<Schemas["ReviewHistory"]> {
  const { rows } = await sql<{
    at: Date;
    by: string | null;
    subject: "review" | "report";
    action: string;
    from: string | null;
    to: string | null;
    reason: string;
  }>`
    select e.at, u.first_name || ' ' || u.last_name as by, e.subject_type as subject, e.action, e.from_state as from,
           e.to_state as to, e.reason
    from (
      select * from moderation_events where subject_type = 'review' and subject_id = ${reviewId}::uuid
      union all
      select * from moderation_events where subject_type = 'report' and subject_id in (
        select t.id from report_tickets t where t.review_id = ${reviewId}::uuid)) e
    left join users u on u.id = e.actor_id and u.deleted_at is null
    order by e.at desc, e.id desc limit ${most.history}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), by: row.by === null ? null : cleanName(row.by) }));
}
