// Businesses that don't want to be listed: they ask without an account, and an admin decides.
import type { components } from "@troth/api-client/schema";
import { claimReasonLength } from "@troth/rules/claims";
import { lengthOf } from "@troth/rules/reviews";
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Handlers } from "../contract/handlers.ts";
import { newReceipt } from "../contact/receipt.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { skeleton } from "../import/names.ts";
import { countMail } from "../mail/limits.ts";
import { queueMail } from "../mail/outbox.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { changeStatus } from "../record/change-status.ts";
import { record } from "../record/record.ts";
import { countAttempt, type Limit } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { cleanName } from "../text/clean-name.ts";
import { managersOf } from "../team/managers.ts";
import { siteOf } from "../users/emails.ts";
import { notListed } from "../vendors/detail.ts";
import { listingRemovedEmail, removalAskedEmail, removalDecidedEmail, removalReceivedEmail } from "./emails.ts";

type RemovalRequest = components["schemas"]["RemovalRequest"];

const limits = {
  ask: { name: "removal:address", hits: 5, seconds: 3_600 },
  // Receipts are too many to guess; this keeps anyone from trying.
  read: { name: "removal-receipt:address", hits: 60, seconds: 3_600 },
} satisfies Record<string, Limit>;

export function removalHandlers(services: Services) {
  const { db, jobs, cache, settings, log } = services;
  const site = siteOf(services);

  return {
    async requestRemoval({ path, body, address }) {
      await countAttempt(db, limits.ask, address);
      const { email, role } = body;
      const [name, reason] = [cleanName(body.name), body.reason.trim()];
      if (name === "") throw invalidField("/name", "must not be empty");
      if (lengthOf(reason) < 10) throw invalidField("/reason", "must be 10 characters or more");
      await countMail(db, "removal", email);
      const receipt = newReceipt("R", 4);
      await inTransaction(db, async (trx) => {
        const vendor = await trx
          .selectFrom("vendors")
          .select("name")
          .where("id", "=", path.id)
          .where("status", "=", "approved")
          .executeTakeFirst();
        if (!vendor) throw await notListed(trx, path.id);
        const request = { receipt, name, email, role, reason };
        const id = uuidv7();
        await trx
          .insertInto("removal_requests")
          .values({ id, vendor_id: path.id, ...request })
          .execute();
        await record(trx, { actor: null, action: "submit", subjectType: "removal", subjectId: id, to: "open" });
        const told = { ...request, vendorId: path.id, business: cleanName(vendor.name) };
        await queueMail(trx, jobs, removalAskedEmail(site, settings.operatorEmail, told), null);
        await queueMail(trx, jobs, removalReceivedEmail(site, email, told), null);
      });
      return { email };
    },

    async getRemovalRequest({ path: { receipt }, address }) {
      await countAttempt(db, limits.read, address);
      return toRequest(await readRequest(db, receipt));
    },

    async decideRemoval({ path: { receipt }, body: { action, ...body }, caller: { userId } }) {
      const decision = body.reason.trim();
      if (lengthOf(decision) < claimReasonLength.min)
        throw invalidField("/reason", `must be ${claimReasonLength.min} characters or more`);
      const answer = await inTransaction(db, async (trx) => {
        const request = await readRequest(trx, receipt);
        const { vendor_id: vendorId } = request;
        // Two decisions about one vendor come one after another.
        await trx.selectFrom("vendors").select("id").where("id", "=", vendorId).forNoKeyUpdate().execute();
        const removed = action === "remove";
        // Everyone who asked for the same has what they wanted.
        const others = removed ? await openRequests(trx, vendorId) : [];
        const ids = [...new Set([request.id, ...others])];
        await changeStatus(trx, { subjectType: "removal", action, ids, actor: userId, reason: decision });
        if (removed) await removeListing(trx, { vendorId, adminId: userId, reason: decision });
        const decided = await trx
          .updateTable("removal_requests")
          .set({ decision, decided_at: sql`now()` })
          .where("id", "=", sql<string>`any(${ids}::uuid[])`)
          .returning(["receipt", "email"])
          .execute();
        const business = cleanName(request.vendor_name);
        for (const each of decided) {
          const told = { receipt: each.receipt, business };
          await queueMail(trx, jobs, removalDecidedEmail(site, each.email, told, { removed, decision }), null);
        }
        for (const manager of removed ? await managersOf(trx, vendorId) : [])
          await queueMail(trx, jobs, listingRemovedEmail(site, manager.email, business, decision), manager.id);
        return toRequest(await readRequest(trx, receipt));
      });
      if (action === "remove") cache.clear();
      log.info({ event: "removal-decided", vendorId: answer.vendor.id, action, adminId: userId }, "removal decided");
      return answer;
    },
  } satisfies Partial<Handlers>;
}

const openRequests = async (trx: Transaction<Schema>, vendorId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom("removal_requests")
    .select("id")
    .where("vendor_id", "=", vendorId)
    .where("status", "=", "open")
    .execute();
  return rows.map(({ id }) => id);
};

/** Takes a listing down, and keeps imports from bringing it back, or what is merged into it. */
async function removeListing(
  trx: Transaction<Schema>,
  { vendorId, adminId, reason }: { vendorId: string; adminId: string; reason: string },
): Promise<void> {
  await changeStatus(trx, { subjectType: "vendor", action: "retire", ids: [vendorId], actor: adminId, reason });
  const { rows } = await sql<{
    id: string;
    name: string;
    location: string[];
    source: string | null;
    source_id: string | null;
    website_key: string;
  }>`
    with recursive tree as (
      select id from vendors where id = ${vendorId}::uuid
      union select v.id from tree join vendors v on v.merged_into = tree.id)
    select id, name, location, source, source_id, website_key(website) as website_key
    from vendors where id in (select id from tree)`.execute(trx);
  await trx
    .insertInto("suppressed_listings")
    .values(
      rows.map(({ id, name, location, source, source_id, website_key }) => ({
        vendor_id: id,
        source,
        source_id,
        skeleton: skeleton(name),
        places: location,
        website_key,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
}

async function readRequest(db: Kysely<Schema>, receipt: string) {
  const request = await db
    .selectFrom("removal_requests as r")
    .innerJoin("vendors as v", "v.id", "r.vendor_id")
    .select([
      "r.id",
      "r.receipt",
      "r.vendor_id",
      "r.status",
      "r.decision",
      "r.created_at",
      "r.decided_at",
      "v.name as vendor_name",
      "v.language",
    ])
    .where("r.receipt", "=", receipt)
    .executeTakeFirst();
  if (!request) throw new ProblemError("not-found");
  return request;
}

/** What anyone with the receipt may see. */
const toRequest = (row: Awaited<ReturnType<typeof readRequest>>): RemovalRequest => ({
  receipt: row.receipt,
  vendor: { id: row.vendor_id, name: row.vendor_name, language: row.language },
  status: row.status,
  decision: row.decision,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});
