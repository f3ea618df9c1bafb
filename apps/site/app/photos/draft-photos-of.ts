import { pictureOf } from "@troth/api-client/pictures";
import type { Schemas } from "@troth/api-client";
import type { DraftPhoto } from "../state/draft-photo.ts";
import { messages as words } from "./messages.ts";

/** Photos that are on the server, as a form edits them. */
export const draftPhotosOf = (photos: readonly Schemas["Photo"][]): DraftPhoto[] =>
  photos.flatMap((photo, at) =>
    photo.drawn
      ? []
      : [
          {
            key: photo.id,
            id: photo.id,
            url: pictureOf(photo, "")?.src ?? "",
            name: words.numbered(at + 1),
            alt: photo.alt,
          },
        ],
  );
