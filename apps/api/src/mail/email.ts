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
  /** What it tells, if that is about several things. */
  sections?: Section[];
  /** The one thing to do, as a button and as an address to copy. */
  action?: Action;
  /** What to do instead, as a link below it. */
  otherwise?: Action;
  footnote?: string;
}

interface Section {
  heading: Action;
  facts: string[];
  /** What could be better, and where. */
  hint?: { text: string; action: Action };
}

interface Action {
  label: string;
  url: string;
}

export function renderEmail(content: EmailContent, sender: Sender): Mail {
  const { to, replyTo, subject, paragraphs, sections = [], action, otherwise, footnote } = content;
  const lines = [
    ...paragraphs,
    ...sections.flatMap(({ heading, facts, hint }) => [
      [heading.label, heading.url, ...facts.map((fact) => `- ${fact}`)].join("\n"),
      ...(hint ? [`${hint.text}\n${hint.action.label}:\n${hint.action.url}`] : []),
    ]),
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
