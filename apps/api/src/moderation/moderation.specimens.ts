import type { Specimens } from "../../test/security/specimens.ts";
import { specimens as notices } from "../notices/notices.specimens.ts";
import { addVendor } from "../../test/vendors.ts";

export const specimens: Specimens = {
  rows: {
    /** Their first parameters are kinds of subjects. */
    looking: () => "vendor",
    background: () => "notice",
  },
  operations: {
    getCaseBackground: { path: async (world) => ({ id: await notices.freshRows!["notices"]!(world, "user") }) },
    previewDecision: {
      body: async ({ db }) => ({
        subject: "vendor",
        id: await addVendor(db, { status: "pending" }),
        decision: { action: "approve", version: 1 },
      }),
    },
  },
};
