import { lifetimes } from "@troth/rules/lifetimes";
import { formatDuration } from "@troth/rules/format-duration";

const link = formatDuration(lifetimes.newEmailLink);

export const messages = {
  title: "Changing your e-mail address",
  missingTitle: "This link is incomplete",
  missing:
    "Open it from the e-mail again. In your profile you can also change the address again, or cancel the change.",
  profile: "Go to your profile",
  contact: "Contact us",
  confirm: {
    title: "Use this e-mail address",
    description:
      "Press the button to switch your account to the address we sent this link to. From then on you log in with it.",
    submit: "Use this address",
    invalidTitle: "This link no longer works",
    spent: `It has been used, is older than ${link}, or the change was stopped or started again.`,
    spentGuest: "If you’ve already confirmed, log in with the new address. If not, change it again in your profile.",
    invalidMember: (email: string) =>
      `You’re logged in as ${email}. If that’s not the address you want, change it again in your profile.`,
    logIn: "Log In",
    doneTitle: "Your address has changed",
    done: (email: string) => `Your account’s address is now ${email}. We’ve also written to the old one.`,
    doneForOther: (email: string, other: string) =>
      `${email} is now the address of the account that asked for it. This browser is logged in as ${other}, a different account.`,
    home: "Back to home",
    logInHint: "Log in with it to continue.",
  },
  stop: {
    title: "Stop the change",
    description: "Your account will keep its address, and the link we sent to the other one will stop working.",
    submit: "Stop the change",
    invalidTitle: "There’s no change to stop",
    spent: `The change was already stopped, has already happened, or wasn’t confirmed within ${link}. If your account has an address that isn’t yours, tell us straight away.`,
    doneTitle: "Stopped",
    done: "Your account keeps the address it has.",
    advice:
      "If you didn’t ask for the change, someone knows your password. Set a new one: that logs everyone else out.",
    newPassword: "Set a new password",
    home: "Back to home",
  },
};
