import { maxVendorPhotos } from "@troth/rules/vendors";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { part } from "../forms/controls.ts";
import type { Form } from "../forms/use-form.ts";
import { PhotosField } from "../photos/photos-field.tsx";
import { knownVendorAtom } from "../state/vendor-account.ts";
import { updateVendorDetailsAtom, vendorDetailsAtom } from "../state/vendor-draft.ts";
import type { VendorFields } from "../state/vendor-form.ts";
import { messages } from "./messages.ts";

const words = messages.photos;

/** Stays on the page, out of sight, once it has been opened: its uploads would stop with it. */
export function PhotosStep({ form }: { form: Form<VendorFields> }) {
  // What is kept counts, not what the form has taken over of it so far: it takes that over again after every change.
  const { photos } = useAtomValue(vendorDetailsAtom);
  const update = useSetAtom(updateVendorDetailsAtom);
  const known = useAtomValue(knownVendorAtom);
  const { id, error } = part(form, "photos");
  return (
    <Stack gap={4}>
      <PhotosField
        id={id}
        error={error}
        hint={words.hint}
        maxCount={maxVendorPhotos}
        photos={photos}
        onChange={(photos) => update({ photos })}
        scope=""
      />
      {known?.elsewhere ? (
        <Text size={14} tone="muted">
          {words.elsewhere}
        </Text>
      ) : null}
    </Stack>
  );
}
