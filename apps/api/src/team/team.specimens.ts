import type { Specimens } from "../../test/security/specimens.ts";
import type { Role, World } from "../../test/security/world.ts";
import { addVendor } from "../../test/vendors.ts";
import { saveInvitation } from "./invitations.ts";

/** A vendor of its own, which the request gives away: the other operations need theirs to keep its team. */
async function freshTeam({ db, people }: World) {
  const vendor_id = await addVendor(db, { owner_id: people["owner of the vendor"].userId });
  const user_id = people["manager of the vendor"].userId;
  await db.insertInto("vendor_members").values({ vendor_id, user_id }).execute();
  return { id: vendor_id };
}

/** From someone else, for the person whose request it is. */
async function invite({ db, people, personOf }: World, role: Role) {
  const invitedBy = people["other owner"].userId;
  const vendorId = await addVendor(db, { owner_id: role === "other owner" ? people.admin.userId : invitedBy });
  const { email } = personOf(role);
  return db.transaction().execute((trx) => saveInvitation(trx, { vendorId, email, invitedBy }));
}

export const specimens: Specimens = {
  freshRows: {
    team: ({ people }) => people["manager of the vendor"].userId,
    "team-invitations": async (world, role) => (await invite(world, role)).id,
  },
  operations: {
    inviteMember: {
      path: freshTeam,
      async given({ db }) {
        await db.deleteFrom("vendor_invitations").execute();
        await db.deleteFrom("rate_limits").where("key", "like", "team:inviter:%").execute();
        await db.deleteFrom("rate_limits").where("key", "like", "mail:%").execute();
      },
    },
    removeMember: { path: freshTeam },
    leaveTeam: { path: freshTeam, statuses: { "owner of the vendor": 409 } },
    transferListing: {
      path: freshTeam,
      body: ({ people }) => ({ to: people["manager of the vendor"].userId }),
    },
    releaseListing: { path: freshTeam },
    endOwnership: { path: freshTeam, body: ({ people }) => ({ owner: people["owner of the vendor"].userId }) },
    readTeamInvitation: { body: async (world, role) => ({ token: (await invite(world, role)).token }) },
    withdrawInvitation: { statuses: { "unverified user": 404 } },
  },
};
