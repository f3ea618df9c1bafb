// What the mails about a message to those who run the site say.
import { letter, type Sender } from "../mail/letter.ts";
import type { Mail } from "../mail/outbox.ts";

interface Message {
  receipt: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** To those who run the site, who answer it by answering the mail. */
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

/** It does not repeat the message: nobody can have us mail words of theirs to somebody else. */
export const receiptLetter = (sender: Sender, to: string, receipt: string): Mail =>
  letter(
    {
      to,
      subject: `We have your message (${receipt})`,
      paragraphs: [
        "Thank you for writing. It has gone to the people who run this site; any answer will come to this address.",
        `Your receipt is ${receipt}.`,
      ],
      footnote: "If you did not write to us, somebody gave your address by mistake; you need not do anything.",
    },
    sender,
  );
