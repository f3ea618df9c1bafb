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

/** The page of one review, with a report open: about the reply, for the review's author. */
const reportReply = (site: Site, { reviewId }: About) => ({
  label: "Report the reply",
  url: page(site, `/vendor/user-review-detail?id=${reviewId}&flagreview=true&about=response#review-${reviewId}`),
});

/** To the author, of a reply and of each change to it: they can report what it says now. */
export const replyEmail = (site: Site, to: string, about: About, reply: { text: string; isEdited: boolean }): Mail =>
  renderEmail(
    {
      to,
      subject: reply.isEdited
        ? `${about.vendor} has changed the reply to your review`
        : `${about.vendor} has replied to your review`,
      paragraphs: [
        reply.isEdited
          ? `${about.vendor} has changed the reply to your review on ${site.brand}. It says now:`
          : `${about.vendor} has replied to your review on ${site.brand}:`,
        `“${reply.text}”`,
        "Everyone who reads your review can read the reply. If it says who you are, or breaks our guidelines in another way, report it: someone here will read it and decide.",
      ],
      action: seeReview(site, about, "See it below your review"),
      otherwise: reportReply(site, about),
      footnote: "If you’d rather not get this e-mail, turn it off in your settings.",
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
        "You can reply to the review, and everyone who reads it will see what you say.",
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

/** To the author, once for each reason, however many people report it. It doesn't say who, nor in which words. */
export const reportedEmail = (
  site: Site,
  to: string,
  about: About,
  { reason, isFirst }: { reason: components["schemas"]["ReportReason"]; isFirst: boolean },
): Mail =>
  renderEmail(
    {
      to,
      subject: `Your review of ${about.vendor} has been reported${isFirst ? "" : " for another reason"}`,
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

interface Reported {
  ticketId: string;
  reason: components["schemas"]["ReportReason"];
  report: string;
  isUrgent: boolean;
  byTeam: boolean;
}

/** To the people who run the site, once per review that is reported, and once more if a later report makes it urgent. */
export const reviewReportedEmail = (site: Site, to: string, about: About, given: Reported): Mail =>
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

/** The same about the vendor's reply. */
export const replyReportedEmail = (site: Site, to: string, about: About, given: Omit<Reported, "byTeam">): Mail =>
  renderEmail(
    {
      to,
      subject: `${given.isUrgent ? "[Urgent] " : ""}A reply of ${about.vendor} has been reported`,
      paragraphs: [
        `Someone has reported what ${about.vendor} replied to a review, saying that ${allegations[given.reason]}.`,
        ...(given.report ? [`“${given.report}”`] : []),
        "The reply is still visible.",
      ],
      action: { label: "Decide", url: page(site, `/reported-review/${given.ticketId}`) },
      otherwise: seeReview(site, about, "See the reply"),
    },
    site,
  );
