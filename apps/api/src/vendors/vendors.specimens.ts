import type { Specimens } from "../../test/security/specimens.ts";
import { addVendor } from "../../test/vendors.ts";

export const specimens: Specimens = {
  rows: {
    async vendors({ db, people }) {
      const { userId } = people["owner of the vendor"];
      await addVendor(db, {
        owner_id: people["other owner"].userId,
        name: "Mestni kvartet",
        category: ["live-music"],
      });
      return addVendor(db, { owner_id: userId, added_by: userId });
    },
    /** Waiting for approval: no one may learn of it. */
    "pending vendor": ({ db, people }) =>
      addVendor(db, { status: "pending", name: "Zakrita dvorana", added_by: people.user.userId }),
  },
};
