// The server's own work: sending waiting e-mails, and tidying and recomputing on a schedule.
import type { FastifyBaseLogger } from "fastify";
import { putAllVendors, type PutVendors, putVendorsQueue } from "../categories/put-vendors.ts";
import type { Database } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { failedEmailQueue, noteFailure } from "../mail/failed.ts";
import { sendEmailQueue } from "../mail/outbox.ts";
import { createMailSender } from "../mail/sender.ts";
import type { Decoder } from "../photos/decoder.ts";
import { enqueueMissingFormats, laterFormatsQueue, makeAvifs, makePreview } from "../photos/later-formats.ts";
import { openFileStore } from "../file-store/file-store.ts";
import { removeStrayFiles } from "../photos/sweep.ts";
import { renewLikenesses } from "../reviews/likeness.ts";
import { storeMissingWords } from "../reviews/words.ts";
import { markCommonWords } from "../vendors/name-words.ts";
import { keepSealing } from "../record/chain.ts";
import { checkRecordQueue, runCheck } from "../record/check-record.ts";
import type { Services } from "../services.ts";
import { deriveKeys } from "../security/keys.ts";
import { sendSummaries, summariesQueue } from "../summaries/send-summaries.ts";
import { siteOf } from "../users/emails.ts";
import { answerLinkRequest, linkRequestQueue } from "../users/link-requests.ts";
import { refreshAllStats } from "../vendors/stats.ts";
import { type PurgeVault, purgeVault, purgeVaultQueue, removeForgotten } from "../vault/purge.ts";
import { createVault } from "../vault/vault.ts";
import type { Job } from "pg-boss";
import { createJobs, declareQueue, type Jobs } from "./jobs.ts";
import { purgeExpired } from "./purge-expired.ts";

const rescoreQueue = "rescore";
const renewQueue = "renew-likenesses";
const tidyQueue = "tidy";
const strayFilesQueue = "stray-files";

export interface RunningJobs {
  jobs: Jobs;
  /** @param timeout how long work in progress may continue, in milliseconds (at least a second). Default 8,000 */
  stop(timeout?: number): Promise<void>;
}

interface Options extends Pick<Services, "settings" | "brand"> {
  log?: FastifyBaseLogger;
  /** The server's own, for which AVIFs and previews wait like uploads do. Without it, none are made. */
  decoder?: Decoder;
  /** Called when photos offer more than before. */
  onPhotosChanged?: () => void;
}

