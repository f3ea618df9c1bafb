import type { Specimens } from "../../../test/security/specimens.ts";
import { mailedToken } from "../../../test/mailed-token.ts";

export const specimens: Specimens = {
  operations: {
    confirmAccountDeletion: { body: async ({ db }) => ({ token: await mailedToken(db, "delete-account") }) },
    deleteAccount: {
      given: ({ db, personOf }, role) =>
        db
          .updateTable("users")
          .set({ deletion_confirmed_until: new Date(Date.now() + 60_000) })
          .where("id", "=", personOf(role).userId)
          .execute(),
    },
  },
};
