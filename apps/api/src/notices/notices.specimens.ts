import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import { freshEmail } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { newReceipt } from "../contact/receipt.ts";

export const specimens: Specimens = {
  freshRows: {
    async notices({ db }) {
      const receipt = newReceipt("N", 4);
      const notice = {
        name: "Ana Kovač",
        email: freshEmail(),
        reason: "other",
        explanation: "It shows a photo that I took and didn’t give away.",
      } as const;
      await db
        .insertInto("notices")
        .values({ id: uuidv7(), receipt, vendor_id: await addVendor(db), ...notice })
        .execute();
      return receipt;
    },
  },
  operations: {
    fileNotice: {
      body: async ({ db }) => ({
        email: freshEmail(),
        address: `/vendor/detail/vendordetail/${await addVendor(db)}`,
      }),
    },
    decideNotice: {
      // About the listing of the notice that was made for this call.
      body: async ({ db }) => {
        const { vendor_id } = await db
          .selectFrom("notices")
          .select("vendor_id")
          .orderBy("id", "desc")
          .executeTakeFirstOrThrow();
        return { vendorId: vendor_id };
      },
    },
  },
};
