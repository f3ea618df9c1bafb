import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import { freshEmail } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { newReceipt } from "../contact/receipt.ts";

export const specimens: Specimens = {
  freshRows: {
    async "removal-requests"({ db }) {
      const receipt = newReceipt("R", 4);
      const request = {
        name: "Ana Kovač",
        email: freshEmail(),
        role: "owner",
        reason: "We closed last year.",
      } as const;
      await db
        .insertInto("removal_requests")
        .values({ id: uuidv7(), receipt, vendor_id: await addVendor(db), ...request })
        .execute();
      return receipt;
    },
  },
  operations: { requestRemoval: { body: () => ({ email: freshEmail() }) } },
};
