import { sql, type Transaction } from "kysely";
import { dropAppeals } from "../appeals/end-appeals.ts";
import type { Schema } from "../database/schema.ts";
import { changeStatus } from "../record/change-status.ts";
import type { ModerationEvent } from "../record/record.ts";
import { cleanName } from "../text/clean-name.ts";
import type { Means } from "./decide-review.ts";

/** How an open ticket can end. */
type Ending = "uphold" | "warn author" | "redact" | "remove reply" | "dismiss" | "overturn" | "withdraw";

/** Ends a ticket, on record. */
export async function endTicket(
  trx: Transaction<Schema>,
  { id, ...end }: { id: string; action: Ending; actor: string } & Pick<ModerationEvent, "reason" | "digest">,
): Promise<void> {
  await changeStatus(trx, { subjectType: "report", ids: [id], ...end });
  await trx
    .updateTable("report_tickets")
    .set({ decided_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

interface End {
  reviewId: string;
  /** Only those about the review itself, or about the reply to it. Default: all. */
  about?: "review" | "response";
  /** Upheld, because a decision took the review away; withdrawn, because its author did, or the last who reported it. */
  action: "uphold" | "withdraw";
  actor: string;
  reason?: string;
}

/** Ends what people have reported about a review, and appeals about it, if anything is open. The review's row is locked already. */
export async function endReports(
  trx: Transaction<Schema>,
  means: Means,
  { reviewId, about: which, ...end }: End,
): Promise<void> {
  const tickets = await trx
    .selectFrom("report_tickets as t")
    .innerJoin("reviews as r", "r.id", "t.review_id")
    .innerJoin("vendors as v", "v.id", "r.vendor_id")
    .select(["t.id", "v.name", "r.vendor_id"])
    .where("t.review_id", "=", reviewId)
    .where("t.status", "=", "open")
    .$if(which !== undefined, (query) => query.where("t.about", "=", which!))
    .execute();
  for (const { id, name, vendor_id } of tickets) {
    await endTicket(trx, { id, ...end });
    const about = { business: cleanName(name), vendorId: vendor_id, reviewId };
    await dropAppeals(trx, means, { ticketId: id, about });
  }
}
