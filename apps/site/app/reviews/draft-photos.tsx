import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { PhotoGallery } from "../photos/photo-gallery.tsx";
import { useDraftPictures } from "../photos/use-draft-pictures.ts";
import { useKeptFiles, usePhotos, useReadAgain } from "../photos/use-photos.ts";
import { type DraftPhoto, noPhotos } from "../state/draft-photo.ts";
import { reviewInProgressAtom, updateReviewAnswersAtom } from "../state/review-draft.ts";
import type { PhotosArrival } from "./photos-arrival.ts";
import { messages as words } from "./photos-step-messages.ts";

type DraftPhotosProps = { vendorId: string; arrival: PhotosArrival };

/** A draft's photos as others will see them. Those that are only on this device are uploaded as soon as someone is logged in. */
export function DraftPhotos(props: DraftPhotosProps) {
  const { photos = noPhotos } = useAtomValue(reviewInProgressAtom)(props.vendorId).answers;
  const { files, time, readAgain } = useKeptFiles(photos, `${props.vendorId}/`);
  return files ? <Read key={time} {...props} photos={photos} files={files} onBehind={readAgain} /> : null;
}

type ReadProps = DraftPhotosProps & {
  photos: DraftPhoto[];
  files: ReadonlyMap<string, File>;
  onBehind: () => void;
};

function Read({ vendorId, arrival, photos, files, onBehind }: ReadProps) {
  const update = useSetAtom(updateReviewAnswersAtom);
  const { arrive, leaveOut, isBehind } = usePhotos({
    photos,
    files,
    scope: `${vendorId}/`,
    onChange: (photos) => update(vendorId, { photos }),
  });
  useReadAgain(isBehind, onBehind);
  useEffect(() => arrival.offer({ arrive, leaveOut }));
  const pictures = useDraftPictures(photos, files);
  return pictures.length > 0 ? (
    <PhotoGallery name="draft" layout="row" label={words.yours} pictures={pictures} />
  ) : null;
}
