// The e-mails about proofs: to the operator that one waits, and to its author what was decided.
import type { components } from "@troth/api-client/schema";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { byAPerson, objection } from "../mail/statement.ts";
import { decideIn, page, type Site } from "../users/emails.ts";

interface About {
  /** The vendor's name. */
  business: string;
  vendorId: string;
  reviewId: string;
}
type Kind = components["schemas"]["ProofKind"];
type Decision = components["schemas"]["ProofDecision"];

const kinds: Record<Kind, string> = {
  contract: "a contract",
  invoice: "an invoice",
  receipt: "a receipt",
  photo: "a photo from the day",
  other: "a document",
};

const because: Record<NonNullable<Decision["because"]>, string> = {
  unreadable: "we can’t read it",
  "another-vendor": "it’s about another business",
  "another-person": "it names someone else",
  "no-booking": "it shows an offer or an enquiry, but no booking",
  altered: "more was changed in it than blacking out what we don’t need",
  other: "it doesn’t show that you booked them",
};

/** How many admins have opened the file: each opening is on record. */
const openedBy = (admins: number) =>
  admins === 0
    ? "Nobody has opened your file."
    : admins === 1
      ? "Only one admin has opened your file."
      : `${admins} admins have opened your file, and each opening is on record.`;

/**
 * To the people who run the site. It has neither the file nor its author's name, nor does it lead to the review, whose stars
 * they decide without.
 */
export const proofWaitingEmail = (site: Site, to: string, about: About, kind: Kind): Mail =>
  renderEmail(
    {
      to,
      subject: `A proof for a review of ${about.business} is waiting`,
      paragraphs: [
        `Someone has handed in ${kinds[kind]} to show that they booked ${about.business}.`,
        "An admin who has nothing to do with either of them can open it and decide. Please don’t tell the vendor about it.",
      ],
      action: decideIn(site, "proofs"),
    },
    site,
  );

export function proofDecidedEmail(
  site: Site,
  to: string,
  about: About,
  { action, because: reason, explanation, seenBy }: Decision & { seenBy: number },
): Mail {
  const accepted = action === "accept";
  return renderEmail(
    {
      to,
      subject: accepted
        ? `Your booking with ${about.business} is confirmed`
        : `We couldn’t confirm your booking with ${about.business}`,
      paragraphs: [
        accepted
          ? `Thank you for the proof. Your review of ${about.business} now says that your booking is confirmed.`
          : `We’ve looked at the proof for your review of ${about.business}, and ${because[reason ?? "other"]}.`,
        explanation,
        byAPerson,
        ...(accepted ? [] : ["Your review stays as it is. You can hand in another proof if you have one."]),
        `${openedBy(seenBy)} We’ll delete it soon, and you can delete it yourself before that.`,
      ],
      action: { label: "See your reviews", url: page(site, "/user/profile?seleted=Information") },
      ...(!accepted && {
        otherwise: { label: "Contact us", url: page(site, "/contact-us") },
        footnote: objection,
      }),
    },
    site,
  );
}
