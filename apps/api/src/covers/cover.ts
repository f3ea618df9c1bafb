// The cover of a vendor or a category without photos: what it is drawn from, and how answers describe it.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { PhotoVariant, Schema } from "../database/schema.ts";
import { preview } from "../photos/variants.ts";
import { type CoverFacts, paletteOf } from "./draw-cover.ts";
import { palettes } from "./palettes.ts";
import { type Place, settingOf } from "./setting.ts";
import { tradeOf } from "./trades.ts";

/** What the database knows about the cover's subject. */
export interface CoverSubject {
  /** The vendor's id; null for a category. */
  id: string | null;
  slug: string;
  name: string;
  place: Place | null;
}

/** For use with `vendors v`: its first category, and where it is. */
export const coverJson = sql`json_build_object(
  'id', v.id, 'slug', v.category[1],
  'name', coalesce((select c.name from categories c where c.slug = v.category[1]), ''),
  'place', (select json_build_object('id', p.id, 'name', p.name, 'country', p.country, 'latitude', p.latitude, 'longitude', p.longitude)
            from places p where p.id = v.location[1]))`;

/** A vendor's or a category's, and whether it is public. */
export async function readSubject(
  db: Kysely<Schema>,
  id: string,
): Promise<{ subject: CoverSubject; isPublic: boolean } | null> {
  const { rows } = await sql<{ subject: CoverSubject; is_public: boolean }>`
    select ${coverJson} as subject, v.status = 'approved' as is_public from vendors v where v.id = ${id}::uuid
    union all
    select json_build_object('id', null, 'slug', c.slug, 'name', c.name, 'place', null), true
    from categories c where c.id = ${id}::uuid and c.merged_into is null`.execute(db);
  return rows[0] ? { subject: rows[0].subject, isPublic: rows[0].is_public } : null;
}

/** A category is drawn from its slug, so that it looks the same wherever it is listed. */
export const factsOf = ({ id, slug, name, place }: CoverSubject): CoverFacts => ({
  trade: tradeOf(slug, name),
  seed: id ?? slug,
  setting: settingOf(place),
});

/** Of the JPEG, which is for link previews. */
const previewRatio = preview.height / preview.width;

// Anything that changes a drawing changes its address, so the digest includes the drawing code, and the one measure that it
// doesn't have itself.
const folder = fileURLToPath(new URL(".", import.meta.url));
const version = createHash("sha256").update(String(previewRatio));
for (const file of globSync("**/*.{ts,txt}", { cwd: folder }).toSorted())
  if (!file.endsWith(".test.ts")) version.update(readFileSync(folder + file));
const generator = version.digest("hex");

export const digestOf = (facts: CoverFacts): string =>
  createHash("sha256")
    .update(JSON.stringify([generator, facts]))
    .digest("hex")
    .slice(0, 32);

/** The shapes of a cover: one for cards, one for the top of a page. */
const cuts = {
  card: { ratio: 3 / 4, prefix: "", widths: [320, 480, 640, 800, 960, 1280, 1600, 2400] },
  wide: { ratio: 2 / 5, prefix: "wide-", widths: [640, 960, 1200, 1440, 2400] },
};
/** The size of a variant listed in the contract. */
export function sizeOf(variant: string): { width: number; height: number; format: string } {
  const [, wide, digits, format = ""] = /^(wide-)?(\d+)\.(\w+)$/.exec(variant) ?? [];
  const width = Number(digits);
  const ratio = format === "jpg" ? previewRatio : cuts[wide ? "wide" : "card"].ratio;
  return { width, height: Math.round(width * ratio), format };
}

export function coverOf(
  id: string,
  subject: CoverSubject,
  cut: keyof typeof cuts = "card",
): components["schemas"]["Photo"] {
  const facts = factsOf(subject);
  const digest = digestOf(facts);
  const { sky } = palettes[paletteOf(facts.trade, facts.seed)] ?? palettes[0];
  const { ratio, prefix, widths } = cuts[cut];
  const width = Math.max(...widths);
  // Link previews need a basic format.
  const files: PhotoVariant[] = cut === "card" ? [{ width: preview.width, format: "jpg" }] : [];
  return {
    id: digest,
    alt: "",
    drawn: true,
    width,
    height: width * ratio,
    placeholder: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${sky}" d="M0 0h4v3H0z"/></svg>`)}`,
    variants: [...widths.map((each): PhotoVariant => ({ width: each, format: "webp" })), ...files].map((variant) => ({
      src: `/api/covers/${id}/${digest}/${prefix}${variant.width}.${variant.format}`,
      ...variant,
    })),
  };
}
