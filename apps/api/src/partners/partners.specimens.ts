import type { Specimens } from "../../test/security/specimens.ts";
import type { Role, World } from "../../test/security/world.ts";
import { saveInvitation } from "./invitations.ts";

/** From someone else, for the person whose request it is; neither is linked with anyone. */
async function invite({ db, people, personOf }: World, role: Role) {
  const invitedBy = people[role === "other owner" ? "admin" : "other owner"].userId;
  const { email } = personOf(role);
  await db.deleteFrom("couple_members").execute();
  const token = await db.transaction().execute((trx) => saveInvitation(trx, { email, invitedBy }));
  const { id } = await db
    .selectFrom("partner_invitations")
    .select("id")
    .where("invited_by", "=", invitedBy)
    .executeTakeFirstOrThrow();
  return { id, token };
}

export const specimens: Specimens = {
  freshRows: {
    "partner-invitations": async (world, role) => (await invite(world, role)).id,
  },
  operations: {
    // Not what another request has left: people are shown the address that they invited.
    getPartner: { given: ({ db }) => db.deleteFrom("partner_invitations").execute() },
    invitePartner: {
      async given({ db }) {
        await db.deleteFrom("couple_members").execute();
        await db.deleteFrom("rate_limits").where("key", "like", "partner:inviter:%").execute();
        await db.deleteFrom("rate_limits").where("key", "like", "mail:%").execute();
      },
    },
    readPartnerInvitation: { body: async (world, role) => ({ token: (await invite(world, role)).token }) },
    withdrawPartnerInvitation: { statuses: { "unverified user": 404 } },
  },
};
