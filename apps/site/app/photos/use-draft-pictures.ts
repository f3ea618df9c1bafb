import type { GalleryPicture } from "@troth/ui/gallery";
import { useEffect, useState } from "react";
import type { DraftPhoto } from "../state/draft-photo.ts";

/** The photos of a draft as pictures: from this device where they are only there, or else from the server. */
export function useDraftPictures(photos: readonly DraftPhoto[], files: ReadonlyMap<string, File>): GalleryPicture[] {
  const [local, setLocal] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const addresses = new Map([...files].map(([key, file]) => [key, URL.createObjectURL(file)]));
    // Made here, so that they can be taken back.
    // oxlint-disable-next-line react/set-state-in-effect
    setLocal(addresses);
    return () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    };
  }, [files]);
  return photos.flatMap(({ key, url, alt }) => {
    const src = local.get(key) ?? url;
    return src ? [{ src, alt, width: 4, height: 3 }] : [];
  });
}
