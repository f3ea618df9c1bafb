import type { Schemas } from "@troth/api-client";
import { appealLength } from "@troth/rules/reports";

type Action = Schemas["ReviewDecisionAction"];

export const messages = {
  title: "A decision about a review",
  heading: ["What we ", "decided", ""] as const,
  author: {
    publish: (vendor: string) => `We’ve published your review of ${vendor}.`,
    restore: (vendor: string) => `We’ve shown your review of ${vendor} again.`,
    dismiss: (vendor: string) => `Your review of ${vendor} had been reported, and it stays as it is.`,
    warn: (vendor: string) => `Your review of ${vendor} stays, and we’ve asked you to mind our guidelines.`,
    redact: (vendor: string) => `We’ve removed a part of your review of ${vendor}.`,
    hide: (vendor: string) => `We’ve hidden your review of ${vendor}.`,
    remove: (vendor: string) => `We’ve decided not to show your review of ${vendor}.`,
  } satisfies Record<Action, (vendor: string) => string>,
  reporter: {
    publish: (vendor: string) => `The review of ${vendor} is shown.`,
    restore: (vendor: string) => `The review of ${vendor} is shown again.`,
    dismiss: (vendor: string) => `The review of ${vendor} that you reported stays as it is.`,
    warn: (vendor: string) =>
      `The review of ${vendor} that you reported stays, and its author was asked to mind our guidelines.`,
    redact: (vendor: string) => `A part of the review of ${vendor} that you reported was removed.`,
    hide: (vendor: string) => `The review of ${vendor} that you reported is hidden.`,
    remove: (vendor: string) => `The review of ${vendor} that you reported was removed.`,
  } satisfies Record<Action, (vendor: string) => string>,
  rule: "The rule",
  rules: {
    "not-genuine": "Reviews are about their authors’ own experience",
    abusive: "No insults or threats",
    "personal-data": "No personal data",
    illegal: "Nothing that’s against the law",
    "off-topic": "It has to be about this vendor",
    "conflict-of-interest": "No connection with the business, or with one that competes with it",
    other: "Our guidelines",
  } satisfies Record<Schemas["RemovalReason"], string>,
  reason: "Why",
  when: "Decided on",
  guidelines: "Read the guidelines",
  form: {
    heading: "Appeal",
    text: (date: string) =>
      `You can appeal once, until ${date}. Someone who didn’t make the decision will look at it, where there is someone else. Until then the decision stands, and an appeal can’t make it worse for you.`,
    words: "What did we get wrong?",
    hint: "Say what we should look at, and how we can see that it’s so.",
    short: (more: number) => `Write ${more} more ${more === 1 ? "character" : "characters"}`,
    long: `Shorten it to ${appealLength.max.toLocaleString("en-GB")} characters`,
    submit: "Send the appeal",
    restored: "This is what you wrote before.",
    discard: "Start again",
    unverified:
      "Confirm your e-mail address first: open the link we sent you when you signed up. What you’ve written stays here.",
  },
  appeal: {
    words: "Your appeal",
    answer: "Our answer",
    states: {
      open: {
        title: "We’ve got your appeal",
        text: "We’ll look at it and write to you. Until then the decision stands.",
      },
      granted: { title: "You were right", text: "We’ve changed our decision as you asked." },
      partly: {
        title: "You were partly right",
        text: "We’ve changed our decision, though not in all that you asked for.",
      },
      refused: {
        title: "We stand by our decision",
        text: "We’ve looked at it again, and we can’t look at it a third time.",
      },
      ended: {
        title: "Your appeal has ended",
        text: "The review was deleted or taken down for another reason, so there’s nothing left to decide.",
      },
    } satisfies Record<Schemas["AppealStatus"], { title: string; text: string }>,
  },
  closed: "You can’t appeal against this decision, or not any more.",
};
