// What an address of the site shows, for notices of illegal content.

/** What a notice is about. Ids are UUIDs; there may be no such review or listing. */
export type Noticed = { reviewId: string } | { vendorId: string };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * What an address of the site shows, as people copy it: a listing's page, a review on it, or a review's own page; null
 * if it is another page or another site.
 * @param origin the site's own, such as `https://troth.example`
 */
export function noticedAt(address: string, origin: string): Noticed | null {
  const text = address.trim();
  const url = URL.parse(
    /^[a-z][a-z\d+.-]*:\/\//i.test(text) || text.startsWith("/") ? text : `https://${text}`,
    origin,
  );
  if (!url || url.host !== new URL(origin).host) return null;
  const path = url.pathname.replace(/\/+$/, "");
  const review =
    path === "/vendor/user-review-detail" ? url.searchParams.get("id") : /^#review-(.+)$/.exec(url.hash)?.[1];
  if (review) return uuid.test(review) ? { reviewId: review.toLowerCase() } : null;
  const vendor = /^\/vendor\/detail\/vendordetail\/([^/]+)$/.exec(path)?.[1];
  return vendor && uuid.test(vendor) ? { vendorId: vendor.toLowerCase() } : null;
}
