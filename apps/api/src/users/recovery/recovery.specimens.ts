import type { Specimens } from "../../../test/security/specimens.ts";
import { freshEmail } from "../../../test/test-app.ts";
import { mailedToken } from "../../../test/mailed-token.ts";

export const specimens: Specimens = {
  operations: {
    forgetPassword: { body: () => ({ email: freshEmail() }) },
    resetPassword: { body: async ({ db }) => ({ token: await mailedToken(db, "reset-password") }) },
  },
};
