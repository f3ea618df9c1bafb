import type { Specimens } from "../../test/security/specimens.ts";
import { addVendor } from "../../test/vendors.ts";

export const specimens: Specimens = {
  rows: {
    /** The first parameter of `lookAt` is a kind of subject. */
    looking: () => "vendor",
  },
  operations: {
    previewDecision: {
      body: async ({ db }) => ({
        subject: "vendor",
        id: await addVendor(db, { status: "pending" }),
        decision: { action: "approve", version: 1 },
      }),
    },
  },
};
