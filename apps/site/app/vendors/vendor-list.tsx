import { pictureOf } from "@troth/api-client/pictures";
import { Grid } from "@troth/ui/page";
import { VendorCard, type VendorCardProps } from "@troth/ui/vendor-card";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { FavouriteHeart } from "../favourites/favourite-heart.tsx";
import { languageOf, price } from "../format.ts";
import { dimmedWhileBusy } from "../frame/use-is-reloading-page.ts";
import * as paths from "../paths.ts";
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
  /** What more each card says at its foot. */
  footerOf?: ((vendor: VendorSummary) => ReactNode) | undefined;
};

/**
 * The maximum width of a card, for HTML's `sizes`: one column, two, three or four, on `/search` beside the filters. A
 * little more for phones: between two files a browser takes the smaller one if it falls only slightly short.
 */
const cardSizes =
  "(min-width: 1192px) 290px, (min-width: 1024px) 34vw, (min-width: 880px) 31vw, (min-width: 572px) 46vw, 101vw";

/** Vendors as cards, as a list. */
export function VendorList({ vendors, categories, now, inSight = 0, headingLevel = 3, footerOf }: VendorListProps) {
  return (
    <Grid asChild min="card" className={dimmedWhileBusy}>
      <ul>
        {vendors.map((vendor, index) => (
          <li key={vendor.id}>
            <ListedVendor
              vendor={vendor}
              categories={categories}
              now={now}
              headingLevel={headingLevel}
              priority={index < inSight}
              footer={footerOf?.(vendor)}
            />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

type ListedVendorProps = Omit<VendorListProps, "vendors" | "inSight" | "footerOf"> & {
  vendor: VendorSummary;
} & Pick<VendorCardProps, "action" | "footer" | "layout" | "priority">;

/** One vendor as a card. */
export function ListedVendor({ vendor, categories, now, ...rest }: ListedVendorProps) {
  return (
    <VendorCard
      name={vendor.name}
      lang={languageOf(vendor.language)}
      link={<Link to={paths.vendor(vendor.id)} />}
      picture={pictureOf(vendor.image, cardSizes, "")}
      facts={[
        categories.find(({ slug }) => slug === vendor.category[0])?.singular ?? "",
        vendor.places[0]?.name ?? "",
        vendor.priceRange ? price(vendor.priceRange) : "",
      ].filter(Boolean)}
      rating={vendor.rating.average === null ? null : { average: vendor.rating.average, count: vendor.rating.count }}
      openStatus={openStatus(vendor.openState, vendor.timeZone, now)}
      action={<FavouriteHeart vendor={vendor} variant="on-picture" />}
      {...rest}
    />
  );
}
