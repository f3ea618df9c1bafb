// Who logs in to a closed account has changed their mind.
import { queueMail } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { reopenAccount } from "./closing.ts";
import { accountReopenedLetter, siteOf } from "./letters.ts";

export async function reopen({ db, jobs, settings, brand, cache, log }: Services, userId: string): Promise<void> {
  // Hardly anybody's is closed, and where the database is embedded a transaction at each login keeps all others waiting.
  const closed = db.selectFrom("users").select("id").where("id", "=", userId).where("erase_at", "is not", null);
  if (!(await closed.executeTakeFirst())) return;
  const site = siteOf({ brand, settings });
  const reopened = await db.transaction().execute(async (trx) => {
    const email = await reopenAccount(trx, userId);
    if (email !== null) await queueMail(trx, jobs, accountReopenedLetter(site, email));
    return email !== null;
  });
  if (!reopened) return;
  cache.clear();
  log.info({ event: "account-reopened", userId }, "account reopened");
}
