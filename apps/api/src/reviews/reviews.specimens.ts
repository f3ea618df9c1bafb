import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import type { Role, World } from "../../test/security/world.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { tagOf } from "../users/queries.ts";
import { contentOf } from "./create-review.ts";

/** A review of their own vendor, by someone else. */
async function reviewOf(world: World, role: Role): Promise<string> {
  const { db, people, personOf } = world;
  const [id, vendor_id] = [uuidv7(), await addVendor(db, { owner_id: personOf(role).userId })];
  const { rating, review } = aReview;
  await db
    .insertInto("reviews")
    .values({ id, vendor_id, author_id: people["other owner"].userId, rating, review, experience: "enquired" })
    .execute();
  return id;
}

/** Without the replies that others have sent. */
async function unanswered({ db, row }: World) {
  await db
    .deleteFrom("review_responses")
    .where("review_id", "=", await row("reviews"))
    .execute();
}

const byTheTeam = {
  path: async (world: World, role: Role) => ({
    id: role === "user" ? await reviewOf(world, role) : await world.row("reviews"),
  }),
  given: unanswered,
  statuses: { "other owner": 403, admin: 403 },
};

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
  freshRows: {
    /** The vendor of one. */
    "review-drafts": ({ db }) => addVendor(db),
    /** One of their own. */
    async reports({ db, personOf, row }, role) {
      const [id, ticket_id, review_id] = [uuidv7(), uuidv7(), await row("reviews")];
      await db.deleteFrom("report_tickets").where("review_id", "=", review_id).execute();
      await db.insertInto("report_tickets").values({ id: ticket_id, review_id }).execute();
      const given = { revision: 1, by_team: false, reason: "spam" } as const;
      await db
        .insertInto("review_reports")
        .values({ id, ticket_id, review_id, reporter_id: personOf(role).userId, ...given })
        .execute();
      return id;
    },
  },
  operations: {
    respondToReview: byTheTeam,
    deleteReviewResponse: byTheTeam,
    reportReview: {
      async given({ db, row }) {
        await db
          .deleteFrom("report_tickets")
          .where("review_id", "=", await row("reviews"))
          .execute();
        await db.deleteFrom("rate_limits").where("key", "like", "report:%").execute();
      },
    },
    // They have started none.
    saveReviewDraft: { headers: () => ({ "if-match": '"none"' }) },
    deleteReviewDraft: { headers: () => ({ "if-match": '"none"' }) },
    updateReview: { path: reviewBy, headers: () => ({ "if-match": tagOf(1) }) },
    deleteReview: { path: reviewBy },
    // Not by the admin who decides it.
    decideReview: { path: (world) => reviewBy(world, "user") },
    createReview: { given: withoutClaims, statuses },
    markHelpful: { given: withoutClaims, statuses },
  },
};
