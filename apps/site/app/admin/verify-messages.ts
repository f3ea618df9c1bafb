import { lifetimes } from "@troth/rules/lifetimes";
import { formatDuration } from "@troth/rules/format-duration";

export const messages = {
  verify: {
    title: "Become an admin",
    lead: (brand: string) =>
      `You’ve been invited to look after ${brand}. From now on you’ll need a code for each login.`,
    account: "Your account",
    known: "Your account will become an admin’s. You’ll be logged out everywhere, and can log in again.",
    email: "E-mail",
    firstName: "First name",
    lastName: "Last name",
    password: "Password",
    authenticator: "Your authenticator",
    code: "The code it shows",
    wrongCode: "That code is wrong. Check that your device’s clock is right, wait for the next code and try that.",
    submit: "Accept the invitation",
    doneTitle: "Welcome",
    done: (email: string) => `${email} is now an admin.`,
    missingTitle: "This link is incomplete",
    missing: "Open it from the e-mail again.",
    expiredTitle: "This link no longer works",
    expired: `It has been used, is more than ${formatDuration(lifetimes.invitation)} old, or a newer one was sent. If you’ve already accepted, just log in: if you have no second step yet, we’ll e-mail you a new link.`,
    ask: "Otherwise, ask the person who invited you for another one.",
    logIn: "Log In",
    home: "Back to home",
    failedTitle: "We couldn’t load your invitation",
    tryAgain: "Try again",
  },
};
