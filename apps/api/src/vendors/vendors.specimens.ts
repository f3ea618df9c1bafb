import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import { addVendor } from "../../test/vendors.ts";
import { tagOf } from "../users/queries.ts";

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
  operations: {
    addVendor: {
      given: ({ db }) =>
        db
          .insertInto("categories")
          .values({ id: uuidv7(), slug: "cakes", name: "Cakes", singular: "Cake maker", position: 9 })
          .onConflict((oc) => oc.doNothing())
          .execute(),
    },
    listHistory: { statuses: { user: 404, "unverified user": 404, "other owner": 404 } },
    getListing: { statuses: { user: 404, "unverified user": 404, "other owner": 404 } },
    updateVendor: {
      async headers({ db, row }) {
        const id = await row("vendors");
        const { version } = await db
          .selectFrom("vendors")
          .select("version")
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        return { "if-match": tagOf(version) };
      },
      statuses: { user: 404, "other owner": 404 },
    },
    // The listing is approved, which only its author may know.
    resubmitVendor: { statuses: { user: 404, "other owner": 404, admin: 404, "owner of the vendor": 409 } },
  },
};
