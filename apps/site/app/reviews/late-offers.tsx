// What pages say of reviews that are begun on this device. It comes once the page has come alive: no page waits for it.
import { useAtomValue } from "jotai";
import { Suspense, useEffect } from "react";
import { lazyPart } from "../frame/lazy-part.ts";
import { begunReviewsAtom } from "../state/review-draft.ts";

const DraftOffer = lazyPart(async () => (await import("./draft-offer.tsx")).DraftOffer);

/** To go on with the review that was opened last, for whoever has put one aside. */
export function Offer() {
  const [vendorId] = useAtomValue(begunReviewsAtom);
  return vendorId ? (
    <Suspense>
      <DraftOffer vendorId={vendorId} />
    </Suspense>
  ) : null;
}

/** Tells whether the review of a vendor is begun. */
export function TellBegun({ vendorId, tell }: { vendorId: string; tell: (isBegun: boolean) => void }) {
  const isBegun = useAtomValue(begunReviewsAtom).includes(vendorId);
  useEffect(() => tell(isBegun), [tell, isBegun]);
  return null;
}
