import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import type { World } from "../../test/security/world.ts";
import { addVendor } from "../../test/vendors.ts";
import { tagOf } from "../users/queries.ts";
import { mergeVendors } from "./merge.ts";

async function tagOfVendor({ db, row }: World) {
  const { version } = await db
    .selectFrom("vendors")
    .select("version")
    .where("id", "=", await row("vendors"))
    .executeTakeFirstOrThrow();
  return { "if-match": tagOf(version) };
}

export const specimens: Specimens = {
  rows: {
    async vendors({ db, people }) {
      const { userId } = people["owner of the vendor"];
      await addVendor(db, {
        owner_id: people["other owner"].userId,
        name: "Mestni kvartet",
        category: ["live-music"],
      });
      const vendor_id = await addVendor(db, { owner_id: userId, added_by: userId });
      const user_id = people["manager of the vendor"].userId;
      await db.insertInto("vendor_members").values({ vendor_id, user_id }).execute();
      return vendor_id;
    },
    /** Waiting for approval: no one may learn of it. */
    "pending vendor": ({ db, people }) =>
      addVendor(db, { status: "pending", name: "Zakrita dvorana", added_by: people.user.userId }),
  },
  freshRows: {
    /** About the vendor, whose managers and admins decide it. */
    async proposals({ db, personOf, row }, role) {
      const id = uuidv7();
      const changes = JSON.stringify([{ field: "address", from: "", to: "Trubarjeva 42, Ljubljana" }]);
      const proposal = { id, vendor_id: await row("vendors"), proposer_id: personOf(role).userId, changes };
      await db.insertInto("vendor_proposals").values(proposal).execute();
      return id;
    },
  },
  operations: {
    proposeEdit: {
      async given({ db, row }) {
        await db.deleteFrom("vendor_proposals").execute();
        await db.deleteFrom("rate_limits").where("key", "like", "proposal:proposer:%").execute();
        await db
          .updateTable("vendors")
          .set({ address: "" })
          .where("id", "=", await row("vendors"))
          .execute();
      },
      statuses: { "owner of the vendor": 409, "manager of the vendor": 409, admin: 409 },
    },
    listProposals: { statuses: { user: 404, "unverified user": 404, "other owner": 404 } },
    decideProposal: {
      headers: tagOfVendor,
      /** Not by the admin who decides it. */
      async body({ db, people, personOf }, role) {
        const proposer_id = people.user.userId;
        const own = personOf(role).userId;
        await db.updateTable("vendor_proposals").set({ proposer_id }).where("proposer_id", "=", own).execute();
        return {};
      },
      statuses: { user: 404, "other owner": 404 },
    },
    addVendor: {
      given: ({ db }) =>
        db
          .insertInto("categories")
          .values({ id: uuidv7(), slug: "cakes", name: "Cakes", singular: "Cake maker", position: 9 })
          .onConflict((oc) => oc.doNothing())
          .execute(),
    },
    // They have none yet.
    saveVendorDraft: {
      given: ({ db }) => db.deleteFrom("vendor_drafts").execute(),
      headers: () => ({ "if-match": '"none"' }),
    },
    deleteVendorDraft: {
      given: ({ db }) => db.deleteFrom("vendor_drafts").execute(),
      headers: () => ({ "if-match": '"none"' }),
    },
    decideVendor: { path: async ({ db }) => ({ id: await addVendor(db, { status: "pending" }) }) },
    // Vendors of their own: the other operations need theirs to be listed.
    mergeVendors: {
      path: async ({ db }) => ({ id: await addVendor(db) }),
      body: async ({ db }) => ({ into: await addVendor(db) }),
    },
    unmergeVendor: {
      async path({ db, people }) {
        const [id, into, adminId] = [await addVendor(db), await addVendor(db), people.admin.userId];
        await db.transaction().execute((trx) => mergeVendors(trx, { id, into, adminId, reason: "The same address." }));
        return { id };
      },
    },
    listHistory: { statuses: { user: 404, "unverified user": 404, "other owner": 404 } },
    getListing: { statuses: { user: 404, "unverified user": 404, "other owner": 404 } },
    updateVendor: {
      headers: tagOfVendor,
      statuses: { user: 404, "other owner": 404 },
    },
    // The listing is approved, which only its author may know.
    withdrawVendor: {
      statuses: {
        user: 404,
        "unverified user": 404,
        "other owner": 404,
        admin: 404,
        "manager of the vendor": 404,
        "owner of the vendor": 409,
      },
    },
    resubmitVendor: {
      statuses: { user: 404, "other owner": 404, admin: 404, "manager of the vendor": 404, "owner of the vendor": 409 },
    },
  },
};
