import { plural } from "../format.ts";

export const messages = {
  signUp: {
    title: "Sign Up",
    heading: ["Your word ", "counts", " here"] as const,
    description: "An account lets you review vendors, add them and keep favourites. It takes a minute and one e-mail.",
    firstName: "First name",
    lastName: "Last name",
    lastNameHint: "Others only see the first letter.",
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
    title: "Check your inbox",
    sentTo: "We’ve e-mailed",
    sent: "If you’ve signed up, we’ve sent you an e-mail.",
    what: "Open the link in it to confirm that the address is yours. It may take a minute to arrive. Check your spam folder too.",
    email: "E-mail",
    again: "Send it again",
    wait: (seconds: number) => `Send it again in ${plural(seconds, "second", "seconds")}`,
    done: "It’s on its way again. Only the newest link works.",
    wrong: "Wrong address?",
    signUpAgain: "Sign up with another one",
  },
};
