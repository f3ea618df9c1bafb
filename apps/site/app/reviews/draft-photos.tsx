import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { PhotoGallery } from "../photos/photo-gallery.tsx";
import { useDraftPictures } from "../photos/use-draft-pictures.ts";
import { useKeptFiles, usePhotos } from "../photos/use-photos.ts";
import { type DraftPhoto, noPhotos } from "../state/draft-photo.ts";
import { reviewInProgressAtom, updateReviewAnswersAtom } from "../state/review-draft.ts";
import type { PhotosArrival } from "./photos-arrival.ts";
import { messages as words } from "./photos-step-messages.ts";

type DraftPhotosProps = { vendorId: string; arrival: PhotosArrival };

/** A draft's photos as others will see them. Those that are only on this device are uploaded as soon as someone is logged in. */
export function DraftPhotos(props: DraftPhotosProps) {
  const { photos = noPhotos } = useAtomValue(reviewInProgressAtom)(props.vendorId).answers;
  const [reading, setReading] = useState(0);
  return <Reading key={reading} {...props} photos={photos} onBehind={() => setReading(reading + 1)} />;
}

type ReadingProps = DraftPhotosProps & {
  photos: DraftPhoto[];
  /** They were changed elsewhere, such as in another tab, and have to be read again. */
  onBehind: () => void;
};

function Reading(props: ReadingProps) {
  const files = useKeptFiles(props.photos, `${props.vendorId}/`);
  return files ? <Read {...props} files={files} /> : null;
}

function Read({ vendorId, arrival, photos, files, onBehind }: ReadingProps & { files: ReadonlyMap<string, File> }) {
  const update = useSetAtom(updateReviewAnswersAtom);
  const { arrive, leaveOut, isBehind } = usePhotos({
    photos,
    files,
    scope: `${vendorId}/`,
    onChange: (photos) => update(vendorId, { photos }),
  });
  const behind = useEffectEvent(onBehind);
  useEffect(() => {
    if (isBehind) behind();
  }, [isBehind]);
  useEffect(() => arrival.offer({ arrive, leaveOut }));
  const pictures = useDraftPictures(photos, files);
  return pictures.length > 0 ? (
    <PhotoGallery name="draft" layout="row" label={words.yours} pictures={pictures} />
  ) : null;
}
