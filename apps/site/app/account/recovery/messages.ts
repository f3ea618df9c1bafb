import { lifetimes } from "@troth/rules/lifetimes";
import { lasting } from "@troth/rules/lasting";

export const messages = {
  ask: {
    title: "Forgotten password",
    heading: ["A new ", "password"] as const,
    description: "Tell us your e-mail address, and we send you a link that sets a new password.",
    google: "It also gives a password to an account that has only logged in with Google so far.",
    email: "E-mail",
    submit: "Send me the link",
    remembered: "Remembered it?",
    logIn: "Log In",
  },
  inbox: {
    title: "Look in your inbox",
    sent: ["If ", " has an account here, a link is on its way to it."] as const,
    what: `Open the link within ${lasting(lifetimes.passwordLink)}: it sets a new password. It may take a minute; look among the spam too.`,
    nothing: "Nothing after some minutes? Perhaps your account has another address.",
    other: "Try another address",
  },
  reset: {
    title: "Set a new password",
    description: "Once it is set, every device is logged out, and you log in with the new one.",
    password: "New password",
    submit: "Set the new password",
    missingTitle: "This link is not complete",
    missing: "Open it from the e-mail again, or have a new one sent here.",
    spentTitle: "This link does not work any more",
    spent: `It was used already, is older than ${lasting(lifetimes.passwordLink)}, or a newer one was sent. Have a new one sent here.`,
  },
  done: {
    title: "Your new password is set",
    what: "Every device was logged out. From now on only the new password logs you in.",
    logIn: "Log In",
    other: (email: string) =>
      `This browser is logged in as ${email}, which is another account. Log out first to log in with the new password.`,
    goOn: "Go on",
    unknownTitle: "Have you set a new password?",
    unknown: "Then log in with it. Otherwise have a link sent that sets one.",
    ask: "Send me a link",
  },
  changed: {
    pageTitle: "Your password",
    title: "Your password is changed",
    what: "Every other device was logged out; this one stays logged in. We have written to your address about it, in case somebody else ever does this.",
    goOn: "To your settings",
    notMe: "This wasn’t me",
    notMeHint: "Set another password by a link in your mailbox. That logs everybody out, whoever it was.",
    unknownTitle: "Have you changed your password?",
    unknown: "Each change is told by mail to the address of the account. In your settings you can change it now.",
    ask: "Set another one by mail",
    askHint: "If a mail of ours speaks of a change that was not yours: that logs everybody out, whoever it was.",
  },
};
