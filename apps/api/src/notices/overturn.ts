// What was removed because of notices of illegal content is shown again, because its author has appealed.
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import { changeStatus } from "../record/change-status.ts";
import type { Means } from "../reviews/decide-review.ts";
import { cleanName } from "../text/clean-name.ts";
import { noticeOverturnedEmail } from "./emails.ts";

const decision = "The review’s author appealed. Someone has looked at it again, and it’s shown.";

/** All that were upheld about a review that is shown again. */
export async function overturnNotices(
  trx: Transaction<Schema>,
  { jobs, site }: Means,
  reviewId: string,
  adminId: string,
): Promise<void> {
  const notices = await trx
    .selectFrom("notices as n")
    .innerJoin("reviews as r", "r.id", "n.review_id")
    .innerJoin("vendors as v", "v.id", "r.vendor_id")
    .select(["n.id", "n.receipt", "n.email", "v.id as vendor_id", "v.name"])
    .where("n.review_id", "=", reviewId)
    .where("n.status", "=", "upheld")
    .where("n.reply_removed", "=", false)
    .orderBy("n.created_at")
    .execute();
  for (const { id, receipt, email, vendor_id: vendorId, name } of notices) {
    await changeStatus(trx, { subjectType: "notice", action: "overturn", ids: [id], actor: adminId });
    await trx
      .updateTable("notices")
      .set({ decision, decided_at: sql`now()` })
      .where("id", "=", id)
      .execute();
    const about = { receipt, vendorId, business: cleanName(name), reviewId };
    await queueMail(trx, jobs, noticeOverturnedEmail(site, email, about), null);
  }
}
