// One review at a time: as everyone sees it, what it said before, and as its author keeps track of it.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import { holds } from "../appeals/holds.ts";
import type { Aspect, Schema } from "../database/schema.ts";
import type { Position } from "../lists/cursor.ts";
import { keyset } from "../lists/keyset.ts";
import { ProblemError } from "../problems.ts";
import { proofColumn } from "../proofs/proofs.ts";
import { publicReason } from "../vendors/transparency.ts";
import { aspectsJson, columns, joins, type LatestRow, vendorJson } from "./read-queries.ts";

type Db = Kysely<Schema>;
type Revision = components["schemas"]["ReviewRevision"];

/** The last decision about `reviews r`, or its author's last act. */
const lastEvent = sql`left join lateral (
  select e.action, e.reason, e.at, e.to_state from moderation_events e
  where e.subject_type = 'review' and e.subject_id = r.id order by e.at desc, e.id desc limit 1) e on true`;

/**
 * A published review of an approved vendor.
 * @throws ProblemError removed, if a decision took it away; otherwise not-found
 */
export async function readPublic(db: Db, id: string): Promise<LatestRow> {
  const { rows } = await sql<LatestRow & { action: string | null; reason: string | null; at: Date | null }>`
    select ${columns}, ${vendorJson} as vendor, e.action, e.reason, e.at
    from reviews r join vendors v on v.id = r.vendor_id and v.status = 'approved' ${joins} ${lastEvent}
    where r.id = ${id}::uuid and r.status in ('published', 'removed')`.execute(db);
  const [row] = rows;
  if (row?.status === "published") return row;
  // One that its author has deleted leaves no trace.
  if (row?.action !== "remove") throw new ProblemError("not-found");
  throw new ProblemError("removed", {
    removed: { at: row.at!.toISOString(), reason: publicReason(row.reason) },
  });
}

/** The latest first. */
export const revisionOrder = keyset([{ kind: "integer", column: sql`v.revision` }], { id: sql`v.review_id` });

interface Said {
  rating: number;
  title: string;
  review: string;
  experience: Revision["experience"];
  weddingDate: string | null;
  aspects: Partial<Record<Aspect, number>>;
  photos: components["schemas"]["ReviewPhotos"];
}

/** @param words the columns of its title and its text */
const saidJson = (table: "v" | "p", words: { title: string; review: string }) => {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`json_build_object('rating', ${of("rating")}, 'title', ${of(words.title)}, 'review', ${of(words.review)},
    'experience', ${of("experience")}, 'weddingDate', to_char(${of("wedding_date")}, 'YYYY-MM'),
    'aspects', ${aspectsJson(table)},
    'photos', case when u.deleted_at is null and u.erase_at is null then ${of("photos")} else '[]' end)`;
};

export interface RevisionRow {
  id: string;
  keys: number[];
  version: number;
  at: Date;
  said: Said;
  before: Said | null;
}

/** For use with a revision `v`, the one before it `p`, and its author `users u`. */
export const revisionColumns = (words = { title: "title", review: "review" }) => sql`
  v.review_id as id, ${revisionOrder.keys} as keys, v.revision as version, v.written_at as at,
  ${saidJson("v", words)} as said, case when p.review_id is not null then ${saidJson("p", words)} end as before`;

/** A page of what a review has said from a given position, plus one more if another page follows. */
export async function readRevisions(db: Db, reviewId: string, from: Position | null, limit: number) {
  const { rows } = await sql<RevisionRow>`
    select ${revisionColumns()}
    from review_revisions v
    join reviews w on w.id = v.review_id join users u on u.id = w.author_id
    left join review_revisions p on p.review_id = v.review_id and p.revision = v.revision - 1 and not p.withheld
    where v.review_id = ${reviewId}::uuid and not v.withheld and ${revisionOrder.after(from)}
      -- What had to go because of what it gave away doesn't come back with a mended version.
      and not exists (
        select from moderation_events e join reviews r on r.id = e.subject_id and r.revision > v.revision
        where e.subject_type = 'review' and e.subject_id = v.review_id and e.action = 'hide'
          and e.reason in ('personal-data', 'illegal') and e.at >= v.written_at)
    ${revisionOrder.upTo(limit)}`.execute(db);
  return rows;
}

export const toRevision = ({ version, at, said, before }: RevisionRow): Revision => ({
  version,
  at: at.toISOString(),
  changed: (Object.keys(said) as (keyof Said)[]).filter(
    (field) => before && JSON.stringify(said[field]) !== JSON.stringify(before[field]),
  ),
  ...said,
  photos: said.photos.map(({ alt }) => alt),
});

/** Written last first. */
export const myReviewOrder = keyset([{ kind: "micros", column: sql`r.created_at` }], { id: sql`r.id` });

/** A page of someone's reviews, but for those they have deleted, plus one more if another page follows. */
export async function readMyReviews(db: Db, authorId: string, from: Position | null, limit: number) {
  const { rows } = await sql<
    LatestRow & {
      keys: number[];
      is_listed: boolean;
      proof: components["schemas"]["ProofStatus"] | null;
      to_state: string | null;
      reason: string | null;
      at: Date | null;
      decision_id: string | null;
    }
  >`
    select ${columns}, ${vendorJson} as vendor, v.status = 'approved' as is_listed, ${myReviewOrder.keys} as keys,
           (select d.id from review_decisions d where d.review_id = r.id and d.action <> 'dismiss' and ${holds}
            order by d.at desc, d.id desc limit 1) as decision_id,
           ${proofColumn} as proof, e.to_state, e.reason, e.at
    from reviews r join vendors v on v.id = r.vendor_id ${joins} ${lastEvent}
    where r.author_id = ${authorId}::uuid and e.action is distinct from 'delete' and ${myReviewOrder.after(from)}
    ${myReviewOrder.upTo(limit)}`.execute(db);
  return rows;
}
