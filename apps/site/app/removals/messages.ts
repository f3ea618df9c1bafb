import type { Schemas } from "@troth/api-client";
import { removalReasonLength } from "@troth/rules/removals";

export const messages = {
  ask: {
    title: (name: string) => `Remove ${name}`,
    heading: "Remove this listing",
    description: (name: string) =>
      `If you run ${name} and don’t want it listed here, tell us. You don’t need an account. Someone here decides, and nothing changes until then.`,
    name: "Your name",
    email: "E-mail",
    emailHint: "For your receipt and our answer. We don’t publish it.",
    role: "What’s your role in the business?",
    roleMissing: "Choose your role in the business",
    reason: "Why should we remove it?",
    reasonHint: "Say what would help us see that you may ask for this.",
    reasonShort: "Write a sentence or two so that we understand",
    reasonLong: `Use ${removalReasonLength.max.toLocaleString("en-GB")} characters or fewer`,
    goodFaith: "I state in good faith that this is true, and that I may ask for it",
    goodFaithMissing: "Please confirm this, or we can’t act on your request",
    submit: "Send request",
    noScript: "Sending this form needs JavaScript. You can also write to us.",
    sentTitle: "We’ve got your request",
    sent: (email: string) => `We’ve sent a receipt code to ${email}. With it you can see what becomes of your request.`,
    status: "See a request",
    back: "Back to the listing",
  },
  status: {
    title: "Your request to remove a listing",
    description: "Enter the receipt code that we e-mailed you.",
    receipt: "Receipt code",
    receiptWrong: "A receipt code looks like R-7K2M-9QXD-4HTB-WC6Z",
    unknown: "We don’t have a request with this code. Check it against the e-mail.",
    submit: "See what has become of it",
    states: {
      open: {
        title: "We’re looking at it",
        text: (name: string) => `It hasn’t been decided yet. ${name} stays listed until then.`,
      },
      removed: { title: "We’ve removed the listing", text: (name: string) => `${name} is no longer listed here.` },
      undone: {
        title: "The listing is back",
        text: (name: string) =>
          `We had removed it, and have listed ${name} again since. The e-mail that we sent you says why.`,
      },
      declined: { title: "The listing stays", text: (name: string) => `We’ve looked at it, and ${name} stays listed.` },
    } satisfies Record<Schemas["RemovalRequest"]["status"], { title: string; text: (name: string) => string }>,
    because: {
      "not-authorised": "Nothing shows that the business itself is asking",
      unconfirmed: "Nothing bears out what was said",
      "still-open": "The business still takes bookings",
      "unwelcome-reviews": "Unwelcome reviews are no reason to take a listing down",
      correctable: "What’s wrong with it can be put right instead",
      other: "Another reason",
    } satisfies Record<Schemas["RemovalRefusal"], string>,
    reason: (reason: string) => `The reason: ${reason}`,
    another: "Enter another code",
  },
};
