import { lifetimes } from "@troth/rules/lifetimes";
import { lasting } from "@troth/rules/lasting";

export const messages = {
  title: "Log In",
  heading: ["Welcome ", "back"] as const,
  description: "Log in to publish what you have to say.",
  email: "E-mail",
  password: "Password",
  forgotten: "Forgot your password?",
  submit: "Log In",
  wrong: "E-mail and password do not go together. Check both; capital letters count in the password.",
  newHere: "New here?",
  signUp: "Sign Up",
  back: "Back to the first step",
  code: {
    heading: ["One more ", "step"] as const,
    description: "Your account asks for a code as well.",
    submit: "Log In",
    wrong: "This code is not right, or was used before. Wait for the next one and try that.",
    otherRecovery: "Use a recovery code",
    recovery: "Recovery code",
    recoveryHint: "Ten letters and figures, such as k3vp9-x2mtr. Each works once.",
    recoveryProblem: "A recovery code has ten letters and figures",
    wrongRecovery: "This recovery code is not right, or was used before. Try another one.",
    otherAuthenticator: "Use a code of the authenticator",
    lost: "Neither at hand?",
    contact: "Write to us",
  },
  mailed: {
    heading: "Look in your inbox",
    text: "Admins log in in two steps, and your second one is not set up yet. We have mailed you a link to do that.",
    after: `It works once, for ${lasting(lifetimes.invitation)}. After that, log in here.`,
  },
  expired: "The second step took too long. For your safety, begin again.",
  google: {
    or: "or",
    continue: "Continue with Google",
    returning: "Logging you in…",
    tryAgain: "Try again",
    cancelled: "The login with Google was not finished. Try it again, or log in with your password.",
    failed: "The login with Google did not work. Try it again, or log in with your password.",
    unverified:
      "Google has not confirmed your address yet. Confirm it in your Google account, or log in with your password.",
    unavailable: "Google cannot be reached at the moment. Try again in a few minutes, or log in with your password.",
    interrupted: "Google knows you, but we could not finish the login. Check that you are online, then try again.",
  },
};
