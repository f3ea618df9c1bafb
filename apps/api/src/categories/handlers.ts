import type { Handlers } from "../contract/handlers.ts";
import { coverOf } from "../covers/cover.ts";
import type { Services } from "../services.ts";
import { toPicture } from "../vendors/pictures.ts";
import { readCategories } from "./queries.ts";

export function categoryHandlers({ db }: Pick<Services, "db">) {
  return {
    async listCategories() {
      const rows = await readCategories(db);
      return {
        items: rows.map(({ picture, vendor_count, ...category }) => ({
          ...category,
          image: picture
            ? toPicture(picture)
            : coverOf(category.id, { id: null, slug: category.slug, name: category.name, place: null }),
          vendorCount: vendor_count,
        })),
      };
    },
  } satisfies Partial<Handlers>;
}
