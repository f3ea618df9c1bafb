// Sends queued mail by SMTP, again and again until it goes. At least once: a crash between sending and noting it sends twice.
import { createTransport } from "nodemailer";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

export interface MailSender {
  /** Sends the mail with this id unless it has gone. @throws when the server did not take it */
  send(id: string): Promise<void>;
  close(): void;
}

/** @param smtpUrl absent: mail is kept, to be read in the inbox of the demo */
export function createMailSender(db: Kysely<Schema>, smtpUrl: string | undefined, from: string): MailSender {
  const transport = smtpUrl === undefined ? null : createTransport(smtpUrl);
  return {
    async send(id) {
      if (!transport) return;
      const mail = await db
        .selectFrom("emails")
        .selectAll()
        .where("id", "=", id)
        .where("sent_at", "is", null)
        .executeTakeFirst();
      if (!mail || mail.body_text === null) return;
      try {
        await transport.sendMail({
          from,
          to: mail.recipient,
          replyTo: mail.reply_to ?? undefined,
          subject: mail.subject,
          text: mail.body_text,
          html: mail.body_html ?? undefined,
          messageId: `<${id}@${new URL(`http://${from.split("@")[1]?.replace(/>.*$/, "") ?? "localhost"}`).hostname}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        await db
          .updateTable("emails")
          .set({ attempts: sql`attempts + 1`, last_error: String(error).slice(0, 500) })
          .where("id", "=", id)
          .execute();
        throw error;
      }
      // Links in it carry secrets: once it has gone, its text is not kept.
      await db
        .updateTable("emails")
        .set({ sent_at: sql`now()`, attempts: sql`attempts + 1`, body_text: null, body_html: null })
        .where("id", "=", id)
        .execute();
    },
    close: () => transport?.close(),
  };
}
