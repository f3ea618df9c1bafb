// The e-mails about appeals: to the operator that one waits, and to whoever made it.
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { byAPerson } from "../mail/statement.ts";
import type { Decided } from "../reviews/decide-review.ts";
import { type About, reasonOf } from "../reviews/decision-emails.ts";
import { page, type Site } from "../users/emails.ts";

const status = (site: Site, { decisionId }: About) => ({
  label: "See your appeal",
  url: page(site, `/appeal?id=${decisionId}`),
});

export const appealReceivedEmail = (site: Site, to: string, about: About): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ve got your appeal about the review of ${about.business}`,
      paragraphs: [
        "Someone who didn’t make the decision will look at it again, where there is someone else, and we’ll tell you what comes of it.",
        "Until then the decision stands.",
      ],
      action: status(site, about),
    },
    site,
  );

/** To the people who run the site. */
export const appealMadeEmail = (
  site: Site,
  to: string,
  about: About,
  { ticketId, byAuthor, words }: { ticketId: string; byAuthor: boolean; words: string },
): Mail =>
  renderEmail(
    {
      to,
      subject: `Appeal about the review of ${about.business}`,
      paragraphs: [
        `${byAuthor ? "The author of the review" : "Someone who reported the review"} appeals against our decision:`,
        `“${words}”`,
      ],
      action: { label: "Decide", url: page(site, `/reported-review/${ticketId}`) },
    },
    site,
  );

type Outcome = Exclude<Decided["action"], "publish" | "restore">;

/** What has become of the review, as those who reported it find out. */
const now: Record<Outcome, string> = {
  dismiss: "The review is shown as its author wrote it",
  warn: "The review is shown, and we’ve asked its author to mind our guidelines",
  redact: "The review is shown without a part of it",
  hide: "The review isn’t shown",
  remove: "The review is removed",
};
/** And its author. */
const nowYours: Record<Outcome, string> = {
  dismiss: "Your review is shown as you wrote it",
  warn: "Your review is shown, but we ask you to mind our guidelines",
  redact: "Your review is shown without a part of it",
  hide: "Your review isn’t shown",
  remove: "Your review stays removed",
};

export function appealDecidedEmail(
  site: Site,
  to: string,
  about: About,
  given: Decided & { outcome: "granted" | "partly" | "refused"; byAuthor: boolean },
): Mail {
  const { business } = about;
  const fate = (given.byAuthor ? nowYours : now)[given.action as Outcome];
  return renderEmail(
    {
      to,
      subject:
        given.outcome === "granted"
          ? `You were right about the review of ${business}`
          : given.outcome === "partly"
            ? `You were partly right about the review of ${business}`
            : `We stand by our decision about the review of ${business}`,
      paragraphs: [
        "We’ve looked at our decision again because of your appeal.",
        given.because ? `${fate}: ${reasonOf(given.because, { toAuthor: given.byAuthor })}.` : `${fate}.`,
        given.explanation,
        byAPerson,
      ],
      action: status(site, about),
      ...(given.outcome !== "granted" && {
        footnote: "We can’t look at it a third time. If you still disagree, you’re free to go to court.",
      }),
    },
    site,
  );
}

/** To whoever made it, if nobody will decide about it any more. */
export const appealEndedEmail = (site: Site, to: string, about: About): Mail =>
  renderEmail(
    {
      to,
      subject: `Your appeal about the review of ${about.business} has ended`,
      paragraphs: [
        "There’s nothing left for us to decide about your appeal: either we’ve made a new decision about the review for another reason, or its author has deleted it.",
        "If there’s a new decision that affects you, we’ve told you about it in another e-mail, which says whether you can appeal.",
      ],
      action: status(site, about),
    },
    site,
  );