export async function startJobs(
  database: Database<Schema>,
  { settings, brand, log, decoder, onPhotosChanged }: Options,
): Promise<RunningJobs> {
  const photos = openFileStore(settings, "photos");
  const jobs = createJobs(database, log);
  await jobs.start();
  if (database.embedded) await releaseInterrupted(database);
  // An e-mail is retried for a day: at first after seconds, then less and less often.
  const forADay = { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 1_800, expireInSeconds: 120 };
  await declareQueue(jobs, failedEmailQueue, { retryLimit: 20, retryDelay: 5, retryBackoff: true });
  await declareQueue(jobs, sendEmailQueue, { ...forADay, deadLetter: failedEmailQueue });
  await declareQueue(jobs, linkRequestQueue, forADay);
  await declareQueue(jobs, rescoreQueue, { retryLimit: 3 });
  await declareQueue(jobs, summariesQueue, { retryLimit: 3, retryDelay: 60 });
  await declareQueue(jobs, renewQueue, { retryLimit: 1, expireInSeconds: 4 * 3_600 });
  await declareQueue(jobs, tidyQueue, { retryLimit: 1 });
  await declareQueue(jobs, strayFilesQueue, { retryLimit: 1 });
  await declareQueue(jobs, checkRecordQueue, { retryLimit: 1, expireInSeconds: 3_600 });
  await declareQueue(jobs, putVendorsQueue, {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 3_600,
  });
  await declareQueue(jobs, purgeVaultQueue, {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 1_800,
  });
  await declareQueue(jobs, laterFormatsQueue, {
    retryLimit: 20,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 1_800,
  });

  const from = settings.mailFrom ?? `${brand.shortName} <no-reply@${settings.publicUrl.hostname}>`;
  const sender = createMailSender(database.db, settings.smtpUrl, from);
  // One worker that takes several at a time: four workers that take one each would query the database four times as
  // often when idle.
  const several = { batchSize: 8, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5, perJobResults: true } as const;
  await jobs.work(sendEmailQueue, several, (batch: Job<{ id: string }>[]) =>
    Promise.all(batch.map(({ id, data, signal }) => outcome(id, sender.send(data.id, signal)))),
  );
  await jobs.work(failedEmailQueue, async (batch: Job<{ id: string }>[]) => {
    for (const { data } of batch) await noteFailure(database.db, data.id);
  });
  const site = siteOf({ settings, brand });
  await jobs.work(linkRequestQueue, several, async (batch: Job<{ id: string }>[]) => {
    const done = [];
    // One after the other: of two requests for one address, the newer one's link must be the one that works.
    for (const { id, data } of batch) done.push(await outcome(id, answerLinkRequest(database.db, jobs, site, data.id)));
    return done;
  });
  const keys = deriveKeys(settings.secretKey);
  await jobs.work(summariesQueue, () => sendSummaries(database.db, { jobs, site, keys, now: new Date() }));
  await jobs.work(rescoreQueue, async () => {
    await refreshAllStats(database.db);
    await storeMissingWords(database.db);
    await markCommonWords(database.db);
  });
  await jobs.work(renewQueue, () => renewLikenesses(database.db));
  await jobs.work(tidyQueue, () => purgeExpired(database.db, photos));
  const vault = createVault(openFileStore(settings, "proofs"), keys.proofs);
  await jobs.work(purgeVaultQueue, ([job]: Job<PurgeVault | null>[]) => {
    const forgotten = job!.data?.forgotten;
    return forgotten ? removeForgotten(vault, forgotten) : purgeVault(database.db, vault, settings.proofDays);
  });
  await jobs.work(strayFilesQueue, async () => {
    await removeStrayFiles(database.db, photos);
    if (decoder) await enqueueMissingFormats(database.db, jobs);
  });
  await jobs.work(checkRecordQueue, async ([job]: Job[]) => {
    const fault = (await runCheck(database.db, job!.id))?.fault;
    if (fault) log?.error({ event: "record-broken", fault }, "the record of decisions has been tampered with");
  });
  await jobs.work(putVendorsQueue, async ([job]: Job<PutVendors>[]) => putAllVendors(database.db, job!.data));
  const sealing = keepSealing(database.db, log);
  if (decoder) {
    const oneByOne = { batchSize: 1, burstWhenBatchFull: true, pollingIntervalSeconds: 5 } as const;
    await jobs.work(laterFormatsQueue, oneByOne, async ([job]: Job<{ id: string }>[]) => {
      for (const make of [makePreview, makeAvifs])
        if (await make(database.db, photos, decoder, job!.data.id)) onPhotosChanged?.();
    });
  }
  // A review's weight fades over time, so scores change even if no one writes a review.
  await jobs.schedule(rescoreQueue, "17 3 * * *");
  // A month ends at another hour in each time zone. One that was missed is made up for within the hour.
  await jobs.schedule(summariesQueue, "2 * * * *");
  await jobs.schedule(tidyQueue, "7 * * * *");
  await jobs.schedule(purgeVaultQueue, "27 * * * *");
  await jobs.schedule(renewQueue, "57 2 * * *");
  await jobs.schedule(strayFilesQueue, "47 3 * * *");
  await jobs.schedule(checkRecordQueue, "37 4 * * *");

  return {
    jobs,
    async stop(timeout) {
      await sealing.stop();
      await jobs.stop({ ...(timeout !== undefined && { timeout }) });
      sender.close();
    },
  };
}

/**
 * Nothing else works on an embedded database: a job marked as started was left behind by a process that was killed, and
 * needn't wait until it expires. A job that kills the process each time still reaches its retry limit.
 */
const releaseInterrupted = ({ pool }: Pick<Database, "pool">) =>
  pool.query("update pgboss.job set state = 'retry' where state = 'active' and retry_count < retry_limit");

/** What the queue is told about each job of a batch. */
const outcome = (id: string, work: Promise<unknown>) =>
  work.then(
    () => ({ id, status: "completed" as const }),
    (error: unknown) => ({ id, status: "failed" as const, output: String(error) }),
  );
