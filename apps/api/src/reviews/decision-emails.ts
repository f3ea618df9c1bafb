// The e-mails to authors about what becomes of their reviews: that one waits to be looked at, and what was decided.
import type { components } from "@troth/api-client/schema";
import type { HoldReason } from "@troth/rules/screening";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { page, type Site } from "../users/emails.ts";

interface About {
  /** The vendor's name. */
  business: string;
  vendorId: string;
}
type Decision = components["schemas"]["ReviewDecision"];

const held: Record<HoldReason, string> = {
  alike: "its words are nearly those of another review",
  "conflict-of-interest": "you may have a connection with the business, or with one that competes with it",
  "unusual-rate": "this vendor is getting far more reviews than usual",
};

const because: Record<NonNullable<Decision["because"]>, string> = {
  "not-genuine": "it isn’t about the author’s own experience",
  abusive: "it insults or threatens someone",
  "personal-data": "it contains personal data",
  illegal: "it’s against the law",
  "off-topic": "it isn’t about this vendor",
  "conflict-of-interest": "its author has a connection with the business, or with one that competes with it",
  other: "it breaks our guidelines",
};

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
  { business, vendorId }: About,
  { action, because: rule, explanation }: Decision,
): Mail {
  const shown = action === "publish" || action === "restore";
  return renderEmail(
    {
      to,
      subject: {
        publish: `Your review of ${business} is published`,
        restore: `Your review of ${business} is back`,
        hide: `We’ve hidden your review of ${business}`,
        remove: `We’ve removed your review of ${business}`,
      }[action],
      paragraphs: [
        shown
          ? `Everyone can read your review of ${business} now.`
          : `Your review of ${business} is no longer shown on ${site.brand}: ${because[rule ?? "other"]}.`,
        explanation,
        "A person decided this; nothing about the decision was automatic.",
      ],
      action: shown
        ? { label: "See your review", url: page(site, `/vendor/detail/vendordetail/${vendorId}`) }
        : { label: "Contact us", url: page(site, "/contact-us") },
      ...(!shown && {
        otherwise: howWeCheck(site),
        footnote: "If you think we’ve got it wrong, write to us, and someone else will look at it where possible.",
      }),
    },
    site,
  );
}
