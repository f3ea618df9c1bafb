import type { components } from "@troth/api-client/schema";
import type { Handlers } from "../contract/handlers.ts";
import { type KeyKind, listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";
import { readVendor, type VendorDetailRow } from "./detail-queries.ts";
import { countResult } from "./facets.ts";
import { openStateOf } from "./opening-hours.ts";
import { toPicture } from "./pictures.ts";
import { type Filters, readVendors, readWords, sortKinds, wordModes } from "./search-queries.ts";
import { rounded, toSummary } from "./summary.ts";
import { suggestionsFor } from "./suggestions.ts";

type Vendor = components["schemas"]["Vendor"];

export function vendorHandlers({ db, clock }: Pick<Services, "db" | "clock">) {
  return {
    async searchVendors({ query }) {
      const { sort = "best", limit = 20 } = query;
      const now = clock();
      const text = query.q?.trim() ?? "";
      const filters: Filters = {
        category: (query.category ?? []).toSorted(),
        location: (query.location ?? []).toSorted(),
        priceRange: (query.priceRange ?? []).toSorted(),
        minRating: query.minRating ?? null,
        openNow: query.openNow ?? false,
      };

      // How the words are taken is decided on the first page and stays so: it is the cursor's first key.
      const list = listName(text, filters, sort);
      const kinds: KeyKind[] = [
        "integer",
        ...(text !== "" && sort === "best" ? (["number"] as const) : sortKinds(sort)),
      ];
      const position = readCursor(query.cursor, list, kinds);
      const [decided = -1, ...keys] = position?.keys ?? [];
      const from = position && { id: position.id, keys };

      const words = text === "" ? null : await readWords(db, text, wordModes[decided] ?? null);
      const [rows, { total, facets }] = await Promise.all([
        readVendors(db, { words, filters, sort, now }, from, limit),
        countResult(db, { words, filters, now, withFacets: from === null }),
      ]);
      const mode = words ? wordModes.indexOf(words.mode) : 0;
      const { items, nextCursor } = page(
        rows.map((row) => ({ ...row, keys: [mode, ...row.keys] })),
        limit,
        list,
      );
      return {
        items: items.map((row) => toSummary(row, now)),
        total,
        facets,
        matched: words === null ? "browse" : words.mode === "similar" ? "similar" : "words",
        nextCursor,
      };
    },

    async suggest({ query: { q, kind } }) {
      return { items: await suggestionsFor(db, q, kind) };
    },

    async getVendor({ path }) {
      const row = await readVendor(db, path.id);
      if (!row) throw new ProblemError("not-found");
      return toVendor(row, clock());
    },
  } satisfies Partial<Handlers>;
}

const toVendor = (row: VendorDetailRow, now: Date): Vendor => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  language: row.language,
  description: row.description,
  category: row.category,
  location: row.location,
  places: row.places,
  phoneNumber: row.phone_number,
  website: row.website,
  address: row.address,
  socialMedia: row.social_media,
  openingHours: row.opening_hours,
  timeZone: row.time_zone,
  openState: openStateOf(row.opening_hours, row.time_zone, now),
  coordinates:
    row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  priceRange: row.price_range,
  photos: row.pictures.map(toPicture),
  isClaimed: row.is_claimed,
  isApproved: row.status === "approved",
  status: row.status,
  addedBy: null, // who added a vendor is not public yet
  rating: { average: rounded(row.average), count: row.review_count, histogram: row.histogram, aspects: row.aspects },
  createdAt: row.created_at.toISOString(),
});
