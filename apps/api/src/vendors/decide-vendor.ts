// An admin decides about a vendor, in one transaction with the record and the e-mails.
import type { components } from "@troth/api-client/schema";
import { decisionLength } from "@troth/rules/decisions";
import type { Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import { assertAsRead } from "../as-read.ts";
import type { Schema, VendorStatus } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueMail } from "../mail/outbox.ts";
import { assertNotTheirs } from "../partners/concerns.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { changeStatus } from "../record/change-status.ts";
import { digestOf } from "../record/words.ts";
import { undoRemoval } from "../removals/undo-removal.ts";
import { concernedBy } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";
import { written } from "../text/written.ts";
import type { Site } from "../users/emails.ts";
import { settingsOf } from "../users/profile/settings.ts";
import { vendorApprovedEmail, vendorReinstatedEmail, vendorRejectedEmail, vendorSuspendedEmail } from "./emails.ts";
import { lockListing } from "./listing-queries.ts";

type Decision = components["schemas"]["VendorDecision"];

/** @throws ProblemError not-found; invalid-body; conflict, if another decision came first or the listing has changed */
export async function decideVendor(
  trx: Transaction<Schema>,
  { jobs, site }: { jobs: Jobs; site: Site },
  { id, adminId, decision }: { id: string; adminId: string; decision: Decision },
): Promise<VendorStatus> {
  const { action, because, version, ...said } = decision;
  const takesAway = action === "reject" || action === "suspend";
  if (takesAway && !because) throw invalidField("/because", "is needed to reject or suspend a vendor");
  if (!takesAway && because) throw invalidField("/because", "is only for rejecting or suspending a vendor");
  if (takesAway && said.explanation === undefined)
    throw invalidField("/explanation", "is needed to reject or suspend a vendor");
  const explanation =
    said.explanation === undefined ? "" : written(said.explanation, "/explanation", decisionLength.min);

  const listing = await lockListing(trx, id);
  if (!listing) throw new ProblemError("not-found");
  await assertNotTheirs(trx, { by: listing.added_by, vendorId: id }, adminId);
  const eventId = uuidv7();
  const { digest, salt } = digestOf(eventId, explanation);
  const by = { actor: adminId, reason: because ?? "", digest, eventId };
  await changeStatus(trx, { subjectType: "vendor", action, ids: [id], ...by });
  assertAsRead("listing", listing.version, version);
  await trx.insertInto("vendor_decisions").values({ event_id: eventId, vendor_id: id, explanation, salt }).execute();

  const about = { id, name: cleanName(listing.name) };
  if (listing.status === "retired")
    await undoRemoval(trx, { jobs, site }, { vendorId: id, business: about.name, explanation });
  const author = listing.added_by === null ? null : await readAuthor(trx, listing.added_by);
  if (action === "approve") {
    if (author && settingsOf(author.settings).notices.listings)
      await queueMail(trx, jobs, vendorApprovedEmail(site, author.email, about, explanation), author.id);
  } else if (action === "reject") {
    const mail = author && vendorRejectedEmail(site, author.email, about, { because: because!, explanation });
    if (mail) await queueMail(trx, jobs, mail, author.id);
  } else {
    for (const { id: userId, email } of await concernedBy(trx, id)) {
      const mail =
        action === "suspend"
          ? vendorSuspendedEmail(site, email, about, { because: because!, explanation })
          : vendorReinstatedEmail(site, email, about, explanation);
      await queueMail(trx, jobs, mail, userId);
    }
  }
  const { status } = await trx.selectFrom("vendors").select("status").where("id", "=", id).executeTakeFirstOrThrow();
  return status;
}

/** Undefined once they have left. */
const readAuthor = (trx: Transaction<Schema>, id: string) =>
  trx
    .selectFrom("users")
    .select(["id", "email", "settings"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
