// Someone who asks for an e-mailed link is answered before we look whether the address has an account, so that the time
// taken reveals nothing. The request is kept, in one transaction with the job that handles it.
import type { Kysely } from "kysely";
import { uuidv7 } from "uuidv7";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { enqueue, type Jobs } from "../jobs/jobs.ts";
import { queueMail } from "../mail/outbox.ts";
import { resetEmail, type Site, verificationEmail } from "./emails.ts";
import { issueToken, signUpOf } from "./mailed-tokens.ts";
import { findByEmail } from "./queries.ts";

export const linkRequestQueue = "link-request";

interface LinkRequest {
  purpose: Schema["link_requests"]["purpose"];
  email: string;
  /** The path on the site to go back to. */
  from: string | undefined;
  /** Identifies the browser that asks, if it ever signed up. */
  browserHash?: Buffer | null;
}

/** Keeps the request, whether or not the address has an account. */
export const requestLink = (
  db: Kysely<Schema>,
  jobs: Jobs,
  { purpose, email, from, browserHash = null }: LinkRequest,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const id = uuidv7();
    const request = { id, purpose, email, browser_hash: browserHash, return_to: from ?? null };
    await trx.insertInto("link_requests").values(request).execute();
    await enqueue(trx, jobs, linkRequestQueue, { id });
  });

/** E-mails the link if the address has an account, and deletes the request. */
export const answerLinkRequest = (db: Kysely<Schema>, jobs: Jobs, site: Site, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const request = await trx.deleteFrom("link_requests").where("id", "=", id).returningAll().executeTakeFirst();
    const user = request && (await findByEmail(trx, request.email));
    if (!user) return;
    const { purpose, email, browser_hash: browserHash } = request;
    const from = request.return_to ?? undefined;
    if (purpose === "reset-password") {
      const token = await issueToken(trx, { purpose, userId: user.id, email });
      return queueMail(trx, jobs, resetEmail(site, email, token, from), user.id);
    }
    if (user.email_verified_at !== null) return;
    // Here, a browser that signed up with another address is like any other.
    const ownSignUp = await signUpOf(trx, user.id, browserHash);
    const details = ownSignUp && { browserHash, details: ownSignUp.details };
    const token = await issueToken(trx, { purpose, userId: user.id, email, ...details });
    await queueMail(trx, jobs, verificationEmail(site, email, token, from), user.id);
  });
