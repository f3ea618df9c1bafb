import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { lazyPart } from "../frame/lazy-part.ts";
import { reviewInProgressAtom } from "../state/review-draft.ts";
import { loadDraftPhotos, type PhotosArrival } from "./photos-arrival.ts";

const DraftPhotos = lazyPart(async () => (await loadDraftPhotos()).DraftPhotos);

/** The photos of the draft, if it has any: most people add none, and don't load what shows them. */
export function LazyDraftPhotos({ vendorId, arrival }: { vendorId: string; arrival: PhotosArrival }) {
  const { photos } = useAtomValue(reviewInProgressAtom)(vendorId).answers;
  return photos?.length ? (
    <Suspense>
      <DraftPhotos vendorId={vendorId} arrival={arrival} />
    </Suspense>
  ) : null;
}
