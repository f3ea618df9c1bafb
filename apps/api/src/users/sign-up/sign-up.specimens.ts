import type { Specimens } from "../../../test/security/specimens.ts";
import { freshEmail } from "../../../test/test-app.ts";
import { mailedToken } from "../../../test/mailed-token.ts";

export const specimens: Specimens = {
  operations: {
    signUp: { body: () => ({ email: freshEmail() }) },
    resendVerification: { body: () => ({ email: freshEmail() }) },
    verifyEmail: { body: async ({ db }) => ({ token: await mailedToken(db, "verify-email") }) },
  },
};
