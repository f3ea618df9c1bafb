// Businesses that don't want to be listed: they ask without an account, and an admin decides.
import type { components } from "@troth/api-client/schema";
import { decisionLength } from "@troth/rules/decisions";
import { removalReasonLength } from "@troth/rules/removals";
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import { endClaims } from "../claims/decide-claim.ts";
import { lockVendor } from "../claims/queries.ts";
import type { Handlers } from "../contract/handlers.ts";
import { newReceipt } from "../contact/receipt.ts";
import { anyId } from "../database/any-id.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { skeleton } from "../import/names.ts";
import { countMail } from "../mail/limits.ts";
import { queueMail, queueMails } from "../mail/outbox.ts";
import { assertNotTheirs } from "../partners/concerns.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { changeStatus } from "../record/change-status.ts";
import { record } from "../record/record.ts";
import { countAttempt, type Limit } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { cleanName } from "../text/clean-name.ts";
import { concernedBy, managerRole } from "../team/managers.ts";
import { written } from "../text/written.ts";
import { siteOf } from "../users/emails.ts";
import { account } from "../users/queries.ts";
import { notListed, shownAs } from "../vendors/detail.ts";
import { proposalEndedEmail } from "../vendors/emails.ts";
import { suppressionKey } from "../vendors/likeness.ts";
import { treeOf } from "../vendors/merge.ts";
import { endProposals } from "../vendors/proposals.ts";
import {
  listingRemovedEmail,
  removalAskedEmail,
  removalDecidedEmail,
  removalReceivedEmail,
  removalWarningEmail,
} from "./emails.ts";

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
    async requestRemoval({ path, body, address, caller }) {
      await countAttempt(db, limits.ask, address);
      const { email } = body;
      const name = cleanName(body.name);
      if (name === "") throw invalidField("/name", "must not be empty");
      const reason = written(body.reason, "/reason", removalReasonLength.min);
      await countMail(db, "removal", email);
      const receipt = newReceipt("R", 4);
      await inTransaction(db, async (trx) => {
        const vendor = await trx
          .selectFrom("vendors")
          .select(["name", "website"])
          .where("id", "=", path.id)
          .where("status", "=", "approved")
          .executeTakeFirst();
        if (!vendor) throw await notListed(trx, path.id);
        const isFirst = (await openRequests(trx, [path.id])).length === 0;
        const relation = caller && (await managerRole(trx, { vendorId: path.id, userId: caller.userId }));
        const role = body.role ?? (caller && relation && ((await claimedAs(trx, path.id, caller.userId)) ?? relation));
        if (!role) throw invalidField("/role", "is needed from people who don’t look after the listing");
        // At someone else's open browser, another address may be given: the owner has to hear of that.
        const isTheirs =
          caller && relation && (await account(trx, caller.userId)).email.toLowerCase() === email.toLowerCase();
        const requester_id = isTheirs ? caller.userId : null;
        const request = { receipt, name, email, role, reason };
        const id = uuidv7();
        await trx
          .insertInto("removal_requests")
          .values({ id, vendor_id: path.id, website: vendor.website, requester_id, ...request })
          .execute();
        await record(trx, { actor: null, action: "submit", subjectType: "removal", subjectId: id, to: "open" });
        const told = {
          ...request,
          relation: isTheirs ? relation : null,
          vendorId: path.id,
          business: cleanName(vendor.name),
        };
        await queueMail(trx, jobs, removalAskedEmail(site, settings.operatorEmail, told), null);
        await queueMail(trx, jobs, removalReceivedEmail(site, email, told), null);
        // Once, however many ask, so that no one floods them.
        const concerned = isFirst ? await concernedBy(trx, path.id) : [];
        const warned = concerned.filter(({ id }) => id !== requester_id);
        await queueMails(
          trx,
          jobs,
          warned.map(({ id: userId, email }) => ({ mail: removalWarningEmail(site, email, told), userId })),
        );
      });
      return { email };
    },

    async getRemovalRequest({ path: { receipt }, address }) {
      await countAttempt(db, limits.read, address);
      return toRequest(await readRequest(db, receipt));
    },

    async decideRemoval({ path: { receipt }, body: { action, because, ...body }, caller: { userId } }) {
      const declined = action === "decline";
      if (declined && !because) throw invalidField("/because", "is needed to decline a request");
      if (!declined && because) throw invalidField("/because", "is only for declining a request");
      const decision = written(body.reason, "/reason", decisionLength.min);
      const answer = await inTransaction(db, async (trx) => {
        const asked = await readRequest(trx, receipt);
        const vendorId = asked.listing.id;
        // Two decisions about one vendor come one after another, and so do its merges.
        const vendor = (await lockVendor(trx, vendorId))!;
        const request = await readRequest(trx, receipt);
        if (request.listing.id !== vendorId)
          throw new ProblemError("conflict", {
            detail:
              "The listing has just been merged, or a merge undone, so the request is about another one now. Load the request again.",
          });
        await assertNotTheirs(trx, { by: null, vendorId }, userId);
        const removed = action === "remove";
        const tree = (await treeOf(trx, [vendorId])).map(({ id }) => id);
        // Everyone who asked for the same has what they wanted.
        const others = removed ? await openRequests(trx, tree) : [];
        const ids = [...new Set([request.id, ...others])];
        await changeStatus(trx, { subjectType: "removal", action, ids, actor: userId, because, reason: decision });
        if (removed) await removeListing(trx, { vendorId, tree, adminId: userId, reason: decision });
        const decided = await trx
          .updateTable("removal_requests as r")
          .from("vendors as v")
          .set({ because: because ?? null, decision, decided_at: sql`now()` })
          .whereRef("v.id", "=", "r.vendor_id")
          .where("r.id", "=", anyId(ids))
          .returning(["r.receipt", "r.email", "r.requester_id", "v.name"])
          .execute();
        for (const each of decided) {
          // As they know it.
          const told = { receipt: each.receipt, business: cleanName(each.name) };
          await queueMail(trx, jobs, removalDecidedEmail(site, each.email, told, { because, decision }), null);
        }
        const requesters = decided.map(({ requester_id }) => requester_id);
        for (const { id, email } of removed ? await concernedBy(trx, vendorId) : []) {
          if (requesters.includes(id)) continue;
          const mail = listingRemovedEmail(site, email, cleanName(vendor.name), decision);
          await queueMail(trx, jobs, mail, id);
        }
        if (removed) {
          await endClaims(trx, { jobs, site }, { vendorIds: tree, adminId: userId });
          // Once to each, however much they suggested.
          const ended = await endProposals(trx, { vendorIds: tree, userId });
          for (const { proposer_id, name } of new Map(ended.map((each) => [each.proposer_id, each])).values()) {
            const { email } = await account(trx, proposer_id);
            await queueMail(trx, jobs, proposalEndedEmail(site, email, cleanName(name)), proposer_id);
          }
        }
        return toRequest(await readRequest(trx, receipt));
      });
      if (action === "remove") cache.clear();
      log.info({ event: "removal-decided", vendorId: answer.vendor.id, action, adminId: userId }, "removal decided");
      return answer;
    },
  } satisfies Partial<Handlers>;
}

