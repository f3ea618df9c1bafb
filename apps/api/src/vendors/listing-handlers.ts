// Adding a vendor, and looking after its listing.
import { lifetimes } from "@troth/rules/lifetimes";
import type { components } from "@troth/api-client/schema";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import { queueMail } from "../mail/outbox.ts";
import { ProblemError } from "../problems.ts";
import { changeStatus } from "../record/change-status.ts";
import type { Caller } from "../security/authentication.ts";
import { withIdempotencyKey } from "../security/idempotency.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { siteOf } from "../users/emails.ts";
import { settingsOf } from "../users/profile/settings.ts";
import { account, tagOf } from "../users/queries.ts";
import { decideVendor } from "./decide-vendor.ts";
import { toVendor } from "./detail.ts";
import { deleteDraftNamed } from "./draft.ts";
import { duplicatesOf } from "./duplicates.ts";
import { listingReceivedEmail } from "./emails.ts";
import { historyOrder, readHistory, toEntry } from "./history.ts";
import { type ListingRow, lockListing, myOrder, readListing, readMyListings } from "./listing-queries.ts";
import { withPhotosOpen } from "./pictures.ts";
import { toSummary } from "./summary.ts";
import {
  assertMayEdit,
  assertUnchanged,
  changeListing,
  createListing,
  isWithdrawnBy,
  mayEdit,
  relationOf,
  withdrawListing,
} from "./write-listing.ts";

type Listing = components["schemas"]["Listing"];

const limits = {
  add: { name: "vendor:author", hits: 20, seconds: lifetimes.attempts },
  edit: { name: "vendor:editor", hits: 120, seconds: 3_600 },
  resubmit: { name: "vendor:resubmit", hits: 20, seconds: lifetimes.attempts },
  compare: { name: "vendor:duplicates", hits: 60, seconds: 3_600 },
};

