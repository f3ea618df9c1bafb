// What is deleted on a schedule, and when, as described on the site's privacy page.
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, sql } from "kysely";
import { eachDespiteFailures } from "../each-despite-failures.ts";
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

/** Each even if one before it fails: files may be out of reach. */
export function purgeExpired(db: Kysely<Schema>, photos: FileStore): Promise<void> {
  const ended = (table: "admin_invitations" | "vendor_invitations" | "partner_invitations" | "mailed_tokens") => () =>
    db.deleteFrom(table).where("expires_at", "<", ago(lifetimes.endedLink)).execute();
  return eachDespiteFailures(
    [
      () => purgeLimits(db),
      () => purgeIdempotencyKeys(db),
      () => purgeSessions(db),
      () => eraseClosedAccounts(db, photos),
      // Before the photos that only they kept.
      () => purgeWords(db),
      () => deleteOldDrafts(db, ago(lifetimes.accountDraft)),
      () => deleteOldReviewDrafts(db, ago(lifetimes.accountDraft)),
      () => deleteUnusedPhotos(db, photos),
      () => deleteRemovedVendors(db, ago(lifetimes.removedVendor)),
      () => deleteDesertedLists(db),
      ended("admin_invitations"),
      ended("vendor_invitations"),
      ended("partner_invitations"),
      () => deleteForgotten(db),
      () => db.deleteFrom("invitation_batches").where("created_at", "<", ago(lifetimes.invitationBatch)).execute(),
      ended("mailed_tokens"),
      () => db.deleteFrom("link_requests").where("created_at", "<", ago(lifetimes.linkRequest)).execute(),
      // Sent or not: an e-mail that hasn't gone out within a day isn't tried again.
      () => db.deleteFrom("emails").where("created_at", "<", ago(lifetimes.mail)).execute(),
      () => db.deleteFrom("contact_messages").where("created_at", "<", ago(lifetimes.message)).execute(),
      // Those that nobody has decided stay until somebody has.
      () => db.deleteFrom("notices").where("decided_at", "<", ago(lifetimes.message)).execute(),
      () => db.deleteFrom("removal_requests").where("decided_at", "<", ago(lifetimes.message)).execute(),
      () => forgetWords(db),
    ],
    (purge) => purge(),
  );
}