/** What the claim said that made someone the listing's owner, if one did. */
async function claimedAs(trx: Transaction<Schema>, vendorId: string, userId: string) {
  const claim = await trx
    .selectFrom("claims")
    .select("role")
    .where("vendor_id", "=", vendorId)
    .where("claimant_id", "=", userId)
    .where("status", "=", "approved")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return claim?.role;
}

const openRequests = async (trx: Transaction<Schema>, vendorIds: readonly string[]): Promise<string[]> => {
  const rows = await trx
    .selectFrom("removal_requests")
    .select("id")
    .where("vendor_id", "=", anyId(vendorIds))
    .where("status", "=", "open")
    .execute();
  return rows.map(({ id }) => id);
};

/** Takes a listing down, and keeps imports from bringing it back, or what is merged into it. */
async function removeListing(
  trx: Transaction<Schema>,
  { vendorId, tree, adminId, reason }: { vendorId: string; tree: readonly string[]; adminId: string; reason: string },
): Promise<void> {
  await changeStatus(trx, { subjectType: "vendor", action: "retire", ids: [vendorId], actor: adminId, reason });
  const rows = await trx
    .selectFrom("vendors")
    .select(["id", "name", "location", "source", "source_id", "website"])
    .where("id", "=", anyId(tree))
    .execute();
  await trx
    .insertInto("suppressed_listings")
    .values(
      rows.map(({ id, name, location, source, source_id, website }) => ({
        vendor_id: id,
        source,
        source_id,
        skeleton: skeleton(name),
        places: location,
        website_key: suppressionKey(website),
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** With the listing that the business has now, since the one that the request was made for may have been merged. */
async function readRequest(db: Kysely<Schema>, receipt: string) {
  const request = await db
    .selectFrom("removal_requests")
    .select(["id", "receipt", "vendor_id", "status", "because", "decision", "created_at", "decided_at"])
    .where("receipt", "=", receipt)
    .executeTakeFirst();
  if (!request) throw new ProblemError("not-found");
  return { ...request, listing: (await shownAs(db, request.vendor_id))! };
}

/** What anyone with the receipt may see. */
function toRequest({ listing, ...row }: Awaited<ReturnType<typeof readRequest>>): RemovalRequest {
  // Whoever asked has been told why.
  const isUndone = row.status === "removed" && listing.status !== "retired";
  return {
    receipt: row.receipt,
    vendor: { id: listing.id, name: listing.name, language: listing.language },
    status: isUndone ? "undone" : row.status,
    because: row.because,
    decision: isUndone ? "" : row.decision,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
