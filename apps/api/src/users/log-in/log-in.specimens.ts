import type { Specimens } from "../../../test/security/specimens.ts";
import { password } from "../../../test/test-app.ts";
import { withSecondStep } from "../second-step/second-step.specimens.ts";

export const specimens: Specimens = {
  operations: {
    login: {
      given: withSecondStep("off"),
      body: ({ personOf }, role) => ({ email: personOf(role).email, password }),
      // Their second step is always on, and is asked for next.
      statuses: { admin: 401 },
    },
    // A valid request by someone who is logged in has the cookie.
    refreshToken: { statuses: { guest: 401, "holder of an ended session": 401 } },
  },
};
