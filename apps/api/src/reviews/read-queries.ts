// Reviews as the public sees them: published ones of approved vendors.
import { aspectValues } from "@troth/api-client/enumerations";
import { quotedAccountDays, quotedAmong } from "@troth/rules/quotes";
import { enoughReviews, praise } from "@troth/rules/ratings";
import { labelledFrom } from "@troth/rules/reports";
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import { hasOpenClaim } from "../claims/queries.ts";
import type { Aspect, Schema } from "../database/schema.ts";
import type { Position } from "../lists/cursor.ts";
import { type Key, type Keyset, keyset } from "../lists/keyset.ts";
import { coupleInTheWay } from "../partners/couples.ts";
import { manages } from "../team/managers.ts";
import type { PictureRow } from "../vendors/pictures.ts";
import { readHelpful } from "./helpful.ts";
import { hasPhotos, picturesJson } from "./photos.ts";

export interface ReviewRow {
  id: string;
  vendor_id: string;
  first_name: string;
  last_name: string;
  image: string;
  former: boolean;
  rating: number;
  title: string;
  review: string;
  language: string;
  experience: "enquired" | "booked" | "cancelled" | "completed";
  wedding_month: string | null;
  aspects: Partial<Record<Aspect, number>>;
  pictures: PictureRow[];
  status: "held" | "published" | "hidden" | "removed";
  helpful_count: number;
  version: number;
  response: { text: string; beforeEdit: boolean; version: number } | null;
  responded_at: Date | null;
  response_edited_at: Date | null;
  under_review_since: Date | null;
  trust: ReviewTrust;
  created_at: Date;
  edited_at: Date | null;
}

export type ReviewSort = components["schemas"]["ReviewSort"];
type Experience = components["schemas"]["Experience"];
type ReviewTrust = components["schemas"]["ReviewTrust"];

/** Which of a vendor's reviews are asked for; null lets any pass. */
export interface ReviewFilter {
  ratings: readonly number[] | null;
  experiences: readonly Experience[] | null;
  languages: readonly string[] | null;
  trust: readonly ReviewTrust[] | null;
  aspect: Aspect | null;
  q: string | null;
  /** Only those with photos. */
  photos: boolean;
}

const id = sql`r.id`;
const written: Key = { kind: "micros", column: sql`r.created_at` };
/** Highest first, then newest. */
const byNumber = (column: string) => keyset([{ kind: "integer", column: sql.raw(column) }, written], { id });

/** The highest and lowest ratings are those of an aspect, if only reviews that rate it are asked for. */
export const reviewOrder = (sort: ReviewSort, aspect: Aspect | null): Keyset =>
  ({
    newest: () => keyset([written], { id }),
    oldest: () => keyset([written], { id, direction: "asc" }),
    highest: () => byNumber(`r.${aspect ?? "rating"}`),
    lowest: () => byNumber(`-r.${aspect ?? "rating"}`),
    helpful: () => byNumber("r.helpful_count"),
  })[sort]();

/** For use with `reviews r`. Nothing more can be said about the reviews of people who have left. */
const shownTrust = sql`
  case when r.trust <> 'unverified' and exists (
    select from users author where author.id = r.author_id and author.deleted_at is null and author.erase_at is null)
  then r.trust else 'unverified' end`;

/** The aspects that a row of reviews, or of their revisions, rates. @param table its alias */
export const aspectsJson = (table: string) =>
  sql`json_strip_nulls(json_build_object(${sql.join(
    aspectValues.flatMap((aspect) => [sql.lit(aspect), sql.ref(`${table}.${aspect}`)]),
  )}))`;

/** For use with `review_reports p`: who speaks. Partners do with one voice. */
const voice = sql`coalesce(
  (select m.couple_id from couple_members m where m.user_id = p.reporter_id and m.until is null), p.reporter_id)`;

