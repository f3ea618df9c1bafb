// From a photo as the API answers it to what an `img` is given. Plain data: it knows no framework, and whoever only shows
// pictures loads nothing else of the client.
import type { Schemas } from "./operations.ts";

type Photo = Schemas["Photo"];

/** A photo as HTML's `img` has it; what the components of `@troth/ui` call a `Picture`. */
export type Picture = {
  /** Address of a file of middling width, for whatever does not know `srcSet`. */
  src: string;
  /** All widths, as in HTML's `srcset`. */
  srcSet: string;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string;
  /** What it shows; empty when the words beside it say it all. */
  alt: string;
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** A tiny blurred copy, as a data address. */
  placeholder: string;
  /** Whether it was drawn for want of photos; whoever shows it says so. */
  drawn: boolean;
};

/**
 * The API's photo as an `img` takes it; null where there is none.
 * @param sizes how wide it will be shown, as in HTML
 * @param alt says what it shows; `""` when the words beside it do
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

/** A file for link previews, which want a plain format. */
export const previewOf = (photo: Photo | null | undefined): string | undefined =>
  photo?.variants.filter(({ format }) => format === "jpg").toSorted((a, b) => b.width - a.width)[0]?.src ??
  photo?.variants.toSorted((a, b) => b.width - a.width)[0]?.src;

/**
 * A photo whose files have whole addresses, for pages of another origin: the API's own are paths.
 * @param baseUrl origin of the API
 */
export const withOrigin = <P extends Photo | null | undefined>(photo: P, baseUrl: string): P =>
  photo && {
    ...photo,
    variants: photo.variants.map((variant) => ({ ...variant, src: new URL(variant.src, baseUrl).href })),
  };
