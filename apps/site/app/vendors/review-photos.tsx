import { pictureOf } from "@troth/api-client/pictures";
import { PhotoGallery } from "../photos/photo-gallery.tsx";
import type { Review } from "../queries.ts";
import { lazyMessages } from "./lazy-messages.ts";

/** A review's photos below its text; each opens in the viewer. */
export const ReviewPhotos = ({ review: { author, photos } }: { review: Pick<Review, "author" | "photos"> }) => (
  <PhotoGallery
    name={photos[0]?.id ?? ""}
    layout="row"
    label={lazyMessages.reviews.photosBy(author.name)}
    // Cropped to a square, a wide one is wider than what shows of it.
    pictures={photos.flatMap(
      (photo) => pictureOf(photo, `${Math.ceil(112 * Math.max(1, photo.width / photo.height))}px`) ?? [],
    )}
  />
);
