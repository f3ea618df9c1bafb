import { photoMegabytes, photoTypes } from "@troth/rules/photos";
import { maxVendorPhotos } from "@troth/rules/vendors";
import { Banner } from "@troth/ui/banner";
import { Stack } from "@troth/ui/page";
import { PhotoUpload } from "@troth/ui/photo-upload";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { part } from "../forms/controls.ts";
import type { Form } from "../forms/use-form.ts";
import { sessionAtom } from "../state/session.ts";
import { updateVendorDetailsAtom, vendorDetailsAtom } from "../state/vendor-draft.ts";
import type { VendorFields } from "../state/vendor-form.ts";
import { messages } from "./messages.ts";
import { useKeptFiles, usePhotos } from "./use-photos.ts";

const words = messages.photos;

type StepProps = { form: Form<VendorFields> };

/** Stays on the page, out of sight, once it has been opened: its uploads would stop with it. */
export function PhotosStep({ form }: StepProps) {
  const [reading, setReading] = useState(0);
  return <Reading key={reading} form={form} onBehind={() => setReading(reading + 1)} />;
}

type ReadingProps = StepProps & {
  /** Another tab has added photos, which have to be read too. */
  onBehind: () => void;
};

// What is kept counts, not what the form has taken over of it so far: it takes that over again after every change.
function Reading(props: ReadingProps) {
  const files = useKeptFiles(useAtomValue(vendorDetailsAtom).photos);
  return files ? <Chosen {...props} files={files} /> : null;
}

function Chosen({ form, files, onBehind }: ReadingProps & { files: ReadonlyMap<string, File> }) {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const { photos } = useAtomValue(vendorDetailsAtom);
  const update = useSetAtom(updateVendorDetailsAtom);
  const [lost] = useState(() => photos.filter(({ key, id }) => !id && !files.has(key)).length);
  const { uploads, isBehind } = usePhotos({ photos, files, onChange: (next) => update({ photos: next }) });
  const behind = useEffectEvent(onBehind);
  useEffect(() => {
    if (isBehind) behind();
  }, [isBehind]);
  const { id, error } = part(form, "photos");
  return (
    <Stack gap={4}>
      {lost > 0 ? <Banner tone="caution">{words.lost(lost)}</Banner> : null}
      <PhotoUpload
        id={id}
        label={words.label}
        hint={words.hint}
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
