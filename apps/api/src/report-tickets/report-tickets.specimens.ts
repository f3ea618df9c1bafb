import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import type { World } from "../../test/security/world.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { record } from "../record/record.ts";
import { contentOf } from "../reviews/create-review.ts";

/** By someone who isn't an admin. */
async function review({ db, people }: World) {
  const id = uuidv7();
  const content = contentOf({ ...aReview, experience: "completed" });
  await db
    .insertInto("reviews")
    .values({ id, vendor_id: await addVendor(db), author_id: people.user.userId, ...content })
    .execute();
  return { id };
}

/** One that two people have reported, whom no admin is one of. */
async function ticket(world: World) {
  const { db, people } = world;
  const [id, { id: review_id }] = [uuidv7(), await review(world)];
  await db.insertInto("report_tickets").values({ id, review_id, version: 2 }).execute();
  const report = { ticket_id: id, review_id, revision: 1, by_team: false, reason: "spam" } as const;
  for (const who of ["other owner", "owner of the vendor"] as const)
    await db
      .insertInto("review_reports")
      .values({ ...report, id: uuidv7(), reporter_id: people[who].userId })
      .execute();
  return { id };
}

/** One that a rule holds. */
async function held({ db, people }: World) {
  const id = uuidv7();
  const review = contentOf({ ...aReview, experience: "completed" });
  await db
    .insertInto("reviews")
    .values({ id, vendor_id: await addVendor(db), author_id: people.user.userId, status: "held", ...review })
    .execute();
  const hold = { subjectType: "review", action: "hold", to: "held", actor: null, reason: "alike" } as const;
  await db.transaction().execute((trx) => record(trx, { ...hold, subjectId: id }));
  return id;
}

export const specimens: Specimens = {
  rows: { "held-reviews": held },
  operations: {
    getReportCase: { path: ticket },
    decideReports: { path: ticket },
    takeUpReview: { path: review },
  },
};
