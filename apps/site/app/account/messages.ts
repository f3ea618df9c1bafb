import { plural } from "../format.ts";

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
};
