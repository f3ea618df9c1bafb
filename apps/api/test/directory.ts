// For tests: the demo's listings in a database, and the read operations as callers use them, with each answer checked
// against the contract.
import { type Kysely, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { operations } from "../src/contract/contract.ts";
import type { Answer, Call, Handler, OperationId } from "../src/contract/handlers.ts";
import { answerCheck } from "../src/contract/validation.ts";
import { categoryHandlers } from "../src/categories/handlers.ts";
import type { Schema } from "../src/database/schema.ts";
import { demoCategories, demoCities, demoPlaces } from "../src/demo/data.ts";
import { hoursNotGiven, weekFromOsm } from "../src/import/osm-opening-hours.ts";
import { createPhotoPasses } from "../src/photos/passes.ts";
import { reviewReadHandlers } from "../src/reviews/read-handlers.ts";
import { vendorHandlers } from "../src/vendors/handlers.ts";
import { createLexicons } from "../src/search/current-lexicon.ts";
import { toOpeningMinutes } from "../src/vendors/opening-hours.ts";

/** The demo's places, categories and vendors, without its people, pictures and reviews. */
export async function addDemoListings(db: Kysely<Schema>): Promise<void> {
  const places = new Map(demoPlaces().map((place) => [place.id, place]));
  await db
    .insertInto("places")
    .values(
      [...places.values()].map(({ localName, countryName, timeZone, ...place }) => ({
        ...place,
        local_name: localName,
        country_name: countryName,
        time_zone: timeZone,
      })),
    )
    .execute();
  await db
    .insertInto("categories")
    .values(demoCategories().map((category, i) => ({ ...category, id: uuidv7(), position: i + 1 })))
    .execute();
  for (const city of demoCities()) {
    const place = places.get(city.place)!;
    await db
      .insertInto("vendors")
      .values(
        city.vendors.map((vendor) => {
          const read = vendor.hours === null ? null : weekFromOsm(vendor.hours);
          const hours = read && "week" in read ? read.week : hoursNotGiven();
          return {
            id: uuidv7(),
            slug: vendor.key,
            name: vendor.name,
            language: vendor.language,
            description: vendor.description,
            category: vendor.category,
            location: [place.id],
            price_range: vendor.priceRange,
            opening_hours: JSON.stringify(hours),
            opening_minutes: toOpeningMinutes(hours),
            time_zone: place.timeZone,
            status: "approved" as const,
          };
        }),
      )
      .execute();
  }
}

/** Gives a vendor stars without needing people to give them. */
export const setStars = (db: Kysely<Schema>, id: string, average: number | null, count: number) =>
  sql`with stats as (update vendor_stats set average = ${average}, review_count = ${count},
        score = (24.5 + ${count}::integer * coalesce(${average}::float8, 0)) / (7 + ${count}::integer) where vendor_id = ${id}::uuid returning score)
      update vendor_listings set score = (select score from stats) where vendor_id = ${id}::uuid`.execute(db);

/** @param options.freshFor as for `createLexicons` */
export function directoryOf(
  db: Kysely<Schema>,
  clock: () => Date = () => new Date(),
  options: { freshFor?: number } = {},
) {
  const vendors = vendorHandlers({ db, clock, lexicons: createLexicons(db, options) });
  const reviews = reviewReadHandlers({ db, clock, photoPasses: createPhotoPasses(Buffer.alloc(32), clock) });
  const categories = categoryHandlers({ db });

  async function ask<O extends OperationId>(id: O, handler: Handler<O>, parts: { query?: object; path?: object }) {
    const answer = await handler({ query: {}, path: {}, ...parts } as Call<O>, null as never);
    const operation = operations.find(({ operationId }) => operationId === id)!;
    const fault = answerCheck(operation.responses["200"]!.content!["application/json"]!.schema!)(answer);
    if (fault) throw new Error(`${id}: ${fault}`);
    return answer as Answer<O>;
  }
  const search = (query: Call<"searchVendors">["query"] = {}) => ask("searchVendors", vendors.searchVendors, { query });

  return {
    search,
    /** All items, page by page. `between` runs before each page except the first. */
    async searchAll(query: Call<"searchVendors">["query"] = {}, between: () => Promise<unknown> = async () => {}) {
      const items = [];
      let cursor: string | null | undefined;
      do {
        if (cursor) await between();
        const page = await search({ limit: 50, ...query, ...(cursor && { cursor }) });
        items.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor);
      return items;
    },
    suggest: async (q: string, ...kind: ("vendor" | "category" | "place" | "city")[]) =>
      (await ask("suggest", vendors.suggest, { query: { q, ...(kind.length && { kind }) } })).items,
    vendor: (id: string) => ask("getVendor", vendors.getVendor, { path: { id } }),
    credits: async () => (await ask("listCredits", vendors.listCredits, {})).items,
    reviews: (id: string, query: Call<"listReviews">["query"] = {}) =>
      ask("listReviews", reviews.listReviews, { path: { id }, query }),
    marks: (id: string) => ask("getReviewMarks", reviews.getReviewMarks, { path: { id } }),
    latest: (limit = 12) => ask("listLatestReviews", reviews.listLatestReviews, { query: { limit } }),
    categories: async () => (await ask("listCategories", categories.listCategories, {})).items,
  };
}
