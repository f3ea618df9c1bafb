import { lazyPart } from "../../frame/lazy-part.ts";
import { Suspense } from "react";
import { Unknown } from "../../guards/guarded.tsx";

const VendorCase = lazyPart(async () => (await import("./vendor-case.tsx")).VendorCase);

/** Decides about a vendor: one that waits for approval, or one that is published already. */
export default function PendingApproval() {
  return (
    <Suspense fallback={<Unknown guard="admin" />}>
      <VendorCase />
    </Suspense>
  );
}
