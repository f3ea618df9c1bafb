import { Suspense } from "react";
import { lazyPart } from "../../frame/lazy-part.ts";
import { Unknown } from "../../guards/guarded.tsx";
import type { Reads } from "../../prefetch.ts";
import { queueParams } from "../queue/queue-params.ts";

export const handle: Reads = { reads: ["tab", ...queueParams.names] };

const ReportCase = lazyPart(async () => (await import("./report-case.tsx")).ReportCase);

/** Decides about a review that has been reported, or about an appeal. */
export default function ReportedReview() {
  return (
    <Suspense fallback={<Unknown guard="admin" />}>
      <ReportCase />
    </Suspense>
  );
}
