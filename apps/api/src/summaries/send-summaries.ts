// The e-mails about the past month, for people who asked for them: to owners, what their listings gained, and to
// authors, how many people their reviews have helped. The job may run at any time and as often as it likes: who has had a
// month's e-mail is written in the same transaction as the e-mail.
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueMail, unhurried } from "../mail/outbox.ts";
import type { Keys } from "../security/keys.ts";
import type { Site } from "../users/emails.ts";
import { readDueDigests, readHelped, takeDigest } from "./digest-queries.ts";
import { digestEmail, summaryEmail } from "./emails.ts";
import { readDue, readListings, takeSummary } from "./queries.ts";
import { stopTokenOf } from "../mail/stop-token.ts";

export const summariesQueue = "monthly-summaries";

interface Options {
  jobs: Jobs;
  site: Site;
  keys: Pick<Keys, "stopSummary" | "stopDigest">;
  now: Date;
}

/** @throws what went wrong for some people, after everyone else's has been written */
export async function sendSummaries(db: Kysely<Schema>, { jobs, site, keys, now }: Options): Promise<void> {
  const faults: unknown[] = [];
  for (const { id, month } of await readDue(db, now)) {
    const written = db.transaction().execute(async (trx) => {
      const email = await takeSummary(trx, id, month);
      if (email === null) return;
      const listings = await readListings(trx, id, month);
      // Hints alone are nothing new: they would come every month.
      if (!listings.some(({ reviews, favourites }) => reviews + favourites > 0)) return;
      const token = stopTokenOf(keys.stopSummary, id);
      await queueMail(trx, jobs, summaryEmail(site, email, monthBefore(month), listings, token), id, unhurried);
    });
    await written.catch((error: unknown) => faults.push(error));
  }
  for (const { id, month } of await readDueDigests(db, now)) {
    const written = db.transaction().execute(async (trx) => {
      const email = await takeDigest(trx, id, month);
      if (email === null) return;
      const helped = await readHelped(trx, id, month);
      if (helped.reviews.length === 0) return;
      const token = stopTokenOf(keys.stopDigest, id);
      await queueMail(trx, jobs, digestEmail(site, email, monthBefore(month), helped, token), id, unhurried);
    });
    await written.catch((error: unknown) => faults.push(error));
  }
  if (faults.length) throw new AggregateError(faults, `${faults.length} monthly e-mails failed`);
}

function monthBefore(firstDay: string): string {
  const day = new Date(firstDay);
  day.setUTCMonth(day.getUTCMonth() - 1);
  return day.toISOString().slice(0, 10);
}
