// Pictures as the contract describes them, made from the database's rows.
import type { components } from "@troth/api-client/schema";
import { sql } from "kysely";
import type { PhotoVariant } from "../database/schema.ts";

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
