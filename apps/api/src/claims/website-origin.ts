// Who put a website on a listing. Someone who has put it there themselves shows nothing by an address at its domain.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { cleanName } from "../text/clean-name.ts";
import { websiteKeyOf } from "../vendors/likeness.ts";

type Origin = components["schemas"]["WebsiteOrigin"];

interface OriginRow {
  website: string;
  how: Origin["how"];
  at: Date;
  by: string | null;
  first_name: string | null;
  last_name: string | null;
}

/**
 * Who first put a website at this one's domain on the listing, so that no one makes it theirs, or someone else's, by
 * changing the page that it leads to.
 *
 * @param before a claim, if only what was written before it counts
 * @returns null if it isn't on the listing, or no one knows
 */
export async function websiteOrigin(
  db: Kysely<Schema>,
  { vendorId, website, before = null }: { vendorId: string; website: string; before?: string | null },
): Promise<Origin | null> {
  if (website === "") return null;
  const { rows } = await sql<OriginRow>`
    with written as (
      select r.revision, r.at, w ->> 'from' as before, w ->> 'to' as website, coalesce(p.proposer_id, r.actor_id) as by,
        case when p.id is null then 'changed' else 'suggested' end as how
      from vendor_revisions r
      cross join jsonb_array_elements(r.changes) w
      -- Accepted with the change that it made.
      left join vendor_proposals p
        on p.vendor_id = r.vendor_id and p.decided_at = r.at and p.outcomes ->> 'website' = 'accepted'
      where r.vendor_id = ${vendorId}::uuid and w ->> 'field' = 'website'
        and (${before}::uuid is null or r.at <= (select created_at from claims where id = ${before}::uuid))
    ), history as (
      select revision, at, website, by, how from written
      union all
      select 0, case when v.source is null then v.created_at else coalesce(v.imported_at, v.created_at) end,
        coalesce((select before from written order by revision limit 1), ${website}), v.added_by,
        case when v.source is null then 'added' else 'imported' end
      from vendors v where v.id = ${vendorId}::uuid
    )
    select h.*, u.first_name, u.last_name
    from history h left join users u on u.id = h.by and u.deleted_at is null
    order by h.revision desc`.execute(db);
  const until = rows.findIndex((row) => placeOf(row.website) !== placeOf(website));
  const origin = (until < 0 ? rows : rows.slice(0, until)).at(-1);
  if (!origin) return null;
  const { how, at, by, first_name, last_name } = origin;
  return {
    how,
    by: by !== null && first_name !== null ? { id: by, name: cleanName(`${first_name} ${last_name}`) } : null,
    at: at.toISOString(),
  };
}

/** Where many have a page, only the whole address is anyone's own. */
function placeOf(website: string): string {
  const key = websiteKeyOf(website);
  return key === null ? website : key.isShared ? key.host + key.path : key.host;
}
