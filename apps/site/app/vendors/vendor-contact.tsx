import { ContactCard } from "@troth/ui/contact-card";
import type { Vendor } from "../queries.ts";
import { hasWebsite, mapOf, rel, telephone, type Whereabouts } from "./contact-links.ts";
import { lazyMessages as words } from "./lazy-messages.ts";
import { networks } from "./networks.ts";

export type ContactDetails = Whereabouts & Pick<Vendor, "website" | "websiteText" | "phoneNumber" | "socialMedia">;

/** How to reach a vendor. */
export function VendorContact({ vendor }: { vendor: ContactDetails }) {
  const map = mapOf(vendor);
  return (
    <ContactCard
      address={vendor.address || undefined}
      map={
        map ? (
          <a href={map} rel={rel}>
            {words.map}
          </a>
        ) : undefined
      }
      website={
        hasWebsite(vendor) ? (
          <a href={vendor.website} rel={rel}>
            {vendor.websiteText}
          </a>
        ) : undefined
      }
      phone={vendor.phoneNumber ? <a href={telephone(vendor)}>{vendor.phoneNumber}</a> : undefined}
      socials={vendor.socialMedia.flatMap(({ platform, username }) => {
        const network = networks[platform];
        return network && username
          ? [
              <a key={platform} href={network.address(encodeURIComponent(username.replace(/^@/, "")))} rel={rel}>
                {network.name}
              </a>,
            ]
          : [];
      })}
    />
  );
}
