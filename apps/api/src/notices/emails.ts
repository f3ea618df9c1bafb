// The e-mails about notices of illegal content.
import type { components } from "@troth/api-client/schema";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { byAPerson, objection } from "../mail/statement.ts";
import { decideIn, page, type Site } from "../users/emails.ts";

/** What a notice is about, and where it is shown. */
interface About {
  /** The listing's name. */
  business: string;
  vendorId: string;
  /** Null: it is about the listing itself. */
  reviewId: string | null;
}
interface Given extends About {
  receipt: string;
  name: string;
  email: string;
  reason: components["schemas"]["NoticeReason"];
  explanation: string;
}
interface Decision {
  /** The vendor's reply to the review was removed, and the review stays. */
  replyRemoved?: boolean;
  /** Only if it was dismissed. */
  because?: components["schemas"]["NoticeRefusal"] | undefined;
  decision: string;
}

/** What notices say of a review or a listing. */
export const allegations: Record<Given["reason"], string> = {
  "personal-data": "it exposes personal data",
  defamation: "it is defamatory",
  "threats-or-hatred": "it threatens someone or incites hatred",
  "intellectual-property": "it infringes a copyright, trade mark or similar right",
  other: "it breaks another law",
};

const rules: Record<NonNullable<Decision["because"]>, string> = {
  "not-illegal": "as far as we can tell, it isn’t against the law",
  "not-shown-here": "your notice is about what someone did, and not about anything that’s shown here",
  unconfirmed: "nothing that we’ve seen bears out what you told us",
  gone: "what you told us about is no longer there",
  "decided-before": "we’ve decided about it before",
  other: "what you told us is no reason to take it down",
};

const what = ({ business, reviewId }: Pick<About, "business" | "reviewId">) =>
  reviewId ? `a review of ${business}` : `the listing of ${business}`;
const where = (site: Site, { vendorId, reviewId }: About) =>
  page(site, reviewId ? `/vendor/user-review-detail?id=${reviewId}` : `/vendor/detail/vendordetail/${vendorId}`);

/** It doesn't repeat what was written, so no one can make us e-mail their words to someone else. */
export const noticeReceivedEmail = (site: Site, to: string, notice: About & { receipt: string }): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ve got your notice (${notice.receipt})`,
      paragraphs: [
        `Thank you for writing. Someone here will look at your notice about ${what(notice)}, and we’ll tell you at this address what we decide.`,
        `Your receipt code is ${notice.receipt}. With it you can see what has become of your notice.`,
      ],
      action: { label: "See your notice", url: page(site, "/notice-status") },
      otherwise: { label: "See what it’s about", url: where(site, notice) },
      footnote: "If you didn’t write to us, someone gave your address by mistake. You don’t need to do anything.",
    },
    site,
  );

/** To the people who run the site. */
export const noticeGivenEmail = (site: Site, to: string, notice: Given): Mail =>
  renderEmail(
    {
      to,
      replyTo: notice.email,
      subject: `[${notice.receipt}] Notice of illegal content: ${notice.business}`,
      paragraphs: [
        `${notice.name} <${notice.email}> believes that ${what(notice)} is illegal because ${allegations[notice.reason]}:`,
        notice.explanation,
        "They state in good faith that this is accurate and complete. Nothing has changed yet.",
      ],
      action: decideIn(site, "notices"),
      otherwise: { label: "See what it’s about", url: where(site, notice) },
    },
    site,
  );

function outcomeOf(because: Decision["because"]): string {
  if (because === "gone") return "There’s nothing left to take down";
  return because ? "We’re not taking it down" : "We’ve taken it down";
}

function findings(site: Site, about: About, { replyRemoved, because, decision }: Decision): string[] {
  if (replyRemoved)
    return [
      `We’ve looked at your notice. The reply of ${about.business} to the review is no longer shown on ${site.brand}; the review itself stays.`,
      `The reason: ${decision}`,
    ];
  if (because === "gone") return [`We’ve looked at your notice about ${what(about)}: ${rules.gone}.`, decision];
  if (because)
    return [`We’ve looked at your notice, and ${what(about)} stays on ${site.brand}: ${rules[because]}.`, decision];
  return [
    `We’ve looked at your notice, and ${what(about)} is no longer shown on ${site.brand}.`,
    `The reason: ${decision}`,
  ];
}

export const noticeDecidedEmail = (
  site: Site,
  to: string,
  notice: About & { receipt: string },
  decided: Decision,
): Mail =>
  renderEmail(
    {
      to,
      subject: `${outcomeOf(decided.because)} (${notice.receipt})`,
      paragraphs: [...findings(site, notice, decided), byAPerson],
      action: { label: "Contact us", url: page(site, "/contact-us") },
      footnote: objection,
    },
    site,
  );

/** To the person who gave it, once an appeal has undone what was decided. */
export const noticeOverturnedEmail = (site: Site, to: string, notice: About & { receipt: string }): Mail =>
  renderEmail(
    {
      to,
      subject: `The review is shown again (${notice.receipt})`,
      paragraphs: [
        `We had taken down ${what(notice)} because of your notice. Its author has appealed, and we’ve looked at it again. It’s shown on ${site.brand} again, perhaps without a part of it.`,
        byAPerson,
      ],
      action: { label: "Contact us", url: page(site, "/contact-us") },
      otherwise: { label: "See the review", url: where(site, notice) },
      footnote: objection,
    },
    site,
  );

/** To each of the people who look after the listing, and the person who added it. It doesn't say who gave notice. */
export const takenDownEmail = (
  site: Site,
  to: string,
  notice: Pick<About, "business"> & Pick<Given, "reason">,
  { decision }: Pick<Decision, "decision">,
): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ve taken down the listing of ${notice.business}`,
      paragraphs: [
        `Someone gave us notice that the listing is illegal because ${allegations[notice.reason]}. We’ve looked at it and agree, so it is no longer shown on ${site.brand}.`,
        `The reason: ${decision}`,
        byAPerson,
      ],
      action: { label: "Contact us", url: page(site, "/contact-us") },
      footnote: objection,
    },
    site,
  );
