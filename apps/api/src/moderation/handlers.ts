// The admins' workplace: what waits for them, and all that they need to decide.
import { claimCase } from "../claims/claim-case.ts";
import type { Handlers } from "../contract/handlers.ts";
import type { Services } from "../services.ts";
import { proposalCase } from "../vendors/proposal-case.ts";
import { vendorCase } from "../vendors/vendor-case.ts";
import { caseBackground } from "./background.ts";
import { readFigures } from "./figures.ts";
import { latestDecision, lookAt } from "./looking.ts";
import { previewDecision } from "./previews.ts";
import {
  readOpenNotices,
  readOpenRemovals,
  readPendingClaims,
  readPendingProposals,
  readPendingVendors,
  readWaitingProofs,
} from "./queues.ts";

export function moderationHandlers(services: Services) {
  const { db, lexicons, clock, photoPasses, queueWatch } = services;

  return {
    async watchQueues({ caller: { userId } }, reply) {
      reply.type("text/event-stream; charset=utf-8").headers({
        // Also for proxies, which would hold it back to compress it.
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
      });
      return reply.send(reply.request.method === "HEAD" ? "" : queueWatch.watch(userId));
    },

    listPendingVendors: ({ caller, query }) => readPendingVendors(db, caller.userId, query),
    listPendingClaims: ({ caller, query }) => readPendingClaims(db, caller.userId, query),
    listPendingProposals: ({ caller, query }) => readPendingProposals(db, caller.userId, query),
    listNotices: ({ caller, query }) => readOpenNotices(db, caller.userId, query),
    listProofs: ({ caller, query }) => readWaitingProofs(db, caller.userId, query),
    listRemovals: ({ caller, query }) => readOpenRemovals(db, caller.userId, query),

    async getVendorCase({ path: { id }, caller: { userId: adminId } }) {
      const { lexicon } = await lexicons.current();
      return vendorCase(db, lexicon, { id, adminId, now: clock(), photoPasses });
    },

    getClaimCase: ({ path: { id }, caller: { userId: adminId } }) =>
      claimCase(db, { id, adminId, now: clock(), photoPasses }),

    getProposalCase: ({ path: { id }, caller: { userId: adminId } }) =>
      proposalCase(db, { id, adminId, now: clock(), photoPasses }),

    getCaseBackground: ({ path, caller: { userId: adminId } }) => caseBackground(db, { ...path, adminId }),

    previewDecision: (call) => previewDecision(services, call),

    async lookAt({ path: { subject, id: item }, caller: { userId } }) {
      const looking = { subject, item, userId };
      return { others: await lookAt(db, looking), decision: await latestDecision(db, looking) };
    },

    getFigures: () => readFigures(db, clock()),
  } satisfies Partial<Handlers>;
}
