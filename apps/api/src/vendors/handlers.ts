import type { components } from "@troth/api-client/schema";
import type { Handlers } from "../contract/handlers.ts";
import { coverOf } from "../covers/cover.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";
import { phoneText, websiteText } from "./contact-text.ts";
import { creditOf, readCredits } from "./credits.ts";
import { readVendor, type VendorDetailRow } from "./detail-queries.ts";
import { openStateOf } from "./opening-hours.ts";
import { toPicture } from "./pictures.ts";
import { searchVendors } from "./search.ts";
import { rounded } from "./summary.ts";
import { suggestionsFor } from "./suggestions.ts";

type Vendor = components["schemas"]["Vendor"];

export function vendorHandlers({ db, clock, lexicons }: Pick<Services, "db" | "clock" | "lexicons">) {
  return {
    async searchVendors({ query }) {
      return searchVendors(db, lexicons, query, clock());
    },

    async suggest({ query: { q, kind } }) {
      return { items: await suggestionsFor(db, (await lexicons.current()).lexicon, q, kind) };
    },

    listCredits: async () => ({ items: await readCredits(db) }),

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
  phoneNumber: phoneText(row.phone_number, row.places[0]?.country),
  website: row.website,
  websiteText: websiteText(row.website),
  address: row.address,
  socialMedia: row.social_media,
  openingHours: row.opening_hours,
  timeZone: row.time_zone,
  openState: openStateOf(row.opening_hours, row.time_zone, now),
  coordinates:
    row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  priceRange: row.price_range,
  image: row.pictures[0] ? toPicture(row.pictures[0]) : coverOf(row.id, row.cover),
  banner: row.pictures.length ? null : coverOf(row.id, row.cover, "wide"),
  photos: row.pictures.map(toPicture),
  isClaimed: row.is_claimed,
  isApproved: row.status === "approved",
  status: row.status,
  addedBy: null, // who added a vendor is not public yet
  credit: creditOf(row.source),
  rating: { average: rounded(row.average), count: row.review_count, histogram: row.histogram, aspects: row.aspects },
  createdAt: row.created_at.toISOString(),
});