export function listingHandlers(services: Services) {
  const { db, jobs, cache, clock, lexicons, log, photoPasses } = services;
  const site = siteOf(services);

  const answer = (row: ListingRow, caller: Caller): Listing => {
    const relation = relationOf(row, caller);
    if (!relation) throw new ProblemError("not-found");
    const vendor = withPhotosOpen(toVendor(row, clock()), row.status, photoPasses);
    return { relation, mayEdit: mayEdit(relation, row), decision: row.decision, vendor };
  };

  return {
    async addVendor({ body, headers, caller }, reply) {
      const { userId } = caller;
      const { answer: listing, repeated } = await withIdempotencyKey(
        db,
        { userId, operation: "addVendor", key: headers["Idempotency-Key"], request: { body } },
        async (trx) => {
          // Counted together with the effect, so that a retry with the same key isn't another listing.
          await countAttempt(trx, limits.add, userId);
          const id = await createListing(trx, userId, body);
          const row = (await readListing(trx, id))!;
          await deleteDraftNamed(trx, userId, row.name);
          const { email, settings } = await account(trx, userId);
          if (settingsOf(settings).notices.listings)
            await queueMail(trx, jobs, listingReceivedEmail(site, email, row), userId);
          return answer(row, caller);
        },
      );
      const { id } = listing.vendor;
      if (!repeated) log.info({ event: "vendor-added", vendorId: id, userId }, "vendor added");
      reply.header("location", `/vendor/detail/vendordetail/${id}`).header("etag", tagOf(1));
      return listing;
    },

    async getListing({ path, caller }, reply) {
      const row = await readListing(db, path.id);
      if (!row) throw new ProblemError("not-found");
      const listing = answer(row, caller);
      reply.header("etag", tagOf(row.version));
      return listing;
    },

    async updateVendor({ path, body, headers, caller }, reply) {
      const { row, changed } = await inTransaction(db, async (trx) => {
        const current = await lockListing(trx, path.id);
        const relation = current && relationOf(current, caller);
        if (!current || !relation) throw new ProblemError("not-found");
        assertMayEdit(relation, current);
        assertUnchanged(current, headers["If-Match"]);
        await countAttempt(trx, limits.edit, caller.userId);
        const changed = await changeListing(trx, current, body, { userId: caller.userId, relation });
        return { row: changed ? (await readListing(trx, path.id))! : current, changed };
      });
      if (changed) {
        if (row.status === "approved") cache.clear();
        log.info({ event: "vendor-changed", vendorId: row.id, userId: caller.userId }, "vendor changed");
      }
      reply.header("etag", tagOf(row.version));
      return answer(row, caller);
    },

    async withdrawVendor({ path: { id }, caller: { userId } }) {
      const withdrawn = await inTransaction(db, async (trx) => {
        const row = await lockListing(trx, id);
        if (!row && (await isWithdrawnBy(trx, id, userId))) return false;
        if (row?.added_by !== userId) throw new ProblemError("not-found");
        await withdrawListing(trx, row, userId);
        return true;
      });
      if (withdrawn) log.info({ event: "vendor-withdrawn", vendorId: id, userId }, "vendor withdrawn");
    },

    async listHistory({ path, caller, query: { cursor, limit = 20 } }) {
      const row = await readListing(db, path.id);
      const relation = row && relationOf(row, caller);
      if (!row || !relation || (relation === "author" && !mayEdit(relation, row))) throw new ProblemError("not-found");
      const list = listName("history", row.id, relation);
      const from = readCursor(cursor, list, historyOrder.kinds);
      const changesBy = relation === "author" ? caller.userId : null;
      const { items, nextCursor } = page(await readHistory(db, row.id, changesBy, from, limit), limit, list);
      return { items: items.map((entry) => toEntry(entry, row, { userId: caller.userId, relation })), nextCursor };
    },

    async resubmitVendor({ path, caller }, reply) {
      const row = await inTransaction(db, async (trx) => {
        const current = await lockListing(trx, path.id);
        if (current?.added_by !== caller.userId) throw new ProblemError("not-found");
        await countAttempt(trx, limits.resubmit, caller.userId);
        await changeStatus(trx, {
          subjectType: "vendor",
          action: "resubmit",
          ids: [path.id],
          actor: caller.userId,
        });
        return (await readListing(trx, path.id))!;
      });
      // Its photos are at their addresses again.
      cache.clear();
      reply.header("etag", tagOf(row.version));
      return answer(row, caller);
    },

    async decideVendor({ path: { id }, body, caller: { userId: adminId } }) {
      const status = await inTransaction(db, (trx) =>
        decideVendor(trx, { jobs, site }, { id, adminId, decision: body }),
      );
      cache.clear();
      log.info({ event: "vendor-decided", vendorId: id, action: body.action, adminId }, "vendor decided");
      return { id, status };
    },

    async listMyVendors({ caller, query: { cursor, limit = 20 } }) {
      const list = listName("my vendors", caller.userId);
      const from = readCursor(cursor, list, myOrder.kinds);
      const { items, nextCursor } = page(await readMyListings(db, caller.userId, from, limit), limit, list);
      const now = clock();
      return {
        items: items.map((row) => ({
          relation: relationOf(row, caller)!,
          status: row.status,
          decision: row.decision,
          vendor: withPhotosOpen(toSummary(row, now), row.status, photoPasses),
          createdAt: row.created_at.toISOString(),
        })),
        nextCursor,
      };
    },

    async findDuplicates({ body, address, caller }) {
      await countAttempt(db, limits.compare, address);
      const { lexicon } = await lexicons.current();
      const found = await duplicatesOf(db, lexicon, body, { authorId: caller?.userId ?? null, now: clock() });
      // Theirs may have been declined.
      return {
        items: found.map((each) => ({ ...each, vendor: withPhotosOpen(each.vendor, each.status, photoPasses) })),
      };
    },
  } satisfies Partial<Handlers>;
}
