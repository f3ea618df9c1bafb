// An appeal shows again what was removed because of a notice of illegal content.
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import { changeStatus } from "../record/change-status.ts";
import type { Means } from "../reviews/decide-review.ts";
import { cleanName } from "../text/clean-name.ts";
import { noticeOverturnedEmail } from "./emails.ts";

const decision = "The review’s author appealed. Someone has looked at it again, and it’s shown.";

/** @param decisionId what was decided about the review because of the notice */
export async function overturnNotice(
  trx: Transaction<Schema>,
  { jobs, site }: Means,
  decisionId: string,
  adminId: string,
): Promise<void> {
  const notice = await trx
    .selectFrom("notices as n")
    .innerJoin("reviews as r", "r.id", "n.review_id")
    .innerJoin("vendors as v", "v.id", "r.vendor_id")
    .select(["n.id", "n.receipt", "n.email", "n.review_id", "v.id as vendor_id", "v.name"])
    .where("n.review_decision_id", "=", decisionId)
    .executeTakeFirst();
  if (!notice) return;
  const { id, receipt, email, review_id: reviewId, vendor_id: vendorId } = notice;
  await changeStatus(trx, { subjectType: "notice", action: "overturn", ids: [id], actor: adminId });
  await trx
    .updateTable("notices")
    .set({ decision, decided_at: sql`now()` })
    .where("id", "=", id)
    .execute();
  const about = { receipt, vendorId, business: cleanName(notice.name), reviewId };
  await queueMail(trx, jobs, noticeOverturnedEmail(site, email, about), null);
}
