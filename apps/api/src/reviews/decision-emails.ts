// The e-mails about what becomes of reviews: that one waits to be looked at, and what was decided, to its author and to
// those who reported it.
import type { components } from "@troth/api-client/schema";
import { formatDuration } from "@troth/rules/format-duration";
import { lifetimes } from "@troth/rules/lifetimes";
import type { HoldReason } from "@troth/rules/screening";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { byAPerson, objection } from "../mail/statement.ts";
import { allegations } from "../notices/emails.ts";
import { page, type Site } from "../users/emails.ts";
import type { Decided } from "./decide-review.ts";
import { seeReview } from "./emails.ts";

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

type Rule = components["schemas"]["RemovalReason"];

const because: Record<Rule, string> = {
  "not-genuine": "it isn’t about the author’s own experience",
  abusive: "it insults or threatens someone",
  "personal-data": "it contains personal data",
  illegal: "it’s against the law",
  "off-topic": "it isn’t about this vendor",
  "conflict-of-interest": "its author has a connection with the business, or with one that competes with it",
  other: "it breaks our guidelines",
};
/** Where an author is spoken to. */
const becauseOfYou: Partial<Record<Rule, string>> = {
  "not-genuine": "it isn’t about your own experience",
  "conflict-of-interest": "you have a connection with the business, or with one that competes with it",
};

/** The rule that a review breaks, as the end of a sentence. */
export const reasonOf = (rule: Rule | undefined, { toAuthor }: { toAuthor: boolean }) =>
  (toAuthor ? becauseOfYou[rule ?? "other"] : undefined) ?? because[rule ?? "other"];

const statement = (site: Site, decisionId: string, mayAppeal: boolean) => ({
  label: mayAppeal ? "Appeal" : "See our decision",
  url: page(site, `/appeal?id=${decisionId}`),
});
const appealNote = `If you think we’ve got it wrong, you can appeal once within ${formatDuration(lifetimes.appeal)}. Someone who didn’t make the decision will look at it, where there is someone else.`;

const yourReviews = (site: Site) => page(site, "/user/profile?seleted=Information#reviews");
const guidelines = (site: Site) => ({ label: "Read our guidelines", url: page(site, "/review-guidelines") });
const howWeCheck = (site: Site) => ({ label: "How reviews are checked", url: page(site, "/how-reviews-are-checked") });

