import type { Schemas } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Skeleton } from "@troth/ui/skeleton";
import { Suspense } from "react";
import { lazyPart } from "../../frame/lazy-part.ts";
import { messages as words } from "./messages.ts";

const Proof = lazyPart(async () => (await import("./proof.tsx")).Proof);

type ProofButtonProps = {
  reviewId: string;
  vendorName: string;
  /** What became of the last proof; null if there is none. */
  status: Schemas["ProofStatus"] | null;
};

/** Opens what an author can hand in to show that they were a client, and what became of it. */
export function ProofButton({ reviewId, vendorName, status }: ProofButtonProps) {
  const label = words.button[status ?? "none"];
  return (
    <Dialog
      title={<bdi>{words.title(vendorName)}</bdi>}
      trigger={
        <Button size="sm" variant="outline" aria-label={words.of(label, vendorName)}>
          {label}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton lines={6} className="w-full" />}>
        <Proof reviewId={reviewId} />
      </Suspense>
    </Dialog>
  );
}
