import { pictureOf } from "@troth/api-client/pictures";
import { Gallery } from "@troth/ui/gallery";
import type { Review } from "../queries.ts";
import { lazyMessages } from "./lazy-messages.ts";

/** A review's photos below its text; each opens in the viewer. */
export const ReviewPhotos = ({ review: { author, photos } }: { review: Review }) => (
  <Gallery
    layout="row"
    label={lazyMessages.reviews.photosBy(author.name)}
    pictures={photos.flatMap((photo) => pictureOf(photo, "112px") ?? [])}
  />
);
