// A vendor's reviews at a glance: of each only its month and stars, and whether the vendor replied.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

/** How many reviews are told one by one. */
const most = 2_000;

/**
 * Published and removed reviews, the latest of them as marks; null if there is no such approved vendor. Of removed reviews
 * the public learns only that and when. Those that their authors took away with their account, or deleted, aren't told.
 */
export async function readMarks(
  db: Kysely<Schema>,
  vendorId: string,
): Promise<components["schemas"]["ReviewMarks"] | null> {
  const { rows } = await sql<components["schemas"]["ReviewMarks"]>`
    with told as (
      select row_number() over (order by r.created_at desc, r.id desc) as place,
             to_char(r.created_at at time zone 'UTC', 'YYYY-MM') as month,
             case when r.status = 'published' then r.rating end as rating,
             r.status = 'published' and a.review_id is not null as replied
      from reviews r left join review_responses a on a.review_id = r.id
      where r.vendor_id = ${vendorId}::uuid and (r.status = 'published' or r.status = 'removed' and (
        select e.action from moderation_events e
        where e.subject_type = 'review' and e.subject_id = r.id order by e.at desc, e.id desc limit 1) = 'remove')
    )
    select coalesce((
        select json_agg(m order by m.month, m.rating desc nulls last, m.replied desc) from (
          select month, rating, replied, count(*)::integer as count from told
          where place <= ${most} group by month, rating, replied) m), '[]') as marks,
      (select json_build_object('count', count(*), 'removed', count(*) filter (where rating is null))
        from told where place > ${most} having count(*) > 0) as older
    from vendors v where v.id = ${vendorId}::uuid and v.status = 'approved'`.execute(db);
  return rows[0] ?? null;
}
