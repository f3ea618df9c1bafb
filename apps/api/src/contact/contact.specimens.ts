import type { Specimens } from "../../test/security/specimens.ts";
import { freshEmail } from "../../test/test-app.ts";

export const specimens: Specimens = {
  operations: { contact: { body: () => ({ email: freshEmail() }) } },
};
