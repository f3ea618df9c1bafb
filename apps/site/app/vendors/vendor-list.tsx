import { Grid } from "@troth/ui/page";
import { VendorCard } from "@troth/ui/vendor-card";
import { Link } from "react-router-dom";
import { languageOf, price } from "../format.ts";
import * as paths from "../paths.ts";
import { pictureOf } from "../pictures.ts";
import type { Category, VendorSummary } from "../queries.ts";
import { openStatus } from "./open-status.ts";

type VendorListProps = {
  vendors: readonly VendorSummary[];
  categories: readonly Category[];
  /** When the vendors were fetched, in milliseconds. */
  now: number;
  /** How many of them are in the first screen. */
  inSight?: number;
  headingLevel?: 2 | 3;
  /** How wide a card is, as in HTML's `sizes`. */
  sizes?: string;
};

const cardSizes = "(min-width: 1264px) 285px, (min-width: 640px) 45vw, 90vw";

/** Vendors as cards, as a list. */
export function VendorList({
  vendors,
  categories,
  now,
  inSight = 0,
  headingLevel = 3,
  sizes = cardSizes,
}: VendorListProps) {
  const singular = new Map(categories.map((category) => [category.slug, category.singular]));
  return (
    <Grid asChild min="card">
      <ul>
        {vendors.map((vendor, index) => (
          <li key={vendor.id}>
            <VendorCard
              name={vendor.name}
              lang={languageOf(vendor.language)}
              link={<Link to={paths.vendor(vendor.id)} />}
              picture={pictureOf(vendor.image, sizes, "")}
              facts={[
                singular.get(vendor.category[0] ?? "") ?? "",
                vendor.places[0]?.name ?? "",
                vendor.priceRange ? price(vendor.priceRange) : "",
              ].filter(Boolean)}
              rating={
                vendor.rating.average === null ? null : { average: vendor.rating.average, count: vendor.rating.count }
              }
              openStatus={openStatus(vendor.openState, vendor.timeZone, now)}
              headingLevel={headingLevel}
              priority={index < inSight}
            />
          </li>
        ))}
      </ul>
    </Grid>
  );
}
