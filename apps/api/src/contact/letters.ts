// The e-mails about a message to the people who run the site.
import { letter, type Sender } from "../mail/letter.ts";
import type { Mail } from "../mail/outbox.ts";

interface Message {
  receipt: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** To the people who run the site, who answer by replying to the e-mail. */
export const messageLetter = (sender: Sender, to: string, { receipt, name, email, subject, message }: Message): Mail =>
  letter(
    {
      to,
      replyTo: email,
      subject: `[${receipt}] ${subject}`,
      paragraphs: [`${name} <${email}> writes:`, message],
    },
    sender,
  );

/** It doesn't repeat the message, so no one can make us e-mail their words to someone else. */
export const receiptLetter = (sender: Sender, to: string, receipt: string): Mail =>
  letter(
    {
      to,
      subject: `We've got your message (${receipt})`,
      paragraphs: [
        "Thank you for writing. Your message has gone to the people who run this site, and they'll reply to this address.",
        `Your receipt number is ${receipt}.`,
      ],
      footnote: "If you didn't write to us, someone gave your address by mistake. You don't need to do anything.",
    },
    sender,
  );
