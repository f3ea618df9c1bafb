import { Suspense } from "react";
import { lazyPart } from "../../frame/lazy-part.ts";
import { Unknown } from "../../guards/guarded.tsx";

const ReportCase = lazyPart(async () => (await import("./report-case.tsx")).ReportCase);

/** Decides about a review that has been reported, or about an appeal. */
export default function ReportedReview() {
  return (
    <Suspense fallback={<Unknown guard="admin" />}>
      <ReportCase />
    </Suspense>
  );
}
