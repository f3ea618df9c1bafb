import { type ComponentProps, Suspense, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { lazyPart } from "../frame/lazy-part.ts";
import { useRestored } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import { messages } from "./messages.ts";

const LinkObserver = lazyPart(async () => (await import("./link-observer.tsx")).LinkObserver);

type WriteReviewLinkProps = Omit<ComponentProps<typeof Link>, "to" | "state" | "children"> & { vendorId: string };

/** A link to the review of a vendor, which may have been started or published already; for the people who look after it, to changing its page. */
export function WriteReviewLink({ vendorId, ...props }: WriteReviewLinkProps) {
  const { pathname, search } = useLocation();
  const restored = useRestored();
  const [label, setLabel] = useState<"write" | "goOn" | "edit" | "manage">("write");
  return (
    <Link
      {...props}
      to={(label === "manage" ? paths.editVendor : paths.writeReview)(vendorId)}
      state={{ from: pathname + search }}
    >
      {messages.detail[label]}
      {restored ? (
        <Suspense>
          <LinkObserver vendorId={vendorId} tell={setLabel} />
        </Suspense>
      ) : null}
    </Link>
  );
}
