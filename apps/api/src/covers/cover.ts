// The cover of a vendor or a category without photos: what it is drawn from, and how it is told of.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { PhotoVariant, Schema } from "../database/schema.ts";
import { type CoverFacts, paletteOf } from "./draw-cover.ts";
import { palettes } from "./palettes.ts";
import { type Place, settingOf } from "./setting.ts";
import { tradeOf } from "./trades.ts";

/** What the database says of whose cover it is. */
export interface CoverSubject {
  /** The vendor's; null for a category. */
  id: string | null;
  slug: string;
  name: string;
  place: Place | null;
}

/** Over `vendors v`: its first category, and where it is. */
export const coverJson = sql`json_build_object(
  'id', v.id, 'slug', v.category[1],
  'name', coalesce((select c.name from categories c where c.slug = v.category[1]), ''),
  'place', (select json_build_object('id', p.id, 'name', p.name, 'country', p.country, 'latitude', p.latitude, 'longitude', p.longitude)
            from places p where p.id = v.location[1]))`;

/** A vendor's or a category's, where it is public. */
export async function readSubject(db: Kysely<Schema>, id: string): Promise<CoverSubject | null> {
  const { rows } = await sql<{ subject: CoverSubject }>`
    select ${coverJson} as subject from vendors v where v.id = ${id}::uuid and v.status = 'approved'
    union all
    select json_build_object('id', null, 'slug', c.slug, 'name', c.name, 'place', null)
    from categories c where c.id = ${id}::uuid and c.retired_at is null`.execute(db);
  return rows[0]?.subject ?? null;
}

/** A category is drawn by its slug, so that it looks the same wherever it is listed. */
export const factsOf = ({ id, slug, name, place }: CoverSubject): CoverFacts => ({
  trade: tradeOf(slug, name),
  seed: id ?? slug,
  setting: settingOf(place),
});

// Whatever changes a drawing changes its address: the code that draws is a part of the digest.
const folder = fileURLToPath(new URL(".", import.meta.url));
const version = createHash("sha256");
for (const file of globSync("**/*.{ts,txt}", { cwd: folder }).toSorted())
  if (!file.endsWith(".test.ts")) version.update(readFileSync(folder + file));
const generator = version.digest("hex");

export const digestOf = (facts: CoverFacts): string =>
  createHash("sha256")
    .update(JSON.stringify([generator, facts]))
    .digest("hex")
    .slice(0, 32);

/** Widths in pixels: the last one is for link previews, which want a plain format. */
const coverVariants: PhotoVariant[] = [
  ...[320, 480, 640, 960, 1280, 1600, 2400].map((width) => ({ width, format: "webp" as const })),
  { width: 1200, format: "jpg" as const },
];

/** Height to width. */
export const coverRatio = 3 / 4;

export function coverOf(id: string, subject: CoverSubject): components["schemas"]["Photo"] {
  const facts = factsOf(subject);
  const digest = digestOf(facts);
  const { sky } = palettes[paletteOf(facts.trade, facts.seed)] ?? palettes[0];
  const width = 2400;
  return {
    id: digest,
    alt: "",
    drawn: true,
    width,
    height: width * coverRatio,
    placeholder: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${sky}" d="M0 0h4v3H0z"/></svg>`)}`,
    variants: coverVariants.map((variant) => ({
      src: `/api/covers/${id}/${digest}/${variant.width}.${variant.format}`,
      ...variant,
    })),
  };
}
