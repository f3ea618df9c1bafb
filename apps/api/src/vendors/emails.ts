// The e-mails about listings.
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import type { Site } from "../users/emails.ts";

interface Listing {
  id: string;
  name: string;
}

const pageOf = ({ publicUrl }: Site, { id }: Listing) => new URL(`/vendor/detail/vendordetail/${id}`, publicUrl).href;

/** To the person who added it. */
export const listingReceivedEmail = (site: Site, to: string, listing: Listing): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ve received ${listing.name}`,
      paragraphs: [
        `Thank you for adding ${listing.name} to ${site.brand}.`,
        "One of us will look at it now. We’ll e-mail you as soon as it’s published, or if we need you to change something. Until then only you can see it, and you can still change it.",
      ],
      action: { label: "See your listing", url: pageOf(site, listing) },
      footnote: "You’re getting this e-mail because you added this vendor while you were logged in.",
    },
    site,
  );
