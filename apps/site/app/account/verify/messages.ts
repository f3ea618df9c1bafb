// Apart from the sign-up's other words, some of which other pages show too: nobody else needs these.
import { lifetimes } from "@troth/rules/lifetimes";
import { lasting } from "@troth/rules/lasting";

export const messages = {
  title: "Confirm your address",
  description: "One press, and the address is confirmed.",
  submit: "Confirm my e-mail address",
  titles: {
    open: "Confirm your address",
    missing: "This link is not complete",
    expired: "This link does not work any more",
    done: "Confirmed",
  },
  missing: "Open it from the e-mail again, or have a new one sent.",
  expired: "It was used already, is too old, or a newer one was sent.",
  expiredGuest: "If you have confirmed before, just log in. Otherwise have a new one sent.",
  expiredMember: (email: string) =>
    `You are logged in as ${email}. If you have confirmed before, just go on; otherwise have a new one sent.`,
  done: (email: string) => `${email} is confirmed, and what you write can be published.`,
  goOn: "Go on",
  logIn: "Log In",
  logInHint: "Log in to go on.",
  /** After the link of a sign-up was pressed in another browser. */
  choose: {
    title: "Choose your password",
    description: (email: string) =>
      `${email} is confirmed. You did not sign up in this browser, so write your password here: the one that you chose when you signed up, or another. From now on only this one works.`,
    password: "Password",
    submit: "Go on",
    doneForOther: (email: string, other: string) =>
      `${email} is confirmed. This browser is logged in as ${other}, which is another account. Log out first to log in as ${email}.`,
    lateTitle: "Set your password by mail",
    late: `Your address is confirmed. This page can set your password once, within ${lasting(lifetimes.passwordLink)}: if you have set it, log in; otherwise have a link sent that sets one.`,
  },
};
