import { useQuery } from "@tanstack/react-query";
import { Badge } from "@troth/ui/badge";
import { Breadcrumb } from "@troth/ui/breadcrumb";
import { HoursList } from "@troth/ui/hours-list";
import { dayOfDate, hoursGiven, type SpecialHoursEntry } from "@troth/ui/opening-hours";
import { Columns, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { VendorHeader } from "@troth/ui/vendor-header";
import { websiteOf } from "@troth/rules/vendors";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { price } from "../format.ts";
import { ownTimeZone } from "../listings/own-time-zone.ts";
import { PhotoGallery } from "../photos/photo-gallery.tsx";
import { useDraftPictures } from "../photos/use-draft-pictures.ts";
import { categoriesQuery } from "../queries.ts";
import { vendorDetailsAtom } from "../state/vendor-draft.ts";
import { vendorFieldsAtom } from "../state/vendor-form.ts";
import { VendorContact } from "../vendors/vendor-contact.tsx";
import { messages } from "./messages.ts";

const words = messages.verify;

type VendorPreviewProps = {
  /** The photos that are still only on this device. */
  files: ReadonlyMap<string, File>;
};

/** The draft as its page will look, made of the same parts. */
export function VendorPreview({ files }: VendorPreviewProps) {
  const vendor = useAtomValue(vendorFieldsAtom);
  const { placeNames } = useAtomValue(vendorDetailsAtom);
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [now] = useState(() => Date.now());
  const pictures = useDraftPictures(vendor.photos, files);
  const category = categories.find(({ slug }) => slug === vendor.category[0]);
  const place = placeNames[vendor.location[0] ?? ""];
  const website = websiteOf(vendor.website) ?? "";
  return (
    <>
      <Breadcrumb
        label={words.preview}
        className="pb-4"
        items={[
          ...(category ? [{ label: category.name }] : []),
          ...(place ? [{ label: place }] : []),
          { label: vendor.name },
        ]}
      />
      {pictures.length > 0 ? (
        <PhotoGallery name="draft" label={words.photosOf(vendor.name)} pictures={pictures} />
      ) : (
        <Text tone="muted" className="rounded-panel bg-sunken px-5 py-8 text-center">
          {words.noPhotos}
        </Text>
      )}
      <Columns layout="main-aside" className="mt-8">
        <VendorHeader
          headingLevel={2}
          name={vendor.name}
          rating={null}
          badges={vendor.priceRange ? <Badge>{price(vendor.priceRange)}</Badge> : null}
          description={vendor.description.trim() || undefined}
        />
        <Stack gap={6}>
          {hoursGiven(vendor.openingHours) ? (
            <HoursList
              value={vendor.openingHours}
              special={vendor.specialHours.filter(isDated)}
              now={now}
              // The place's is known only once the listing has been submitted.
              timeZone={ownTimeZone()}
            />
          ) : null}
          <VendorContact
            vendor={{ ...vendor, website, websiteText: website.replace(/^https?:\/\/(?:www\.)?|\/$/g, "") }}
          />
        </Stack>
      </Columns>
    </>
  );
}

/** A draft may hold dates that are only half chosen. */
const isDated = ({ from, to }: SpecialHoursEntry) => dayOfDate(from) !== null && dayOfDate(to) !== null;