/** For use with `reviews r` and `joins`: the columns of a ReviewRow. */
export const columns = sql`
  r.id, r.vendor_id, u.first_name, u.last_name, u.image, (u.deleted_at is not null or u.erase_at is not null) as former, r.rating, r.title, r.review,
  r.language, r.experience, to_char(r.wedding_date, 'YYYY-MM') as wedding_month,
  ${aspectsJson("r")} as aspects,
  ${picturesJson} as pictures, r.status, r.helpful_count, r.revision as version,
  case when a.review_id is not null then json_build_object('text', a.text, 'version', a.version,
    'beforeEdit', coalesce(r.edited_at > coalesce(a.edited_at, a.created_at), false)) end as response,
  a.created_at as responded_at, a.edited_at as response_edited_at,
  (select t.opened_at from report_tickets t join review_reports p on p.ticket_id = t.id and p.withdrawn_at is null
   where t.review_id = r.id and t.about = 'review' and t.status = 'open'
   group by t.id having count(distinct ${voice}) >= ${sql.lit(labelledFrom)} or bool_or(p.by_team)) as under_review_since,
  ${shownTrust} as trust, r.created_at, r.edited_at`;
export const joins = sql`join users u on u.id = r.author_id left join review_responses a on a.review_id = r.id`;

/** The conditions that all counts share. Reviews whose words aren't stored yet are read on the spot. */
const matches = ({ ratings, trust, aspect, q }: ReviewFilter) => sql`
  r.status = 'published'
  and ${ratings ? sql`r.rating = any(${ratings}::integer[])` : sql`true`}
  and ${trust ? sql`${shownTrust} = any(${trust}::text[])` : sql`true`}
  and ${aspect ? sql`r.${sql.ref(aspect)} is not null` : sql`true`}
  and ${
    q === null
      ? sql`true`
      : sql`coalesce((select w.words from review_words w where w.review_id = r.id), review_words_of(r.title, r.review)) @@ (select search_words(${q}::text))`
  }`;

export interface ReviewCount {
  language: string;
  experience: Experience;
  hasPhotos: boolean;
  trust: ReviewTrust;
  count: number;
  /** How many rate an aspect, whichever is asked for. */
  rated: Record<Aspect, number>;
}

/**
 * How many reviews match, by language, experience, photos and trust, whichever of these are asked for, and how many of them rate
 * each aspect; null if there is no such approved vendor.
 */
export async function countReviews(
  db: Kysely<Schema>,
  vendorId: string,
  filter: ReviewFilter,
): Promise<ReviewCount[] | null> {
  const { rows } = await sql<{ counts: ReviewCount[] }>`
    select coalesce((
      select json_agg(c) from (
        select r.language, r.experience, ${hasPhotos} as "hasPhotos", ${shownTrust} as trust,
               count(${filter.aspect ? sql`r.${sql.ref(filter.aspect)}` : sql`*`})::integer as count,
               json_build_object(${sql.join(
                 aspectValues.flatMap((aspect) => [sql.lit(aspect), sql`count(${sql.ref(`r.${aspect}`)})`]),
               )}) as rated
        from reviews r
        where r.vendor_id = v.id and ${matches({ ...filter, aspect: null, trust: null })} group by 1, 2, 3, 4) c), '[]') as counts
    from vendors v where v.id = ${vendorId}::uuid and v.status = 'approved'`.execute(db);
  return rows[0]?.counts ?? null;
}

/**
 * A page of a vendor's reviews from a given position, plus one more if another page follows. Found first and told then: of two
 * thousand reviews, only those of the page are read with their authors and replies.
 */
export async function readReviews(
  db: Kysely<Schema>,
  {
    vendorId,
    filter,
    sort,
    from,
    limit,
  }: { vendorId: string; filter: ReviewFilter; sort: ReviewSort; from: Position | null; limit: number },
): Promise<(ReviewRow & { keys: number[] })[]> {
  const order = reviewOrder(sort, filter.aspect);
  const { rows } = await sql<ReviewRow & { keys: number[] }>`
    with found as (
      select r.id from reviews r
      where r.vendor_id = ${vendorId}::uuid and ${matches(filter)}
        and ${filter.experiences ? sql`r.experience = any(${filter.experiences}::text[])` : sql`true`}
        and ${filter.languages ? sql`r.language = any(${filter.languages}::text[])` : sql`true`}
        and ${filter.photos ? hasPhotos : sql`true`}
        and ${order.after(from)}
      ${order.upTo(limit)}
    )
    select ${columns}, ${order.keys} as keys
    from found join reviews r using (id) ${joins}
    ${order.upTo(limit)}`.execute(db);
  return rows;
}

