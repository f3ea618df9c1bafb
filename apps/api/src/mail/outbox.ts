// An e-mail is written in the same transaction as the change it reports, and sent by a worker afterwards: what commits
// is e-mailed, what rolls back is not, and a crash in between loses nothing.
import type { Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { enqueue, enqueueAll, type Jobs } from "../jobs/jobs.ts";

export interface Mail {
  to: string;
  /** Who receives replies; if absent, the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Where mail readers turn off what this e-mail belongs to, with one click and no login (RFC 8058). */
  unsubscribeUrl?: string;
}

export const sendEmailQueue = "send-email";

/** They let any that someone is waiting for go first. */
export const unhurried = { priority: -1 };

/**
 * @param userId whose account it is about: it is exported and erased with that account. Null: no one's
 * @param job `unhurried` if no one is waiting for it
 */
export async function queueMail(
  trx: Transaction<Schema>,
  jobs: Jobs,
  mail: Mail,
  userId: string | null,
  job: { priority?: number } = {},
): Promise<void> {
  const row = rowOf(mail, userId);
  await trx.insertInto("emails").values(row).execute();
  await enqueue(trx, jobs, sendEmailQueue, { id: row.id }, job);
}

/** Several at once, each about an account. */
export const queueMails = (
  trx: Transaction<Schema>,
  jobs: Jobs,
  mails: readonly { mail: Mail; userId: string | null }[],
): Promise<void> =>
  insertMails(
    trx,
    jobs,
    mails.map(({ mail, userId }) => rowOf(mail, userId)),
  );

/** Hundreds at once, about no one's account, for which no one is waiting. */
export const queueBulkMails = (trx: Transaction<Schema>, jobs: Jobs, mails: readonly Mail[]): Promise<void> =>
  insertMails(
    trx,
    jobs,
    mails.map((mail) => rowOf(mail, null)),
    unhurried,
  );

async function insertMails(
  trx: Transaction<Schema>,
  jobs: Jobs,
  rows: readonly ReturnType<typeof rowOf>[],
  job: { priority?: number } = {},
): Promise<void> {
  if (rows.length === 0) return;
  await trx.insertInto("emails").values(rows).execute();
  const each = rows.map(({ id }) => ({ ...job, data: { id } }));
  await enqueueAll(trx, jobs, sendEmailQueue, each);
}

const rowOf = (mail: Mail, userId: string | null) => ({
  id: uuidv7(),
  recipient: mail.to,
  user_id: userId,
  reply_to: mail.replyTo ?? null,
  subject: oneLine(mail.subject),
  body_text: mail.text,
  body_html: mail.html,
  unsubscribe_url: mail.unsubscribeUrl ?? null,
});

// A line break in a header would start another header.
const oneLine = (text: string) => text.replaceAll(/[\r\n\u2028\u2029]+/g, " ").trim();
