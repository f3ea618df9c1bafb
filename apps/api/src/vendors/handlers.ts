import type { Handlers } from "../contract/handlers.ts";
import type { Services } from "../services.ts";
import { readCredits } from "./credits.ts";
import { notListed, readVendor, toVendor } from "./detail.ts";
import { searchVendors } from "../search/search.ts";
import { suggestionsFor } from "../search/suggestions.ts";

export function vendorHandlers({ db, clock, lexicons }: Pick<Services, "db" | "clock" | "lexicons">) {
  return {
    async searchVendors({ query }) {
      return searchVendors(db, lexicons, query, clock());
    },

    async suggest({ query: { q, kind } }) {
      return { items: await suggestionsFor(db, await lexicons.current(), q, kind) };
    },

    listCredits: async () => ({ items: await readCredits(db) }),

    async getVendor({ path }) {
      const row = await readVendor(db, path.id);
      if (!row) throw await notListed(db, path.id);
      return toVendor(row, clock());
    },
  } satisfies Partial<Handlers>;
}
