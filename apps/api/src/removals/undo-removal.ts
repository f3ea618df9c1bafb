// Lets a listing back that was removed because someone asked for it.
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Site } from "../users/emails.ts";
import { treeOf } from "../vendors/merge.ts";
import { removalUndoneEmail } from "./emails.ts";

/** Imports may write it again, with what is merged into it, and everyone whose request it was last removed for is told. */
export async function undoRemoval(
  trx: Transaction<Schema>,
  { jobs, site }: { jobs: Jobs; site: Site },
  { vendorId, business, explanation }: { vendorId: string; business: string; explanation: string },
): Promise<void> {
  const tree = (await treeOf(trx, [vendorId])).map(({ id }) => id);
  const inTree = sql<string>`any(${tree}::uuid[])`;
  const kept = await trx
    .deleteFrom("suppressed_listings")
    .where("vendor_id", "=", inTree)
    .returning("created_at")
    .execute();
  if (kept.length === 0) return;
  // Whoever asked before an earlier removal was undone was told then.
  const removedAt = new Date(Math.min(...kept.map(({ created_at }) => created_at.getTime())));
  const requests = await trx
    .selectFrom("removal_requests")
    .distinctOn("email")
    .select(["email", "receipt"])
    .where("vendor_id", "=", inTree)
    .where("status", "=", "removed")
    .where("decided_at", ">=", removedAt)
    .orderBy("email")
    .orderBy("decided_at", "desc")
    .execute();
  for (const { email, receipt } of requests)
    await queueMail(trx, jobs, removalUndoneEmail(site, email, { receipt, business, vendorId }, explanation), null);
}
