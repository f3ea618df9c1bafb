// A vendor's stars as a picture for its own site. It has no script, no font of its own and nothing that the address could
// change but its colours.
import { hash } from "node:crypto";
import { enoughReviews } from "@troth/rules/ratings";
import { type Kysely, sql } from "kysely";
import type { Handlers } from "../contract/handlers.ts";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";
import { shownAs } from "./detail.ts";
import { rounded } from "./summary.ts";

/** On light and on dark pages: background, frame, text, quieter text, star and the stars that are missing. */
const themes = {
  light: { paper: "#FFFFFF", frame: "#E6DFD4", ink: "#1B1A24", muted: "#5F5A68", star: "#B9770E", rest: "#E6DFD4" },
  dark: { paper: "#1A1A28", frame: "#2C2C3E", ink: "#F3EFE8", muted: "#A8A3B3", star: "#F0B64A", rest: "#2C2C3E" },
};
export type BadgeTheme = keyof typeof themes;

export function badgeHandlers({ db, brand }: Pick<Services, "db" | "brand">) {
  return {
    async getBadge({ path, query, headers }, reply) {
      // A redirect, too, has to be let through on other sites.
      reply.header("cross-origin-resource-policy", "cross-origin");
      const rated = await readRated(db, path.id);
      if (!rated) {
        const shown = await shownAs(db, path.id);
        if (shown?.status !== "approved") throw new ProblemError("not-found");
        // Not for good: the merge may be undone.
        const address = `/api/vendors/${shown.id}/badge.svg?theme=${query.theme ?? "light"}`;
        return reply.header("cache-control", "public, max-age=3600").redirect(address, 302);
      }
      const text = badgeOf(rated, brand.shortName, query.theme ?? "light");
      const etag = `"${hash("sha1", text, "base64url")}"`;
      reply
        .header("cache-control", "public, max-age=3600")
        .header("etag", etag)
        // Opened by itself it is a document: one that may do nothing. Shown as a picture, any site may have it.
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header("x-content-type-options", "nosniff");
      if (headers["If-None-Match"]?.includes(etag)) return reply.code(304).send();
      return reply.type("image/svg+xml; charset=utf-8").send(text);
    },
  } satisfies Partial<Handlers>;
}

interface Rated {
  name: string;
  average: number | null;
  review_count: number;
}

async function readRated(db: Kysely<Schema>, id: string): Promise<Rated | null> {
  const { rows } = await sql<Rated>`
    select v.name, s.average, s.review_count from vendors v join vendor_stats s on s.vendor_id = v.id
    where v.id = ${id}::uuid and v.status = 'approved'`.execute(db);
  return rows[0] ?? null;
}

/** As the site writes averages. */
const written = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const width = 232;
const height = 76;
/** A longer name would run out of the frame. Its full length is in the title, which screen readers use. */
const longestName = 26;

export function badgeOf({ name, average, review_count: count }: Rated, brand: string, theme: BadgeTheme): string {
  const { paper, frame, ink, muted, star, rest } = themes[theme];
  const isRated = average !== null && count >= enoughReviews;
  const mean = isRated ? written.format(rounded(average)!) : "";
  const reviews = count === 0 ? "no reviews yet" : count === 1 ? "1 review" : `${count.toLocaleString("en")} reviews`;
  const label = isRated ? `${name}: ${mean} out of 5, ${reviews} on ${brand}` : `${name}: new on ${brand}, ${reviews}`;
  const shown =
    [...name].length > longestName
      ? `${[...name]
          .slice(0, longestName - 1)
          .join("")
          .trimEnd()}…`
      : name;
  // Whole stars and a part of one, cut at the average.
  const stars = (colour: string, clip = "") => `<g fill="${colour}"${clip}>${starPaths}</g>`;
  const filled = isRated ? (average / 5) * starsWidth : 0;
  const figure = isRated
    ? `<text x="130" y="47" font-size="18" font-weight="650" fill="${ink}">${mean}</text>` +
      `<clipPath id="c"><rect x="16" y="28" width="${filled.toFixed(2)}" height="24"/></clipPath>` +
      stars(rest) +
      stars(star, ' clip-path="url(#c)"')
    : `<text x="16" y="47" font-size="18" font-weight="650" fill="${ink}">New</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t" ` +
    `font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"><title id="t">${escapeXml(label)}</title>` +
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="13.5" fill="${paper}" stroke="${frame}"/>` +
    `<text x="16" y="23" font-size="12.5" fill="${muted}">${escapeXml(shown)}</text>` +
    figure +
    `<text x="16" y="65" font-size="12" fill="${muted}">${escapeXml(`${reviews[0]!.toUpperCase()}${reviews.slice(1)} on ${brand}`)}</text></svg>\n`
  );
}

const starsWidth = 5 * 21;
/** 18 units wide. */
export const starPath = "m9 .9 2.5 5.2 5.7.8-4.1 4 1 5.7L9 13.9l-5.1 2.7 1-5.7-4.1-4 5.7-.8z";
const starPaths = Array.from(
  { length: 5 },
  (_, at) => `<path transform="translate(${16 + at * 21} 32)" d="${starPath}"/>`,
).join("");

/** Names come from strangers. Control characters are not allowed in XML, not even escaped. */
const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
    .toWellFormed()
    .replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
