import { lazyPart } from "../../frame/lazy-part.ts";
import { Suspense } from "react";
import { Unknown } from "../../guards/guarded.tsx";
import type { Reads } from "../../prefetch.ts";
import { queueParams } from "../queue/queue-params.ts";

export const handle: Reads = { reads: ["tab", ...queueParams.names] };

const VendorCase = lazyPart(async () => (await import("./vendor-case.tsx")).VendorCase);

/** Decides about a vendor: one that waits for approval, or one that is published already. */
export default function PendingApproval() {
  return (
    <Suspense fallback={<Unknown guard="admin" />}>
      <VendorCase />
    </Suspense>
  );
}
