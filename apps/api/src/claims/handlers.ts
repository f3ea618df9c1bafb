// Claims: who says that a listed business is theirs, and what becomes of it.
import { claimNoteLength } from "@troth/rules/claims";
import { decisionLength } from "@troth/rules/decisions";
import { lifetimes } from "@troth/rules/lifetimes";
import { proofsADay } from "@troth/rules/proofs";
import { type Kysely, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import { countMail } from "../mail/limits.ts";
import { ProblemError } from "../problems.ts";
import { written } from "../text/written.ts";
import { changeStatus } from "../record/change-status.ts";
import { withIdempotencyKey } from "../security/idempotency.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { siteOf } from "../users/emails.ts";
import { limits } from "../users/limits.ts";
import { consumeToken } from "../users/mailed-tokens.ts";
import { checkedMediaType, openingsLimit, readFile, sendFile, withFile } from "../vault/files.ts";
import { claimVendor, queueClaimEmail } from "./claim-vendor.ts";
import { decideClaim, withdrawClaims } from "./decide-claim.ts";
import { endDocuments, isDocument, openDocument, submitDocument, withdrawDocument } from "./document.ts";
import { claimOrder, type ClaimRow, isOpen, readClaim, readClaimsOf, toClaim } from "./queries.ts";

// The owner of a vendor is told about each one.
const claimsADay = { name: "claim:claimant", hits: 10, seconds: lifetimes.attempts };

const documentsADay = { name: "claim:document", hits: proofsADay, seconds: lifetimes.attempts };

export function claimHandlers(services: Services) {
  const { db, jobs, cache, vault, log } = services;
  const means = { jobs, site: siteOf(services) };

  return {
    async claimVendor({ path, body, headers, caller }) {
      const { userId } = caller;
      const note = written(body.note, "/note", claimNoteLength.min);
      const { answer, repeated } = await withIdempotencyKey(
        db,
        { userId, operation: "claimVendor", key: headers["Idempotency-Key"], request: { path, body } },
        async (trx) => {
          // First: its row also keeps one person's claims one after another, so that those that are open can be counted.
          await countAttempt(trx, claimsADay, userId);
          const { role, businessEmail = null } = body;
          return claimVendor(trx, means, { vendorId: path.id, claimantId: userId, role, businessEmail, note });
        },
      );
      if (!repeated) log.info({ event: "vendor-claimed", claimId: answer.id, userId }, "vendor claimed");
      return answer;
    },

    async listMyClaims({ caller: { userId }, query: { vendorId = null, cursor, limit = 20 } }) {
      const list = listName("claims", userId, vendorId ?? "");
      const rows = await readClaimsOf(db, { userId, vendorId }, readCursor(cursor, list, claimOrder.kinds), limit);
      const { items, nextCursor } = page(rows, limit, list);
      return { items: items.map(toClaim), nextCursor };
    },

    async getClaim({ path, caller }) {
      const claim = await readClaim(db, path.id);
      if (!claim || !(caller.isAdmin || claim.claimant_id === caller.userId)) throw new ProblemError("not-found");
      return toClaim(claim);
    },

    async withdrawClaim({ path, caller: { userId } }) {
      const claim = await inTransaction(db, async (trx) => {
        await ownClaim(trx, path.id, userId);
        await withdrawClaims(trx, userId, [path.id]);
        await endDocuments(trx, jobs, { id: path.id });
        return ownClaim(trx, path.id, userId);
      });
      log.info({ event: "claim-withdrawn", claimId: path.id, userId }, "claim withdrawn");
      return toClaim(claim);
    },

    async sendMoreEvidence({ path, body, caller: { userId } }) {
      const note = written(body.note, "/note", claimNoteLength.min);
      const claim = await inTransaction(db, async (trx) => {
        await ownClaim(trx, path.id, userId);
        await changeStatus(trx, { subjectType: "claim", action: "send more", ids: [path.id], actor: userId });
        await trx
          .updateTable("claims")
          .set({ note: sql`note || ${`\n\n${note}`}` })
          .where("id", "=", path.id)
          .execute();
        return ownClaim(trx, path.id, userId);
      });
      return toClaim(claim);
    },

    async submitClaimDocument({ path: { id: claimId }, body: file, caller: { userId } }) {
      const mediaType = checkedMediaType(file);
      await countAttempt(db, documentsADay, userId);
      const id = uuidv7();
      await withFile(
        vault,
        id,
        () =>
          inTransaction(db, (trx) =>
            submitDocument(trx, { jobs, vault }, { claimId, claimantId: userId, id, mediaType, file }),
          ),
        () => isDocument(db, id),
      );
      log.info({ event: "claim-document-submitted", claimId, userId }, "document of a claim submitted");
      return toClaim(await ownClaim(db, claimId, userId));
    },

    async withdrawClaimDocument({ path: { id: claimId }, caller: { userId } }) {
      await inTransaction(db, (trx) => withdrawDocument(trx, jobs, { claimId, claimantId: userId }));
      log.info({ event: "claim-document-withdrawn", claimId, userId }, "document of a claim withdrawn");
    },

    async openClaimDocument({ path: { id: claimId }, body, caller: { userId: adminId } }, reply) {
      await countAttempt(db, openingsLimit, adminId);
      const reason = written(body.reason, "/reason", decisionLength.min);
      const { id, mediaType, fileKey } = await inTransaction(db, (trx) =>
        openDocument(trx, { claimId, adminId, reason }),
      );
      log.info({ event: "claim-document-opened", claimId, adminId }, "document of a claim opened");
      return sendFile(reply, `claim-${claimId}`, mediaType, await readFile(vault, id, fileKey));
    },

    async confirmClaimEmail({ body, address }) {
      await countAttempt(db, limits.tokenByAddress, address);
      const confirmed = await inTransaction(db, async (trx) => {
        const token = await consumeToken(trx, "claim-email", body.token);
        if (!token?.claim_id) return null;
        await trx
          .updateTable("claims")
          .set({ email_confirmed_at: sql`now()` })
          .where("id", "=", token.claim_id)
          .execute();
        const { vendor } = toClaim((await readClaim(trx, token.claim_id))!);
        return { email: token.email, vendor };
      });
      if (!confirmed)
        throw new ProblemError("link-expired", {
          detail: "It has been used, replaced by a newer one, or has expired, or the claim is no longer open.",
        });
      log.info({ event: "claim-email-confirmed", vendorId: confirmed.vendor.id, address }, "business e-mail confirmed");
      return confirmed;
    },

    async resendClaimEmail({ path, caller: { userId } }) {
      const { business_email: email } = await ownClaim(db, path.id, userId);
      if (email !== null) await countMail(db, "claim-email", email);
      await inTransaction(db, async (trx) => {
        // Locked: a decision at the same time would otherwise leave a link to a claim that is no longer open.
        await trx.selectFrom("claims").select("id").where("id", "=", path.id).forNoKeyUpdate().execute();
        const claim = await ownClaim(trx, path.id, userId);
        const { vendor_id: vendorId, vendor_name: name } = claim;
        if (email === null || claim.email_confirmed_at !== null || !isOpen(claim))
          throw new ProblemError("conflict", {
            detail:
              email === null
                ? "This claim has no business e-mail."
                : claim.email_confirmed_at === null
                  ? `The claim is now ${claim.status}.`
                  : "The business e-mail is already confirmed.",
          });
        await queueClaimEmail(trx, means, { id: path.id, claimantId: userId, email, claimed: { vendorId, name } });
      });
      return { email: email! };
    },

    async decideClaim({ path, body, caller: { userId, hasRecentCode } }) {
      const decision = { ...body, reason: written(body.reason, "/reason", decisionLength.min) };
      const claim = await inTransaction(db, (trx) =>
        decideClaim(trx, means, { id: path.id, adminId: userId, hasRecentCode, ...decision }),
      );
      // Whether a vendor is claimed is public.
      if (body.action === "approve") cache.clear();
      log.info({ event: "claim-decided", claimId: path.id, action: body.action, adminId: userId }, "claim decided");
      return claim;
    },
  } satisfies Partial<Handlers>;
}

/** @throws ProblemError not-found if it is someone else's */
async function ownClaim(db: Kysely<Schema>, id: string, userId: string): Promise<ClaimRow> {
  const claim = await readClaim(db, id);
  if (claim?.claimant_id !== userId) throw new ProblemError("not-found");
  return claim;
}
