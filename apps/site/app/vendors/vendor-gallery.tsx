import { PhotoGallery } from "../photos/photo-gallery.tsx";
import type { Vendor } from "../queries.ts";
import { messages } from "./messages.ts";
import { galleryPictures } from "./vendor-parts.tsx";

/** A vendor's photos, or its drawn cover; each opens in the viewer. */
export const VendorGallery = ({ vendor }: { vendor: Vendor }) => (
  <PhotoGallery name="photos" label={messages.detail.pictures(vendor.name)} pictures={galleryPictures(vendor)} />
);
