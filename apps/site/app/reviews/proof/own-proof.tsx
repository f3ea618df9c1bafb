import { useQuery } from "@tanstack/react-query";
import { usePersonId } from "../../account/profile/use-account.ts";
import { ProofButton } from "./proof-button.tsx";
import { proofQuery } from "./proof-query.ts";

/** Beside someone's own review, at the review's address. */
export function OwnProof({ reviewId, vendorName }: { reviewId: string; vendorName: string }) {
  const { data } = useQuery(proofQuery(usePersonId(), reviewId));
  if (!data) return null;
  return <ProofButton reviewId={reviewId} vendorName={vendorName} status={data.proof?.status ?? null} />;
}
