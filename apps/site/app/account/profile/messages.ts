import { plural } from "../../format.ts";
import { lifetimes } from "@troth/rules/lifetimes";
import { photoFormats, photoMegabytes, photoMegapixels } from "@troth/rules/photos";
import { formatDuration } from "@troth/rules/format-duration";

const photoTypes = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(Object.keys(photoFormats));
const photoSize = `${photoMegabytes} MB`;
const photoArea = `${photoMegapixels} megapixels`;

export const messages = {
  heading: "Your account",
  tabsLabel: "Your account",
  tabs: { Information: "Information", Favorites: "Favourites", Settings: "Settings" },
  titles: { Information: "Your profile", Favorites: "Your favourites", Settings: "Your settings" },

  picture: {
    heading: "Picture",
    hint: `${photoTypes}, up to ${photoSize} and ${photoArea}. We crop it to a square and leave out what the camera wrote into the file.`,
    file: "Choose a picture",
    add: "Add a picture",
    change: "Change picture",
    remove: "Remove",
    removeTitle: "Remove your picture?",
    removeDescription: "Your initials take its place.",
    removeConfirm: "Remove",
    uploading: "Uploading your picture",
    done: "Picture changed",
    removed: "Picture removed",
    wrongType: `This isn’t a ${photoTypes}. Choose another file.`,
    tooLarge: `This file is larger than ${photoSize}. Choose a smaller one.`,
    unreadable: `We couldn’t read this file as a picture of up to ${photoArea}. Choose another one.`,
    needsConfirmedEmail: "Confirm your e-mail address first: open the link we sent you.",
    noRoom: "We have no room for new pictures just now. Please try again later.",
  },

  profile: {
    heading: "About you",
    description: "Your reviews show your first name and the first letter of your last name.",
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail",
    emailHint: "No one else sees it.",
    emailNeedsPassword: "To change it, first set a password under Settings.",
    location: "Where you live",
    locationHint: "A town or a region.",
    currentPassword: "Current password",
    currentPasswordHint: "Needed to change your e-mail address.",
    save: "Save",
    saved: "Saved",
    savedButEmail: (email: string) => `Your address will change once you open the link we sent to ${email}.`,
    restored: "We’ve restored what you hadn’t saved.",
    discard: "Discard it",
    stale: {
      title: "This profile has since changed",
      text: "Perhaps you changed it in another tab or on another device. Nothing is overwritten, and what you wrote is still here.",
      show: "Show the saved version",
    },
    shown: {
      differs: "The saved version is shown beside each field that differs. Save again to replace it with yours.",
      same: "The form now has the saved changes as well as yours. Save again.",
      acceptTheirs: "Use the saved version",
    },
    thereNow: (value: string) => (value ? `Saved version: ${value}` : "Saved version: nothing"),
  },

  unconfirmedEmail: {
    title: "Your e-mail address isn’t confirmed yet",
    text: (email: string) =>
      `Open the link we sent to ${email}. Until then you can’t add a picture, and we can’t publish what you write.`,
    again: "Send again",
    wait: (seconds: number) => `Send again in ${seconds} s`,
    sent: (email: string) => `Sent to ${email} again. Only the newest link works.`,
  },

  pendingEmail: {
    title: (email: string) => `We’ve sent an e-mail to ${email}`,
    text: (old: string) => `Open the link in it to change your address. Until then it stays ${old}.`,
    again: "Send again",
    wait: (seconds: number) => `Send again in ${seconds} s`,
    keep: "Keep the old one",
    kept: (email: string) => `Your address is still ${email}`,
    sent: (email: string) => `Sent to ${email} again`,
    dialogTitle: "Send the e-mail again",
    dialogText: (email: string) => `To ${email}. The link in the earlier one will stop working.`,
    currentPassword: "Current password",
    send: "Send",
    changed: "Your profile has since changed. Close this, look at the saved version and try again.",
  },

  email: { heading: "E-mail address", change: "Change it" },

  password: {
    heading: "Password",
    description: "Changing it logs out all other devices.",
    current: "Current password",
    next: "New password",
    submit: "Change password",
    none: "You log in with Google and have no password yet. Set one to log in with your e-mail address too.",
    mail: "E-mail me a link to set one",
    mailed: (email: string) => `We’ve sent an e-mail to ${email}. Open the link in it to set your password.`,
  },

  theme: {
    heading: "Appearance",
    description: "It follows you wherever you log in.",
    here: "It’s set on this device, but we couldn’t save it for your other devices.",
  },

  devices: {
    heading: "Where you are logged in",
    description:
      "Log out any device you don’t recognise or no longer use. If you don’t recognise one, change your password too.",
    list: "Devices",
    name: (browser: string | null, system: string | null) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Unknown device"),
    current: "This device",
    lastUsed: (ago: string) => `Last used ${ago}`,
    since: (date: string) => `logged in on ${date}`,
    byGoogle: "with Google",
    logOut: "Log out",
    logOutNamed: (name: string) => `Log out ${name}`,
    logOutTitle: (name: string) => `Log out ${name}?`,
    logOutDescription: "Anyone using it will have to log in again.",
    loggedOut: (name: string) => `${name} has been logged out`,
    everywhere: "Log out everywhere else",
    everywhereTitle: "Log out everywhere else?",
    everywhereDescription: (count: number) =>
      `${plural(count, "other device", "other devices")} will have to log in again. This one stays logged in.`,
    everywhereDone: "All other devices have been logged out",
    failed: "That didn’t work",
  },

  secondStep: {
    heading: "Second step",
    description:
      "After your password, you enter a code from an authenticator. Someone who learns your password still can’t log in.",
    on: "On",
    off: "Off",
    needsConfirmedEmail: "Confirm your e-mail address first: open the link we sent you.",
    needsPassword: "Set a password above first.",
    codesLeft: (count: number) =>
      count === 0
        ? "You have no recovery codes left. Get new ones now, in case you lose your authenticator."
        : `${plural(count, "recovery code", "recovery codes")} left.`,
    admin: "As an admin you need it for every login, so it stays on.",
    setUp: "Set up",
    cancel: "Cancel",
    next: "Next",
    steps: {
      password: "Set up: first your password",
      scan: "Set up: your authenticator",
      codes: "Your recovery codes",
      renew: "New recovery codes",
      off: "Turn the second step off",
    },
    currentPassword: "Current password",
    scanThen: "Then enter the code it shows. Other devices will be logged out.",
    turnOn: "Turn on",
    turnedOn: "The second step is on",
    renew: "New recovery codes",
    renewText: "The old ones will stop working. Enter a code from your authenticator, or your last recovery code.",
    renewSubmit: "Get new codes",
    already: "The second step is already on",
    alreadyText:
      "If you haven’t seen and saved its recovery codes, get new ones now, with the next code your authenticator shows.",
    turnOff: "Turn off",
    turnOffText: "From then on, you’ll log in with just your password.",
    turnedOff: "The second step is off",
    anyCode: "Code",
    anyCodeHint: "Six digits from your authenticator, or a recovery code.",
    codeMissing: "Enter the code",
    codeWrong: "That code is wrong or has been used",
  },

  emails: {
    heading: "E-mails",
    description: (email: string) =>
      `They go to ${email}. Whatever you choose here, we write about your account’s security, reports of your reviews and our decisions.`,
    published: {
      label: "When my review is published",
      hint: "Where it is, how to edit it and what happens next.",
    },
    replies: {
      label: "When a vendor replies to my review",
      hint: "What they wrote, the first time. We don’t write again if they edit it.",
    },
    reviews: {
      label: "When someone reviews a listing I look after",
      hint: "That there’s a new review, and where to read it and reply.",
    },
    listings: {
      label: "News of listings",
      hint: "We’ve received a listing you added, or published it; or someone suggests a change to one you look after. Whatever you choose, you’ll hear what becomes of changes you suggest yourself.",
    },
    digest: {
      label: "Whom my reviews have helped",
      hint: "At the start of each month, how many people found which of your reviews helpful. If there’s nothing to tell, we don’t write.",
    },
    summary: {
      label: "Monthly summary of my listings",
      hint: "At the start of each month, new reviews and how many people added your listings to their favourites. If there’s nothing to tell, we don’t write.",
    },
    failed: "We couldn’t save this",
  },

  data: { heading: "Your data" },

  leave: {
    heading: "Delete your account",
    text: `You choose what happens to your reviews, confirm by e-mail, and have ${formatDuration(lifetimes.closedAccount)} to change your mind.`,
    link: "Delete my account",
  },
};
