import { draftVendorIdsAtom } from "../state/review-draft.ts";
import type { Visit } from "../visit.ts";

/** Takes reviews along that someone started before they logged in, or without a connection. */
export async function keepReviewDrafts(visit: Visit): Promise<void> {
  const started = visit.store.get(draftVendorIdsAtom);
  if (started.length === 0) return;
  const { reviewAccount } = await import("./review-account.ts");
  for (const vendorId of started) {
    const account = reviewAccount(vendorId);
    // oxlint-disable-next-line no-await-in-loop -- one after another
    if (account.isBehind(visit.store)) await account.sync(visit);
  }
}
