import { expect, test } from "vitest";
import { appealDecidedEmail } from "../appeals/emails.ts";
import { claimApprovedEmail, claimEndedEmail, claimRejectedEmail, ownerReplacedEmail } from "../claims/emails.ts";
import { noticeDecidedEmail, takenDownEmail } from "../notices/emails.ts";
import { proofDecidedEmail } from "../proofs/emails.ts";
import { listingRemovedEmail, removalDecidedEmail, removalUndoneEmail } from "../removals/emails.ts";
import { reportsDecidedEmail, reviewDecidedEmail } from "../reviews/decision-emails.ts";
import { ownershipEndedEmail } from "../team/emails.ts";
import { accountClosedByAdminEmail, adminWithdrawnEmail, suspendedEmail, warningEmail } from "../users/emails.ts";
import {
  proposalEndedEmail,
  vendorRejectedEmail,
  vendorsMergedEmail,
  vendorSuspendedEmail,
} from "../vendors/emails.ts";
import { byAPerson, objection } from "./statement.ts";

const site = { brand: "Troth", publicUrl: new URL("https://troth.example"), colour: "" };
const to = "ana@example.org";
const why = "This is what we found.";
const id = "01986f2a-6c00-7000-8000-00000000a001";
const about = { business: "Lipa in med", vendorId: id, reviewId: id, decisionId: id, receipt: "N-2222-2222-2222-2222" };
const listing = { id, name: "Lipa in med" };
const claimed = { vendorId: id, name: "Lipa in med" };
const refusal = { because: "other", explanation: why } as const;
const facts = { eraseAt: new Date("2026-12-21"), reviews: "keep", canReopen: true } as const;

test("everyone who loses something by a decision reads why, that a person made it, and what they can do about it", () => {
  for (const { subject, text } of [
    ...(["warn", "redact", "hide", "remove"] as const).map((action) =>
      reviewDecidedEmail(site, to, about, { action, ...refusal }),
    ),
    reportsDecidedEmail(site, to, about, { action: "dismiss", explanation: why }),
    appealDecidedEmail(site, to, about, { action: "remove", ...refusal, outcome: "refused", byAuthor: true }),
    claimRejectedEmail(site, to, claimed, refusal),
    ownerReplacedEmail(site, to, claimed, why),
    ownershipEndedEmail(site, to, listing, refusal),
    noticeDecidedEmail(site, to, about, { because: "other", decision: why }),
    takenDownEmail(site, to, { business: "Lipa in med", reason: "other" }, { decision: why }),
    removalDecidedEmail(site, to, about, { because: "other", decision: why }),
    listingRemovedEmail(site, to, "Lipa in med", why),
    removalUndoneEmail(site, to, about, why),
    proofDecidedEmail(site, to, about, { action: "refuse", because: "unreadable", explanation: why, seenBy: 1 }),
    vendorRejectedEmail(site, to, listing, refusal),
    vendorSuspendedEmail(site, to, listing, refusal),
    vendorsMergedEmail(site, to, { listing, into: listing, reason: why }),
    warningEmail(site, to, why),
    suspendedEmail(site, to, why),
    accountClosedByAdminEmail(site, to, why, facts),
    adminWithdrawnEmail(site, to, why),
  ]) {
    expect([subject, text.includes(why)]).toEqual([subject, true]);
    expect([subject, text.includes(byAPerson)]).toEqual([subject, true]);
    expect([subject, /appeal once|someone else will look|free to go to court/.test(text)]).toEqual([subject, true]);
  }
});

test("no one is told that something stays that is no longer there, or to claim what is no longer listed", () => {
  const gone = noticeDecidedEmail(site, to, about, { because: "gone", decision: why });
  expect(`${gone.subject} ${gone.text}`).not.toMatch(/stays|not taking it down/);
  const claim = (because: "not-listed" | "untrue") =>
    claimRejectedEmail(site, to, claimed, { because, explanation: why });
  expect(claim("not-listed").text).not.toContain("claim it again");
  expect(claim("untrue").text).toContain("claim it again");
});

test("anyone who loses a claim or a suggestion with a listing is told that a person decided, and what they can do about it", () => {
  for (const { text } of [claimEndedEmail(site, to, "Lipa in med"), proposalEndedEmail(site, to, "Lipa in med")]) {
    expect(text).toContain(byAPerson);
    expect(text).toContain(objection);
  }
});

test("who gets what they asked for reads that a person decided, too", () => {
  for (const { text } of [
    claimApprovedEmail(site, to, claimed, why),
    noticeDecidedEmail(site, to, about, { decision: why }),
    removalDecidedEmail(site, to, about, { decision: why }),
    proofDecidedEmail(site, to, about, { action: "accept", explanation: why, seenBy: 1 }),
  ])
    expect(text).toContain(byAPerson);
});
