import { messageLength } from "@troth/rules/contact";

export const messages = {
  terms: {
    title: "Terms & Conditions",
    description: "What you can expect of this site, and what we ask of you.",
  },
  privacy: {
    title: "Privacy Policy",
    description: "What we keep about you, why, and for how long. No trackers, no advertising.",
  },
  example: {
    title: "An example, not this site’s own text",
    text: "It came with the software. The people who run this site must replace it with their own.",
  },
  version: (version: string) => `Version ${version}`,
  contact: {
    title: "Contact Us",
    heading: ["Write to ", "us"] as const,
    description: "Has a vendor moved? Does a review break the rules? Had an idea? Tell the people who run this site.",
    illegal: "Does a review or a listing break the law?",
    notice: "Report illegal content",
    operator: "This site is run by",
    name: "Your name",
    email: "E-mail",
    emailHint: "For your receipt and any answer.",
    subject: "Subject",
    message: "Message",
    submit: "Send",
    messageShort: "Write a sentence or two so that we understand",
    messageLong: `Use ${messageLength.max.toLocaleString("en-GB")} characters or fewer`,
    sentTitle: "Thank you, we’ve got it",
    sent: (email: string) => `A receipt is on its way to ${email}. Quote this if you write again:`,
    another: "Write another message",
  },
};
