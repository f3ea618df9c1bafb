import { maxReviewPhotos } from "@troth/rules/reviews";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { PhotosField } from "../photos/photos-field.tsx";
import { noPhotos } from "../state/draft-photo.ts";
import { reviewInProgressAtom, updateReviewAnswersAtom } from "../state/review-draft.ts";
import { messages as words } from "./photos-step-messages.ts";

const texts = { cover: words.first, makeCover: words.makeFirst };

type ReviewPhotosFieldProps = Omit<Parameters<typeof PhotosField>[0], "hint" | "maxCount" | "texts">;

export const ReviewPhotosField = (props: ReviewPhotosFieldProps) => (
  <Stack gap={4}>
    <Text tone="muted">{words.lead}</Text>
    <PhotosField hint={words.hint} maxCount={maxReviewPhotos} texts={texts} {...props} />
  </Stack>
);

/** Stays on the page, out of sight, once it has been opened: its uploads would stop with it. */
export function PhotosStep({ vendorId, hidden }: { vendorId: string; hidden: boolean }) {
  const { photos = noPhotos } = useAtomValue(reviewInProgressAtom)(vendorId).answers;
  const update = useSetAtom(updateReviewAnswersAtom);
  return (
    <Stack gap={4} hidden={hidden} className={hidden ? "hidden" : undefined}>
      <ReviewPhotosField
        id="review-photos"
        photos={photos}
        onChange={(photos) => update(vendorId, { photos })}
        scope={`${vendorId}/`}
      />
    </Stack>
  );
}
