import type { Specimens } from "../../../test/security/specimens.ts";
import { password } from "../../../test/test-app.ts";

export const specimens: Specimens = {
  operations: {
    updateProfile: { body: ({ personOf }, role) => ({ email: personOf(role).email }) },
    changePassword: { body: () => ({ currentPassword: password, newPassword: password }) },
  },
};
