// Vendors invite all clients of a period to review them, and clients follow the link that we send.
import { batchesADay, batchSize, isClientName, periodError, type PeriodError } from "@troth/rules/invitations";
import { day } from "@troth/rules/lifetimes";
import type { components } from "@troth/api-client/schema";
import type { Transaction } from "kysely";
import { lockVendor } from "../claims/queries.ts";
import type { Handlers } from "../contract/handlers.ts";
import type { Schema } from "../database/schema.ts";
import { mailboxOf } from "../mail/limits.ts";
import { queueBulkMails } from "../mail/outbox.ts";
import { idInStopToken, stopTokenOf } from "../mail/stop-token.ts";
import { type FieldError, ProblemError } from "../problems.ts";
import { record } from "../record/record.ts";
import { toReview } from "../reviews/read-handlers.ts";
import { readOwnReview } from "../reviews/read-queries.ts";
import { withIdempotencyKey } from "../security/idempotency.ts";
import { countAttempt, type Limit } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { managerRole, managersOf } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";
import { siteOf } from "../users/emails.ts";
import { limits as userLimits } from "../users/limits.ts";
import { reviewInvitationEmail } from "./emails.ts";
import {
  type BatchRow,
  mailboxId,
  readBatches,
  readInvitation,
  refuseInvitations,
  saveBatch,
  takeInvitation,
} from "./queries.ts";

type NewClients = components["schemas"]["NewClientInvitations"];

const batches = (who: string): Limit => ({ name: `client-invitations:${who}`, hits: batchesADay, seconds: day });
// By mailbox, not by address: a mail provider sends all its readers' clicks from a few.
const stops: Limit = { name: "stop-invitations:mailbox", hits: 30, seconds: 900 };

const linkExpired = () =>
  new ProblemError("link-expired", { detail: "It has been used, or it’s too old, or the vendor is no longer listed." });

export function invitationHandlers(services: Services) {
  const { db, jobs, keys, cache, clock, log, photoPasses } = services;
  const site = siteOf(services);

  /** What each client gets. */
  const mailTo = (email: string, about: Omit<Parameters<typeof reviewInvitationEmail>[2], "stop">, mailbox: string) =>
    reviewInvitationEmail(site, email, { ...about, stop: stopTokenOf(keys.stopInvitations, mailbox) });

  return {
    async inviteClients({ path: { id: vendorId }, body, headers, caller: { userId } }) {
      const errors = clientErrors(body, clock());
      if (errors.length) throw new ProblemError("invalid-body", { errors });
      const { answer, repeated } = await withIdempotencyKey(
        db,
        { userId, operation: "inviteClients", key: headers["Idempotency-Key"], request: { vendorId, body } },
        async (trx) => {
          const vendor = await lockVendor(trx, vendorId);
          // Again: they may have left or handed it over since the scope was checked.
          if (!vendor || !(await managerRole(trx, { vendorId, userId }))) throw new ProblemError("not-found");
          if (vendor.status !== "approved")
            throw new ProblemError("conflict", { detail: "Only a page that is public can invite clients." });
          await refuseOwnTeam(trx, vendorId, body);
          // Counted together with the effect, so that a batch with a mistake in it isn't one.
          await countAttempt(trx, batches("person"), userId);
          await countAttempt(trx, batches("vendor"), vendorId);
          const { from, to } = body;
          const clients = new Map<string, NewClients["clients"][number]>();
          // Of an address that is given twice, the first line counts.
          for (const client of body.clients.toReversed()) clients.set(mailboxId(keys.mailboxes, client.email), client);
          if (clients.size < batchSize.min) throw tooFew();
          const { id, tokens } = await saveBatch(trx, {
            vendorId,
            invitedBy: userId,
            from,
            to,
            mailboxes: [...clients.keys()],
            repeated: body.clients.length - clients.size,
          });
          const business = cleanName(vendor.name);
          const mails = [...tokens].map(([mailbox, token]) => {
            const { email, name = "" } = clients.get(mailbox)!;
            return mailTo(email, { business, name: cleanName(name), from, to, token }, mailbox);
          });
          await queueBulkMails(trx, jobs, mails);
          const made = (await readBatches(trx, vendorId)).find((one) => one.id === id)!;
          if (made.clients === 0)
            throw new ProblemError("conflict", {
              detail: "You’ve invited all of them before. No one gets a second e-mail.",
            });
          const reason = `${from} to ${to}: ${made.clients} clients`;
          await record(trx, {
            actor: userId,
            action: "invite clients",
            subjectType: "vendor",
            subjectId: vendorId,
            reason,
          });
          return toBatch(made);
        },
      );
      if (!repeated)
        log.info({ event: "clients-invited", vendorId, userId, clients: answer.clients }, "clients invited");
      return answer;
    },

    async listClientInvitations({ path: { id: vendorId } }) {
      const vendor = await db.selectFrom("vendors").select("name").where("id", "=", vendorId).executeTakeFirst();
      if (!vendor) throw new ProblemError("not-found");
      const month = clock().toISOString().slice(0, 7);
      const sample = { business: cleanName(vendor.name), name: "", from: month, to: month, token: "" };
      const { subject, text } = mailTo("", sample, vendorId);
      return { items: (await readBatches(db, vendorId)).map(toBatch), email: { subject, text: withoutLinks(text) } };
    },

    async readReviewInvitation({ body, address }) {
      await countAttempt(db, userLimits.tokenByAddress, address);
      const invitation = await readInvitation(db, body.token);
      if (!invitation) throw linkExpired();
      return {
        vendor: { id: invitation.vendor_id, name: invitation.vendor_name, language: invitation.language },
        expiresAt: invitation.expires_at.toISOString(),
      };
    },

    async redeemReviewInvitation({ body: { token }, caller: { userId }, headers }) {
      const { answer } = await withIdempotencyKey(
        db,
        { userId, operation: "redeemReviewInvitation", key: headers["Idempotency-Key"], request: { token } },
        async (trx) => {
          await countAttempt(trx, userLimits.tokenByAddress, userId);
          const invitation = await readInvitation(trx, token);
          if (!invitation) throw linkExpired();
          const vendorId = invitation.vendor_id;
          const mine = { vendor_id: vendorId, author_id: userId };
          const review = await trx
            .selectFrom("reviews")
            .select("id")
            .where((eb) => eb.and(mine))
            .where("status", "<>", "removed")
            .forNoKeyUpdate()
            .executeTakeFirst();
          if (!review)
            throw new ProblemError("conflict", { detail: "You haven’t reviewed them yet. Write your review first." });
          if (await managerRole(trx, { vendorId, userId })) throw new ProblemError("own-vendor");
          if (!(await takeInvitation(trx, vendorId, token))) throw linkExpired();
          // It doesn't take away what a contract has proved.
          await trx
            .updateTable("reviews")
            .set({ trust: "invited" })
            .where("id", "=", review.id)
            .where("trust", "=", "unverified")
            .execute();
          return toReview((await readOwnReview(trx, { vendorId, userId }))!.review!, photoPasses);
        },
      );
      cache.clear();
      return answer;
    },

    async stopReviewInvitations({ query: { token } }) {
      const mailbox = idInStopToken(keys.stopInvitations, token);
      if (mailbox === null) throw new ProblemError("link-expired", { detail: "This isn’t a link that we’ve sent." });
      await countAttempt(db, stops, mailbox);
      await refuseInvitations(db, mailbox);
    },
  } satisfies Partial<Handlers>;
}

