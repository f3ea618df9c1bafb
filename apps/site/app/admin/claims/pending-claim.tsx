import { Suspense } from "react";
import { lazyPart } from "../../frame/lazy-part.ts";
import { Unknown } from "../../guards/guarded.tsx";
import type { Reads } from "../../prefetch.ts";
import { queueParams } from "../queue/queue-params.ts";

export const handle: Reads = { reads: ["tab", ...queueParams.names] };

const ClaimCase = lazyPart(async () => (await import("./claim-case.tsx")).ClaimCase);

/** Decides a claim. */
export default function PendingClaim() {
  return (
    <Suspense fallback={<Unknown guard="admin" />}>
      <ClaimCase />
    </Suspense>
  );
}
