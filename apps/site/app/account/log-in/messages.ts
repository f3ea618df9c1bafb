import { lifetimes } from "@troth/rules/lifetimes";
import { formatDuration } from "@troth/rules/format-duration";

export const messages = {
  title: "Log In",
  heading: ["Welcome ", "back"] as const,
  description: "Log in to review vendors, add them and keep favourites.",
  email: "E-mail",
  password: "Password",
  forgotten: "Forgot your password?",
  submit: "Log In",
  wrong: "That e-mail and password don’t match. Check both; capital letters matter in the password.",
  suspended: "This account is suspended. We’ve e-mailed you the reason. Write to us if you think we’ve got it wrong.",
  newHere: "New here?",
  signUp: "Sign Up",
  back: "Back to the first step",
  code: {
    heading: ["One more ", "step"] as const,
    description: "Your account needs a code too.",
    submit: "Log In",
    wrong: "That code is wrong or has been used. Wait for the next one and try that.",
    otherRecovery: "Use a recovery code",
    recovery: "Recovery code",
    recoveryHint: "Ten letters and numbers, such as k3vp9-x2mtr. Each works once.",
    recoveryProblem: "A recovery code has ten letters and numbers",
    wrongRecovery: "That recovery code is wrong or has been used. Try another one.",
    otherAuthenticator: "Use an authenticator code",
    lost: "Don’t have either?",
    contact: "Contact us",
  },
  mailed: {
    heading: "Check your inbox",
    text: "Admins log in with a second step, and yours isn’t set up yet. We’ve e-mailed you a link to do that.",
    after: `It works once, for ${formatDuration(lifetimes.invitation)}. When you’ve done that, log in here.`,
  },
  expired: "The second step took too long. To keep you safe, please start again.",
  google: {
    or: "or",
    continue: "Continue with Google",
    returning: "Logging you in…",
    tryAgain: "Try again",
    cancelled: "Logging in with Google wasn’t finished. Try again, or log in with your password.",
    failed: "Logging in with Google didn’t work. Try again, or log in with your password.",
    unverified:
      "Google hasn’t confirmed your address yet. Confirm it in your Google account, or log in with your password.",
    unavailable: "We can’t reach Google at the moment. Try again in a few minutes, or log in with your password.",
    interrupted: "Google recognised you, but we couldn’t log you in. Check that you’re online, then try again.",
  },
};
