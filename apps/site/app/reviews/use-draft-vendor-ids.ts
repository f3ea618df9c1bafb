import { queryOptions, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { draftVendorIdsAtom } from "../state/review-draft.ts";
import { sessionAtom } from "../state/session.ts";
import { apiOf } from "../visit.ts";

const reviewDraftsQuery = (personId: string) =>
  queryOptions({
    queryKey: ["listReviewDrafts", personId],
    queryFn: ({ client, signal }) => apiOf(client).listReviewDrafts({ signal }),
    staleTime: 0,
    enabled: personId !== "",
  });

/** The vendors whose reviews have been started, on this device or on the person's others. */
export function useDraftVendorIds(): string[] {
  const here = useAtomValue(draftVendorIdsAtom);
  const { data } = useQuery(reviewDraftsQuery(useAtomValue(sessionAtom).userData._id));
  return [...new Set([...here, ...(data?.items ?? []).map(({ vendorId }) => vendorId)])];
}
