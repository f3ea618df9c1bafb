// The e-mails about what becomes of reviews: that one waits to be looked at, and what was decided, to its author and to
// those who reported it.
import type { components } from "@troth/api-client/schema";
import { formatDuration } from "@troth/rules/format-duration";
import { lifetimes } from "@troth/rules/lifetimes";
import type { HoldReason } from "@troth/rules/screening";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { allegations } from "../notices/emails.ts";
import { page, type Site } from "../users/emails.ts";
import type { Decided } from "./decide-review.ts";

export interface About {
  /** The vendor's name. */
  business: string;
  vendorId: string;
  reviewId: string;
  decisionId: string;
}

const held: Record<HoldReason, string> = {
  alike: "its words are nearly those of another review",
  "conflict-of-interest": "you may have a connection with the business, or with one that competes with it",
  "unusual-rate": "this vendor is getting far more reviews than usual",
};

const because: Record<components["schemas"]["RemovalReason"], string> = {
  "not-genuine": "it isn’t about the author’s own experience",
  abusive: "it insults or threatens someone",
  "personal-data": "it contains personal data",
  illegal: "it’s against the law",
  "off-topic": "it isn’t about this vendor",
  "conflict-of-interest": "its author has a connection with the business, or with one that competes with it",
  other: "it breaks our guidelines",
};

export const reasonOf = (rule: components["schemas"]["RemovalReason"]) => because[rule];

const statement = (site: Site, decisionId: string, mayAppeal: boolean) => ({
  label: mayAppeal ? "Appeal" : "See our decision",
  url: page(site, `/appeal?id=${decisionId}`),
});
const appealNote = `If you think we’ve got it wrong, you can appeal once within ${formatDuration(lifetimes.appeal)}. Someone who didn’t make the decision will look at it, where there is someone else.`;

const howWeCheck = (site: Site) => ({ label: "How reviews are checked", url: page(site, "/how-reviews-are-checked") });

export const reviewHeldEmail = (site: Site, to: string, business: string, reason: HoldReason): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ll check your review of ${business} first`,
      paragraphs: [
        `Thank you for writing about ${business}. Someone here will look at your review before it’s published, because ${held[reason]}.`,
        "An automatic rule decided that, and it doesn’t know how many stars you gave. A person decides what happens next, and we’ll tell you.",
      ],
      action: howWeCheck(site),
    },
    site,
  );

/** The statement of reasons, or the good news. */
export function reviewDecidedEmail(
  site: Site,
  to: string,
  about: About,
  {
    action,
    because: rule,
    explanation,
    alleged,
    wasHeld = false,
    isRemoved = false,
    isOwnInitiative = false,
    mayAppeal = true,
  }: Decided & { wasHeld?: boolean; isRemoved?: boolean; isOwnInitiative?: boolean; mayAppeal?: boolean },
): Mail {
  const { business, vendorId, reviewId, decisionId } = about;
  const isRestricted = action === "redact" || action === "hide" || action === "remove";
  const isGood = action === "publish" || action === "restore" || action === "dismiss";
  const reason = because[rule ?? "other"];
  return renderEmail(
    {
      to,
      subject: {
        publish: `Your review of ${business} is published`,
        restore: `Your review of ${business} is back`,
        dismiss: `Your review of ${business} stays as it is`,
        warn: `About your review of ${business}`,
        redact: `We’ve removed a part of your review of ${business}`,
        hide: `We’ve hidden your review of ${business}`,
        remove: isRemoved ? `Your review of ${business} stays removed` : `We’ve removed your review of ${business}`,
      }[action],
      paragraphs: [
        ...(alleged ? [`Someone gave us notice that it’s illegal because ${allegations[alleged]}. We agree.`] : []),
        {
          publish: `Everyone can read your review of ${business} now.`,
          restore: `Everyone can read your review of ${business} again.`,
          dismiss: `Your review of ${business} had been reported. We’ve read it, and nothing about it changes.`,
          warn: `${isOwnInitiative ? `We’ve read your review of ${business}.` : `Your review of ${business} had been reported.`} It stays, but we ask you to mind our guidelines: ${reason}.`,
          redact: `Part of your review of ${business} is no longer shown on ${site.brand}: ${reason}. The rest stays, and so do its stars.`,
          hide: `Your review of ${business} is no longer shown on ${site.brand}: ${reason}.`,
          remove: isRemoved
            ? `Your review of ${business} had already been removed from ${site.brand}. This is another reason: ${reason}.`
            : `Your review of ${business} is no longer shown on ${site.brand}: ${reason}.`,
        }[action],
        // What else is said of a dismissal is for those who reported the review.
        ...(action === "dismiss" ? [] : [explanation]),
        ...(isOwnInitiative ? ["No one had reported it: we came across it ourselves."] : []),
        wasHeld
          ? "An automatic rule had us look at it first. A person decided this."
          : "A person decided this; nothing about the decision was automatic.",
      ],
      action: isRestricted
        ? statement(site, decisionId, mayAppeal)
        : { label: "See your review", url: page(site, `/vendor/detail/vendordetail/${vendorId}#review-${reviewId}`) },
      ...(!isGood && { otherwise: howWeCheck(site) }),
      ...(isRestricted && mayAppeal && { footnote: appealNote }),
    },
    site,
  );
}

/** To each of those who reported the review. What its author is told stays between them and us. */
export function reportsDecidedEmail(
  site: Site,
  to: string,
  { business, vendorId, decisionId }: About,
  { action, because: rule, explanation, mayAppeal = true }: Decided & { mayAppeal?: boolean },
): Mail {
  const isDismissed = action === "dismiss";
  const reason = because[rule ?? "other"];
  return renderEmail(
    {
      to,
      subject: isDismissed
        ? `The review of ${business} that you reported stays`
        : `We’ve decided about the review of ${business} that you reported`,
      paragraphs: [
        "Thank you for telling us about it. Someone here has read the review and what was reported.",
        ...(isDismissed
          ? ["We’ve decided that it stays as it is.", explanation]
          : [
              {
                warn: `It stays, but we’ve asked its author to mind our guidelines: ${reason}.`,
                redact: `We’ve removed a part of it: ${reason}.`,
                hide: `It’s no longer shown: ${reason}.`,
                remove: `We’ve removed it: ${reason}.`,
              }[action as Exclude<Decided["action"], "publish" | "restore" | "dismiss">],
            ]),
        "A person decided this; nothing about the decision was automatic.",
      ],
      action: isDismissed
        ? statement(site, decisionId, mayAppeal)
        : { label: "See the vendor", url: page(site, `/vendor/detail/vendordetail/${vendorId}`) },
      otherwise: howWeCheck(site),
      ...(isDismissed && mayAppeal && { footnote: appealNote }),
    },
    site,
  );
}
