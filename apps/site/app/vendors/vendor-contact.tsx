import { ContactCard } from "@troth/ui/contact-card";
import type { Vendor } from "../queries.ts";
import { hasWebsite, mapOf, rel, telephone, type Whereabouts } from "./contact-links.ts";
import { lazyMessages as words } from "./lazy-messages.ts";
import { profilesOf } from "./networks.ts";

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
      socials={profilesOf(vendor.socialMedia).map(({ platform, name, address }) => (
        <a key={platform} href={address} rel={rel}>
          {name}
        </a>
      ))}
    />
  );
}
