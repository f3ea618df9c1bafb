// People who log in to a closed account have changed their mind.
import { queueMail } from "../../mail/outbox.ts";
import type { Device, Opened } from "../../security/sessions.ts";
import type { Services } from "../../services.ts";
import { reopenAccount } from "../leaving/closing.ts";
import { accountReopenedEmail, siteOf } from "../emails.ts";

/** Opens a session in an account that may have to be reopened first. @returns null when neither is possible */
export async function reopen(services: Services, userId: string, device: Device): Promise<Opened | null> {
  const { db, jobs, sessions, cache, log } = services;
  const { opened, wasClosed } = await db.transaction().execute(async (trx) => {
    const email = await reopenAccount(trx, userId, device);
    if (email !== null) await queueMail(trx, jobs, accountReopenedEmail(siteOf(services), email), userId);
    return { opened: await sessions.open(trx, userId, device), wasClosed: email !== null };
  });
  if (wasClosed) {
    cache.clear();
    log.info({ event: "account-reopened", userId }, "account reopened");
  }
  return opened;
}
