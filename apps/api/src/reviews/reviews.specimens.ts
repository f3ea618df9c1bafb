import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import type { Role, World } from "../../test/security/world.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { tagOf } from "../users/queries.ts";
import { contentOf } from "./create-review.ts";

/** A review by the person, about a vendor of its own. */
async function reviewBy({ db, personOf }: World, role: Role) {
  const id = uuidv7();
  const review = contentOf({ ...aReview, experience: "completed" });
  await db
    .insertInto("reviews")
    .values({ id, vendor_id: await addVendor(db), author_id: personOf(role).userId, ...review })
    .execute();
  return { id };
}

/** People with an open claim may not. */
const withoutClaims = ({ db, personOf }: World, role: Role) =>
  db.deleteFrom("claims").where("claimant_id", "=", personOf(role).userId).execute();

const statuses = { "owner of the vendor": 403, "manager of the vendor": 403 };

export const specimens: Specimens = {
  rows: {
    /** By someone whose name and address must not appear in any answer. */
    async reviews({ api, row }) {
      const reviewer = await api.member({ firstName: "Zofija", lastName: "Kralj" });
      const published = await reviewer.call("POST", `/api/vendors/${await row("vendors")}/reviews`, aReview);
      return published.json().id;
    },
  },
  operations: {
    updateReview: { path: reviewBy, headers: () => ({ "if-match": tagOf(1) }) },
    deleteReview: { path: reviewBy },
    // Not by the admin who decides it.
    decideReview: { path: (world) => reviewBy(world, "user") },
    createReview: { given: withoutClaims, statuses },
    markHelpful: { given: withoutClaims, statuses },
  },
};
