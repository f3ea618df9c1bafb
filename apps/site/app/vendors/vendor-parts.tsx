// What a vendor's page has in common with the page of a listing that isn't public.
import { pictureOf } from "@troth/api-client/pictures";
import { Badge } from "@troth/ui/badge";
import { price } from "../format.ts";
import type { Vendor } from "../queries.ts";
import { messages } from "./messages.ts";
import { openStatus } from "./open-status.ts";

const words = messages.detail;

export const galleryPictures = ({ banner, photos }: Vendor) =>
  (banner ? [banner] : photos).flatMap(
    (photo, index, { length }) => pictureOf(photo, gallerySizes(photo.drawn, index, length)) ?? [],
  );

/**
 * The maximum width of a gallery picture, for HTML's `sizes`. A picture cropped to its cell may be wider than what
 * shows of it, as a drawn cover's ends are on phones. For phones a little more: between two files a browser takes the
 * smaller one if it falls only slightly short.
 */
function gallerySizes(isDrawn: boolean, index: number, total: number): string {
  const [part, phone] = index > 0 ? [total > 2 ? 34 : 54, 59] : [total > 1 ? 67 : 100, isDrawn ? 188 : 101];
  return `(min-width: 1264px) ${part * 12}px, (min-width: 640px) ${part}vw, ${phone}vw`;
}

export function VendorBadges({ vendor, now }: { vendor: Vendor; now: number }) {
  const status = openStatus(vendor.openState, vendor.timeZone, now, true);
  return (
    <>
      {status ? (
        <Badge tone={status.tone === "open" ? "green" : "neutral"} dot={status.tone === "open"}>
          {status.label}
        </Badge>
      ) : null}
      {vendor.isClaimed ? <Badge title={words.claimedHint}>{words.claimed}</Badge> : null}
      {vendor.priceRange ? (
        <Badge>
          <span aria-hidden>{price(vendor.priceRange)}</span>
          <span className="sr-only">{words.priceLabel(price(vendor.priceRange))}</span>
        </Badge>
      ) : null}
    </>
  );
}
