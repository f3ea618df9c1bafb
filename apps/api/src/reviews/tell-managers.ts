import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { queueMails } from "../mail/outbox.ts";
import { cleanName } from "../text/clean-name.ts";
import { managersOf } from "../team/managers.ts";
import { settingsOf } from "../users/profile/settings.ts";
import type { Means } from "./decide-review.ts";
import { reviewReceivedEmail } from "./emails.ts";

/** Tells those who look after the vendor, and want to hear of it, of a review that has just been published. */
export async function tellManagers(trx: Transaction<Schema>, { jobs, site }: Means, reviewId: string): Promise<void> {
  const review = await trx
    .selectFrom("reviews as r")
    .innerJoin("vendors as v", "v.id", "r.vendor_id")
    .select(["r.vendor_id", "v.name"])
    .where("r.id", "=", reviewId)
    .executeTakeFirstOrThrow();
  const about = { reviewId, vendorId: review.vendor_id, vendor: cleanName(review.name) };
  const told = (await managersOf(trx, review.vendor_id)).filter(({ settings }) => settingsOf(settings).notices.reviews);
  const mails = told.map(({ id, email }) => ({ mail: reviewReceivedEmail(site, email, about), userId: id }));
  await queueMails(trx, jobs, mails);
}