const periodMessages: Record<PeriodError, FieldError> = {
  "upside-down": { pointer: "/to", message: "The period ends before it starts." },
  "too-early": {
    pointer: "/from",
    message: "Choose a month from the last two years: reviews of older weddings aren’t accepted.",
  },
  "too-late": { pointer: "/to", message: "Choose a month that has started." },
};

/** What the contract doesn't say. Each line is named by its place. */
function clientErrors({ from, to, clients }: NewClients, now: Date): FieldError[] {
  const period = periodError(from, to, now.getTime());
  return [
    ...(period ? [periodMessages[period]] : []),
    ...clients.flatMap(({ name = "", weddingMonth }, at) => [
      ...(isClientName(name)
        ? []
        : [{ pointer: `/clients/${at}/name`, message: "Give a name without numbers or addresses, or none." }]),
      ...(weddingMonth === undefined || (weddingMonth >= from && weddingMonth <= to)
        ? []
        : [{ pointer: `/clients/${at}/weddingMonth`, message: "This month is outside the period." }]),
    ]),
  ];
}

const tooFew = () =>
  new ProblemError("invalid-body", {
    errors: [
      {
        pointer: "/clients",
        message: `Invite at least ${batchSize.min} different people, so that no one can tell who wrote what. Choose a longer period.`,
      },
    ],
  });

/** People who look after the page can't review it. */
async function refuseOwnTeam(trx: Transaction<Schema>, vendorId: string, { clients }: NewClients): Promise<void> {
  const team = new Set((await managersOf(trx, vendorId)).map(({ email }) => mailboxOf(email)));
  const errors = clients.flatMap(({ email }, at) =>
    team.has(mailboxOf(email))
      ? [{ pointer: `/clients/${at}/email`, message: "This person looks after the page, so they can’t review it." }]
      : [],
  );
  if (errors.length) throw new ProblemError("invalid-body", { errors });
}

/** The preview's links would lead nowhere. */
const withoutLinks = (text: string) => text.replaceAll(/:\nhttps?:\S+/g, "");

const toBatch = (row: BatchRow): components["schemas"]["ClientInvitationBatch"] => ({
  id: row.id,
  from: row.period_from,
  to: row.period_to,
  clients: row.clients,
  merged: row.merged,
  written: row.written,
  createdAt: row.created_at.toISOString(),
});
