import type { components } from "@troth/api-client/schema";
import { decisionLength } from "@troth/rules/decisions";
import { lengthOf } from "@troth/rules/text";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { invalidField } from "../problems.ts";
import type { Services } from "../services.ts";
import { mergeVendors, unmergeVendor } from "./merge.ts";

export function mergeHandlers({ db, cache, log }: Pick<Services, "db" | "cache" | "log">) {
  const stateOf = async (id: string): Promise<components["schemas"]["MergedVendor"]> => {
    const { status, merged_into: mergedInto } = await db
      .selectFrom("vendors")
      .select(["status", "merged_into"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return { id, status, mergedInto };
  };

  return {
    async mergeVendors({ path: { id }, body, caller: { userId: adminId } }) {
      const { into } = body;
      if (lengthOf(body.reason) < decisionLength.min)
        throw invalidField("/reason", `must be ${decisionLength.min} characters or more`);
      await inTransaction(db, (trx) => mergeVendors(trx, { id, into, adminId, reason: body.reason.trim() }));
      cache.clear();
      log.info({ event: "vendors-merged", vendorId: id, into, adminId }, "vendors merged");
      return stateOf(id);
    },

    async unmergeVendor({ path: { id }, caller: { userId: adminId } }) {
      await inTransaction(db, (trx) => unmergeVendor(trx, { id, adminId }));
      cache.clear();
      log.info({ event: "vendor-unmerged", vendorId: id, adminId }, "merge undone");
      return stateOf(id);
    },
  } satisfies Partial<Handlers>;
}
