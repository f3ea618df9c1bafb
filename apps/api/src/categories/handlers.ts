import type { Handlers } from "../contract/handlers.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";
import { tagOf } from "../users/queries.ts";
import { readCategories, readCategory } from "./queries.ts";

export function categoryHandlers({ db }: Pick<Services, "db">) {
  return {
    listCategories: async ({ query: { retired = false } }) => ({ items: await readCategories(db, { retired }) }),

    async getCategory({ path: { id } }, reply) {
      const found = await readCategory(db, id);
      if (!found) throw new ProblemError("not-found");
      const { version, ...details } = found;
      reply.header("etag", tagOf(version));
      return details;
    },
  } satisfies Partial<Handlers>;
}
