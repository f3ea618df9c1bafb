// Turns a photo from the API into the attributes of an `img`. Plain data: it depends on no framework, and pages that
// only show pictures don't load the rest of the client.
import type { Schemas } from "./operations.ts";

type Photo = Schemas["Photo"];

/** A photo as the attributes of an `img`; the components of `@troth/ui` call it a `Picture`. */
export type Picture = {
  /** Address of a medium-width file, for anything that doesn't support `srcSet`. */
  src: string;
  /** All widths, as in HTML's `srcset`. */
  srcSet: string;
  /** The same widths as AVIF, for a `<source>` before the `img`. Empty if there are none, or not yet. */
  avif: string;
  /** How wide it will be shown, as in HTML's `sizes`. */
  sizes: string;
  /** What it shows; empty if the text beside it says enough. */
  alt: string;
  /** The width of the largest file, in pixels. */
  width: number;
  height: number;
  /** A tiny blurred copy, as a data URL. */
  placeholder: string;
  /** Whether it was drawn because there are no photos. Say so wherever it is shown. */
  drawn: boolean;
};

// Of each format, the contract lists the narrowest first.
const filesOf = (photo: Photo, format: Schemas["PhotoFormat"]) =>
  photo.variants.filter((file) => file.format === format);

const setOf = (files: Photo["variants"]) => files.map(({ src, width }) => `${src} ${width}w`).join(", ");

/**
 * Turns a photo from the API into the attributes of an `img`; null if there is no photo.
 * @param sizes how wide it will be shown, as in HTML
 * @param alt says what it shows; `""` if the text beside it does
 */
export function pictureOf(photo: Photo | null | undefined, sizes: string, alt = photo?.alt ?? ""): Picture | null {
  if (!photo?.variants.length) return null;
  const { id: _id, variants, ...about } = photo;
  const webp = filesOf(photo, "webp");
  const shown = webp.length ? webp : variants;
  return {
    ...about,
    src: (shown.find(({ width }) => width >= 640) ?? shown.at(-1)!).src,
    srcSet: setOf(shown),
    avif: setOf(filesOf(photo, "avif")),
    sizes,
    alt,
  };
}

/** The largest file of a photo, for a viewer. */
export const largestOf = (photo: Photo): string | undefined => filesOf(photo, "webp").at(-1)?.src;

/**
 * A file for link previews: a JPEG, since many messengers read nothing newer. An upload's is made a little after it;
 * until then the largest file has to do.
 */
export const previewOf = (photo: Photo | null | undefined): string | undefined =>
  photo ? [...filesOf(photo, "webp"), ...filesOf(photo, "jpg")].at(-1)?.src : undefined;

/**
 * The photo with full file addresses, for pages on another origin: the API itself gives only paths.
 * @param baseUrl origin of the API
 */
export const withOrigin = <P extends Photo | null | undefined>(photo: P, baseUrl: string): P =>
  photo && {
    ...photo,
    variants: photo.variants.map((variant) => ({ ...variant, src: new URL(variant.src, baseUrl).href })),
  };
