import { formatDuration } from "@troth/rules/format-duration";
import { lifetimes } from "@troth/rules/lifetimes";

const open = formatDuration(lifetimes.partnerInvitation);

export const messages = {
  heading: "Your partner",
  description:
    "Link your account with your partner’s, and you’re one voice: one review of each vendor between you. No one else sees that you’re linked.",
  since: (when: string) => `Linked since ${when}`,
  failed: "That didn’t work. Try again.",
  invite: {
    label: "Your partner’s e-mail address",
    hint: `They’ll get a link that works for ${open}. It doesn’t matter whether they have an account yet.`,
    submit: "Send invitation",
    sent: (email: string) => `We’ve sent an invitation to ${email}`,
    unverified: (email: string) => `To invite your partner, first confirm that ${email} is yours.`,
  },
  pending: {
    what: (sent: string, until: string) => `Invited ${sent} · open until ${until}`,
    agreed: (email: string) => `${email} said yes`,
    again: "Send again",
    withdraw: "Withdraw",
    title: (email: string) => `Withdraw the invitation to ${email}?`,
    text: "The link in our e-mail stops working.",
    done: "Invitation withdrawn",
  },
  waiting: {
    text: (name: string) => `${name} would like to link accounts with you`,
    until: (when: string) => `Open until ${when}. You’ll see each other’s full name.`,
  },
  answer: {
    accept: "Accept",
    acceptOf: (name: string) => `Accept the invitation from ${name}`,
    decline: "Decline",
    declineOf: (name: string) => `Decline the invitation from ${name}`,
    linked: (name: string) => `You’re now linked with ${name}`,
    inTheWay: "Almost there: some reviews are in the way",
    declined: "Declined. The invitation has ended.",
  },
  inTheWay: {
    invited: "You’ve both said yes. Couples have one voice, so these need sorting out before you accept again:",
    inviter:
      "You’ve both said yes. Couples have one voice, so these need sorting out before your partner accepts again:",
    "both-reviewed": "You’ve both reviewed it. One of you deletes theirs.",
    "own-vendor": "One of you runs it, and the other has reviewed it. That review has to go.",
    yours: "Go to your reviews",
  },
  end: {
    action: "End the link",
    title: (name: string) => `End the link with ${name}?`,
    text: (name: string) =>
      `We’ll tell ${name}. What either of you wrote while you were linked still counts for both: the other can’t review the same vendor.`,
    done: "Your accounts are separate again",
  },
  join: {
    title: "An invitation",
    invites: (name: string) => `${name} would like to link accounts`,
    many: "You’ve been invited",
    what: "You’d be one voice here: one review of each vendor between the two of you.",
    can: "You’d see each other’s full name, and no one else would see that you’re linked. Either of you can end it at any time.",
    forAddress: (email: string) => `The invitation is for ${email}.`,
    until: (date: string) => `It’s open until ${date}.`,
    guest: "Log in or sign up with that address to answer it. It waits for you.",
    logIn: "Log In",
    signUp: "Sign Up",
    unverified: (email: string) => `First confirm that ${email} is yours, with the link we sent you.`,
    other: (theirs: string, mine: string) =>
      `It’s for ${theirs}, but you’re logged in as ${mine}. Log in with the other address, or ask for an invitation to this one.`,
    invalidTitle: "This link no longer works",
    invalid: `It has been used, withdrawn or replaced, or it’s older than ${open}. Ask your partner for a new one.`,
    noneTitle: "No invitation is waiting",
    none: (email: string) =>
      `There’s none for ${email}. If your partner invited you at another address, log in with that one.`,
    missing: "Log in with the invited address, or open the link in our e-mail again.",
    settings: "Your settings",
    home: "Back to home",
  },
};
