import { number } from "../../format.ts";
import { lifetimes } from "@troth/rules/lifetimes";
import { formatDuration } from "@troth/rules/format-duration";

const grace = formatDuration(lifetimes.closedAccount);
const link = formatDuration(lifetimes.deletionLink);
const lastStep = formatDuration(lifetimes.lastStep);

export const messages = {
  request: {
    title: "Delete your account",
    description: "Nothing happens until you open the link we e-mail you and press a button there.",
    goes: "What goes",
    goesWhen: `It’s hidden straight away, and erased for good after ${grace}. Until then, logging in brings everything back.`,
    going: [
      "Your name, picture, location and e-mail address, and every way to log in",
      "Your favourites, your settings and your list of devices",
      "Your place on the teams of listings. One that you own goes to whoever has been on its team longest, or no one",
    ],
    stays: "What stays",
    staysWhy: "It’s about other people.",
    staying: [
      "Vendors you added, without saying who added them",
      "Replies you gave as an owner, under the vendor’s name",
      "A record of decisions about what you published, without your name",
    ],
    reviews: "Your reviews",
    reviewsWhy: "Couples rely on them, but they’re yours.",
    question: "What should happen to them?",
    delete: "Delete them",
    deleteHint: "They go with your account.",
    keep: "Keep them without my name",
    keepHint: "They stay under “Former member”, without your name or photos.",
    export: "Take your data with you",
    exportWhy: "You can’t download it afterwards.",
    submit: "Send me the link",
    stay: "Keep my account",
  },
  inbox: {
    title: "Check your inbox",
    sentTo: "We’ve e-mailed",
    what: `Open the link within ${link} to continue. Nothing has happened yet. If you change your mind, just ignore it.`,
    back: "Changed your mind about the reviews?",
    other: "Ask again",
  },
  confirm: {
    title: "Continue with deletion",
    description: "This confirms that you got our e-mail. Your account will still be there: the last step comes next.",
    submit: "Yes, it was me",
    missingTitle: "This link is incomplete",
    missing: "Open it from the e-mail again, or ask for a new one. Nothing was deleted.",
    nothingTitle: "Your account is open",
    nothing: (email: string) =>
      `Nothing of ${email} has been deleted. To delete the account, ask for a link or open the newest one in your inbox again.`,
    invalidTitle: "This link no longer works",
    spent: `It has been used, is older than ${link}, or a newer one was sent. Nothing was deleted.`,
    lateTitle: "Time has run out",
    late: `The last step must follow within ${lastStep} of opening the link. Nothing was deleted.`,
    requestNewLink: "Ask for a new link",
    home: "Back to home",
  },
  last: {
    title: "The last step",
    who: ["You’re about to close the account of ", "."] as const,
    delete: "Your reviews go with it.",
    keep: "Your reviews stay, under “Former member”.",
    submit: "Delete my account",
    stay: "Keep my account",
    question: "Delete your account?",
    warning: `You’ll be logged out on every device, and drafts on this one will be cleared. For ${grace}, logging in brings the account back.`,
    yes: "Delete my account",
    no: "Keep it",
    logIn: "Log In",
    logInHint: ["Log in as ", ` for the last step. You have ${lastStep} to do it.`] as const,
    // The answer to the last press may have been lost.
    alreadyClosed: "If we’ve e-mailed you to say the account is closed, you’re done: logging in would open it again.",
    otherTitle: "That’s another account",
    other: ["The link is for ", ", but this browser is logged in as ", "."] as const,
    otherHint: "Log out here first, then log in with the account you want to delete.",
    logOut: "Log Out",
  },
  closed: {
    title: "Your account is closed",
    until: (day: string) => `You’ve been logged out on every device. On ${day} we’ll erase the account for good.`,
    back: "If you change your mind before then, log in: your account, your lists and your reviews come back. Claims, proofs, invitations and the link with your partner don’t, and a listing with a team belongs to someone else on it now.",
    thanks: "Thank you for your time here.",
    home: "Back to home",
  },
  download: {
    what: "Everything we hold about you, in one file: your account and settings, your reviews with their earlier versions and what was decided about them, your devices, what you wrote to us and the e-mails we sent you. It’s JSON: made for programs, but people can read it with a little patience.",
    start: "Download my data",
    again: "Download it again",
    under: "Your data is on its way",
    soFar: (bytes: number) => `${size(bytes)} so far`,
    done: (bytes: number) => `Your data is here: ${size(bytes)}. Look in your downloads.`,
    save: "Save it again",
    broken: "The file didn’t arrive, or not all of it did. Check that you’re online, then try again.",
    fileName: (brand: string, day: string) => `${slug(brand)}-${day}.json`,
  },
  reviews: {
    what: "Your published reviews on their own, signed, so that wherever you take them anyone can check that they come from here.",
    start: "Download my reviews",
    none: "You don’t have any published reviews.",
    done: "Your reviews are in your downloads.",
    fileName: (brand: string, day: string) => `${slug(brand)}-reviews-${day}.json`,
  },
};

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1_000))} kB` : `${number(Math.round(bytes / 100_000) / 10)} MB`;
