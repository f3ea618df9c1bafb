// Sends queued e-mails by SMTP, retrying until they go. Each is sent at least once: a crash between sending it and
// noting that sends it twice.
import { createTransport } from "nodemailer";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { createWorkQueue } from "../work-queue.ts";

export interface MailSender {
  /**
   * Sends the e-mail with this id, when its turn comes, unless it has already gone.
   * @param signal when to give up
   * @throws when the mail server does not accept it
   */
  send(id: string, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** The most that are sent at the same time, each on a connection of its own. */
export const mailsAtOnce = 8;

/** @param smtpUrl if absent, e-mails are kept, to be read in the demo's inbox */
export function createMailSender(db: Kysely<Schema>, smtpUrl: string | undefined, from: string): MailSender {
  const transport =
    smtpUrl === undefined
      ? null
      : createTransport({
          url: smtpUrl,
          // Connections stay open for the next e-mail, because opening one takes longer than sending.
          pool: true,
          maxConnections: mailsAtOnce,
          idleTimeout: 30_000,
          maxRequeues: 1, // what isn't sent then is retried as a job
        });
  // One after another while the mail server is quick, because each takes time from everyone who waits for an answer
  // (docs/benchmarks.md), and more at the same time while it isn't.
  const queue = createWorkQueue({ concurrency: 1, slow: { afterMs: 50, most: mailsAtOnce } });
  async function send(id: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
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
        signal,
        to: mail.recipient,
        replyTo: mail.reply_to ?? undefined,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html ?? undefined,
        ...(mail.unsubscribe_url !== null && {
          headers: {
            "List-Unsubscribe": `<${mail.unsubscribe_url}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        }),
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
    // Its links carry secrets, so its text is not kept once it has gone.
    await db
      .updateTable("emails")
      .set({
        sent_at: sql`now()`,
        attempts: sql`attempts + 1`,
        body_text: null,
        body_html: null,
        unsubscribe_url: null,
      })
      .where("id", "=", id)
      .execute();
  }

  return {
    send: (id, signal) => queue.run(() => send(id, signal)),
    close() {
      queue.stop();
      transport?.close();
    },
  };
}
