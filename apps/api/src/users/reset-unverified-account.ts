// An account whose address was never confirmed belongs to no one: anyone could have made it.
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { forgetFavourites } from "../favourites/queries.ts";
import type { Sessions } from "../security/sessions.ts";
import { disable } from "./second-step/second-step.ts";

/**
 * Takes an unconfirmed account away from the person who made it, just before it passes to someone who has shown that
 * its address is theirs: it ends sessions, e-mailed links, a pending change of address, second step, picture, settings,
 * lists of favourites, drafts and deletion. The caller gives the account a password and names. A confirmed
 * account is left alone.
 */
export async function resetUnverifiedAccount(
  trx: Transaction<Schema>,
  sessions: Pick<Sessions, "endAll">,
  userId: string,
): Promise<void> {
  const nobodys = await trx
    .updateTable("users")
    .set({
      pending_email: null,
      // Its file stays behind, but is shown nowhere.
      image: "",
      reviews_on_deletion: null,
      deletion_confirmed_until: null,
      erase_at: null,
      settings: JSON.stringify({}),
      version: sql<number>`version + 1`,
    })
    .where("id", "=", userId)
    .where("email_verified_at", "is", null)
    .executeTakeFirst();
  if (nobodys.numUpdatedRows === 0n) return;
  await disable(trx, userId);
  await sessions.endAll(trx, userId, "the owner of the address arrived");
  await trx.deleteFrom("mailed_tokens").where("user_id", "=", userId).execute();
  await forgetFavourites(trx, userId);
  for (const drafts of ["vendor_drafts", "review_drafts"] as const)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await trx.deleteFrom(drafts).where("user_id", "=", userId).execute();
}
