import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { pictureJson, type PictureRow } from "../vendors/pictures.ts";

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
}

/** All categories that aren't retired, in order, each with its number of approved vendors. */
export async function readCategories(db: Kysely<Schema>): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, c.name, c.singular, c.description, c.icon, c.position,
           (select ${pictureJson("c.name")} from photos f where f.id = c.photo_id) as picture,
           coalesce(n.vendors, 0) as vendor_count
    from categories c
    left join listing_counts n on n.scope = '' and n.token = 'c:' || c.slug
    where c.retired_at is null
    order by c.position, c.slug`.execute(db);
  return rows;
}
