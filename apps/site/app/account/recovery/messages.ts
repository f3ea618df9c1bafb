import { lifetimes } from "@troth/rules/lifetimes";
import { formatDuration } from "@troth/rules/format-duration";

export const messages = {
  ask: {
    title: "Forgotten password",
    heading: ["A new ", "password"] as const,
    description: "Tell us your e-mail address and we’ll send you a link to set a new password.",
    google: "It also works if you’ve only logged in with Google so far.",
    email: "E-mail",
    submit: "Send me the link",
    remembered: "Remembered it?",
    logIn: "Log In",
  },
  inbox: {
    title: "Check your inbox",
    sent: ["If ", " has an account here, we’ve sent a link to it."] as const,
    what: `Open the link within ${formatDuration(lifetimes.passwordLink)} to set a new password. It may take a minute to arrive. Check your spam folder too.`,
    nothing: "Nothing after a few minutes? Your account may have another address.",
    other: "Try another address",
  },
  reset: {
    title: "Set a new password",
    description: "Setting it logs out every device. Then you can log in with the new one.",
    password: "New password",
    submit: "Set the new password",
    missingTitle: "This link is incomplete",
    missing: "Open it from the e-mail again, or ask for a new one here.",
    invalidTitle: "This link no longer works",
    spent: `It has been used, is older than ${formatDuration(lifetimes.passwordLink)}, or a newer one was sent. Ask for a new one here.`,
  },
  done: {
    title: "Your new password is set",
    what: "Every device has been logged out. From now on only the new password works.",
    logIn: "Log In",
    other: (email: string) =>
      `This browser is logged in as ${email}, a different account. Log out first to log in with the new password.`,
    goOn: "Continue",
    unknownTitle: "Have you set a new password?",
    unknown: "Then log in with it. If not, we can send you a link to set one.",
    ask: "Send me a link",
  },
  changed: {
    pageTitle: "Your password",
    title: "Your password has changed",
    what: "Every other device has been logged out; this one stays logged in. We’ve e-mailed you about it, in case someone else ever does this.",
    goOn: "Go to your settings",
    notMe: "This wasn’t me",
    notMeHint: "Set another password with a link we e-mail you. That logs everyone out, whoever it was.",
    unknownTitle: "Have you changed your password?",
    unknown: "We e-mail you about every change. You can change it now in your settings.",
    ask: "Set another one by e-mail",
    askHint: "If we e-mailed you about a change you didn’t make, this logs everyone out, whoever it was.",
  },
};
