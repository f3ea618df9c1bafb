import { plural } from "../../format.ts";
import { lifetimes } from "@troth/rules/lifetimes";
import { photoFormats, photoMegabytes, photoMegapixels } from "@troth/rules/photos";
import { lasting } from "@troth/rules/lasting";

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
    hint: `${photoTypes} of at most ${photoSize} and ${photoArea}. It is cut to a square, and what the camera wrote into the file is left out.`,
    file: "Choose a picture",
    add: "Add a picture",
    change: "Change picture",
    remove: "Remove",
    removeTitle: "Remove your picture?",
    removeDescription: "Your initials take its place.",
    removeConfirm: "Remove",
    uploading: "Uploading your picture",
    done: "Your picture is changed",
    removed: "Your picture is removed",
    wrongType: `This is no ${photoTypes}. Choose another file.`,
    tooLarge: `This file is larger than ${photoSize}. Choose a smaller one.`,
    unreadable: `This file could not be read as a picture of at most ${photoArea}. Choose another one.`,
    needsConfirmedEmail: "For this you need a confirmed e-mail address: open the link that we sent you first.",
    noRoom: "We have no room for new pictures just now. Please try again later.",
  },

  profile: {
    heading: "About you",
    description: "Beside your reviews stand your first name and the first letter of your last name.",
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail",
    emailHint: "Nobody else sees it.",
    emailNeedsPassword: "To change it, first set a password under Settings.",
    location: "Where you live",
    locationHint: "A town or a region.",
    currentPassword: "Current password",
    currentPasswordHint: "Needed for another e-mail address.",
    save: "Save",
    saved: "Saved",
    savedButEmail: (email: string) => `Your address changes once you open the link that we mailed to ${email}.`,
    restored: "What you had written and not saved is here again.",
    discard: "Discard it",
    stale: {
      title: "This profile was changed meanwhile",
      text: "Perhaps by you, in another tab or on another device. Nothing is overwritten, and what you wrote is still here.",
      show: "Show what is there now",
    },
    shown: {
      differs: "Beside each field that differs stands what is there now. Save once more to put yours in its place.",
      same: "What is there now is in the form, beside what you wrote. Save once more.",
      take: "Take what is there",
    },
    thereNow: (value: string) => (value ? `There now: ${value}` : "There now: nothing"),
  },

  unconfirmedEmail: {
    title: "Your e-mail address is not confirmed yet",
    text: (email: string) =>
      `Open the link in the mail to ${email}. Only then can you add a picture, and what you write be published.`,
    again: "Send again",
    wait: (seconds: number) => `Send again in ${seconds} s`,
    sent: (email: string) => `Sent to ${email} once more. Only the newest link works.`,
  },

  pendingEmail: {
    title: (email: string) => `A mail is on its way to ${email}`,
    text: (old: string) => `Open the link in it to change your address. Until then ${old} stays.`,
    again: "Send again",
    wait: (seconds: number) => `Send again in ${seconds} s`,
    keep: "Keep the old one",
    kept: (email: string) => `Your address stays ${email}`,
    sent: (email: string) => `Sent to ${email} once more`,
    dialogTitle: "Send the mail again",
    dialogText: (email: string) => `To ${email}. The link in the earlier mail then ends.`,
    currentPassword: "Current password",
    send: "Send",
    changed: "Your profile was changed meanwhile. Close this, look at what is there now, and try again.",
  },

  email: { heading: "E-mail address", change: "Change it" },

  password: {
    heading: "Password",
    description: "Changing it logs out all other devices.",
    current: "Current password",
    next: "New password",
    submit: "Change password",
    none: "You log in with Google and have no password yet. With one you can log in by e-mail too.",
    mail: "Mail me a link to set one",
    mailed: (email: string) => `A mail is on its way to ${email}. Open the link in it to set your password.`,
  },

  theme: {
    heading: "Appearance",
    description: "It comes along wherever you log in.",
    here: "It is set on this device, but your account was not told, so other devices do not know.",
  },

  devices: {
    heading: "Where you are logged in",
    description: "Log out what you do not know or no longer use. If you do not know one, change your password too.",
    list: "Devices",
    name: (browser: string | null, system: string | null) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? "A device that does not say what it is"),
    current: "This device",
    lastUsed: (ago: string) => `Last used ${ago}`,
    since: (date: string) => `logged in on ${date}`,
    byGoogle: "with Google",
    logOut: "Log out",
    logOutNamed: (name: string) => `Log out ${name}`,
    logOutTitle: (name: string) => `Log out ${name}?`,
    logOutDescription: "Whoever uses it has to log in again.",
    loggedOut: (name: string) => `${name} is logged out`,
    everywhere: "Log out everywhere else",
    everywhereTitle: "Log out everywhere else?",
    everywhereDescription: (count: number) =>
      `${plural(count, "other device has", "other devices have")} to log in again. This one stays.`,
    everywhereDone: "All other devices are logged out",
    failed: "That did not work",
  },

  secondStep: {
    heading: "Second step",
    description:
      "After your password, a code from an authenticator. Who learns your password then still cannot log in.",
    on: "On",
    off: "Off",
    needsConfirmedEmail: "For this you need a confirmed e-mail address: open the link that we sent you first.",
    needsPassword: "For this you need a password: set one above first.",
    codesLeft: (count: number) =>
      count === 0
        ? "No recovery codes are left. Get new ones now, in case your authenticator is lost."
        : `${plural(count, "recovery code is", "recovery codes are")} left.`,
    admin: "As an admin you log in by it each time; it stays on.",
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
    scanThen: "Then write the code that it shows. Other devices are logged out.",
    turnOn: "Turn on",
    turnedOn: "The second step is on",
    renew: "New recovery codes",
    renewText: "The old ones end. Write a code of your authenticator, or your last recovery code.",
    renewSubmit: "Get new codes",
    already: "The second step is on already",
    alreadyText:
      "If you have not seen and kept its recovery codes, get new ones now, with the next code that your authenticator shows.",
    turnOff: "Turn off",
    turnOffText: "From then on your password alone logs you in.",
    turnedOff: "The second step is off",
    anyCode: "Code",
    anyCodeHint: "Six figures from your authenticator, or a recovery code.",
    codeMissing: "Write the code",
    codeWrong: "This code is not right, or was used before",
  },

  data: { heading: "Your data" },

  leave: {
    heading: "Delete your account",
    text: `You choose what becomes of your reviews, confirm by mail, and have ${lasting(lifetimes.closedAccount)} to change your mind.`,
    link: "Delete my account",
  },
};
