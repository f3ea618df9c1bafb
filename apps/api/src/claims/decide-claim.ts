// Decides a claim: what becomes of it, of its rivals and of the vendor, in one transaction with the record.
import { sql, type Transaction } from "kysely";
import { assertAsRead } from "../as-read.ts";
import { anyId } from "../database/any-id.ts";
import type { Schema } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { type Mail, queueMail } from "../mail/outbox.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { assertNotTheirs } from "../partners/concerns.ts";
import { changeStatus } from "../record/change-status.ts";
import { concernedBy, managersOf } from "../team/managers.ts";
import { endTeam, lockPeople, setOwner } from "../team/ownership.ts";
import type { Site } from "../users/emails.ts";
import {
  claimApprovedEmail,
  claimEndedEmail,
  claimQuestionEmail,
  claimRejectedEmail,
  rivalClaimRejectedEmail,
  ownerFoundEmail,
  ownerReplacedEmail,
} from "./emails.ts";
import {
  type Claim,
  type ClaimRow,
  lockOpenClaims,
  lockVendor,
  openClaimsOf,
  readClaim,
  rivalsOf,
  toClaim,
} from "./queries.ts";

type Refusal = NonNullable<Claim["because"]>;

const actions = { approve: "approve", reject: "reject", "ask-for-more": "ask for more" } as const;

interface Decision {
  id: string;
  adminId: string;
  hasRecentCode: boolean;
  action: keyof typeof actions;
  /** The claim's, as the admin has read it. */
  version: number;
  /** Needed to reject it, and only for that. */
  because?: Refusal | null | undefined;
  reason: string;
}

/** The reason that rivals are given: what was said about the other claim is between us and whoever made it. */
const anotherApproved = {
  because: "someone-else",
  reason: "Someone else’s claim to this business has been approved.",
} as const;

/** @throws ProblemError not-found; invalid-body; conflict, if it has been decided, added to or moved meanwhile; step-up-needed */
export async function decideClaim(
  trx: Transaction<Schema>,
  { jobs, site }: { jobs: Jobs; site: Site },
  { id, adminId, hasRecentCode, action, version, because = null, reason }: Decision,
): Promise<Claim> {
  if (action === "reject" && !because) throw invalidField("/because", "is needed to reject a claim");
  if (action !== "reject" && because) throw invalidField("/because", "is only for rejecting a claim");
  const asked = await readClaim(trx, id);
  if (!asked) throw new ProblemError("not-found");
  // Rival claims are about the same vendor, so their decisions come one after another.
  const vendor = (await lockVendor(trx, asked.vendor_id))!;
  await trx.selectFrom("claims").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  const claim = await readClaim(trx, id);
  if (!claim) throw new ProblemError("not-found");
  if (claim.vendor_id !== asked.vendor_id)
    throw new ProblemError("conflict", {
      detail:
        "The listing has just been merged, or a merge undone, so the claim is about another one now. Load the claim again.",
    });
  await assertNotTheirs(trx, { by: claim.claimant_id, vendorId: claim.vendor_id }, adminId);
  const people = await lockPeople(trx, [claim.claimant_id, ...(vendor.owner_id === null ? [] : [vendor.owner_id])]);
  const owner = people.find((person) => person.id === vendor.owner_id);
  const told = { vendorId: claim.vendor_id, name: vendor.name };
  const tell = (to: ClaimRow, mail: Mail) => queueMail(trx, jobs, mail, to.claimant_id);

  const change = { subjectType: "claim", action: actions[action], ids: [id], because, reason } as const;
  await changeStatus(trx, { ...change, actor: adminId });
  assertAsRead("claim", claim.version, version);
  await explain(trx, [id], { because, reason }, action !== "ask-for-more");
  if (action === "ask-for-more") await tell(claim, claimQuestionEmail(site, claim.email, told, reason));
  else await endLinks(trx, [id]);
  if (because) await tell(claim, claimRejectedEmail(site, claim.email, told, { because, explanation: reason }));

  if (action === "approve") {
    if (vendor.status !== "approved")
      throw new ProblemError("conflict", { detail: `The listing is now ${vendor.status}, so it can’t get an owner.` });
    const rivals = await rivalsOf(trx, claim);
    const ids = rivals.map((rival) => rival.id);
    await changeStatus(trx, { subjectType: "claim", action: "reject", ids, actor: adminId, ...anotherApproved });
    await explain(trx, ids, anotherApproved, true);
    await endLinks(trx, ids);
    const concerned = await concernedBy(trx, claim.vendor_id);
    const team = await managersOf(trx, claim.vendor_id);
    const isTaken = vendor.owner_id !== claim.claimant_id && team.some((one) => one.id !== claim.claimant_id);
    if (isTaken && !hasRecentCode) throw new ProblemError("step-up-needed");
    if (owner?.id !== claim.claimant_id) {
      // Takes them off the team, so only the others are told that it ends: it was the owner's until now.
      await setOwner(trx, claim.vendor_id, claim.claimant_id);
      await endTeam(trx, { jobs, site }, { id: claim.vendor_id, name: vendor.name });
    }
    await tell(claim, claimApprovedEmail(site, claim.email, told, reason));
    for (const rival of rivals) await tell(rival, rivalClaimRejectedEmail(site, rival.email, told));
    if (owner && owner.id !== claim.claimant_id)
      await queueMail(trx, jobs, ownerReplacedEmail(site, owner.email, told, reason), owner.id);
    // The others have been told what it means for them.
    const toldAlready = new Set([claim, ...rivals].map((each) => each.claimant_id).concat(team.map((each) => each.id)));
    for (const { id: userId, email } of concerned)
      if (!toldAlready.has(userId)) await queueMail(trx, jobs, ownerFoundEmail(site, email, told), userId);
  }
  return toClaim((await readClaim(trx, id))!);
}

