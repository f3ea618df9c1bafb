// After a change to a category, its vendors follow. The first pages of its list do so at once; a job puts the others,
// in parts: whoever writes to any listing waits for the counts that a part changes, until its transaction ends.
import { type Kysely, sql, type Transaction } from "kysely";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { enqueue, type Jobs } from "../jobs/jobs.ts";

export const putVendorsQueue = "put-vendors";

export interface PutVendors {
  /** The category where they belong. */
  id: string;
  /** It has another name, so those that hold its slug already are found by another one, too. */
  isRenamed: boolean;
}

/** So many at a time that no one waits for long. */
const batch = 250;

/** @param from what the vendors' slug was until now */
export async function putVendors(
  trx: Transaction<Schema>,
  jobs: Jobs,
  { id, from, isRenamed }: PutVendors & { from: string },
): Promise<void> {
  const best = sql`
    select vendor_id from vendor_listings where token = ${`c:${from}`} order by score desc, vendor_id limit ${batch}`;
  await put(trx, id, [from], sql`v.id in (${best})`);
  await enqueue(trx, jobs, putVendorsQueue, { id, isRenamed } satisfies PutVendors);
}

/** Puts all of a category's vendors, whatever slug of its they still hold. */
export async function putAllVendors(db: Kysely<Schema>, { id, isRenamed }: PutVendors): Promise<void> {
  for (let last: string | undefined = "00000000-0000-0000-0000-000000000000"; last !== undefined;) {
    const after: string = last;
    last = await inTransaction(db, async (trx) => {
      // As it is now; whoever changes it again waits for this part.
      const category = await trx
        .selectFrom("categories")
        .select("slug")
        .where("id", "=", id)
        .where("merged_into", "is", null)
        .forShare()
        .executeTakeFirst();
      if (!category) return undefined;
      const former = await trx.selectFrom("category_slugs").select("slug").where("category_id", "=", id).execute();
      const slugs = [...former.map(({ slug }) => slug), ...(isRenamed ? [category.slug] : [])];
      const ids = await put(trx, id, slugs, sql`v.id > ${after}::uuid`);
      return ids.length === batch ? ids.at(-1) : undefined;
    });
  }
}

/** Gives the next of those who hold one of the slugs the category's own instead. @returns their ids in order */
async function put(
  trx: Transaction<Schema>,
  categoryId: string,
  slugs: readonly string[],
  which: ReturnType<typeof sql>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with chosen as (
      select v.id from vendors v where v.category && ${slugs}::text[] and ${which}
      order by v.id limit ${batch} for no key update),
    placed as (
      update vendors v
      set category = array(
        select case when held = any(${slugs}::text[]) then c.slug else held end as slug
        from unnest(v.category) with ordinality h(held, at)
        group by 1 order by min(at))
      from chosen, categories c where v.id = chosen.id and c.id = ${categoryId}::uuid
      returning v.id)
    select id from placed order by id`.execute(trx);
  return rows.map(({ id }) => id);
}
