import { photoMegabytes, photoPixels, photoTypes } from "@troth/rules/photos";
import { Banner } from "@troth/ui/banner";
import { fileUploadTexts } from "@troth/ui/file-upload";
import { Stack } from "@troth/ui/page";
import { PhotoUpload, type PhotoUploadProps } from "@troth/ui/photo-upload";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useState } from "react";
import type { DraftPhoto } from "../state/draft-photo.ts";
import type { PhotoScope } from "../state/photo-store.ts";
import { sessionAtom } from "../state/session.ts";
import { messages as words } from "./messages.ts";
import { type Photos, useKeptFiles, usePhotos, useReadAgain } from "./use-photos.ts";

type PhotosFieldProps = Pick<PhotoUploadProps, "id" | "error" | "hint" | "maxCount" | "texts"> & {
  /** Default "Photos". */
  label?: string;
  photos: readonly DraftPhoto[];
  onChange: (photos: DraftPhoto[]) => void;
  /** What files are kept for on this device until they have been uploaded; null if they aren't. */
  scope: PhotoScope | null;
  /** Gets what waits until all photos have been uploaded. */
  arriveRef?: RefObject<Photos["arrive"] | null>;
};

/** Photos that people choose, put in order and describe. Keep it on the page, out of sight if need be: uploads stop with it. */
export function PhotosField(props: PhotosFieldProps) {
  const { files, time, readAgain } = useKeptFiles(props.photos, props.scope);
  return files ? <Chosen key={time} {...props} files={files} onBehind={readAgain} /> : null;
}

type ChosenProps = PhotosFieldProps & { files: ReadonlyMap<string, File>; onBehind: () => void };

function Chosen({
  photos,
  onChange,
  scope,
  arriveRef,
  files,
  onBehind,
  texts,
  label = words.label,
  ...field
}: ChosenProps) {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const [lost] = useState(() => photos.filter(({ key, id }) => !id && !files.has(key)).length);
  const { uploads, isTwice, arrive, arrived, isBehind } = usePhotos({ photos, files, scope, onChange });
  // Once someone is logged in, only an address that isn't confirmed keeps them here.
  const isOnlyHere = uploads.items.filter(({ status }) => status === "done").length > arrived;
  useReadAgain(isBehind, onBehind);
  useEffect(() => {
    if (arriveRef) arriveRef.current = arrive;
  });
  return (
    <Stack gap={4}>
      {lost > 0 ? <Banner tone="caution">{words.lost(lost)}</Banner> : null}
      <PhotoUpload
        {...field}
        label={label}
        optional
        accept={photoTypes.join(",")}
        maxSize={photoMegabytes * 1_000_000}
        maxPixels={photoPixels}
        uploads={uploads}
        isTwice={isTwice}
        texts={{
          ...texts,
          wrongKind: (name, kinds) =>
            /\.hei[cf]$/iu.test(name) ? words.heic(name) : fileUploadTexts.wrongKind(name, kinds),
          summary: (done, total, failed) =>
            done > arrived ? words.kept(done - arrived) : fileUploadTexts.summary(done, total, failed),
        }}
      />
      {isLoggedIn && !isOnlyHere ? null : (
        <Text size={14} tone="muted">
          {isLoggedIn ? words.unverified : words.guest}
        </Text>
      )}
    </Stack>
  );
}
