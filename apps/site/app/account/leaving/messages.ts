import { number } from "../../format.ts";
import { lifetimes } from "@troth/rules/lifetimes";
import { lasting } from "@troth/rules/lasting";

const grace = lasting(lifetimes.closedAccount);
const link = lasting(lifetimes.deletionLink);
const lastStep = lasting(lifetimes.lastStep);

export const messages = {
  request: {
    title: "Delete your account",
    description: "Nothing happens before you open the link that we mail to you, and press a button there.",
    goes: "What goes",
    goesWhen: `At once nobody sees it any more; after ${grace} it is erased for good. Until then, logging in brings everything back.`,
    going: [
      "Your name, picture, place and e-mail address, and every way to log in",
      "Your favourites, your settings and the list of your devices",
      "Your ownership of a vendor’s page, if you have one",
    ],
    stays: "What stays",
    staysWhy: "It is about others.",
    staying: [
      "Vendors that you have added, without a word about who did",
      "Replies that you gave as an owner, under the vendor’s name",
      "A record of decisions about what you published, without your name",
    ],
    reviews: "Your reviews",
    reviewsWhy: "Couples choose by them; they are yours nevertheless.",
    question: "What becomes of them?",
    delete: "Delete them",
    deleteHint: "They go with your account.",
    keep: "Keep them, without me",
    keepHint: "They stay under “Former member”, without your name and your photos.",
    export: "Take it along",
    exportWhy: "Afterwards there is nothing left to download.",
    submit: "Send me the link",
    stay: "Keep my account",
  },
  inbox: {
    title: "Look in your inbox",
    sentTo: "We have written to",
    what: `Open the link within ${link} to go on deleting. Nothing has happened yet; if you change your mind, just leave it.`,
    back: "Changed your mind about the reviews?",
    other: "Ask anew",
  },
  confirm: {
    title: "Go on deleting",
    description:
      "This confirms that the mail was yours. Your account is still there afterwards: the last step follows.",
    submit: "Yes, it was me",
    missingTitle: "This link is not complete",
    missing: "Open it from the e-mail again, or have a new one sent. Nothing was deleted.",
    nothingTitle: "Your account is open",
    nothing: (email: string) =>
      `Nothing of ${email} is deleted. To delete the account, have a link sent, or open the newest one in your inbox again.`,
    spentTitle: "This link does not work any more",
    spent: `It was used already, is older than ${link}, or a newer one was sent. Nothing was deleted.`,
    lateTitle: "The time for it is over",
    late: `The last step has to follow within ${lastStep} after the link was opened. Nothing was deleted.`,
    askAnew: "Ask for a new link",
    home: "To the front page",
  },
  last: {
    title: "The last step",
    who: ["The account of ", " is about to be closed."] as const,
    delete: "Your reviews go with it.",
    keep: "Your reviews stay, under “Former member”.",
    submit: "Delete my account",
    stay: "Keep my account",
    question: "Delete your account?",
    warning: `You are logged out on every device, and drafts on this one are cleared. For ${grace}, logging in brings the account back.`,
    yes: "Delete my account",
    no: "Keep it",
    logIn: "Log In",
    logInHint: ["Log in as ", ` to do the last step. There is ${lastStep} for it.`] as const,
    // The answer to the last press may have been lost on the way.
    alreadyClosed: "If a mail of ours says that the account is closed, all is done: logging in would open it again.",
    otherTitle: "That is another account",
    other: ["The link is about ", ", and this browser is logged in as ", "."] as const,
    otherHint: "Log out here first; then log in with the account that is to go.",
    logOut: "Log Out",
  },
  closed: {
    title: "Your account is closed",
    until: (day: string) => `You are logged out on every device. On ${day} the account is erased for good.`,
    back: "If you change your mind before that, log in: everything will be as it was.",
    thanks: "Thank you for your time here.",
    home: "To the front page",
  },
  download: {
    what: "Everything that is held about you, in one file: your account and settings, your reviews with their earlier versions and what was decided about them, your devices, what you wrote to us and the mails we sent you. It is JSON, which programs read, and people too with a little patience.",
    start: "Download my data",
    again: "Download it anew",
    under: "Your data is on its way",
    soFar: (bytes: number) => `${size(bytes)} so far`,
    done: (bytes: number) => `Your data is here: ${size(bytes)}. Look among your downloads.`,
    save: "Save it once more",
    broken: "The file did not come, or not whole. Check that you are online, then try again.",
    fileName: (brand: string, day: string) => `${brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-${day}.json`,
  },
};

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1_000))} kB` : `${number(Math.round(bytes / 100_000) / 10)} MB`;
