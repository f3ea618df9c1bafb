import { formatDuration } from "@troth/rules/format-duration";
import { lifetimes } from "@troth/rules/lifetimes";

const open = formatDuration(lifetimes.teamInvitation);

export const messages = {
  heading: "Team",
  description: {
    owner:
      "People you trust with this page. They can change everything on it and answer suggestions; only you decide who’s on the team.",
    manager: "The people who look after this page together. Its owner decides who’s on the team.",
    admin: "The people who look after this page together.",
  },
  list: "People on the team",
  roles: { owner: "Owner", manager: "Manager" },
  you: "You",
  since: (when: string) => `Joined ${when}`,
  failed: "That didn’t work. Try again.",
  invite: {
    heading: "Invite someone",
    label: "E-mail address",
    hint: `They’ll get a link that works for ${open}. It doesn’t matter whether they have an account yet.`,
    submit: "Send invitation",
    sent: (email: string) => `We’ve sent an invitation to ${email}`,
    full: (most: number) =>
      `${most} people are on the team or invited, which is as many as there can be. Remove someone first.`,
  },
  pending: {
    heading: "Invited",
    list: "Open invitations",
    what: (sent: string, until: string) => `Sent ${sent} · open until ${until}`,
    again: "Send again",
    againTo: (email: string) => `Send again to ${email}`,
    withdraw: "Withdraw",
    withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
    title: (email: string) => `Withdraw the invitation to ${email}?`,
    text: "The link in our e-mail stops working.",
    done: "Invitation withdrawn",
  },
  remove: {
    action: "Remove",
    actionOf: (name: string) => `Remove ${name} from the team`,
    title: (name: string) => `Remove ${name} from the team?`,
    text: "They can no longer change the page, and we’ll tell them. What they’ve changed stays.",
    done: (name: string) => `${name} is no longer on the team`,
  },
  transfer: {
    action: "Make owner",
    actionOf: (name: string) => `Make owner (${name})`,
    title: (name: string) => `Make ${name} the owner?`,
    text: (name: string) =>
      `From then on, ${name} decides who’s on the team. You stay on it as a manager, and only ${name} can make you the owner again.`,
    submit: "Hand over the page",
    done: (name: string) => `${name} owns the page now`,
  },
  leave: {
    action: "Leave the team",
    title: (vendor: string) => `Leave the team of ${vendor}?`,
    text: "You can no longer change the page, and its owner is told. To come back you need a new invitation.",
    done: (vendor: string) => `You no longer look after ${vendor}`,
  },
  release: {
    action: "Give the page back",
    title: (vendor: string) => `Give ${vendor} back?`,
    text: "The page and its reviews stay, without an owner, and the team ends. Whoever runs the business can claim it.",
    orElse: "If someone on the team takes over, make them the owner instead.",
    submit: "Give it back",
    done: (vendor: string) => `${vendor} has no owner now`,
  },
  password: "Your password",
  cancel: "Cancel",
  join: {
    title: "An invitation",
    invites: (name: string) => `${name} would like your help`,
    many: "You’ve been invited",
    what: (vendor: string) => [`Look after the page of `, vendor, ` together`] as const,
    can: "You could change its details, opening hours and photos, and answer what others suggest. Its team and our admins would see your full name.",
    cannot: "People who look after a page can’t review it.",
    forAddress: (email: string) => `The invitation is for ${email}.`,
    until: (date: string) => `It’s open until ${date}.`,
    accept: "Join the team",
    decline: "Decline",
    declineOf: (vendor: string) => `Decline the invitation to ${vendor}`,
    acceptOf: (vendor: string) => `Join the team of ${vendor}`,
    joined: (vendor: string) => `You now look after ${vendor}`,
    declined: "Declined. The invitation has ended.",
    guest: "Log in or sign up with that address to answer it. It waits for you.",
    logIn: "Log In",
    signUp: "Sign Up",
    unverified: (email: string) => `First confirm that ${email} is yours, with the link we sent you.`,
    other: (theirs: string, mine: string) =>
      `The invitation is for ${theirs}, but you’re logged in as ${mine}. Log in with the other address, or ask for an invitation to this one.`,
    invalidTitle: "This link no longer works",
    invalid: `It has been used, withdrawn or replaced, or it’s older than ${open}. Ask the page’s owner for a new one.`,
    noneTitle: "No invitation is waiting",
    none: (email: string) =>
      `There’s none for ${email}. If someone invited you at another address, log in with that one.`,
    missing: "Log in with the invited address, or open the link in our e-mail again.",
    listings: "Your listings",
    page: "See the page",
  },
  waiting: {
    text: (name: string) => `${name} would like you to help look after `,
    see: "See the invitation",
  },
};
