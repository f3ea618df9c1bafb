// What pages say about reviews that have been started. Loaded after hydration, so that no page waits for it.
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { lazyPart } from "../frame/lazy-part.ts";
import { draftVendorIdsAtom } from "../state/review-draft.ts";
import { sessionAtom } from "../state/session.ts";

const DraftOffer = lazyPart(async () => (await import("./draft-offer.tsx")).DraftOffer);

/** Offers to continue a review to people who have set one aside, here or, if they are logged in, on another device. */
export function Offer() {
  const here = useAtomValue(draftVendorIdsAtom);
  const { isLoggedIn } = useAtomValue(sessionAtom);
  return isLoggedIn || here.length > 0 ? (
    <Suspense>
      <DraftOffer />
    </Suspense>
  ) : null;
}
