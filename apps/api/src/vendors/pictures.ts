// Pictures as the contract describes them, made from the database's rows.
import type { components } from "@troth/api-client/schema";
import { sql } from "kysely";
import type { PhotoVariant, VendorStatus } from "../database/schema.ts";
import type { PhotoPasses } from "../photos/passes.ts";

export type Picture = components["schemas"]["Photo"];

export interface PictureRow {
  id: string;
  alt: string;
  width: number;
  height: number;
  placeholder: string;
  variants: PhotoVariant[];
}

/** A row of `photos f` as a PictureRow in JSON. */
export const pictureJson = (alt: string) =>
  sql`json_build_object('id', f.id, 'alt', ${sql.raw(alt)}, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder, 'variants', f.variants)`;

export function toPicture({ id, alt, width, height, placeholder, variants }: PictureRow): Picture {
  // The JPEG is cropped, for link previews.
  const whole = variants.filter(({ format }) => format !== "jpg");
  const widest = Math.max(...whole.map((variant) => variant.width), 0) || width;
  return {
    id,
    alt,
    drawn: false,
    width: widest,
    height: Math.round((height * widest) / width),
    placeholder,
    variants: variants.map((variant) => ({ src: `/api/photos/${id}/${variant.width}.${variant.format}`, ...variant })),
  };
}

/** In which states anyone who knows its address can open a listing's photo. No one knows those of one that waits, apart from its author and us. */
export const statesWithPublicPhotos: readonly VendorStatus[] = ["approved", "pending"];

/** A listing for those who see it whatever its state: with addresses at which they can open its photos. */
export function withPhotosOpen<Listing extends { image: Picture; photos?: Picture[] }>(
  listing: Listing,
  status: VendorStatus,
  passes: PhotoPasses,
): Listing {
  if (statesWithPublicPhotos.includes(status)) return listing;
  const open = (picture: Picture) => (picture.drawn ? picture : passes.admit(picture));
  return { ...listing, image: open(listing.image), ...(listing.photos && { photos: listing.photos.map(open) }) };
}
