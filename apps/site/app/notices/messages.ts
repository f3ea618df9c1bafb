import type { Schemas } from "@troth/api-client";
import { explanationLength } from "@troth/rules/notices";

export const messages = {
  give: {
    title: "Report illegal content",
    heading: ["Report ", "illegal", " content"] as const,
    description:
      "For reviews and listings that you believe break the law. You don’t need an account. Someone here decides, and nothing changes until then.",
    milder: [
      "If a review breaks our rules rather than the law, press Report below it. For anything else, ",
      "write to us",
      ".",
    ] as const,
    address: "Its exact address",
    addressHint: "Copy it from your browser’s address bar, or from the link on a review’s date.",
    addressMissing: "Paste the address of the review or listing",
    addressWrong: "This isn’t the address of a review or listing on this site",
    reason: "Why is it illegal?",
    reasonMissing: "Choose a reason",
    reasons: {
      "personal-data": "It exposes personal data",
      defamation: "It’s defamatory",
      "threats-or-hatred": "It threatens someone or incites hatred",
      "intellectual-property": "It infringes a copyright or trade mark",
      other: "It breaks another law",
    } satisfies Record<Schemas["NoticeReason"], string>,
    explanation: "What is illegal about it?",
    explanationHint: "Quote the words, or say which photo, and why the law forbids it.",
    explanationShort: (more: number) => `Write ${more} more ${more === 1 ? "character" : "characters"}`,
    explanationLong: `Use ${explanationLength.max.toLocaleString("en-GB")} characters or fewer`,
    name: "Your name",
    email: "E-mail",
    emailHint: "For your receipt and our decision. We don’t publish it, or tell the author who you are.",
    goodFaith: "I state in good faith that this is accurate and complete",
    goodFaithMissing: "Please confirm this, or we can’t act on your notice",
    submit: "Send notice",
    noScript: "Sending this form needs JavaScript. You can also write to us.",
    sentTitle: "We’ve got your notice",
    sent: (email: string) => `We’ve sent a receipt code to ${email}. With it you can see what becomes of your notice.`,
    status: "See a notice",
    again: "Send another",
  },
  status: {
    title: "Your notice of illegal content",
    description: "Enter the receipt code that we e-mailed you.",
    receipt: "Receipt code",
    receiptWrong: "A receipt code looks like N-7K2M-9QXD-4HTB-WC6Z",
    unknown: "We don’t have a notice with this code. Check it against the e-mail.",
    submit: "See what has become of it",
    what: (vendor: string, { reviewId, replyRemoved }: Pick<Schemas["Notice"], "reviewId" | "replyRemoved">) =>
      replyRemoved
        ? `${vendor}’s reply to the review`
        : reviewId
          ? `the review of ${vendor}`
          : `the listing of ${vendor}`,
    states: {
      open: {
        title: "We’re looking at it",
        text: (what: string) => `It hasn’t been decided yet. Until then, ${what} stays where it is.`,
      },
      upheld: {
        title: "We’ve taken it down",
        text: (what: string) => `We’ve looked at your notice, and ${what} is no longer shown.`,
      },
      dismissed: {
        title: "It stays",
        text: (what: string) => `We’ve looked at your notice, and ${what} stays where it is.`,
      },
    } satisfies Record<Schemas["Notice"]["status"], { title: string; text: (what: string) => string }>,
    because: {
      "not-illegal": "As far as we can tell, it isn’t against the law",
      "not-shown-here": "It’s about what someone did, not about anything that’s shown here",
      unconfirmed: "Nothing bears out what was said",
      gone: "What it was about is no longer there",
      "decided-before": "We’ve decided about it before",
      other: "Another reason",
    } satisfies Record<Schemas["NoticeRefusal"], string>,
    instead: {
      gone: {
        title: "There’s nothing left to take down",
        text: (what: string) => `We’ve looked at your notice about ${what}. What you told us about is no longer there.`,
      },
    } satisfies Partial<Record<Schemas["NoticeRefusal"], { title: string; text: (what: string) => string }>>,
    reason: (reason: string) => `The reason: ${reason}`,
    another: "Enter another code",
  },
};
