// An admin decides what becomes of a review, in one transaction with its numbers, the record and the e-mail.
import type { components } from "@troth/api-client/schema";
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueMail } from "../mail/outbox.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { endProofs } from "../proofs/purge.ts";
import { changeStatus } from "../record/change-status.ts";
import { manages } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";
import type { Site } from "../users/emails.ts";
import { refreshStats } from "../vendors/stats.ts";
import { endReports } from "./end-reports.ts";
import { reviewDecidedEmail } from "./decision-emails.ts";

type Decision = components["schemas"]["ReviewDecision"];

/** @throws ProblemError not-found; invalid-body; conflict, with the present state, if another decision came first */
export async function decideReview(
  trx: Transaction<Schema>,
  { jobs, site }: { jobs: Jobs; site: Site },
  { id, adminId, decision }: { id: string; adminId: string; decision: Decision },
): Promise<components["schemas"]["ReviewStatus"]> {
  const { action, because } = decision;
  const takesAway = action === "hide" || action === "remove";
  if (takesAway && !because) throw invalidField("/because", "is needed to hide or remove a review");
  if (!takesAway && because) throw invalidField("/because", "is only for hiding or removing a review");
  // The author first, as when they close their account: that passes over held and hidden reviews without waiting for them.
  await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("reviews").select("reviews.author_id").where("reviews.id", "=", id),
    )
    .forShare()
    .execute();
  await trx.selectFrom("reviews").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  // In a statement of its own, which sees what was committed while this one waited: a merge, or the author's leaving.
  const review = await trx
    .selectFrom("reviews as r")
    .innerJoin("vendors as v", "v.id", "r.vendor_id")
    .innerJoin("users as u", "u.id", "r.author_id")
    .select(["r.vendor_id", "r.author_id", "v.name", "u.email", "u.deleted_at", "u.erase_at", "u.reviews_on_deletion"])
    .where("r.id", "=", id)
    .executeTakeFirst();
  if (!review) throw new ProblemError("not-found");
  const { vendor_id: vendorId } = review;
  if (review.author_id === adminId || (await manages(trx, { vendorId, userId: adminId })))
    throw new ProblemError("conflict", { detail: "It’s about you, so another admin has to decide." });
  if (!takesAway && review.erase_at !== null && review.reviews_on_deletion !== "keep")
    throw new ProblemError("conflict", {
      detail: "Its author has closed their account, and didn’t keep their reviews.",
    });
  await changeStatus(trx, { subjectType: "review", action, ids: [id], actor: adminId, reason: because ?? "" });
  if (takesAway) await endReports(trx, { reviewId: id, action: "uphold", actor: adminId, reason: because ?? "" });
  if (action === "remove")
    await endProofs(trx, jobs, { of: { review_id: id }, actor: adminId, reason: "the review was removed" });
  await refreshStats(trx, [vendorId]);
  if (review.deleted_at === null) {
    const about = { business: cleanName(review.name), vendorId };
    await queueMail(trx, jobs, reviewDecidedEmail(site, review.email, about, decision), review.author_id);
  }
  const { status } = await trx.selectFrom("reviews").select("status").where("id", "=", id).executeTakeFirstOrThrow();
  return status;
}
