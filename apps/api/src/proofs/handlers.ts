// Proofs of bookings: authors hand them in and withdraw them; admins open them and decide.
import { decisionLength } from "@troth/rules/decisions";
import { lifetimes } from "@troth/rules/lifetimes";
import { openingsAnHour, proofFormats, proofsADay } from "@troth/rules/proofs";
import { uuidv7 } from "uuidv7";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { ProblemError } from "../problems.ts";
import { countAttempt, type Limit } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { written } from "../text/written.ts";
import { siteOf } from "../users/emails.ts";
import { mediaTypeOf } from "./media-type.ts";
import { decideProof, lockOwnReview, openProof, ownProof, submitProof } from "./proofs.ts";
import { endProofs } from "./purge.ts";

const limits = {
  // The operator gets an e-mail about each.
  author: { name: "proof:author", hits: proofsADay, seconds: lifetimes.attempts },
  // A stolen session doesn't empty the vault.
  admin: { name: "proof:admin", hits: openingsAnHour, seconds: 60 * 60 },
} satisfies Record<string, Limit>;

const formats = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(Object.keys(proofFormats));

export function proofHandlers(services: Services) {
  const { db, jobs, cache, proofs: vault, settings, log } = services;
  const means = { jobs, site: siteOf(services), vault, operator: settings.operatorEmail };

  return {
    async getOwnProof({ path, caller: { userId } }) {
      return { proof: await ownProof(db, { authorId: userId, reviewId: path.id }, settings.proofDays) };
    },

    async submitProof({ path, query: { kind }, body: file, caller: { userId } }) {
      const mediaType = mediaTypeOf(file);
      if (!mediaType) throw new ProblemError("unsupported-media-type", { detail: `This file isn’t a ${formats}.` });
      await countAttempt(db, limits.author, userId);
      const [id, own] = [uuidv7(), { authorId: userId, reviewId: path.id }];
      try {
        await inTransaction(db, (trx) => submitProof(trx, means, own, { id, kind, mediaType, file }));
      } catch (error) {
        // If it isn't certain whether the row was written, the file stays, and is purged if it belongs to none.
        const row = await db
          .selectFrom("review_proofs")
          .select("id")
          .where("id", "=", id)
          .execute()
          .catch(() => [id]);
        if (row.length === 0) await vault.remove(id);
        throw error;
      }
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
      await countAttempt(db, limits.admin, userId);
      const reason = written(body.reason, "/reason", decisionLength.min);
      const { mediaType, fileKey } = await inTransaction(db, (trx) => openProof(trx, id, userId, reason));
      log.info({ event: "proof-opened", proofId: id, adminId: userId }, "proof opened");
      const file = await vault.read(id, fileKey);
      return reply
        .type(mediaType)
        .header("content-disposition", `attachment; filename="proof-${id}.${mediaType.split("/")[1]}"`)
        .header("content-security-policy", "default-src 'none'; sandbox")
        .send(file);
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
