import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../frame/lazy-part.ts";
import { useHydrated } from "../frame/use-location-state.ts";
import { isReporting } from "./use-report.ts";

const ReportReview = lazyPart(async () => (await import("./report-review.tsx")).ReportReview);

/** A page's report about one of its reviews: loaded once someone reports a review, or comes back to a report from logging in. */
export function ReportOnPage() {
  const isOpen = isReporting(useLocation().search);
  const hydrated = useHydrated();
  // Once loaded it stays, so that it can also be seen closing.
  const [met, setMet] = useState(false);
  if (hydrated && isOpen && !met) setMet(true);
  return met ? (
    <Suspense>
      <ReportReview />
    </Suspense>
  ) : null;
}
