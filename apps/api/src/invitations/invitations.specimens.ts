import type { Specimens } from "../../test/security/specimens.ts";
import { clock, type World } from "../../test/security/world.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { contentOf } from "../reviews/create-review.ts";
import { stopTokenOf } from "../mail/stop-token.ts";
import { uuidv7 } from "uuidv7";
import { saveBatch } from "./queries.ts";

/** To someone whom a new vendor has invited. */
async function invitation({ db, people }: World) {
  const invitedBy = people["other owner"].userId;
  const [vendorId, mailbox] = [await addVendor(db, { owner_id: invitedBy }), uuidv7()];
  const batch = { vendorId, invitedBy, from: "2026-05", to: "2026-09", mailboxes: [mailbox], repeated: 0 };
  const { tokens } = await db.transaction().execute((trx) => saveBatch(trx, batch));
  return { vendorId, token: tokens.get(mailbox)! };
}

export const specimens: Specimens = {
  operations: {
    inviteClients: {
      async given({ db }) {
        await db.deleteFrom("review_invitations").execute();
        await db.deleteFrom("rate_limits").where("key", "like", "client-invitations:%").execute();
      },
      body: () => ({ from: thisMonth(), to: thisMonth(), clients }),
    },
    readReviewInvitation: { body: async (world) => ({ token: (await invitation(world)).token }) },
    redeemReviewInvitation: {
      async body(world, role) {
        const { vendorId, token } = await invitation(world);
        const author_id = world.personOf(role).userId;
        const review = contentOf({ ...aReview, experience: "completed" });
        await world.db
          .insertInto("reviews")
          .values({ id: uuidv7(), vendor_id: vendorId, author_id, ...review })
          .execute();
        return { token };
      },
      statuses: { "other owner": 403 },
    },
    stopReviewInvitations: { query: ({ keys }) => ({ token: stopTokenOf(keys.stopInvitations, uuidv7()) }) },
  },
};

/** Of the server's clock, which stands still. */
const thisMonth = () => clock().toISOString().slice(0, 7);
const clients = ["maja", "layla", "kostas"].map((each) => ({ email: `${each}@clients.example` }));
