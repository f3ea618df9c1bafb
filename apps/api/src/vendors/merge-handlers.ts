import type { components } from "@troth/api-client/schema";
import { decisionLength } from "@troth/rules/decisions";
import type { Transaction } from "kysely";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import type { Mail } from "../mail/outbox.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { concernedBy } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";
import { written } from "../text/written.ts";
import { siteOf } from "../users/emails.ts";
import { shownAs } from "./detail.ts";
import { vendorsMergedEmail, vendorUnmergedEmail } from "./emails.ts";
import { mergeVendors, unmergeVendor } from "./merge.ts";

export function mergeHandlers(services: Services) {
  const { db, jobs, cache, log } = services;
  const site = siteOf(services);
  const reasonOf = (body: { reason: string }) => written(body.reason, "/reason", decisionLength.min);

  const stateOf = async (id: string): Promise<components["schemas"]["MergedVendor"]> => {
    const { status, merged_into: mergedInto } = await db
      .selectFrom("vendors")
      .select(["status", "merged_into"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return { id, status, mergedInto };
  };

  /** Tells those whom a merge concerns, apart from the admin who did it. */
  async function tell(
    trx: Transaction<Schema>,
    { id, other, adminId }: { id: string; other: string; adminId: string },
    mail: (to: string, listings: { one: Listing; other: Listing }) => Mail,
  ): Promise<void> {
    const named = await trx.selectFrom("vendors").select(["id", "name"]).where("id", "in", [id, other]).execute();
    const listing = (which: string) => ({ id: which, name: cleanName(named.find((one) => one.id === which)!.name) });
    for (const { id: userId, email } of await concernedBy(trx, id, other))
      if (userId !== adminId)
        await queueMail(trx, jobs, mail(email, { one: listing(id), other: listing(other) }), userId);
  }

  return {
    async mergeVendors({ path: { id }, body, caller: { userId: adminId } }) {
      const { into } = body;
      const reason = reasonOf(body);
      await inTransaction(db, async (trx) => {
        await mergeVendors(trx, { id, into, adminId, reason });
        await tell(trx, { id, other: into, adminId }, (to, { one, other }) =>
          vendorsMergedEmail(site, to, { listing: one, into: other, reason }),
        );
      });
      cache.clear();
      log.info({ event: "vendors-merged", vendorId: id, into, adminId }, "vendors merged");
      return stateOf(id);
    },

    async unmergeVendor({ path: { id }, body, caller: { userId: adminId } }) {
      const reason = reasonOf(body);
      await inTransaction(db, async (trx) => {
        const from = await shownAs(trx, id);
        await unmergeVendor(trx, { id, adminId, reason });
        await tell(trx, { id, other: from!.id, adminId }, (to, { one, other }) =>
          vendorUnmergedEmail(site, to, { listing: one, from: other, reason }),
        );
      });
      cache.clear();
      log.info({ event: "vendor-unmerged", vendorId: id, adminId }, "merge undone");
      return stateOf(id);
    },
  } satisfies Partial<Handlers>;
}

interface Listing {
  id: string;
  name: string;
}