const listingRemoved = {
  because: "not-listed",
  reason: "The business has asked not to be listed, so there is no page to look after any more.",
} as const;

/** Declines all open claims to listings that have been removed for good. Only those to suspended or merged ones stay: these may come back. */
export async function endClaims(
  trx: Transaction<Schema>,
  { jobs, site }: { jobs: Jobs; site: Site },
  { vendorIds, adminId }: { vendorIds: readonly string[]; adminId: string },
): Promise<void> {
  const claims = await lockOpenClaims(trx, vendorIds);
  const ids = claims.map(({ id }) => id);
  await changeStatus(trx, { subjectType: "claim", action: "reject", ids, actor: adminId, ...listingRemoved });
  await explain(trx, ids, listingRemoved, true);
  await endLinks(trx, ids);
  for (const { email, claimant_id, vendor_name } of claims)
    await queueMail(trx, jobs, claimEndedEmail(site, email, vendor_name), claimant_id);
}

/** Withdraws these claims. @throws ProblemError conflict if one is no longer open */
export async function withdrawClaims(trx: Transaction<Schema>, actor: string, ids: string[]): Promise<void> {
  await changeStatus(trx, { subjectType: "claim", action: "withdraw", ids, actor });
  await trx
    .updateTable("claims")
    .set({ decided_at: sql`now()` })
    .where("id", "=", anyId(ids))
    .execute();
  await endLinks(trx, ids);
}

/** For someone who leaves, or whose account an admin closes. */
export async function withdrawAllClaims(trx: Transaction<Schema>, claimantId: string, actor: string): Promise<void> {
  const open = await openClaimsOf(trx, claimantId);
  await withdrawClaims(
    trx,
    actor,
    open.map(({ id }) => id),
  );
}

type Explained = { because: Refusal | null; reason: string };

const explain = (trx: Transaction<Schema>, ids: string[], explained: Explained, decided: boolean) =>
  trx
    .updateTable("claims")
    .set({ ...explained, decided_at: decided ? sql<Date>`now()` : null })
    .where("id", "=", anyId(ids))
    .execute();

const endLinks = (trx: Transaction<Schema>, ids: string[]) =>
  trx.deleteFrom("mailed_tokens").where("claim_id", "=", anyId(ids)).execute();
