// What pages say about reviews that have been started on this device. Loaded after hydration, so that no page waits for
// it.
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { lazyPart } from "../frame/lazy-part.ts";
import { draftVendorIdsAtom } from "../state/review-draft.ts";

const DraftOffer = lazyPart(async () => (await import("./draft-offer.tsx")).DraftOffer);

/** Offers to continue the review that was opened last, to people who have set one aside. */
export function Offer() {
  const [vendorId] = useAtomValue(draftVendorIdsAtom);
  return vendorId ? (
    <Suspense>
      <DraftOffer vendorId={vendorId} />
    </Suspense>
  ) : null;
}
