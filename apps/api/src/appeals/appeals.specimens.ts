import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import type { Role, World } from "../../test/security/world.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { contentOf } from "../reviews/create-review.ts";

/** A decision against a review of their own. */
async function decisions({ db, personOf }: World, role: Role) {
  const [id, review_id] = [uuidv7(), uuidv7()];
  const review = contentOf({ ...aReview, experience: "completed" });
  const whose = { vendor_id: await addVendor(db), author_id: personOf(role).userId };
  await db
    .insertInto("reviews")
    .values({ id: review_id, ...whose, ...review, status: "hidden" })
    .execute();
  const decision = { action: "hide", because: "other", explanation: "It breaks our guidelines." } as const;
  await db
    .insertInto("review_decisions")
    .values({ id, review_id, ...decision })
    .execute();
  return id;
}

export const specimens: Specimens = { freshRows: { decisions } };
