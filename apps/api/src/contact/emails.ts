// The e-mails about a message to the people who run the site.
import { renderEmail, type Sender } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";

interface Message {
  receipt: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** To the people who run the site, who answer by replying to the e-mail. */
export const messageEmail = (sender: Sender, to: string, { receipt, name, email, subject, message }: Message): Mail =>
  renderEmail(
    {
      to,
      replyTo: email,
      subject: `[${receipt}] ${subject}`,
      paragraphs: [`${name} <${email}> writes:`, message],
    },
    sender,
  );

/** It doesn't repeat the message, so no one can make us e-mail their words to someone else. */
export const receiptEmail = (sender: Sender, to: string, receipt: string): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ve got your message (${receipt})`,
      paragraphs: [
        "Thank you for writing. Your message has gone to the people who run this site, and they’ll reply to this address.",
        `Your receipt number is ${receipt}.`,
      ],
      footnote: "If you didn’t write to us, someone gave your address by mistake. You don’t need to do anything.",
    },
    sender,
  );
