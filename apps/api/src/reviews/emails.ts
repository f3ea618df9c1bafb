// The e-mails to people who have written a review, about what others say of it.
import type { components } from "@troth/api-client/schema";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { page, type Site } from "../users/emails.ts";

interface About {
  reviewId: string;
  vendorId: string;
  /** The vendor's name. */
  vendor: string;
}

export const seeReview = (site: Site, { vendorId, reviewId }: Pick<About, "vendorId" | "reviewId">, label: string) => ({
  label,
  url: page(site, `/vendor/detail/vendordetail/${vendorId}#review-${reviewId}`),
});

const settings = (site: Site) => ({
  label: "Choose which e-mails you get",
  url: page(site, "/user/profile?seleted=Settings"),
});

export const replyEmail = (site: Site, to: string, about: About, reply: string): Mail =>
  renderEmail(
    {
      to,
      subject: `${about.vendor} has replied to your review`,
      paragraphs: [`${about.vendor} has replied to your review on ${site.brand}:`, `“${reply}”`],
      action: seeReview(site, about, "See it below your review"),
      otherwise: settings(site),
      footnote: "Everyone who reads your review can read the reply. If it says who you are, report it to us.",
    },
    site,
  );

/**
 * To those who look after the vendor. It says nothing of the review, not even who wrote it or how many stars they gave: what
 * has been e-mailed could neither be edited nor taken back with the review, or with its author’s account.
 */
export const reviewReceivedEmail = (site: Site, to: string, about: About): Mail =>
  renderEmail(
    {
      to,
      subject: `A new review of ${about.vendor}`,
      paragraphs: [
        `Someone has reviewed ${about.vendor} on ${site.brand}.`,
        "You can reply to it, where everyone who reads it can see what you say.",
      ],
      action: seeReview(site, about, "Read the review"),
      otherwise: settings(site),
      footnote: "If you think that it breaks our guidelines, you can report it from your page.",
    },
    site,
  );

/** What a report alleges, as the end of "that …". */
const allegations: Record<components["schemas"]["ReportReason"], string> = {
  fake: "it isn’t about a real experience",
  "conflict-of-interest": "its author is close to the vendor or to a competitor",
  "not-about-this-vendor": "it isn’t about this vendor",
  "hate-or-threats": "it has hateful or threatening words",
  "personal-data": "it gives away personal details",
  illegal: "it is against the law",
  spam: "it is advertising or spam",
  other: "something else is wrong with it",
};

/** To the author, once however many people report it. It doesn't say who, nor in which words. */
export const reportedEmail = (
  site: Site,
  to: string,
  about: About,
  reason: components["schemas"]["ReportReason"],
): Mail =>
  renderEmail(
    {
      to,
      subject: `Your review of ${about.vendor} has been reported`,
      paragraphs: [
        `Someone has told us about your review of ${about.vendor} that ${allegations[reason]}.`,
        "That alone changes nothing: your review stays where it is and still counts. Someone here will read it and decide, and if anything changes, we’ll tell you why and what you can do.",
        "You don’t have to do anything.",
      ],
      action: seeReview(site, about, "See your review"),
      otherwise: { label: "Contact us", url: page(site, "/contact-us") },
    },
    site,
  );

/** To the people who run the site, once per review that is reported. */
export const reviewReportedEmail = (
  site: Site,
  to: string,
  about: About,
  given: {
    ticketId: string;
    reason: components["schemas"]["ReportReason"];
    report: string;
    isUrgent: boolean;
    byTeam: boolean;
  },
): Mail =>
  renderEmail(
    {
      to,
      subject: `${given.isUrgent ? "[Urgent] " : ""}A review of ${about.vendor} has been reported`,
      paragraphs: [
        `${given.byTeam ? "The vendor’s team" : "Someone"} has reported a review of ${about.vendor}, saying that ${allegations[given.reason]}.`,
        ...(given.report ? [`“${given.report}”`] : []),
        "The review is still visible and counts.",
      ],
      action: { label: "Decide", url: page(site, `/reported-review/${given.ticketId}`) },
      otherwise: seeReview(site, about, "See the review"),
    },
    site,
  );
