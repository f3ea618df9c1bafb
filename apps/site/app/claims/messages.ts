import { lifetimes } from "@troth/rules/lifetimes";
import { formatDuration } from "@troth/rules/format-duration";
import { claimNoteLength } from "@troth/rules/claims";

const link = formatDuration(lifetimes.claimLink);

export const messages = {
  dialog: {
    title: (name: string) => `Claim ${name}`,
    description:
      "Tell us who you are, and we’ll check. As its owner you can keep the page up to date and reply to reviews. No vendor can have a review removed, for money or otherwise.",
    owned: "Someone looks after this page already",
    ownedHint: "We’ll tell them about your claim.",
    role: "What’s your role in this business?",
    roleMissing: "Choose your role in this business",
    businessEmail: "Business e-mail",
    emailHint: (site: string) =>
      site
        ? `We’ll send it a link. It counts most if it’s at ${site}.`
        : "We’ll send it a link, so that we can see you read the mail there.",
    note: "How can we tell?",
    noteHint: "Such as your name in a business register or on the website, or a number we can ring.",
    noteShort: `Write ${claimNoteLength.min} characters or more, so that we have something to go by`,
    noteLong: `Shorten it to ${claimNoteLength.max.toLocaleString("en-GB")} characters`,
    submit: "Send the claim",
    logIn: (name: string) => `Log in to claim ${name}`,
    logInHint: "What you’ve written stays here.",
    unverified:
      "Confirm your e-mail address first: open the link we sent you when you signed up. What you’ve written stays here.",
    already: "You’ve already claimed this business. Your profile shows how that’s going.",
    restored: "We’ve restored what you hadn’t sent.",
    discard: "Start again",
  },
  yours: {
    title: "This page is yours",
    text: (name: string) =>
      `You already look after ${name}: you can keep the page up to date, reply to reviews and invite your clients.`,
    manage: "Manage page",
    close: "Close",
  },
  open: {
    title: "You’ve claimed this business",
    claimed: (date: string) => `You claimed this on ${date}.`,
    text: "We’ll look into it and write to you. Until then, the page stays as it is.",
    question: "We’ve asked you a question about it. You’ll find it with your claims.",
  },
  sent: {
    title: "We’ve got your claim",
    text: "We’ll look into it and write to you. That usually takes a few days. Until then, the page stays as it is.",
    email: (email: string) => `Next: open the link we’ve sent to ${email}.`,
    yours: "See your claims",
    close: "Done",
  },
  confirm: {
    title: "Confirm this address",
    description:
      "Press the button to confirm that you read the mail at the address we sent this link to, and that the claim is genuine.",
    submit: "Confirm this address",
    doneTitle: "Thank you, it’s confirmed",
    done: (email: string, name: string) =>
      `You’ve confirmed ${email} for the claim to ${name}. We’ll look into it and write to the person who made it.`,
    invalidTitle: "This link no longer works",
    invalid: `It has been used or replaced by a newer one, is older than ${link}, or the claim is no longer open.`,
    missingTitle: "This link is incomplete",
    missing: "Open it from the e-mail again. You can also have it sent again from your profile.",
    yours: "See your claims",
    page: "See the page",
  },
  mine: {
    heading: "Your claims",
    description: "Businesses that you’ve told us are yours.",
    list: "Claims",
    more: "Show more claims",
    loading: "Loading more claims",
    failed: "We couldn’t load more claims. Try again.",
    states: {
      pending: "Waiting for us",
      "needs-more": "Waiting for you",
      approved: "Approved",
      rejected: "Declined",
      withdrawn: "Withdrawn",
    },
    made: (date: string) => `Claimed on ${date}`,
    ended: (status: string, date: string) => `${status.toLowerCase()} on ${date}`,
    question: "Our question",
    reason: "Why",
    email: {
      waiting: (email: string) => `Open the link we’ve sent to ${email}.`,
      again: "Send again",
      wait: (seconds: number) => `Send again in ${seconds} s`,
      sent: (email: string) => `Sent to ${email} again. Only the newest link works.`,
      confirmed: (email: string) => `${email} is confirmed.`,
    },
    websiteIsTheirs:
      "You put the website on the page yourself, so an address there doesn’t show that the business is yours. Tell us something else that does.",
    websiteChanged: "The page’s website has changed since. We go by the one it had when you claimed it.",
    answer: "Your answer",
    send: "Send the answer",
    answered: "Thank you. We’ll look at it again.",
    withdraw: "Withdraw your claim",
    withdrawNamed: (name: string) => `Withdraw your claim to ${name}`,
    withdrawTitle: (name: string) => `Withdraw your claim to ${name}?`,
    withdrawText:
      "We’ll stop looking into it, and delete the document if you’ve handed one in. You can claim it again later.",
    withdrawn: "Claim withdrawn",
    actionFailed: "That didn’t work",
  },
};
