import type { Specimens } from "../../../test/security/specimens.ts";
import { mailedToken } from "../../../test/mailed-token.ts";

export const specimens: Specimens = {
  operations: {
    verifyNewEmail: { body: async ({ db }) => ({ token: await mailedToken(db, "new-email") }) },
    stopNewEmail: { body: async ({ db }) => ({ token: await mailedToken(db, "stop-new-email") }) },
  },
};
