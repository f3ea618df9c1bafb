import type { Specimens } from "../../../test/security/specimens.ts";
import type { World } from "../../../test/security/world.ts";

/** Someone to whom anything may be done. */
const someone = async ({ api }: Pick<World, "api">) => (await api.member()).userId;

export const specimens: Specimens = {
  freshRows: { people: someone },
  operations: {
    liftSuspension: {
      async path(world) {
        const id = await someone(world);
        await world.db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", id).execute();
        return { id };
      },
    },
    withdrawAdmin: { path: async ({ api }) => ({ id: (await api.member({ isAdmin: true })).userId }) },
  },
};
