import { Suspense } from "react";
import { lazyPart } from "../../frame/lazy-part.ts";
import { Unknown } from "../../guards/guarded.tsx";
import type { Reads } from "../../prefetch.ts";
import { queueParams } from "../queue/queue-params.ts";

export const handle: Reads = { reads: ["tab", ...queueParams.names] };

const HeldCase = lazyPart(async () => (await import("./held-case.tsx")).HeldCase);

/** Decides whether a review that a rule holds is published. */
export default function HeldReview() {
  return (
    <Suspense fallback={<Unknown guard="admin" />}>
      <HeldCase />
    </Suspense>
  );
}
