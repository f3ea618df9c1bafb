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

/**
 * Turns a photo from the API into the attributes of an `img`; null if there is no photo.
 * @param sizes how wide it will be shown, as in HTML
 * @param alt says what it shows; `""` if the text beside it does
 */
export function pictureOf(photo: Photo | null | undefined, sizes: string, alt = photo?.alt ?? ""): Picture | null {
  if (!photo || photo.variants.length === 0) return null;
  const webp = photo.variants.filter(({ format }) => format === "webp");
  const shown = (webp.length ? webp : photo.variants).toSorted((a, b) => a.width - b.width);
  const middle = shown.find(({ width }) => width >= 640) ?? shown.at(-1)!;
  return {
    src: middle.src,
    srcSet: shown.map(({ src, width }) => `${src} ${width}w`).join(", "),
    sizes,
    alt,
    width: photo.width,
    height: photo.height,
    placeholder: photo.placeholder,
    drawn: photo.drawn,
  };
}

/** The largest file of a photo, for a viewer. */
export const largestOf = (photo: Photo): string | undefined =>
  photo.variants.filter(({ format }) => format === "webp").toSorted((a, b) => b.width - a.width)[0]?.src;

/** A file for link previews, which need a basic format. */
export const previewOf = (photo: Photo | null | undefined): string | undefined =>
  photo?.variants.filter(({ format }) => format === "jpg").toSorted((a, b) => b.width - a.width)[0]?.src ??
  photo?.variants.toSorted((a, b) => b.width - a.width)[0]?.src;

/**
 * The photo with full file addresses, for pages on another origin: the API itself gives only paths.
 * @param baseUrl origin of the API
 */
export const withOrigin = <P extends Photo | null | undefined>(photo: P, baseUrl: string): P =>
  photo && {
    ...photo,
    variants: photo.variants.map((variant) => ({ ...variant, src: new URL(variant.src, baseUrl).href })),
  };
