import { publicName } from "@troth/rules/public-name";
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import { cleanName } from "../text/clean-name.ts";
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
  const { rows: managers } = await sql<{ id: string; email: string; settings: Record<string, unknown> }>`
    select u.id, u.email, u.settings
    from vendor_managers m join users u on u.id = m.user_id
    where m.vendor_id = ${review.vendor_id}::uuid and u.deleted_at is null
    order by u.id`.execute(trx);
  for (const { id, email, settings } of managers)
    if (settingsOf(settings).notices.reviews)
      await queueMail(trx, jobs, reviewReceivedEmail(site, email, about, given), id);
}
