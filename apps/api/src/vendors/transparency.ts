// How a vendor's reviews have been treated: figures that anyone may see, counted from the reviews and from the record.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { Handlers } from "../contract/handlers.ts";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";

type Transparency = components["schemas"]["Transparency"];
type RemovalReason = components["schemas"]["RemovalReason"];

interface Row extends Omit<Transparency, "removedBecause" | "claimedAt"> {
  reasons: string[];
  claimed_at: Date | null;
}

/** What an admin wrote in their own words may be about someone, so the public only gets these. */
const publicReasons: Record<RemovalReason, true> = {
  "not-genuine": true,
  abusive: true,
  "personal-data": true,
  illegal: true,
  "off-topic": true,
  "conflict-of-interest": true,
  other: true,
};

export function transparencyHandlers({ db }: Pick<Services, "db">) {
  return {
    async getTransparency({ path }) {
      const row = await readTransparency(db, path.id);
      if (!row) throw new ProblemError("not-found");
      const { reasons, claimed_at, ...counts } = row;
      return { ...counts, removedBecause: countReasons(reasons), claimedAt: claimed_at?.toISOString() ?? null };
    },
  } satisfies Partial<Handlers>;
}

/** Reviews that their authors took away, by deleting them or by closing their account, aren't counted. */
async function readTransparency(db: Kysely<Schema>, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select count(r.id)::integer as received,
           (count(*) filter (where r.status = 'published'))::integer as published,
           (count(*) filter (where r.status = 'held'))::integer as held,
           (count(*) filter (where r.status = 'hidden'))::integer as hidden,
           (count(*) filter (where r.status = 'removed'))::integer as removed,
           (count(*) filter (where r.status = 'published' and a.review_id is not null))::integer as replied,
           (select json_build_object('open', count(*) filter (where t.status = 'open'),
                     'upheld', count(*) filter (where t.status = 'upheld'),
                     'dismissed', count(*) filter (where t.status = 'dismissed'))
            from report_tickets t join reviews d on d.id = t.review_id
            -- An appeal opens one as well, about a review that no one had reported.
            where d.vendor_id = v.id and t.about = 'review' and exists (select from review_reports p where p.ticket_id = t.id)) as reported,
           coalesce(json_agg(r.reason) filter (where r.status = 'removed'), '[]') as reasons,
           -- The present owner may have it from whoever claimed it.
           (select max(c.decided_at) from claims c
            where c.vendor_id = v.id and v.owner_id is not null and c.status = 'approved') as claimed_at
    from vendors v
    left join lateral (
      select r.id, r.status, e.reason from reviews r
      left join lateral (
        select e.action, e.reason from moderation_events e
        where e.subject_type = 'review' and e.subject_id = r.id order by e.at desc, e.id desc limit 1) e on true
      where r.vendor_id = v.id and coalesce(e.action, '') not in ('close account', 'delete')) r on true
    left join review_responses a on a.review_id = r.id
    where v.id = ${id}::uuid and v.status = 'approved'
    group by v.id`.execute(db);
  return rows[0] ?? null;
}

/** A reason as the public gets it. */
export const publicReason = (reason: string | null): RemovalReason =>
  reason && Object.hasOwn(publicReasons, reason) ? (reason as RemovalReason) : "other";

function countReasons(reasons: readonly (string | null)[]): Transparency["removedBecause"] {
  const counts = Map.groupBy(reasons, publicReason);
  return [...counts]
    .map(([reason, { length }]) => ({ reason, count: length }))
    .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
}
