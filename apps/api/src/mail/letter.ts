// The form that every mail has: the same words as plain text and as HTML.
import { layout } from "./layout.ts";
import type { Mail } from "./outbox.ts";

/** Whose mail it is. */
export interface Sender {
  brand: string;
  /** Of the brand, as "#rrggbb"; empty: the design system's own. */
  colour: string;
}

export interface Letter {
  to: string;
  replyTo?: string;
  /** In the reader's list of mails, and as the heading over the words. */
  subject: string;
  paragraphs: string[];
  /** One thing to do, as a button and as an address to copy. */
  action?: Action;
  /** What to do instead of it, as a link after it. */
  otherwise?: Action;
  footnote?: string;
}

interface Action {
  label: string;
  url: string;
}

export function letter(letter: Letter, sender: Sender): Mail {
  const { to, replyTo, subject, paragraphs, action, otherwise, footnote } = letter;
  const lines = [
    ...paragraphs,
    ...[action, otherwise].flatMap((each) => (each ? [`${each.label}:\n${each.url}`] : [])),
    ...(footnote ? [footnote] : []),
    `— ${sender.brand}`,
  ];
  return {
    to,
    ...(replyTo !== undefined && { replyTo }),
    subject,
    text: lines.join("\n\n"),
    html: layout(letter, sender),
  };
}
