// The words of the monthly e-mails.
import { notGiven } from "@troth/ui/opening-hours";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { link, page, type Site } from "../users/emails.ts";
import type { Helped } from "./digest-queries.ts";
import type { ListingFacts } from "./queries.ts";

/** Both the page with the button and the address that mail readers send their form to. */
const stopPath = "/api/users/stop-monthly-summary";

const counted = (n: number, one: string, many: string) => `${n.toLocaleString("en-GB")} ${n === 1 ? one : many}`;

/**
 * @param month the first day of the month that it is about, as 2026-10-01
 * @param token turns the summary off
 */
export function summaryEmail(site: Site, to: string, month: string, listings: ListingFacts[], token: string): Mail {
  const [only] = listings;
  const mail = renderEmail(
    {
      to,
      subject: `Your ${nameOf(month)} on ${site.brand}`,
      paragraphs: [
        `Here’s what your ${listings.length === 1 ? "listing" : "listings"} gained in ${nameOf(month, { year: "numeric" })}.`,
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
  return { ...mail, unsubscribeUrl: stopUrl(site, token) };
}

/**
 * @param month the first day of the month that it is about, as 2026-10-01
 * @param token turns the e-mail off
 */
export function digestEmail(site: Site, to: string, month: string, { people, reviews }: Helped, token: string): Mail {
  const [only] = reviews;
  const mail = renderEmail(
    {
      to,
      subject: `Your reviews helped ${counted(people, "person", "people")} in ${nameOf(month)}`,
      paragraphs: [
        `${people === 1 ? "One person" : `${people.toLocaleString("en-GB")} people`} found what you wrote on ${site.brand} helpful in ${nameOf(month, { year: "numeric" })}. Thank you for telling others how it went.`,
      ],
      sections: reviews.map(({ id, vendor, votes, all }) => ({
        heading: { label: vendor, url: reviewPage(site, id) },
        facts: [
          `${counted(votes, "person", "people")} found it helpful${all > votes ? `, ${all.toLocaleString("en-GB")} in all` : ""}`,
        ],
      })),
      action:
        reviews.length === 1 && only
          ? { label: "See your review", url: reviewPage(site, only.id) }
          : { label: "See your reviews", url: page(site, "/user/profile?seleted=Information") },
      otherwise: { label: "Turn off this e-mail", url: link(site, stopPath, "token", token) },
      footnote:
        "You’re getting this e-mail because you asked to hear each month whom your reviews have helped. It comes only if there’s something to tell.",
    },
    site,
  );
  return { ...mail, unsubscribeUrl: stopUrl(site, token) };
}

const nameOf = (month: string, options: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat("en-GB", { month: "long", ...options, timeZone: "UTC" }).format(new Date(month));

const stopUrl = (site: Site, token: string) => page(site, `${stopPath}?${new URLSearchParams({ token })}`);

const reviewPage = (site: Site, id: string) => page(site, `/vendor/user-review-detail?${new URLSearchParams({ id })}`);

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
