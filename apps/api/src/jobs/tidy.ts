// What is dropped by the clock. The site's privacy page says the same.
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { PhotoStore } from "../photos/store.ts";
import { purgeIdempotencyKeys } from "../security/idempotency.ts";
import { purgeLimits } from "../security/limits.ts";
import { purgeSessions } from "../security/sessions.ts";
import { eraseClosedAccounts } from "../users/leaving/closing.ts";

/** Days that things are kept: links and invitations once they work no more, mails and messages since they were written. */
export const daysKept = { links: 7, mails: 30, messages: 365 };

const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

export async function tidy(db: Kysely<Schema>, photos: PhotoStore): Promise<void> {
  await purgeLimits(db);
  await purgeIdempotencyKeys(db);
  await purgeSessions(db);
  await eraseClosedAccounts(db, photos);
  await db.deleteFrom("admin_invitations").where("expires_at", "<", ago(daysKept.links)).execute();
  await db.deleteFrom("mailed_tokens").where("expires_at", "<", ago(daysKept.links)).execute();
  // Sent or not: what has not gone in a day is not tried any more.
  await db.deleteFrom("emails").where("created_at", "<", ago(daysKept.mails)).execute();
  await db.deleteFrom("contact_messages").where("created_at", "<", ago(daysKept.messages)).execute();
}
