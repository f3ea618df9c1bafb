import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import type { Role, World } from "../../test/security/world.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { contentOf } from "../reviews/create-review.ts";

/** A review by someone who booked, about a vendor of its own. */
async function bookedReview({ db }: World, author_id: string) {
  const id = uuidv7();
  await db
    .insertInto("reviews")
    .values({ id, vendor_id: await addVendor(db), author_id, ...contentOf({ ...aReview, experience: "completed" }) })
    .execute();
  return id;
}

const theirs = {
  path: async (world: World, role: Role) => ({ id: await bookedReview(world, world.personOf(role).userId) }),
};

export const specimens: Specimens = {
  freshRows: {
    /** One that waits, by someone else than any admin. */
    async proofs(world) {
      const { userId } = world.people.user;
      const [id, review_id] = [uuidv7(), await bookedReview(world, userId)];
      const file_key = await world.api.vault.write(id, Buffer.from("%PDF-1.7"));
      await world.db
        .insertInto("review_proofs")
        .values({ id, review_id, author_id: userId, kind: "invoice", media_type: "application/pdf", size: 8, file_key })
        .execute();
      return id;
    },
  },
  operations: {
    getOwnProof: theirs,
    submitProof: theirs,
    withdrawProof: theirs,
  },
};
