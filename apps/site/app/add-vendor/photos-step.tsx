import { photoMegabytes, photoTypes } from "@troth/rules/photos";
import { maxVendorPhotos } from "@troth/rules/vendors";
import { Banner } from "@troth/ui/banner";
import { Stack } from "@troth/ui/page";
import { PhotoUpload } from "@troth/ui/photo-upload";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { part } from "../forms/controls.ts";
import type { Form } from "../forms/use-form.ts";
import { sessionAtom } from "../state/session.ts";
import type { FieldNotes, VendorFields } from "../state/vendor-form.ts";
import { messages } from "./messages.ts";
import { type Photos, useKeptFiles, usePhotos } from "./use-photos.ts";

const words = messages.photos;

type StepProps = {
  form: Form<VendorFields>;
  notes?: FieldNotes;
  /** Whether files are kept on this device until they have been uploaded. Default `true`. */
  onDevice?: boolean;
  /** Gets what waits until all photos have been uploaded. */
  arriveRef?: RefObject<Photos["arrive"] | null>;
};

/** Stays on the page, out of sight, once it has been opened: its uploads would stop with it. */
export function PhotosStep(props: StepProps) {
  const [reading, setReading] = useState(0);
  return <Reading key={reading} {...props} onBehind={() => setReading(reading + 1)} />;
}

type ReadingProps = StepProps & {
  /** The photos were changed elsewhere, such as in another tab, and have to be read again. */
  onBehind: () => void;
};

function Reading(props: ReadingProps) {
  const files = useKeptFiles(props.form.watch("photos"), props.onDevice);
  return files ? <Chosen {...props} files={files} /> : null;
}

function Chosen({
  form,
  notes = {},
  arriveRef,
  onDevice = true,
  files,
  onBehind,
}: ReadingProps & { files: ReadonlyMap<string, File> }) {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const photos = form.watch("photos");
  const [lost] = useState(() => photos.filter(({ key, id }) => !id && !files.has(key)).length);
  const { uploads, arrive, isBehind } = usePhotos({
    photos,
    files,
    onDevice,
    onChange: (next) => form.set("photos", next),
  });
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
      />
      {isLoggedIn ? null : (
        <Text size={14} tone="muted">
          {words.guest}
        </Text>
      )}
    </Stack>
  );
}
