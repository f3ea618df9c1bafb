// The e-mails about listings.
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { page, type Site } from "../users/emails.ts";

interface Listing {
  id: string;
  name: string;
}

const pageOf = (site: Site, { id }: Listing) => page(site, `/vendor/detail/vendordetail/${id}`);

const editPageOf = (site: Site, { id }: Listing) => page(site, `/edit/vendordetail/${id}`);

/** To the person who added it. */
export const listingReceivedEmail = (site: Site, to: string, listing: Listing): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ve received ${listing.name}`,
      paragraphs: [
        `Thank you for adding ${listing.name} to ${site.brand}.`,
        "One of us will look at it now. We’ll e-mail you as soon as it’s published, or if we need you to change something. Until then only you can see it, and you can still change it.",
        "Is it your business? Once it’s published, you can claim it from its page. As its owner you can keep it up to date and reply to reviews.",
      ],
      action: { label: "See your listing", url: pageOf(site, listing) },
      footnote: "You’re getting this e-mail because you added this vendor while you were logged in.",
    },
    site,
  );

/** To each of the people who look after it. */
export const proposalReceivedEmail = (site: Site, to: string, listing: Listing): Mail =>
  renderEmail(
    {
      to,
      subject: `Someone suggests a change to ${listing.name}`,
      paragraphs: [
        `Someone thinks that something on the page of ${listing.name} should change. It stays as it is until you’ve decided.`,
        "You can accept or decline each part of it.",
      ],
      action: { label: "See what they suggest", url: editPageOf(site, listing) },
      footnote: "However many suggestions there are, we write to you about them once a day at most.",
    },
    site,
  );

/** To the person who proposed it. */
export const proposalDecidedEmail = (
  site: Site,
  to: string,
  listing: Listing,
  outcome: { accepted: number; declined: number },
): Mail =>
  renderEmail(
    {
      to,
      subject:
        outcome.accepted > 0 ? `${listing.name} has taken up your suggestion` : `Your suggestion to ${listing.name}`,
      paragraphs: [
        outcome.accepted === 0
          ? `Thank you for suggesting a change to ${listing.name}. It stays as it is this time.`
          : outcome.declined === 0
            ? `Thank you for suggesting a change to ${listing.name}. It’s on the page now.`
            : `Thank you for suggesting changes to ${listing.name}. Some of them are on the page now, the rest stays as it was.`,
      ],
      action: { label: "See the page", url: pageOf(site, listing) },
      footnote: "You’re getting this e-mail because you suggested a change while you were logged in.",
    },
    site,
  );
