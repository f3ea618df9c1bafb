import { formatDuration } from "@troth/rules/format-duration";
import { lifetimes } from "@troth/rules/lifetimes";

const open = formatDuration(lifetimes.reviewInvitation);

/** The words for clients whom a vendor has invited. Its owner's are in `owner-messages.ts`. */
export const messages = {
  invitation: {
    title: "Write a review",
    asks: (vendor: string) => `${vendor} would like to know how it was`,
    what: "They’ve told us that you were a client, and they’re asking everyone from that time. Good or bad, tell other couples how it went.",
    label:
      "Your review will say “Invited client”. Your first name and initial are shown, as with any review, and we don’t tell the vendor who used the link.",
    until: (date: string) => `The link works once, until ${date}.`,
    write: "Write your review",
    have: "I’ve already reviewed them",
    haveTitle: (vendor: string) => `You’ve already reviewed ${vendor}`,
    haveText: "Your review can show that you were invited as a client. Nothing else about it changes.",
    confirm: "Add “Invited client” to my review",
    confirmed: "Your review now says “Invited client”",
    see: "See your review",
    own: "You look after this page, so you can’t review it.",
    page: "Go to the vendor’s page",
    invalidTitle: "This link no longer works",
    invalid: `It has been used, or it’s older than ${open}, or the vendor is no longer listed. You can still write a review: it just won’t say “Invited client”.`,
    find: "Find the vendor",
    missingTitle: "This link is incomplete",
    missing: "Open it from the e-mail again.",
  },
  stop: {
    title: "No more invitations",
    description:
      "We’ll never again invite you to review a vendor, whoever gives us your address. All other e-mails still come.",
    submit: "Stop these invitations",
    doneTitle: "Done",
    done: "We won’t write to you for a vendor again.",
    home: "Back to home",
    contact: "Contact us",
    missingTitle: "This link is incomplete",
    missing: "Open it from the e-mail again, or write to us.",
    invalidTitle: "This link doesn’t work",
    invalid: "It may have been cut off on its way. Open it from the e-mail again, or write to us.",
  },
};
