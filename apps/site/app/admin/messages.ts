import { lifetimes } from "@troth/rules/lifetimes";
import { lasting } from "@troth/rules/lasting";

export const messages = {
  verify: {
    title: "Become an admin",
    lead: (brand: string) => `You are invited to look after ${brand}. From now on each of your logins asks for a code.`,
    account: "Your account",
    known: "You have an account already; it becomes an admin’s. You are logged out everywhere, and log in anew.",
    email: "E-mail",
    firstName: "First name",
    lastName: "Last name",
    password: "Password",
    authenticator: "Your authenticator",
    code: "The code it shows",
    wrongCode: "This code is not right. Check that the clock of your device is, wait for the next code, and try that.",
    submit: "Accept the invitation",
    doneTitle: "Welcome",
    done: (email: string) => `${email} is an admin now.`,
    missingTitle: "This link is not complete",
    missing: "Open it from the e-mail again.",
    expiredTitle: "This link does not work any more",
    expired: `It was used already, is more than ${lasting(lifetimes.invitation)} old, or a newer one was sent. If you have accepted before, just log in: an admin without a second step is mailed a new link there.`,
    ask: "Otherwise ask whoever invited you for another one.",
    logIn: "Log In",
    home: "Return Home",
    failedTitle: "Your invitation did not arrive here",
    tryAgain: "Try again",
  },
};
