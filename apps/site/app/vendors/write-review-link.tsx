import { useAtomValue } from "jotai";
import { type ComponentProps, Suspense, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { lazyPart } from "../frame/lazy-part.ts";
import { useHydrated } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import { restoredAtom } from "../state/persisted.ts";
import { messages } from "./messages.ts";

const DraftObserver = lazyPart(async () => (await import("../reviews/lazy-offers.tsx")).DraftObserver);

type WriteReviewLinkProps = Omit<ComponentProps<typeof Link>, "to" | "state" | "children"> & { vendorId: string };

/** A link to the review of a vendor, which may have been started already. */
export function WriteReviewLink({ vendorId, ...props }: WriteReviewLinkProps) {
  const { pathname, search } = useLocation();
  const isRestored = useAtomValue(restoredAtom);
  // Hydrated late, everything has been restored by then.
  const restored = useHydrated() && isRestored;
  const [isBegun, setBegun] = useState(false);
  return (
    <Link {...props} to={paths.writeReview(vendorId)} state={{ from: pathname + search }}>
      {isBegun ? messages.detail.goOn : messages.detail.write}
      {restored ? (
        <Suspense>
          <DraftObserver vendorId={vendorId} tell={setBegun} />
        </Suspense>
      ) : null}
    </Link>
  );
}
