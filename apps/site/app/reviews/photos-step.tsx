import { maxReviewPhotos } from "@troth/rules/reviews";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { part } from "../forms/controls.ts";
import type { Form } from "../forms/use-form.ts";
import { PhotosField } from "../photos/photos-field.tsx";
import { noPhotos } from "../state/draft-photo.ts";
import { reviewInProgressAtom, updateReviewAnswersAtom } from "../state/review-draft.ts";
import type { ReviewFields } from "../state/review-form.ts";
import { messages as words } from "./photos-step-messages.ts";

const texts = { cover: words.first, makeCover: words.makeFirst };

type ReviewPhotosFieldProps = Omit<
  Parameters<typeof PhotosField>[0],
  "id" | "error" | "hint" | "maxCount" | "texts"
> & {
  form: Form<ReviewFields>;
};

export function ReviewPhotosField({ form, ...photos }: ReviewPhotosFieldProps) {
  const { id, error } = part(form, "photos");
  return (
    <Stack gap={4}>
      <Text tone="muted">{words.lead}</Text>
      <PhotosField id={id} error={error} hint={words.hint} maxCount={maxReviewPhotos} texts={texts} {...photos} />
    </Stack>
  );
}

/** Stays on the page, out of sight, once it has been opened: its uploads would stop with it. */
export function PhotosStep({ form, vendorId }: { form: Form<ReviewFields>; vendorId: string }) {
  // What is kept counts, not what the form has taken over of it so far: it takes that over again after every change.
  const { photos = noPhotos } = useAtomValue(reviewInProgressAtom)(vendorId).answers;
  const update = useSetAtom(updateReviewAnswersAtom);
  return (
    <ReviewPhotosField
      form={form}
      photos={photos}
      onChange={(photos) => update(vendorId, { photos })}
      scope={`${vendorId}/`}
    />
  );
}
