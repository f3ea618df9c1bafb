// Proofs of bookings: authors hand them in and withdraw them; admins open them and decide.
import { decisionLength } from "@troth/rules/decisions";
import { lifetimes } from "@troth/rules/lifetimes";
import { proofsADay } from "@troth/rules/proofs";
import { uuidv7 } from "uuidv7";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { countAttempt, type Limit } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { written } from "../text/written.ts";
import { siteOf } from "../users/emails.ts";
import { checkedMediaType, openingsLimit, readFile, sendFile, withFile } from "../vault/files.ts";
import { decideProof, isProof, lockOwnReview, openProof, ownProof, submitProof } from "./proofs.ts";
import { endProofs } from "./end-proofs.ts";

/** For each author. The operator gets an e-mail about each. */
const authorLimit: Limit = { name: "proof:author", hits: proofsADay, seconds: lifetimes.attempts };

export function proofHandlers(services: Services) {
  const { db, jobs, cache, vault, settings, log } = services;
  const means = { jobs, site: siteOf(services), vault, operator: settings.operatorEmail };

  return {
    async getOwnProof({ path, caller: { userId } }) {
      return { proof: await ownProof(db, { authorId: userId, reviewId: path.id }, settings.proofDays) };
    },

    async submitProof({ path, query: { kind }, body: file, caller: { userId } }) {
      const mediaType = checkedMediaType(file);
      await countAttempt(db, authorLimit, userId);
      const [id, own] = [uuidv7(), { authorId: userId, reviewId: path.id }];
      await withFile(
        vault,
        id,
        () => inTransaction(db, (trx) => submitProof(trx, means, own, { id, kind, mediaType, file })),
        () => isProof(db, id),
      );
      log.info({ event: "proof-submitted", proofId: id, reviewId: path.id, userId }, "proof submitted");
      return { proof: await ownProof(db, own, settings.proofDays) };
    },

    async withdrawProof({ path, caller: { userId } }) {
      await inTransaction(db, async (trx) => {
        await lockOwnReview(trx, { authorId: userId, reviewId: path.id });
        await endProofs(trx, jobs, { of: { review_id: path.id }, actor: userId });
      });
      log.info({ event: "proof-withdrawn", reviewId: path.id, userId }, "proof withdrawn");
    },

    async openProof({ path: { id }, body, caller: { userId } }, reply) {
      await countAttempt(db, openingsLimit, userId);
      const reason = written(body.reason, "/reason", decisionLength.min);
      const { mediaType, fileKey } = await inTransaction(db, (trx) => openProof(trx, id, userId, reason));
      log.info({ event: "proof-opened", proofId: id, adminId: userId }, "proof opened");
      const file = await readFile(vault, id, fileKey);
      return sendFile(reply, `proof-${id}`, mediaType, file);
    },

    async decideProof({ path: { id }, body, caller: { userId } }) {
      const decision = { ...body, explanation: written(body.explanation, "/explanation", decisionLength.min) };
      await inTransaction(db, (trx) => decideProof(trx, means, id, userId, decision));
      cache.clear();
      log.info({ event: "proof-decided", proofId: id, action: body.action, adminId: userId }, "proof decided");
      return { id, status: body.action === "accept" ? "accepted" : "refused" };
    },
  } satisfies Partial<Handlers>;
}
