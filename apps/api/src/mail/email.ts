// The form of every e-mail: the same words as plain text and as HTML.
import { layout } from "./layout.ts";
import type { Mail } from "./outbox.ts";

/** Who sends the e-mail. */
export interface Sender {
  brand: string;
  /** The brand's, as "#rrggbb"; if empty, the design system's own. */
  colour: string;
}

export interface EmailContent {
  to: string;
  replyTo?: string;
  /** Shown in the reader's list of e-mails, and as the heading above the text. */
  subject: string;
  paragraphs: string[];
  /** The one thing to do, as a button and as an address to copy. */
  action?: Action;
  /** What to do instead, as a link below it. */
  otherwise?: Action;
  footnote?: string;
}

interface Action {
  label: string;
  url: string;
}

export function renderEmail(content: EmailContent, sender: Sender): Mail {
  const { to, replyTo, subject, paragraphs, action, otherwise, footnote } = content;
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
    html: layout(content, sender),
  };
}
