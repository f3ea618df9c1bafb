import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import type { Role, World } from "../../test/security/world.ts";
import { addVendor } from "../../test/vendors.ts";
import type { MailedPurpose } from "../database/schema.ts";
import { changeStatus } from "../record/change-status.ts";
import { issueToken } from "../users/mailed-tokens.ts";

/** An open claim to a vendor of its own. */
async function claimBy({ db, personOf }: World, role: Role, business_email = "ana@lipainmed.example") {
  const id = uuidv7();
  const claim = { id, vendor_id: await addVendor(db), role: "manager", note: "I run it with my sister." } as const;
  await db
    .insertInto("claims")
    .values({ ...claim, claimant_id: personOf(role).userId, business_email })
    .execute();
  return id;
}

/** What someone would otherwise have done too often. */
async function startAfresh({ db, personOf, row }: World, role: Role) {
  const { userId } = personOf(role);
  await db.deleteFrom("claims").where("claimant_id", "=", userId).execute();
  await db
    .deleteFrom("reviews")
    .where("author_id", "=", userId)
    .where("vendor_id", "=", await row("vendors"))
    .execute();
  await db.deleteFrom("rate_limits").where("key", "like", "claim:claimant:%").execute();
  await db.deleteFrom("rate_limits").where("key", "like", "mail:%").execute();
}

export const specimens: Specimens = {
  freshRows: { claims: claimBy },
  operations: {
    /** With a document, and not by the admin who opens it. */
    openClaimDocument: {
      async path(world) {
        const [id, fileId] = [await claimBy(world, "other owner"), uuidv7()];
        const document_key = await world.api.vault.write(fileId, Buffer.from("%PDF-1.7"));
        const document = {
          document_id: fileId,
          document_type: "application/pdf",
          document_size: 8,
          document_key,
        } as const;
        await world.db
          .updateTable("claims")
          .set({ ...document, document_at: new Date() })
          .where("id", "=", id)
          .execute();
        return { id };
      },
    },
    claimVendor: { given: startAfresh, statuses: { "owner of the vendor": 409, "manager of the vendor": 409 } },
    resendClaimEmail: { given: startAfresh },
    sendMoreEvidence: {
      async body({ db, personOf }, role) {
        const claims = await db
          .selectFrom("claims")
          .select("id")
          .where("claimant_id", "=", personOf(role).userId)
          .where("status", "=", "pending")
          .execute();
        const asked = { subjectType: "claim", action: "ask for more", actor: null } as const;
        await db.transaction().execute((trx) => changeStatus(trx, { ...asked, ids: claims.map(({ id }) => id) }));
        return {};
      },
    },
    decideClaim: {
      /** Not by the admin who decides it. */
      async body({ db, people, personOf }, role) {
        const claimant_id = people["other owner"].userId;
        await db.updateTable("claims").set({ claimant_id }).where("claimant_id", "=", personOf(role).userId).execute();
        return {};
      },
    },
    confirmClaimEmail: {
      async body(world) {
        const claimId = await claimBy(world, "user");
        const purpose: MailedPurpose = "claim-email";
        const { userId } = world.people.user;
        const email = "ana@lipainmed.example";
        const token = await world.db
          .transaction()
          .execute((trx) => issueToken(trx, { purpose, userId, email, claimId }));
        return { token };
      },
    },
  },
};
