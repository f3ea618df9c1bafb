import { messageLength } from "@troth/rules/contact";

export const messages = {
  terms: {
    title: "Terms & Conditions",
    description: "What you can expect of this site, and what we ask of you.",
  },
  privacy: {
    title: "Privacy Policy",
    description: "What is kept about you, why, and for how long. No trackers, no advertising.",
  },
  contact: {
    title: "Contact Us",
    heading: ["Write to ", "us"] as const,
    description: "A vendor that moved, a review that breaks the rules, an idea: a person reads it and answers.",
    name: "Your name",
    email: "E-mail",
    emailHint: "The answer goes there.",
    subject: "Subject",
    message: "Message",
    submit: "Send",
    messageShort: "Write a sentence or two, so that we understand",
    messageLong: `Use ${messageLength.max.toLocaleString("en-GB")} characters or fewer`,
    sentTitle: "Thank you, we have it",
    sent: (email: string) => `A receipt is on its way to ${email}. Quote this when you write again:`,
    another: "Write another message",
  },
};
