// What is deleted on a schedule, and when, as described on the site's privacy page.
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { FileStore } from "../file-store/file-store.ts";
import { deleteUnusedPhotos } from "../photos/sweep.ts";
import { deleteDesertedLists, deleteRemovedVendors } from "../favourites/queries.ts";
import { deleteForgotten } from "../partners/couples.ts";
import { deleteOldReviewDrafts } from "../reviews/draft.ts";
import { purgeWords } from "../reviews/purge-words.ts";
import { purgeIdempotencyKeys } from "../security/idempotency.ts";
import { purgeLimits } from "../security/limits.ts";
import { purgeSessions } from "../security/sessions.ts";
import { deleteOldDrafts } from "../vendors/draft.ts";
import { forgetWords } from "../vendors/name-words.ts";
import { eraseClosedAccounts } from "../users/leaving/closing.ts";

const ago = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;

export async function purgeExpired(db: Kysely<Schema>, photos: FileStore): Promise<void> {
  await purgeLimits(db);
  await purgeIdempotencyKeys(db);
  await purgeSessions(db);
  await eraseClosedAccounts(db, photos);
  // Before the photos that only they kept.
  await purgeWords(db);
  await deleteOldDrafts(db, ago(lifetimes.accountDraft));
  await deleteOldReviewDrafts(db, ago(lifetimes.accountDraft));
  await deleteUnusedPhotos(db, photos);
  await deleteRemovedVendors(db, ago(lifetimes.removedVendor));
  await deleteDesertedLists(db);
  await db.deleteFrom("admin_invitations").where("expires_at", "<", ago(lifetimes.endedLink)).execute();
  await db.deleteFrom("vendor_invitations").where("expires_at", "<", ago(lifetimes.endedLink)).execute();
  await db.deleteFrom("partner_invitations").where("expires_at", "<", ago(lifetimes.endedLink)).execute();
  await deleteForgotten(db);
  await db.deleteFrom("invitation_batches").where("created_at", "<", ago(lifetimes.invitationBatch)).execute();
  await db.deleteFrom("mailed_tokens").where("expires_at", "<", ago(lifetimes.endedLink)).execute();
  await db.deleteFrom("link_requests").where("created_at", "<", ago(lifetimes.linkRequest)).execute();
  // Sent or not: an e-mail that hasn't gone out within a day isn't tried again.
  await db.deleteFrom("emails").where("created_at", "<", ago(lifetimes.mail)).execute();
  await db.deleteFrom("contact_messages").where("created_at", "<", ago(lifetimes.message)).execute();
  // Those that nobody has decided stay until somebody has.
  await db.deleteFrom("notices").where("decided_at", "<", ago(lifetimes.message)).execute();
  await db.deleteFrom("removal_requests").where("decided_at", "<", ago(lifetimes.message)).execute();
  await forgetWords(db);
}
