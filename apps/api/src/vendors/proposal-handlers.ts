// Proposing changes to listings, and deciding what is proposed.
import { lifetimes } from "@troth/rules/lifetimes";
import type { Transaction } from "kysely";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import type { Mail } from "../mail/outbox.ts";
import { queueMail } from "../mail/outbox.ts";
import { assertNotTheirs } from "../partners/concerns.ts";
import { ProblemError } from "../problems.ts";
import { withIdempotencyKey } from "../security/idempotency.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { siteOf } from "../users/emails.ts";
import { settingsOf } from "../users/profile/settings.ts";
import { account, tagOf } from "../users/queries.ts";
import { problemDecidedEmail, proposalDecidedEmail, proposalReceivedEmail } from "./emails.ts";
import { lockListing, readListing } from "./listing-queries.ts";
import {
  createProposal,
  decide,
  isFirstOfDay,
  lockProposal,
  problemOf,
  proposalOrder,
  readProposal,
  readProposals,
  toProposal,
  toProposals,
  withdraw,
} from "./proposals.ts";
import { assertMayEdit, mayEdit, relationOf } from "./write-listing.ts";

// The people who look after a vendor are told about them.
const proposalsADay = { name: "proposal:proposer", hits: 10, seconds: lifetimes.attempts };

export function proposalHandlers(services: Services) {
  const { db, jobs, cache, log } = services;
  const site = siteOf(services);

  /** To someone who wants to hear about listings. */
  const tell = async (trx: Transaction<Schema>, userId: string, mail: (to: string) => Mail) => {
    const { email, settings } = await account(trx, userId);
    if (settingsOf(settings).notices.listings) await queueMail(trx, jobs, mail(email), userId);
  };

  return {
    async proposeEdit({ path, body, headers, caller }) {
      const { userId } = caller;
      const { answer, repeated } = await withIdempotencyKey(
        db,
        { userId, operation: "proposeEdit", key: headers["Idempotency-Key"], request: { path, body } },
        async (trx) => {
          // First: its row also keeps one person's proposals one after another, so that those that are open can be counted.
          await countAttempt(trx, proposalsADay, userId);
          const listing = await lockListing(trx, path.id);
          if (listing?.status !== "approved") throw new ProblemError("not-found");
          const relation = relationOf(listing, caller);
          if (relation && mayEdit(relation, listing))
            throw new ProblemError("conflict", { detail: "You can change this listing yourself." });
          const id = await createProposal(trx, listing, userId, body);
          if (!body.changes.problem && listing.managers.length > 0 && (await isFirstOfDay(trx, listing.id, id)))
            for (const manager of listing.managers)
              await tell(trx, manager, (to) => proposalReceivedEmail(site, to, listing));
          return toProposal((await readProposal(trx, id))!, listing, false);
        },
      );
      if (!repeated) log.info({ event: "edit-proposed", proposalId: answer.id, userId }, "edit proposed");
      return answer;
    },

    async listProposals({ path, caller, query: { cursor, limit = 20 } }) {
      const listing = await readListing(db, path.id);
      const relation = listing && relationOf(listing, caller);
      if (!relation || relation === "author") throw new ProblemError("not-found");
      const list = listName("proposals", path.id);
      const whose = { vendorId: path.id, withProblems: relation === "admin" };
      const rows = await readProposals(db, whose, readCursor(cursor, list, proposalOrder.kinds), limit);
      const { items, nextCursor } = page(rows, limit, list);
      return { items: await toProposals(db, items, true), nextCursor };
    },

    async listMyProposals({ caller: { userId }, query: { cursor, limit = 20 } }) {
      const list = listName("my proposals", userId);
      const rows = await readProposals(
        db,
        { proposerId: userId },
        readCursor(cursor, list, proposalOrder.kinds),
        limit,
      );
      const { items, nextCursor } = page(rows, limit, list);
      return { items: await toProposals(db, items, false), nextCursor };
    },

    async decideProposal({ path, body, headers, caller }, reply) {
      const { answer, changed, version } = await inTransaction(db, async (trx) => {
        const asked = await readProposal(trx, path.id);
        // The listing first, as everything does that changes one.
        const listing = asked && (await lockListing(trx, asked.vendor_id));
        const relation = listing && relationOf(listing, caller);
        const proposal = await lockProposal(trx, path.id);
        const problem = proposal && problemOf(proposal);
        if (!proposal || !relation || relation === "author" || (relation !== "admin" && problem))
          throw new ProblemError("not-found");
        if (relation === "admin")
          await assertNotTheirs(trx, { by: proposal.proposer_id, vendorId: listing.id }, caller.userId);
        if (body.accepted.length > 0) assertMayEdit(relation, listing);
        const by = { userId: caller.userId, relation };
        const { changed, explanation } = await decide(
          trx,
          proposal,
          listing,
          { ...body, read: headers["If-Match"] },
          by,
        );
        const { email } = await account(trx, proposal.proposer_id);
        const fields = proposal.changes.flatMap(({ field }) =>
          field === "photos" || field === "problem" ? [] : [field],
        );
        const because = body.because ?? null;
        const mail = problem
          ? problemDecidedEmail(site, email, listing, {
              problem,
              because,
              explanation,
              isShown: listing.status === "approved" || listing.status === "merged",
            })
          : proposalDecidedEmail(site, email, listing, {
              accepted: fields.filter((field) => body.accepted.includes(field)),
              declined: fields.filter((field) => !body.accepted.includes(field)),
              because,
              explanation,
              by: relation === "admin" ? "us" : "them",
            });
        // Even to those who don't want to hear about listings: they learn what was decided, and why.
        await queueMail(trx, jobs, mail, proposal.proposer_id);
        const after = (await readListing(trx, listing.id))!;
        const answer = toProposal((await readProposal(trx, path.id))!, after, true);
        return { answer, changed, version: after.version };
      });
      if (changed) cache.clear();
      log.info({ event: "proposal-decided", proposalId: path.id, userId: caller.userId }, "proposal decided");
      reply.header("etag", tagOf(version));
      return answer;
    },

    async withdrawProposal({ path, caller: { userId } }) {
      return inTransaction(db, async (trx) => {
        const proposal = await lockProposal(trx, path.id);
        if (proposal?.proposer_id !== userId) throw new ProblemError("not-found");
        await withdraw(trx, proposal);
        const [answer] = await toProposals(trx, [(await readProposal(trx, path.id))!], false);
        return answer!;
      });
    },
  } satisfies Partial<Handlers>;
}
