import { ContactCard } from "@troth/ui/contact-card";
import type { Vendor } from "../queries.ts";
import { hasWebsite, rel, telephone } from "./contact-links.ts";
import { networks } from "./networks.ts";

export type ContactDetails = Pick<Vendor, "address" | "website" | "websiteText" | "phoneNumber" | "socialMedia">;

/** How to reach a vendor. */
export function VendorContact({ vendor }: { vendor: ContactDetails }) {
  return (
    <ContactCard
      address={vendor.address || undefined}
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
