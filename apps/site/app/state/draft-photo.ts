// A photo that someone has chosen in a form, kept on this device until what it belongs to is sent.
import { type Check, isBoolean, isListOf, isShape, isString } from "./shape.ts";

/** In the order that they will be shown in. */
export type DraftPhoto = {
  /** Tells the photos of this device apart; the file itself is in `photo-store.ts` under this key. */
  key: string;
  /** The server's id; empty until it has been uploaded. */
  id: string;
  /** Its address on the server; empty until then. */
  url: string;
  /** The file's name. */
  name: string;
  /** What it shows. */
  alt: string;
  /** The server couldn't use the file. */
  refused?: boolean | undefined;
};

export const noPhotos: DraftPhoto[] = [];

export const areDraftPhotos: Check<DraftPhoto[]> = isListOf(
  isShape<DraftPhoto>({
    key: isString,
    id: isString,
    url: isString,
    name: isString,
    alt: isString,
    refused: (value): value is boolean | undefined => value === undefined || isBoolean(value),
  }),
);