export const reviewHeldEmail = (site: Site, to: string, business: string, reason: HoldReason): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ll check your review of ${business} first`,
      paragraphs: [
        `Thank you for writing about ${business}. Someone here will look at your review before it’s published, because ${held[reason]}.`,
        "An automatic rule decided that, and it doesn’t know how many stars you gave. A person decides what happens next, and we’ll tell you. Until then, you can edit your review or withdraw it.",
      ],
      action: { label: "See it under “Your reviews”", url: yourReviews(site) },
      otherwise: howWeCheck(site),
    },
    site,
  );

const automatic = "An automatic rule had us look at it first. A person decided this.";

/** @param explanation what the admin said who published it, if it was held */
export const reviewPublishedEmail = (
  site: Site,
  to: string,
  { business, vendorId, reviewId }: Omit<About, "decisionId">,
  explanation?: string,
): Mail =>
  renderEmail(
    {
      to,
      subject: `Your review of ${business} is published`,
      paragraphs: [
        `Everyone can read your review of ${business} now. Thank you for telling others how it went.`,
        ...(explanation === undefined ? [] : [explanation, automatic]),
        "The vendor can reply to it once, where everyone can see it. If someone reports your review, we’ll tell you why, and what we decide.",
        "You can edit or delete it whenever you like. If you edit it, people can look up what it said before.",
      ],
      action: seeReview(site, { vendorId, reviewId }, "See your review"),
      otherwise: { label: "Edit it under “Your reviews”", url: yourReviews(site) },
      ...(explanation === undefined && {
        footnote: "If you’d rather not get this e-mail, turn it off in your settings.",
      }),
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
    isByRule = false,
    mayAppeal = true,
  }: Decided & {
    wasHeld?: boolean;
    isRemoved?: boolean;
    isOwnInitiative?: boolean;
    isByRule?: boolean;
    mayAppeal?: boolean;
  },
): Mail {
  const { business, vendorId, reviewId, decisionId } = about;
  if (action === "publish") return reviewPublishedEmail(site, to, about, explanation);
  const isGood = action === "restore" || action === "dismiss";
  const reason = reasonOf(rule, { toAuthor: true });
  return renderEmail(
    {
      to,
      subject: {
        restore: `Your review of ${business} is back`,
        dismiss: `Your review of ${business} stays as it is`,
        warn: `About your review of ${business}`,
        redact: `We’ve removed a part of your review of ${business}`,
        hide: `We’ve hidden your review of ${business}`,
        remove: isRemoved
          ? `Your review of ${business} stays removed`
          : wasHeld
            ? `We’re not publishing your review of ${business}`
            : `We’ve removed your review of ${business}`,
      }[action],
      paragraphs: [
        ...(alleged ? [`Someone gave us notice that it’s illegal because ${allegations[alleged]}. We agree.`] : []),
        {
          restore: `Everyone can read your review of ${business} again.`,
          dismiss: `Your review of ${business} had been reported. We’ve read it, and nothing about it changes.`,
          warn: `${isOwnInitiative ? `We’ve read your review of ${business}.` : `Your review of ${business} had been reported.`} It stays, but we ask you to mind our guidelines: ${reason}.`,
          redact: `Part of your review of ${business} is no longer shown on ${site.brand}: ${reason}. The rest stays, and so do its stars.`,
          hide: `Your review of ${business} is no longer shown on ${site.brand}: ${reason}.`,
          remove: isRemoved
            ? `Your review of ${business} had already been removed from ${site.brand}. This is another reason: ${reason}.`
            : wasHeld
              ? `Your review of ${business} won’t be published on ${site.brand}: ${reason}.`
              : `Your review of ${business} is no longer shown on ${site.brand}: ${reason}.`,
        }[action],
        // What else is said of a dismissal is for those who reported the review.
        ...(action === "dismiss" ? [] : [explanation]),
        ...(isOwnInitiative ? [`No one had reported it${isByRule ? "" : ": we came across it ourselves"}.`] : []),
        wasHeld || isByRule ? automatic : byAPerson,
      ],
      action: isGood
        ? seeReview(site, { vendorId, reviewId }, "See your review")
        : statement(site, decisionId, mayAppeal),
      ...(!isGood && { otherwise: guidelines(site) }),
      ...(!isGood && mayAppeal && { footnote: appealNote }),
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
  const isBack = action === "restore";
  const stays = isDismissed || isBack || action === "warn";
  const reason = reasonOf(rule, { toAuthor: false });
  return renderEmail(
    {
      to,
      subject: isBack
        ? `The review of ${business} that you reported is shown again`
        : stays
          ? `The review of ${business} that you reported stays`
          : `We’ve decided about the review of ${business} that you reported`,
      paragraphs: [
        isBack
          ? "Someone here has read the review and what was reported once more."
          : "Thank you for telling us about it. Someone here has read the review and what was reported.",
        ...(isDismissed
          ? ["We’ve decided that it stays as it is.", explanation]
          : [
              {
                restore: "We had hidden it, and have decided that it stays after all: everyone can read it again.",
                warn: `It stays, but we’ve asked its author to mind our guidelines: ${reason}.`,
                redact: `We’ve removed a part of it: ${reason}.`,
                hide: `It’s no longer shown: ${reason}.`,
                remove: `We’ve removed it: ${reason}.`,
              }[action as Exclude<Decided["action"], "publish" | "dismiss">],
            ]),
        byAPerson,
      ],
      action: stays
        ? statement(site, decisionId, mayAppeal)
        : { label: "See the vendor", url: page(site, `/vendor/detail/vendordetail/${vendorId}`) },
      otherwise: howWeCheck(site),
      ...(stays && mayAppeal && { footnote: appealNote }),
    },
    site,
  );
}

/** The statement of reasons, to those who look after the vendor. It doesn't say what the reply said. */
export const replyRemovedEmail = (
  site: Site,
  to: string,
  { business, vendorId, reviewId }: Omit<About, "decisionId">,
  { because: rule, explanation, alleged }: Pick<Decided, "because" | "explanation" | "alleged">,
): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ve removed the reply of ${business} to a review`,
      paragraphs: [
        ...(alleged
          ? [
              `Someone gave us notice that ${business}’s reply to a review is illegal because ${allegations[alleged]}. We agree, so it’s no longer shown on ${site.brand}.`,
            ]
          : [
              `${business}’s reply to a review had been reported. It’s no longer shown on ${site.brand}: ${reasonOf(rule, { toAuthor: false })}.`,
            ]),
        explanation,
        "The review stays as it is. You can write another reply that keeps to our guidelines.",
        byAPerson,
      ],
      action: seeReview(site, { vendorId, reviewId }, "See the review"),
      otherwise: guidelines(site),
      footnote: objection,
    },
    site,
  );

/** To each of those who reported the reply. */
export const replyReportsDecidedEmail = (
  site: Site,
  to: string,
  { business, vendorId, reviewId }: Omit<About, "decisionId">,
  {
    because: rule,
    explanation,
    isRemoved,
    isAuthor,
  }: Pick<Decided, "because" | "explanation"> & {
    isRemoved: boolean;
    /** It's their own review that was replied to. */
    isAuthor: boolean;
  },
): Mail =>
  renderEmail(
    {
      to,
      subject: isRemoved
        ? `We’ve removed the reply of ${business} that you reported`
        : `The reply of ${business} that you reported stays`,
      paragraphs: [
        "Thank you for telling us about it. Someone here has read the reply and what was reported.",
        ...(isRemoved
          ? [
              `We’ve removed it: ${reasonOf(rule, { toAuthor: false })}. ${isAuthor ? "Your review" : "The review"} stays as it is.`,
              `${business} can write another reply. If that one isn’t right either, report it, too.`,
            ]
          : ["We’ve decided that it stays as it is.", explanation]),
        byAPerson,
      ],
      action: seeReview(site, { vendorId, reviewId }, isAuthor ? "See your review" : "See the review"),
      otherwise: howWeCheck(site),
      ...(!isRemoved && { footnote: objection }),
    },
    site,
  );
