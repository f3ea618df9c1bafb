import type { components } from "@troth/api-client/schema";
import { type Kysely, sql, type Transaction } from "kysely";
import { coverOf } from "../covers/cover.ts";
import type { Schema } from "../database/schema.ts";
import { pictureJson, type PictureRow, toPicture } from "../vendors/pictures.ts";

interface CategoryRow {
  id: string;
  slug: string;
  name: string;
  singular: string;
  description: string;
  icon: string;
  position: number;
  picture: PictureRow | null;
  vendor_count: number;
  former_slugs: string[];
  is_retired: boolean;
}

const columns = sql`
  c.id, c.slug, c.name, c.singular, c.description, c.icon, c.position, c.retired_at is not null as is_retired,
  (select ${pictureJson("c.name")} from photos f where f.id = c.photo_id) as picture,
  coalesce((select n.vendors from listing_counts n where n.scope = '' and n.token = 'c:' || c.slug), 0) as vendor_count,
  array(select s.slug from category_slugs s where s.category_id = c.id order by s.slug) as former_slugs`;

/** All categories in order, each with its number of approved vendors. Retired ones come last, if they are asked for. */
export async function readCategories(
  db: Kysely<Schema>,
  { retired }: { retired: boolean },
): Promise<components["schemas"]["Category"][]> {
  const { rows } = await sql<CategoryRow>`
    select ${columns} from categories c
    where c.merged_into is null and (c.retired_at is null or ${retired}::boolean)
    order by c.retired_at is not null, c.position, c.slug`.execute(db);
  return rows.map(toCategory);
}

/** Null if there is none, or it was merged into another. */
export async function readCategory(
  db: Kysely<Schema> | Transaction<Schema>,
  id: string,
): Promise<(components["schemas"]["CategoryDetails"] & { version: number }) | null> {
  const { rows } = await sql<CategoryRow & components["schemas"]["CategoryDetails"] & { version: number }>`
    select ${columns}, c.words, c.version from categories c
    where c.id = ${id}::uuid and c.merged_into is null`.execute(db);
  const [row] = rows;
  return row ? { category: toCategory(row), words: row.words, version: row.version } : null;
}

const toCategory = (row: CategoryRow): components["schemas"]["Category"] => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  singular: row.singular,
  description: row.description,
  icon: row.icon,
  image: row.picture
    ? toPicture(row.picture)
    : coverOf(row.id, { id: null, slug: row.slug, name: row.name, place: null }),
  vendorCount: row.vendor_count,
  position: row.position,
  ...(row.former_slugs.length > 0 && { formerSlugs: row.former_slugs }),
  ...(row.is_retired && { retired: true }),
});
