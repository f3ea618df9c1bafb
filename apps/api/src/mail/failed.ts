// E-mails that couldn't be sent: once its retries are used up, a job goes to a queue of its own, and its e-mail waits
// for an admin.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { enqueue } from "../jobs/jobs.ts";
import { listName, readCursor } from "../lists/cursor.ts";
import { keyset, page } from "../lists/keyset.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";
import { sendEmailQueue } from "./outbox.ts";

export const failedEmailQueue = "failed-email";

export async function noteFailure(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .updateTable("emails")
    .set({ failed_at: sql`now()` })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Latest first. */
const order = keyset([{ kind: "micros", column: sql`m.failed_at` }], { id: sql`m.id` });

interface Row {
  id: string;
  keys: number[];
  recipient: string;
  subject: string;
  last_error: string | null;
  attempts: number;
  created_at: Date;
  failed_at: Date;
}

export function failedMailHandlers({ db, jobs, log }: Pick<Services, "db" | "jobs" | "log">) {
  return {
    async listFailedMails({ query: { cursor, limit = 20 } }) {
      const list = listName("failed e-mails");
      const from = readCursor(cursor, list, order.kinds);
      const { rows } = await sql<Row>`
        select m.id, ${order.keys} as keys, m.recipient, m.subject, m.last_error, m.attempts, m.created_at, m.failed_at
        from emails m where m.failed_at is not null and ${order.after(from)} ${order.upTo(limit)}`.execute(db);
      const { items, nextCursor } = page(rows, limit, list);
      return { items: items.map(toFailed), nextCursor };
    },

    async retryMail({ path: { id }, caller: { userId } }) {
      await inTransaction(db, async (trx) => {
        const mail = await trx
          .selectFrom("emails")
          .select(["failed_at", "sent_at"])
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst();
        if (!mail) throw new ProblemError("not-found");
        if (mail.failed_at === null)
          throw new ProblemError("conflict", {
            detail: mail.sent_at ? "It has been sent." : "It’s already being sent.",
          });
        await trx.updateTable("emails").set({ failed_at: null }).where("id", "=", id).execute();
        await enqueue(trx, jobs, sendEmailQueue, { id });
      });
      log.info({ event: "mail-retried", mailId: id, adminId: userId }, "e-mail sent again");
    },
  } satisfies Partial<Handlers>;
}

function toFailed(row: Row): components["schemas"]["FailedMail"] {
  const to = masked(row.recipient);
  return {
    id: row.id,
    to,
    subject: row.subject,
    // Mail servers like to repeat the address.
    error: (row.last_error ?? "").replaceAll(new RegExp(row.recipient.replaceAll(/\W/g, "\\$&"), "gi"), () => to),
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    failedAt: row.failed_at.toISOString(),
  };
}

/** "m…@example.org" */
const masked = (address: string): string => address.replace(/^(.).*(?=@)/su, "$1…");
