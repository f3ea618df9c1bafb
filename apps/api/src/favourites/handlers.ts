// The vendors people have saved for later.
import type { Handlers } from "../contract/handlers.ts";
import { listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";
import { toSummary } from "../vendors/summary.ts";
import {
  countFavourites,
  deleteFavourite,
  favouriteIds,
  favouriteOrder,
  insertFavourite,
  readFavourites,
} from "./queries.ts";

export const maxFavourites = 500;

export function favouriteHandlers({ db, clock }: Services) {
  return {
    async listFavourites({ caller: { userId }, query: { cursor, limit = 20 } }) {
      const list = listName("favourites", userId);
      const from = readCursor(cursor, list, favouriteOrder.kinds);
      const [rows, vendorIds] = await Promise.all([readFavourites(db, userId, from, limit), favouriteIds(db, userId)]);
      const { items, nextCursor } = page(rows, limit, list);
      const now = clock();
      return {
        items: items.map((row) => ({ vendor: toSummary(row, now), addedAt: row.added_at.toISOString() })),
        vendorIds,
        nextCursor,
      };
    },

    async addFavourite({ caller: { userId }, path }) {
      await db.transaction().execute(async (trx) => {
        if (!(await insertFavourite(trx, userId, path.id))) throw new ProblemError("not-found");
        if ((await countFavourites(trx, userId)) > maxFavourites)
          throw new ProblemError("conflict", {
            detail: `You've saved ${maxFavourites} vendors. Remove one before you save another.`,
          });
      });
    },

    async removeFavourite({ caller: { userId }, path }) {
      await deleteFavourite(db, userId, path.id);
    },
  } satisfies Partial<Handlers>;
}
