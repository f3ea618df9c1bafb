import type { Kysely } from "kysely";
import type { Handlers } from "../contract/handlers.ts";
import type { Schema } from "../database/schema.ts";
import { toPicture } from "../vendors/pictures.ts";
import { readCategories } from "./queries.ts";

export function categoryHandlers({ db }: { db: Kysely<Schema> }): Pick<Handlers, "listCategories"> {
  return {
    async listCategories() {
      const rows = await readCategories(db);
      return {
        items: rows.map(({ picture, vendor_count, ...category }) => ({
          ...category,
          image: picture && toPicture(picture),
          vendorCount: vendor_count,
        })),
      };
    },
  };
}
