// Makes a claim: the rules that need the database, and everything that follows from it, in one transaction.
import { maxOpenClaims } from "@troth/rules/claims";
import type { Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { countMail } from "../mail/limits.ts";
import { queueMail } from "../mail/outbox.ts";
import { lockPartner } from "../partners/couples.ts";
import { ProblemError } from "../problems.ts";
import { record } from "../record/record.ts";
import { readOwnReview } from "../reviews/read-queries.ts";
import { managerRole } from "../team/managers.ts";
import type { Site } from "../users/emails.ts";
import { issueToken } from "../users/mailed-tokens.ts";
import { account } from "../users/queries.ts";
import { claimEmailEmail, rivalClaimEmail } from "./emails.ts";
import { isAtWebsite } from "./evidence.ts";
import { type Claim, lockVendor, openClaimsOf, readClaim, toClaim } from "./queries.ts";
import { websiteOrigin } from "./website-origin.ts";

interface NewClaim {
  vendorId: string;
  claimantId: string;
  role: Claim["role"];
  businessEmail: string | null;
  note: string;
}

/** @throws ProblemError not-found, already-claimed, already-reviewed, couple-reviewed, conflict or too-many-requests */
export async function claimVendor(
  trx: Transaction<Schema>,
  { jobs, site }: { jobs: Jobs; site: Site },
  { vendorId, claimantId, role: claimedRole, businessEmail, note }: NewClaim,
): Promise<Claim> {
  const vendor = await lockVendor(trx, vendorId);
  if (vendor?.status !== "approved") throw new ProblemError("not-found");
  const role = await managerRole(trx, { vendorId, userId: claimantId });
  if (role !== null)
    throw new ProblemError("conflict", {
      detail:
        role === "owner"
          ? "You already own this business."
          : "You already look after this page. Its owner can transfer it to you.",
    });

  const open = await openClaimsOf(trx, claimantId);
  if (open.some(({ vendor_id }) => vendor_id === vendorId)) throw new ProblemError("already-claimed");
  if (open.length >= maxOpenClaims)
    throw new ProblemError("conflict", {
      detail: `You have ${maxOpenClaims} open claims. Withdraw one, or wait until one has been decided.`,
    });
  const own = await readOwnReview(trx, { vendorId, userId: claimantId });
  if (own?.review)
    throw new ProblemError("already-reviewed", {
      reviewId: own.review.id,
      detail:
        "Owners can’t review their own business, so people who have reviewed one can’t claim it. If it’s yours now, write to us.",
    });
  const partner = await lockPartner(trx, claimantId);
  const theirs = partner && (await readOwnReview(trx, { vendorId, userId: partner.id }));
  if (theirs?.review)
    throw new ProblemError("couple-reviewed", {
      reviewId: theirs.review.id,
      detail: "Your partner has reviewed it, so neither of you can claim it. If it’s yours now, write to us.",
    });

  const origin = await websiteOrigin(trx, { vendorId, website: vendor.website });
  const isTheirs = origin?.by?.id === claimantId;
  const id = uuidv7();
  await trx
    .insertInto("claims")
    .values({
      id,
      vendor_id: vendorId,
      claimant_id: claimantId,
      role: claimedRole,
      business_email: businessEmail,
      note,
      website: vendor.website,
      website_is_theirs: isTheirs,
      domain_matches: !isTheirs && businessEmail !== null && isAtWebsite(businessEmail, vendor.website),
    })
    .execute();
  await record(trx, { actor: claimantId, action: "submit", subjectType: "claim", subjectId: id, to: "pending" });

  const claimed = { vendorId, name: vendor.name };
  if (businessEmail !== null) {
    await countMail(trx, "claim-email", businessEmail);
    await queueClaimEmail(trx, { jobs, site }, { id, claimantId, email: businessEmail, claimed });
  }
  if (vendor.owner_id !== null) {
    const { email } = await account(trx, vendor.owner_id);
    await queueMail(trx, jobs, rivalClaimEmail(site, email, claimed), vendor.owner_id);
  }
  return toClaim((await readClaim(trx, id))!);
}

/** E-mails the link that confirms a claim's business e-mail; an earlier one stops working. */
export async function queueClaimEmail(
  trx: Transaction<Schema>,
  { jobs, site }: { jobs: Jobs; site: Site },
  claim: { id: string; claimantId: string; email: string; claimed: { vendorId: string; name: string } },
): Promise<void> {
  const { id: claimId, claimantId: userId, email, claimed } = claim;
  const token = await issueToken(trx, { purpose: "claim-email", userId, email, claimId });
  await queueMail(trx, jobs, claimEmailEmail(site, email, claimed, token), userId);
}