/** The vendor a review is about, if it is approved; the people who look after it may not write one, nor may those with an open claim. */
export const findReviewable = (db: Kysely<Schema>, vendorId: string) =>
  db.selectFrom("vendors").select(["id", "name"]).where("id", "=", vendorId).where("status", "=", "approved");

/** The review that someone has written about a vendor, public or not. */
export async function idOfOwnReview(db: Kysely<Schema>, vendorId: string, authorId: string): Promise<string | null> {
  const row = await db
    .selectFrom("reviews")
    .select("id")
    .where("vendor_id", "=", vendorId)
    .where("author_id", "=", authorId)
    .where("status", "<>", "removed")
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Whether a vendor is someone's own or claimed by them, what they have written about it, public or not, why their partner
 * keeps them from reviewing it, and which of its reviews they find helpful; null if there is no such approved vendor.
 */
export async function readOwnReview(
  db: Kysely<Schema>,
  { vendorId, userId }: { vendorId: string; userId: string },
): Promise<{
  isOwner: boolean;
  mayReply: boolean;
  review: ReviewRow | null;
  couple?: Exclude<Awaited<ReturnType<typeof coupleInTheWay>>, null>;
  helpful: string[];
} | null> {
  const vendor = await findReviewable(db, vendorId).executeTakeFirst();
  if (!vendor) return null;
  const { rows } = await sql<ReviewRow>`
    select ${columns}
    from reviews r ${joins}
    where r.vendor_id = ${vendorId}::uuid and r.author_id = ${userId}::uuid and r.status <> 'removed'`.execute(db);
  const mayReply = await manages(db, { vendorId, userId });
  const isOwner = mayReply || (await hasOpenClaim(db, vendorId, userId));
  const couple = await coupleInTheWay(db, { vendorId, userId });
  const helpful = await readHelpful(db, { vendorId, userId });
  return { isOwner, mayReply, review: rows[0] ?? null, ...(couple && { couple }), helpful };
}

export type LatestRow = ReviewRow & { vendor: { id: string; slug: string; name: string; language: string } };

export const vendorJson = sql`json_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'language', v.language)`;

export async function readLatestReviews(db: Kysely<Schema>, limit: number): Promise<LatestRow[]> {
  const { rows } = await sql<LatestRow>`
    select ${columns}, ${vendorJson} as vendor
    from reviews r join vendors v on v.id = r.vendor_id and v.status = 'approved' ${joins}
    where r.status = 'published'
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

type Quotable = Pick<LatestRow, "review" | "language" | "rating" | "first_name" | "last_name" | "vendor">;

/**
 * Recent reviews that can be shown on the home page out of context, newest first. Never the newest of all, and none by
 * someone who signed up today, so that no one can write their way there straight away.
 */
export async function readQuotable(db: Kysely<Schema>, now: Date): Promise<Quotable[]> {
  const { rows } = await sql<Quotable>`
    select r.review, r.language, r.rating, u.first_name, u.last_name, ${vendorJson} as vendor
    from (select * from reviews where status = 'published' order by created_at desc, id desc offset 1 limit ${quotedAmong}) r
    join vendors v on v.id = r.vendor_id and v.status = 'approved'
    join vendor_stats s on s.vendor_id = v.id and s.review_count >= ${enoughReviews}
    join users u on u.id = r.author_id
    where r.rating >= ${praise} and r.experience <> 'enquired' and r.language like 'en%'
      and u.email_verified_at is not null and u.created_at < ${now}::timestamptz - make_interval(days => ${quotedAccountDays})
      and u.deleted_at is null and u.erase_at is null
    order by r.created_at desc, r.id desc`.execute(db);
  return rows;
}
