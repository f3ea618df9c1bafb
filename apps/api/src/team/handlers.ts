// Who looks after a listing, and how people come and go.
import { decisionLength } from "@troth/rules/decisions";
import { lifetimes } from "@troth/rules/lifetimes";
import { maxTeam } from "@troth/rules/vendors";
import type { Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import { lockVendor } from "../claims/queries.ts";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { countMail } from "../mail/limits.ts";
import { queueMail } from "../mail/outbox.ts";
import { assertNotTheirs } from "../partners/concerns.ts";
import { lockPartner } from "../partners/couples.ts";
import { ProblemError } from "../problems.ts";
import { record } from "../record/record.ts";
import { digestOf } from "../record/words.ts";
import { readOwnReview } from "../reviews/read-queries.ts";
import type { Caller } from "../security/authentication.ts";
import { withIdempotencyKey } from "../security/idempotency.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { cleanName } from "../text/clean-name.ts";
import { written } from "../text/written.ts";
import { assertSessionActive, verifyCurrentPassword } from "../users/current-password.ts";
import { siteOf } from "../users/emails.ts";
import { limits as userLimits } from "../users/limits.ts";
import { account } from "../users/queries.ts";
import type { ListingRow } from "../vendors/listing-queries.ts";
import { assertMayEdit } from "../vendors/write-listing.ts";
import {
  handedOverEmail,
  joinedTeamEmail,
  leftTeamEmail,
  nowOwnerEmail,
  ownershipEndedEmail,
  releasedEmail,
  removedFromTeamEmail,
  teamInvitationEmail,
} from "./emails.ts";
import {
  endInvitation,
  fullName,
  invitationById,
  invitationByToken,
  invitationsOf,
  invitationsTo,
  saveInvitation,
  toInvitation,
} from "./invitations.ts";
import { managerRole, managersOf } from "./managers.ts";
import { endTeam, handOver, lockPeople, setOwner } from "./ownership.ts";

const limits = {
  // Each one is e-mailed, perhaps to strangers.
  invite: { name: "team:inviter", hits: 20, seconds: lifetimes.attempts },
};

const conflict = (detail: string) => new ProblemError("conflict", { detail });

export function teamHandlers(services: Services) {
  const { db, jobs, cache, log } = services;
  const site = siteOf(services);

  /** Does something as one of the people who look after a vendor, with the vendor locked. */
  const onVendor = <T>(
    vendorId: string,
    userId: string,
    asks: "owner" | "manager",
    work: (trx: Transaction<Schema>, listing: Pick<ListingRow, "id" | "name" | "status">) => Promise<T>,
  ): Promise<T> => inTransaction(db, (trx) => withVendor(trx, vendorId, userId, asks, work));

  const withVendor = async <T>(
    trx: Transaction<Schema>,
    vendorId: string,
    userId: string,
    asks: "owner" | "manager",
    work: Parameters<typeof onVendor<T>>[3],
  ): Promise<T> => {
    const vendor = await lockVendor(trx, vendorId);
    // Again: they may have left or handed it over since the scope was checked.
    const role = vendor && (await managerRole(trx, { vendorId, userId }));
    if (!role || (asks === "owner" && role !== "owner")) throw new ProblemError("not-found");
    return work(trx, { id: vendorId, name: cleanName(vendor.name), status: vendor.status });
  };

  /** An open browser isn't enough to give a listing away. */
  const confirmPassword = async ({ userId }: Caller, given: string) => {
    const { password_hash } = await account(db, userId);
    await verifyCurrentPassword(services, userId, password_hash, given);
  };

  return {
    async listTeam({ path: { id }, caller: { userId } }) {
      const managers = await managersOf(db, id);
      const isOwner = managers.some((one) => one.id === userId && one.since === null);
      // Admins may ask about any vendor.
      if (
        managers.length === 0 &&
        !(await db.selectFrom("vendors").select("id").where("id", "=", id).executeTakeFirst())
      )
        throw new ProblemError("not-found");
      const invitations = isOwner ? await invitationsOf(db, id) : [];
      return {
        members: managers.map((one) => ({
          id: one.id,
          name: fullName(one),
          image: one.image,
          role: one.since === null ? ("owner" as const) : ("manager" as const),
          isYou: one.id === userId,
          since: one.since?.toISOString() ?? null,
        })),
        invitations: invitations.map(toInvitation),
      };
    },

    async inviteMember({ path, body: { email }, headers, caller: { userId } }) {
      const { answer, repeated } = await withIdempotencyKey(
        db,
        { userId, operation: "inviteMember", key: headers["Idempotency-Key"], request: { path, email } },
        (trx) =>
          withVendor(trx, path.id, userId, "owner", async (_, listing) => {
            assertMayEdit("owner", listing);
            const team = await managersOf(trx, path.id);
            if (team.some((one) => one.email.toLowerCase() === email.toLowerCase()))
              throw conflict("They’re on the team already.");
            const others = (await invitationsOf(trx, path.id)).filter(
              (one) => one.email.toLowerCase() !== email.toLowerCase(),
            );
            if (team.length + others.length >= maxTeam)
              throw conflict(
                `A team has at most ${maxTeam} people, including those invited. Remove someone or withdraw an invitation first.`,
              );
            await countAttempt(trx, limits.invite, userId);
            await countMail(trx, "team-invitation", email);
            const { id, token } = await saveInvitation(trx, { vendorId: path.id, email, invitedBy: userId });
            const invitation = (await invitationById(trx, id))!;
            const by = { name: fullName(invitation) };
            // It belongs to no account: theirs is unknown, and must stay so.
            await queueMail(trx, jobs, teamInvitationEmail(site, email, listing, by, token), null);
            await record(trx, { actor: userId, action: "invite member", subjectType: "vendor", subjectId: path.id });
            return toInvitation(invitation);
          }),
      );
      if (!repeated) log.info({ event: "member-invited", vendorId: path.id, userId }, "member invited");
      return answer;
    },

    async listMyInvitations({ caller: { userId } }) {
      return { items: (await invitationsTo(db, userId)).map(toInvitation) };
    },

    async readTeamInvitation({ body, address }) {
      await countAttempt(db, userLimits.tokenByAddress, address);
      const invitation = await invitationByToken(db, body.token);
      if (!invitation)
        throw new ProblemError("link-expired", {
          detail: "It has been used, withdrawn, replaced by a newer one, or has expired.",
        });
      return toInvitation(invitation);
    },

    async acceptInvitation({ path: { id }, headers, caller: { userId } }) {
      const { answer, repeated } = await withIdempotencyKey(
        db,
        { userId, operation: "acceptInvitation", key: headers["Idempotency-Key"], request: { id } },
        async (trx) => {
          const theirs = async () => (await invitationsTo(trx, userId)).find((one) => one.id === id);
          const asked = await theirs();
          const vendor = asked && (await lockVendor(trx, asked.vendor_id));
          // Again, with the vendor locked: it may have been withdrawn meanwhile.
          const invitation = vendor && (await theirs());
          if (!vendor || !invitation) throw new ProblemError("not-found");
          const vendorId = invitation.vendor_id;
          assertMayEdit("manager", vendor);
          const own = await readOwnReview(trx, { vendorId, userId });
          if (own?.review)
            throw new ProblemError("already-reviewed", {
              reviewId: own.review.id,
              detail:
                "People who look after a page can’t review it, so people who have reviewed it can’t join its team.",
            });
          const partner = await lockPartner(trx, userId);
          const partners = partner && (await readOwnReview(trx, { vendorId, userId: partner.id }));
          if (partners?.review)
            throw new ProblemError("couple-reviewed", {
              reviewId: partners.review.id,
              detail: "Your partner has reviewed it, so neither of you can join its team.",
            });
          await endInvitation(trx, id);
          const { numInsertedOrUpdatedRows: joined } = await trx
            .insertInto("vendor_members")
            .values({ vendor_id: vendorId, user_id: userId })
            .onConflict((oc) => oc.doNothing())
            .executeTakeFirstOrThrow();
          if (joined === 0n) return toInvitation(invitation);
          await record(trx, { actor: userId, action: "join team", subjectType: "vendor", subjectId: vendorId });
          const [owner] = await managersOf(trx, vendorId);
          const who = { name: fullName(await account(trx, userId)) };
          const listing = { id: vendorId, name: cleanName(vendor.name) };
          await queueMail(trx, jobs, joinedTeamEmail(site, owner!.email, listing, who), owner!.id);
          return toInvitation(invitation);
        },
      );
      if (!repeated) log.info({ event: "team-joined", vendorId: answer.vendor.id, userId }, "team joined");
      return answer;
    },

    async withdrawInvitation({ path: { id }, caller: { userId } }) {
      await inTransaction(db, async (trx) => {
        const asked = await invitationById(trx, id);
        if (!asked) throw new ProblemError("not-found");
        const vendorId = asked.vendor_id;
        await lockVendor(trx, vendorId);
        const isOwner = (await managerRole(trx, { vendorId, userId })) === "owner";
        const isInvited = (await invitationsTo(trx, userId)).some((one) => one.id === id);
        if (!(isOwner || isInvited) || !(await endInvitation(trx, id))) throw new ProblemError("not-found");
        // People who decline have never had anything to do with the listing.
        if (isOwner)
          await record(trx, {
            actor: userId,
            action: "withdraw invitation",
            subjectType: "vendor",
            subjectId: vendorId,
          });
      });
    },

    async removeMember({ path: { id, memberId }, caller: { userId } }) {
      await onVendor(id, userId, "owner", async (trx, listing) => {
        if (memberId === userId)
          throw conflict("You own this page. To leave, make someone else its owner or give it back.");
        const member = (await managersOf(trx, id)).find((one) => one.id === memberId);
        if (!member) return;
        await deleteMember(trx, id, memberId);
        await record(trx, { actor: userId, action: "remove member", subjectType: "vendor", subjectId: id });
        await queueMail(trx, jobs, removedFromTeamEmail(site, member.email, listing), memberId);
      });
      log.info({ event: "member-removed", vendorId: id, memberId, userId }, "member removed");
    },

    async leaveTeam({ path: { id }, caller: { userId } }) {
      await onVendor(id, userId, "manager", async (trx, listing) => {
        const managers = await managersOf(trx, id);
        const member = managers.find((one) => one.id === userId && one.since !== null);
        if (!member) throw conflict("You own this page. To leave, make someone else its owner or give it back.");
        await deleteMember(trx, id, userId);
        await record(trx, { actor: userId, action: "leave team", subjectType: "vendor", subjectId: id });
        // An owner who was erased has left the team without one.
        const owner = managers.find((one) => one.since === null);
        if (owner)
          await queueMail(trx, jobs, leftTeamEmail(site, owner.email, listing, { name: fullName(member) }), owner.id);
      });
      log.info({ event: "team-left", vendorId: id, userId }, "team left");
    },

    async transferListing({ path: { id }, body: { to, currentPassword }, caller }) {
      const { userId } = caller;
      await confirmPassword(caller, currentPassword);
      await onVendor(id, userId, "owner", async (trx, listing) => {
        assertMayEdit("owner", listing);
        const people = await lockPeople(trx, [userId, to]);
        await assertSessionActive(trx, caller);
        const heir = people.find((one) => one.id === to && one.erase_at === null);
        if (!heir || (await managerRole(trx, { vendorId: id, userId: to })) !== "manager")
          throw conflict("They aren’t on the team. Invite them first.");
        const owner = people.find((one) => one.id === userId)!;
        await handOver(trx, { vendorId: id, from: userId, to });
        await queueMail(trx, jobs, handedOverEmail(site, owner.email, listing, { name: fullName(heir) }), userId);
        await queueMail(trx, jobs, nowOwnerEmail(site, heir.email, listing, { name: fullName(owner) }), to);
      });
      log.info({ event: "listing-transferred", vendorId: id, userId, to }, "listing transferred");
    },

    async releaseListing({ path: { id }, body: { currentPassword }, caller }) {
      const { userId } = caller;
      await confirmPassword(caller, currentPassword);
      await onVendor(id, userId, "owner", async (trx, listing) => {
        await assertSessionActive(trx, caller);
        const { email } = await account(trx, userId);
        await endTeam(trx, { jobs, site }, listing);
        await setOwner(trx, id, null);
        await record(trx, { actor: userId, action: "release", subjectType: "vendor", subjectId: id });
        await queueMail(trx, jobs, releasedEmail(site, email, listing), userId);
      });
      // Whether a vendor is claimed is public.
      cache.clear();
      log.info({ event: "listing-released", vendorId: id, userId }, "listing released");
    },

    async endOwnership({ path: { id }, body: { owner: ownerId, because, ...said }, caller: { userId: adminId } }) {
      const explanation = written(said.explanation, "/explanation", decisionLength.min);
      await inTransaction(db, async (trx) => {
        const vendor = await lockVendor(trx, id);
        if (!vendor) throw new ProblemError("not-found");
        await assertNotTheirs(trx, { by: vendor.added_by, vendorId: id }, adminId);
        if (vendor.owner_id !== ownerId)
          throw conflict(vendor.owner_id === null ? "No one owns it any more." : "Someone else owns it by now.");
        const listing = { id, name: cleanName(vendor.name) };
        const mailTo = (email: string) => ownershipEndedEmail(site, email, listing, { because, explanation });
        const [owner] = await lockPeople(trx, [ownerId]);
        await queueMail(trx, jobs, mailTo(owner!.email), ownerId);
        await endTeam(trx, { jobs, site }, listing, mailTo);
        await setOwner(trx, id, null);
        const eventId = uuidv7();
        const { digest, salt } = digestOf(eventId, explanation);
        const changes = [{ field: "owner", from: ownerId, to: null }];
        const event = {
          actor: adminId,
          action: "end ownership",
          reason: because,
          changes,
          digest,
          id: eventId,
        } as const;
        await record(trx, { ...event, subjectType: "vendor", subjectId: id });
        await trx
          .insertInto("vendor_decisions")
          .values({ event_id: eventId, vendor_id: id, explanation, salt })
          .execute();
      });
      // Whether a vendor is claimed is public.
      cache.clear();
      log.info({ event: "ownership-ended", vendorId: id, ownerId, adminId }, "listing taken out of its owner's hands");
    },
  } satisfies Partial<Handlers>;
}

const deleteMember = (trx: Transaction<Schema>, vendorId: string, userId: string) =>
  trx.deleteFrom("vendor_members").where("vendor_id", "=", vendorId).where("user_id", "=", userId).execute();
