// Linking one's account with one's partner's, and ending that.
import type { components } from "@troth/api-client/schema";
import { lifetimes } from "@troth/rules/lifetimes";
import type { Kysely } from "kysely";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { countMail } from "../mail/limits.ts";
import { queueMail } from "../mail/outbox.ts";
import { ProblemError } from "../problems.ts";
import { withIdempotencyKey } from "../security/idempotency.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { fullName } from "../team/invitations.ts";
import { lockPeople } from "../team/ownership.ts";
import { siteOf } from "../users/emails.ts";
import { limits as userLimits } from "../users/limits.ts";
import { link, partnerOf, readInTheWay, unlink } from "./couples.ts";
import { partnerInTheWayEmail, partnerInvitationEmail, partnerLinkedEmail } from "./emails.ts";
import {
  invitationBy,
  invitationByToken,
  type InvitationRow,
  invitationsTo,
  saveInvitation,
  toInvitation,
} from "./invitations.ts";

// Each one is e-mailed, perhaps to strangers.
const invitationsADay = { name: "partner:inviter", hits: 10, seconds: lifetimes.attempts };

const conflict = (detail: string) => new ProblemError("conflict", { detail });

export function partnerHandlers(services: Services) {
  const { db, jobs, cache, log } = services;
  const site = siteOf(services);

  return {
    getPartner: ({ caller: { userId } }) => readState(db, userId),

    async invitePartner({ body: { email }, headers, caller: { userId } }) {
      const { answer, repeated } = await withIdempotencyKey(
        db,
        { userId, operation: "invitePartner", key: headers["Idempotency-Key"], request: { email } },
        async (trx) => {
          const [person] = await lockPeople(trx, [userId]);
          if (person!.email.toLowerCase() === email.toLowerCase()) throw conflict("That’s your own address.");
          if (await partnerOf(trx, userId)) throw conflict("You’re linked with someone already. End that first.");
          await countAttempt(trx, invitationsADay, userId);
          await countMail(trx, "partner-invitation", email);
          const token = await saveInvitation(trx, { email, invitedBy: userId });
          // It belongs to no account: theirs is unknown, and must stay so.
          await queueMail(trx, jobs, partnerInvitationEmail(site, email, { name: fullName(person!) }, token), null);
          return toInvitation((await invitationBy(trx, userId))!);
        },
      );
      if (!repeated) log.info({ event: "partner-invited", userId }, "partner invited");
      return answer;
    },

    async readPartnerInvitation({ body, address }) {
      await countAttempt(db, userLimits.tokenByAddress, address);
      const invitation = await invitationByToken(db, body.token);
      if (!invitation)
        throw new ProblemError("link-expired", {
          detail: "It has been used, withdrawn, replaced by a newer one, or has expired.",
        });
      // Whoever has the link needn't be the one it is for.
      return { ...toInvitation(invitation), hasAgreed: false };
    },

    async acceptPartnerInvitation({ path: { id }, headers, caller: { userId } }) {
      const { answer, repeated } = await withIdempotencyKey(
        db,
        { userId, operation: "acceptPartnerInvitation", key: headers["Idempotency-Key"], request: { id } },
        async (trx) => {
          const theirs = async () => (await invitationsTo(trx, userId)).find((one) => one.id === id);
          const asked = await theirs();
          if (!asked) throw new ProblemError("not-found");
          const people = await lockPeople(trx, [userId, asked.invited_by]);
          // Again, with both locked: it may have been withdrawn meanwhile, or one of them linked with someone else.
          const invitation = await theirs();
          if (!invitation || invitation.invited_by === userId) throw new ProblemError("not-found");
          if (await partnerOf(trx, userId)) throw conflict("You’re linked with someone already. End that first.");
          const [me, inviter] = [userId, invitation.invited_by].map((one) => people.find((each) => each.id === one)!);
          const inTheWay = await readInTheWay(trx, userId, inviter!.id);
          const mailTo = { name: fullName(me!) };
          if (inTheWay.length === 0) {
            await link(trx, userId, inviter!.id);
            await queueMail(trx, jobs, partnerLinkedEmail(site, inviter!.email, mailTo), inviter!.id);
          } else if (invitation.agreed_by !== userId) {
            await trx.updateTable("partner_invitations").set({ agreed_by: userId }).where("id", "=", id).execute();
            const mail = partnerInTheWayEmail(site, inviter!.email, mailTo, inTheWay);
            await queueMail(trx, jobs, mail, inviter!.id);
          }
          return readState(trx, userId);
        },
      );
      if (!repeated && answer.partner) {
        // How many have reported a review is public, and the two are one now.
        cache.clear();
        log.info({ event: "partners-linked", userId }, "partners linked");
      }
      return answer;
    },

    async withdrawPartnerInvitation({ path: { id }, caller: { userId } }) {
      await inTransaction(db, async (trx) => {
        const own = await invitationBy(trx, userId);
        const open = [...(own ? [own] : []), ...(await invitationsTo(trx, userId))];
        if (!open.some((one) => one.id === id)) throw new ProblemError("not-found");
        await trx.deleteFrom("partner_invitations").where("id", "=", id).execute();
      });
    },

    async endPartnership({ caller: { userId } }) {
      const ended = await inTransaction(db, (trx) => unlink(trx, { jobs, site }, userId, "both"));
      if (!ended) return;
      cache.clear();
      log.info({ event: "partners-unlinked", userId }, "partners unlinked");
    },
  } satisfies Partial<Handlers>;
}

async function readState(db: Kysely<Schema>, userId: string): Promise<components["schemas"]["PartnerState"]> {
  const partner = await partnerOf(db, userId);
  const own = await invitationBy(db, userId);
  const waiting = await invitationsTo(db, userId);
  return {
    partner: partner ? { name: fullName(partner), image: partner.image, since: partner.since.toISOString() } : null,
    invitation: own ? await told(own) : null,
    waiting: await Promise.all(waiting.map(told)),
  };

  /** What is in the way shows what the other has reviewed: both have agreed before either is told. */
  async function told(invitation: InvitationRow) {
    const { agreed_by, invited_by } = invitation;
    // The address may belong to someone else by now.
    if (agreed_by === null || ![agreed_by, invited_by].includes(userId))
      return { ...toInvitation(invitation), hasAgreed: false };
    return toInvitation(invitation, await readInTheWay(db, agreed_by, invited_by));
  }
}
