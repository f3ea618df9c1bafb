import { lifetimes } from "@troth/rules/lifetimes";
import { plural } from "../format.ts";
import { lasting } from "@troth/rules/lasting";

export const messages = {
  signUp: {
    title: "Sign Up",
    heading: ["Your word ", "counts", " here"] as const,
    description: "An account lets you publish reviews. It takes a minute and one e-mail.",
    firstName: "First name",
    lastName: "Last name",
    lastNameHint: "Others see its first letter only.",
    email: "E-mail",
    password: "Password",
    location: "Where you live",
    locationHint: "A town is enough.",
    submit: "Sign Up",
    terms: ["By signing up you accept the ", "terms", " and the ", "privacy policy", "."] as const,
    already: "Have an account?",
    logIn: "Log In",
  },
  inbox: {
    title: "Look in your inbox",
    sentTo: "We have written to",
    sent: "If you have signed up, we have sent you an e-mail.",
    what: "Open it and follow its link: it confirms that the address is yours. It may take a minute; look among the spam too.",
    draft: "Your review is kept on this device and goes on from there.",
    email: "E-mail",
    again: "Send it again",
    wait: (seconds: number) => `Send it again in ${plural(seconds, "second", "seconds")}`,
    done: "It is on its way once more. Only the newest link works.",
    wrong: "Wrong address?",
    signUpAgain: "Sign up with another one",
  },
  verify: {
    title: "Confirm your address",
    description: "One press, and the address is confirmed.",
    submit: "Confirm my e-mail address",
    titles: {
      open: "Confirm your address",
      missing: "This link is not complete",
      expired: "This link does not work any more",
      choice: "Choose your password",
      late: "Set your password by mail",
      done: "Confirmed",
    },
    choice: {
      description: (email: string) =>
        `${email} is confirmed. You did not sign up in this browser, so write your password here: the one that you chose when you signed up, or another. From now on only this one works.`,
      password: "Password",
      submit: "Go on",
    },
    late: `Your address is confirmed. This page can set your password once, within ${lasting(lifetimes.passwordLink)}: if you have set it, log in; otherwise have a link sent that sets one.`,
    missing: "Open it from the e-mail again, or have a new one sent.",
    expired: "It was used already, is too old, or a newer one was sent.",
    expiredGuest: "If you have confirmed before, just log in. Otherwise have a new one sent.",
    expiredMember: (email: string) =>
      `You are logged in as ${email}. If you have confirmed before, just go on; otherwise have a new one sent.`,
    done: (email: string) => `${email} is confirmed, and what you write can be published.`,
    doneForOther: (email: string, other: string) =>
      `${email} is confirmed. This browser is logged in as ${other}, which is another account. Log out first to log in as ${email}.`,
    goOn: "Go on",
    logIn: "Log In",
    logInHint: "Log in to go on.",
  },
};
