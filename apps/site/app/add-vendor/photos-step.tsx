import { photoMegabytes, photoTypes } from "@troth/rules/photos";
import { maxVendorPhotos } from "@troth/rules/vendors";
import { Banner } from "@troth/ui/banner";
import { Stack } from "@troth/ui/page";
import { PhotoUpload } from "@troth/ui/photo-upload";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { part } from "../forms/controls.ts";
import type { Form } from "../forms/use-form.ts";
import { knownVendorAtom } from "../state/vendor-account.ts";
import { sessionAtom } from "../state/session.ts";
import { type DraftPhoto, updateVendorDetailsAtom, vendorDetailsAtom } from "../state/vendor-draft.ts";
import type { FieldNotes, VendorFields } from "../state/vendor-form.ts";
import { messages } from "./messages.ts";
import { type Photos, useKeptFiles, usePhotos } from "./use-photos.ts";

const words = messages.photos;

type StepProps = { form: Form<VendorFields>; notes?: FieldNotes };

/** Stays on the page, out of sight, once it has been opened: its uploads would stop with it. */
export function PhotosStep(props: StepProps) {
  // What is kept counts, not what the form has taken over of it so far: it takes that over again after every change.
  const { photos } = useAtomValue(vendorDetailsAtom);
  const update = useSetAtom(updateVendorDetailsAtom);
  const known = useAtomValue(knownVendorAtom);
  return (
    <Stack gap={4}>
      <PhotosField {...props} photos={photos} onChange={(photos) => update({ photos })} />
      {known?.elsewhere ? (
        <Text size={14} tone="muted">
          {words.elsewhere}
        </Text>
      ) : null}
    </Stack>
  );
}

type PhotosFieldProps = StepProps & {
  photos: readonly DraftPhoto[];
  onChange: (photos: DraftPhoto[]) => void;
  /** Whether files are kept on this device until they have been uploaded. Default `true`. */
  onDevice?: boolean;
  /** Gets what waits until all photos have been uploaded. */
  arriveRef?: RefObject<Photos["arrive"] | null>;
};

export function PhotosField(props: PhotosFieldProps) {
  const [reading, setReading] = useState(0);
  return <Reading key={reading} {...props} onBehind={() => setReading(reading + 1)} />;
}

type ReadingProps = PhotosFieldProps & {
  /** The photos were changed elsewhere, such as in another tab, and have to be read again. */
  onBehind: () => void;
};

function Reading(props: ReadingProps) {
  const files = useKeptFiles(props.photos, props.onDevice);
  return files ? <Chosen {...props} files={files} /> : null;
}

type ChosenProps = ReadingProps & { files: ReadonlyMap<string, File> };

function Chosen({ form, notes = {}, photos, onChange, onDevice = true, arriveRef, files, onBehind }: ChosenProps) {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const [lost] = useState(() => photos.filter(({ key, id }) => !id && !files.has(key)).length);
  const { uploads, arrive, isBehind } = usePhotos({ photos, files, onDevice, onChange });
  const behind = useEffectEvent(onBehind);
  useEffect(() => {
    if (isBehind) behind();
  }, [isBehind]);
  useEffect(() => {
    if (arriveRef) arriveRef.current = arrive;
  });
  const { id, error } = part(form, "photos");
  return (
    <Stack gap={4}>
      {lost > 0 ? <Banner tone="caution">{words.lost(lost)}</Banner> : null}
      <PhotoUpload
        id={id}
        label={words.label}
        hint={notes.photos ?? words.hint}
        optional
        accept={photoTypes.join(",")}
        maxSize={photoMegabytes * 1_000_000}
        maxCount={maxVendorPhotos}
        error={error}
        uploads={uploads}
        texts={isLoggedIn ? undefined : { summary: (_done, total) => words.kept(total) }}
      />
      {isLoggedIn ? null : (
        <Text size={14} tone="muted">
          {words.guest}
        </Text>
      )}
    </Stack>
  );
}
