import type { Specimens } from "../../test/security/specimens.ts";
import type { Role, World } from "../../test/security/world.ts";
import { aReview } from "../../test/vendors.ts";

/** People with an open claim may not. */
const withoutClaims = ({ db, personOf }: World, role: Role) =>
  db.deleteFrom("claims").where("claimant_id", "=", personOf(role).userId).execute();

const statuses = { "owner of the vendor": 403, "manager of the vendor": 403 };

export const specimens: Specimens = {
  rows: {
    /** By someone whose name and address must not appear in any answer. */
    async reviews({ api, row }) {
      const reviewer = await api.member({ firstName: "Zofija", lastName: "Kralj" });
      const published = await reviewer.call("POST", `/api/vendors/${await row("vendors")}/reviews`, aReview);
      return published.json().id;
    },
  },
  operations: {
    createReview: { given: withoutClaims, statuses },
    markHelpful: { given: withoutClaims, statuses },
  },
};
