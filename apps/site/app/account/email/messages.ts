import { lifetimes } from "@troth/rules/lifetimes";
import { lasting } from "@troth/rules/lasting";

const link = lasting(lifetimes.newEmailLink);

export const messages = {
  title: "Change of your e-mail address",
  missingTitle: "This link is not complete",
  missing:
    "Open it from the e-mail again. In your profile you can also change the address anew, or take the change back.",
  profile: "To your profile",
  contact: "Contact us",
  confirm: {
    title: "Use this e-mail address",
    description:
      "One press, and your account has the address that this link was mailed to. From then on you log in with it.",
    submit: "Use this address",
    spentTitle: "This link does not work any more",
    spent: `It was used already, is older than ${link}, or the change was stopped or begun anew.`,
    spentGuest:
      "If you have confirmed before, log in with the new address. Otherwise change it once more in your profile.",
    spentMember: (email: string) =>
      `You are logged in as ${email}. If that is not the address you want, change it once more in your profile.`,
    logIn: "Log In",
    doneTitle: "Your address is changed",
    done: (email: string) => `From now on your account’s address is ${email}. We have told the old one.`,
    doneForOther: (email: string, other: string) =>
      `From now on ${email} is the address of the account that it was wanted for. This browser is logged in as ${other}, which is another account.`,
    home: "To the front page",
    logInHint: "Log in with it to go on.",
  },
  stop: {
    title: "Stop the change",
    description:
      "Your account keeps the address that it has, and the link that was mailed to the other address ends with this press.",
    submit: "Stop the change",
    spentTitle: "There is nothing to stop any more",
    spent: `The change was stopped already, or it has happened, or ${link} has gone by without it. If your account has an address that is not yours, tell us at once.`,
    doneTitle: "Stopped",
    done: "Your account keeps the address that it has.",
    advice:
      "If it was not you who asked for the change, somebody knows your password. Set a new one: that logs everybody else out.",
    newPassword: "Set a new password",
    home: "To the front page",
  },
};
