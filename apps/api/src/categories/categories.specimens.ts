import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import type { World } from "../../test/security/world.ts";

async function aCategory({ db }: Pick<World, "db">): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto("categories")
    .values({ id, slug: `category-${id}`, name: "Doves", singular: "Dove keeper", position: 99 })
    .execute();
  return id;
}

export const specimens: Specimens = {
  freshRows: { categories: aCategory },
  operations: {
    // Other tests' categories would use up the number there can be.
    createCategory: {
      given: ({ db }) =>
        db.updateTable("categories").set({ retired_at: new Date() }).where("slug", "like", "category-%").execute(),
      body: () => ({ slug: `category-${uuidv7()}` }),
    },
    updateCategory: { headers: () => ({ "if-match": '"1"' }) },
    reinstateCategory: {
      async path({ db }) {
        const id = await aCategory({ db });
        await db.updateTable("categories").set({ retired_at: new Date() }).where("id", "=", id).execute();
        return { id };
      },
    },
    mergeCategories: { body: async (world) => ({ into: await aCategory(world) }) },
  },
};
