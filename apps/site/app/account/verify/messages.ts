// Kept apart from the sign-up's other messages, some of which other pages use: only this page needs these.
import { lifetimes } from "@troth/rules/lifetimes";
import { formatDuration } from "@troth/rules/format-duration";

export const messages = {
  description: "Press the button to confirm it.",
  submit: "Confirm my e-mail address",
  titles: {
    open: "Confirm your address",
    missing: "This link is incomplete",
    expired: "This link no longer works",
    done: "Confirmed",
    /** When a sign-up's link is used in another browser. */
    choice: "Choose your password",
    late: "Set your password by e-mail",
  },
  missing: "Open it from the e-mail again, or ask for a new one.",
  expired: "It has been used, is too old, or a newer one was sent.",
  expiredGuest: "If you’ve already confirmed, just log in. If not, ask for a new one.",
  expiredMember: (email: string) =>
    `You’re logged in as ${email}. If you’ve already confirmed, just continue. If not, ask for a new one.`,
  done: (email: string) => `${email} is confirmed, and what you write can be published.`,
  goOn: "Continue",
  logIn: "Log In",
  logInHint: "Log in to continue.",
  /** When a sign-up's link is used in another browser. */
  choose: {
    description: (email: string) =>
      `${email} is confirmed. You didn’t sign up in this browser, so set your password here: the one you chose when you signed up, or another. From now on only this one works.`,
    password: "Password",
    submit: "Continue",
    doneForOther: (email: string, other: string) =>
      `${email} is confirmed. This browser is logged in as ${other}, a different account. Log out first to log in as ${email}.`,
    late: `Your address is confirmed. This page can only set your password once, within ${formatDuration(lifetimes.passwordLink)}. If you’ve set it, log in. If not, we can send you a link to set one.`,
  },
};
