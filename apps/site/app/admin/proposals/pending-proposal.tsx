import { Suspense } from "react";
import { lazyPart } from "../../frame/lazy-part.ts";
import { Unknown } from "../../guards/guarded.tsx";
import type { Reads } from "../../prefetch.ts";
import { queueParams } from "../queue/queue-params.ts";

export const handle: Reads = { reads: ["tab", ...queueParams.names] };

const ProposalCase = lazyPart(async () => (await import("./proposal-case.tsx")).ProposalCase);

/** Decides what someone suggests for a listing. */
export default function PendingProposal() {
  return (
    <Suspense fallback={<Unknown guard="admin" />}>
      <ProposalCase />
    </Suspense>
  );
}
