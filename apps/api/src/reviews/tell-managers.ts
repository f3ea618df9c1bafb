import { publicName } from "@troth/rules/public-name";
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
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
    .innerJoin("users as u", "u.id", "r.author_id")
    .select(["r.vendor_id", "r.rating", "v.name", "u.first_name", "u.last_name"])
    .where("r.id", "=", reviewId)
    .executeTakeFirstOrThrow();
  const about = { reviewId, vendorId: review.vendor_id, vendor: cleanName(review.name) };
  const given = { author: publicName(review.first_name, review.last_name), rating: review.rating };
  for (const { id, email, settings } of await managersOf(trx, review.vendor_id))
    if (settingsOf(settings).notices.reviews)
      await queueMail(trx, jobs, reviewReceivedEmail(site, email, about, given), id);
}
