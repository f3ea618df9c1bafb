// An admin decides about everything that people have reported about one review.
import type { components } from "@troth/api-client/schema";
import type { Transaction } from "kysely";
import { appealedIn, isWorse, openAppeals } from "../appeals/end-appeals.ts";
import { assertAsRead } from "../as-read.ts";
import type { Schema } from "../database/schema.ts";
import { concernsThem } from "../partners/concerns.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { carryOut, lockDecided, type Means } from "../reviews/decide-review.ts";
import { isRedacted, photosTakenBy } from "../reviews/redaction.ts";
import { decideReply } from "./decide-reply.ts";
import { assertByThem } from "./not-by-them.ts";

type Decision = components["schemas"]["ReportDecision"];

/** @throws ProblemError not-found; invalid-body; conflict, if someone else has decided, or the review or what was said about it has changed */
export async function decideReports(
  trx: Transaction<Schema>,
  means: Means,
  { id, adminId, decision }: { id: string; adminId: string; decision: Decision },
): Promise<void> {
  const { action, because, version, ticketVersion, redacted } = decision;
  const isDismissed = action === "dismiss";
  if (!isDismissed && !because) throw invalidField("/because", "is needed unless the reports are dismissed");
  if (isDismissed && because) throw invalidField("/because", "isn’t for reports that are dismissed");
  if (action !== "redact" && redacted) throw invalidField("/redacted", "is only for redacting a review");
  const read = () =>
    trx
      .selectFrom("report_tickets")
      .select(["review_id", "about", "status", "version"])
      .where("id", "=", id)
      .executeTakeFirst();
  const asked = await read();
  const review = asked && (await lockDecided(trx, asked.review_id));
  if (!review || (await concernsThem(trx, { by: review.author_id, vendorId: review.vendor_id }, adminId)))
    throw new ProblemError("not-found");
  const ticket = (await read())!;
  if (ticket.status !== "open")
    throw new ProblemError("conflict", {
      detail: `The report is now ${ticket.status}. You can only do this while it is open.`,
    });
  await assertByThem(trx, id, adminId);
  assertAsRead("review", review.revision, version);
  assertAsRead("report", ticket.version, ticketVersion);
  if (ticket.about === "response") {
    await decideReply(trx, means, { review, ticketId: id, adminId, decision });
    return;
  }
  if (action === "remove-reply") throw invalidField("/action", "is only for reports about the reply");
  const appeals = await openAppeals(trx, id);
  const appealed = appealedIn(appeals);
  if (action === "redact" && !redacted && appealed?.action !== "redact")
    throw invalidField("/redacted", "is needed to redact a review");
  const { title, review: text } = review;
  const taken = appealed ? await photosTakenBy(trx, appealed.id) : [];
  const takes = redacted?.photos ?? [];
  const isSame =
    redacted?.title === title &&
    redacted.review === text &&
    takes.length === taken.length &&
    takes.every((id) => taken.includes(id));
  // What is shown now has to come of the new text by taking something away, and not the other way round.
  const takesMore =
    appealed?.action === "redact" &&
    redacted &&
    !(
      isRedacted(redacted.title, title) &&
      isRedacted(redacted.review, text) &&
      takes.every((id) => taken.includes(id))
    );
  if (appealed && (isWorse(action, appealed.action) || takesMore) && appeals.some((one) => one.by_author))
    throw new ProblemError("conflict", { detail: "An appeal mustn’t make it worse for whoever made it." });
  const decided = { ...decision, action, ...(appealed?.action === "redact" && isSame && { redacted: undefined }) };
  await carryOut(trx, means, { review, ticketId: id, adminId, decision: decided, appealed });
}
