// The words of the monthly summary.
import { notGiven } from "@troth/ui/opening-hours";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { link, page, type Site } from "../users/emails.ts";
import type { ListingFacts } from "./queries.ts";

/** Both the page with the button and the address that mail readers send their form to. */
const stopPath = "/api/users/stop-monthly-summary";

const counted = (n: number, one: string, many: string) => `${n.toLocaleString("en-GB")} ${n === 1 ? one : many}`;

/**
 * @param month the first day of the month that it is about, as 2026-10-01
 * @param token turns the summary off
 */
export function summaryEmail(site: Site, to: string, month: string, listings: ListingFacts[], token: string): Mail {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(new Date(month));
  const [only] = listings;
  const mail = renderEmail(
    {
      to,
      subject: `Your ${format({ month: "long" })} on ${site.brand}`,
      paragraphs: [
        `Here’s what your ${listings.length === 1 ? "listing" : "listings"} gained in ${format({ month: "long", year: "numeric" })}.`,
      ],
      sections: listings.map((listing) => ({
        heading: { label: listing.name, url: page(site, `/vendor/detail/vendordetail/${listing.id}`) },
        facts: factsOf(listing),
        ...hintOf(site, listing),
      })),
      action:
        listings.length === 1 && only
          ? { label: "See your page", url: page(site, `/vendor/detail/vendordetail/${only.id}`) }
          : { label: "See your listings", url: page(site, "/user/profile?seleted=Information") },
      otherwise: { label: "Turn off this summary", url: link(site, stopPath, "token", token) },
      footnote:
        "You’re getting this e-mail because you asked for a monthly summary. It comes only if there’s something to tell.",
    },
    site,
  );
  return { ...mail, unsubscribeUrl: page(site, `${stopPath}?${new URLSearchParams({ token })}`) };
}

function factsOf({ reviews, average, favourites }: ListingFacts): string[] {
  const stars =
    average === null
      ? ""
      : `, ${counted(Math.round(average * 10) / 10, "star", "stars")}${reviews > 1 ? " on average" : ""}`;
  const facts = [
    ...(reviews > 0 ? [counted(reviews, "new review", "new reviews") + stars] : []),
    ...(favourites > 0 ? [`${counted(favourites, "more person", "more people")} added it to their favourites`] : []),
  ];
  return facts.length ? facts : ["No new reviews or favourites this time"];
}

/** What couples look for first and don't find. */
function hintOf(site: Site, listing: ListingFacts) {
  const { hasPhotos, openingHours, description, phoneNumber, website, id } = listing;
  const hasHours = openingHours.some(
    ({ openTime, closed, byAppointment }) => openTime !== notGiven || closed || byAppointment,
  );
  const missing = Object.entries({
    photos: hasPhotos,
    "a description": description !== "",
    "opening hours": hasHours,
    "a phone number": phoneNumber !== "",
    "a website": website !== "",
  }).flatMap(([what, isThere]) => (isThere ? [] : [what]));
  if (missing.length === 0) return {};
  // More than three would read like a reproach.
  const list = new Intl.ListFormat("en-GB").format(missing.slice(0, 3));
  return {
    hint: {
      text: `Your page could still do with ${list}.`,
      action: { label: "Edit your page", url: page(site, `/edit/vendordetail/${id}`) },
    },
  };
}
