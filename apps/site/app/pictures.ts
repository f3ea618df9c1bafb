import type { Schemas } from "@troth/api-client";
import type { Picture } from "@troth/ui/picture-arch";

type Photo = Schemas["Photo"];

/** The API's photo as components take it. `sizes` says how wide it is shown, as in HTML. */
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
  };
}

/** The largest file of a photo, for a viewer. */
export const largestOf = (photo: Photo): string | undefined =>
  photo.variants.filter(({ format }) => format === "webp").toSorted((a, b) => b.width - a.width)[0]?.src;

/** A file for link previews, which want a plain format. */
export const previewOf = (photo: Photo | null | undefined): string | undefined =>
  photo?.variants.filter(({ format }) => format === "jpg").toSorted((a, b) => b.width - a.width)[0]?.src ??
  photo?.variants.toSorted((a, b) => b.width - a.width)[0]?.src;
