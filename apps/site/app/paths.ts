// Every link of the site is built here, in `rare-paths.ts` or in `admin/paths.ts`: every page loads this file.

export const home = "/";
/** The picture of links to pages that have none of their own. */
export const siteCard = "/api/card.png";
export const terms = "/terms";
export const privacy = "/privacy";
export const contactUs = "/contact-us";
export const categories = "/categories";
/** Vendors of a category, everywhere or in one place; by the slugs of both. */
export const category = (slug: string, place?: string) => `${categories}/${slug}${place ? `/${place}` : ""}`;
export const howWeRank = "/how-we-rank";
export const searchBanner = "/search/searchbanner";
export const dashboard = "/dashboard?seleted=dash&tab=pending-vendor";
const aboutVendor = (path: string, vendorId: string) => `${path}?vendor=${encodeURIComponent(vendorId)}`;
// Without a vendor: the review that was opened last.
export const reviewPreview = (vendorId?: string) =>
  vendorId ? aboutVendor("/user/review/preview", vendorId) : "/user/review/preview";
export const confirmReview = (vendorId?: string) =>
  vendorId ? aboutVendor("/confirmreview", vendorId) : "/confirmreview";
export const successReview = "/successreview";
export const addVendor = "/vendor/addvendor";
export const verifyVendor = "/vendor";

export const profile = (selected: "Information" | "Favorites" | "Settings" = "Information") =>
  `/user/profile?seleted=${selected}`;
export const yourClaims = () => `${profile()}#claims`;
export const favouriteList = (id: string) => `${profile("Favorites")}&list=${id}`;
/** The token is in the fragment, which no server sees. */
export const sharedFavourites = (token?: string) =>
  token ? `/favourites/shared#token=${token}` : "/favourites/shared";
export const compare = (vendorIds: readonly string[], list?: string) =>
  `/favourites/compare?ids=${vendorIds.join(",")}${list ? `&list=${list}` : ""}`;
export const vendor = (id: string) => `/vendor/detail/vendordetail/${id}`;
/** Opens the question whether someone runs it. */
export const claimVendor = (id: string) => `${vendor(id)}?claim=true`;
export const editVendor = (id: string) => `/edit/vendordetail/${id}`;
/** One review as everyone sees it. */
export const review = (id: string) => `/vendor/user-review-detail?id=${id}`;
export const writeReview = (id: string) => `/review/${id}`;

const withFrom = (path: string, from: string | undefined) => (from ? `${path}?from=${encodeURIComponent(from)}` : path);
export const login = (from?: string) => withFrom("/login", from);
/** Leads off the site, to Google; not for the router. */
export const google = (from?: string) => withFrom("/api/users/google", from);
/** Repeats the way back from Google, for a session that was opened but did not arrive. */
export const backFromGoogle = (from?: string) =>
  `/login?${new URLSearchParams({ google: "done", ...(from && { from }) })}`;
export const forgetPassword = (from?: string) => withFrom("/forgetpassword", from);
export const signUp = (from?: string) => withFrom("/signup", from);

type SearchParts = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>;

/** The search page; empty parameters are left out. */
export function search(parts: SearchParts = {}): string {
  const pairs = Object.entries(parts).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(",") : value;
    return text === undefined || text === null || text === "" || text === false
      ? []
      : [`${name}=${encodeURIComponent(String(text)).replaceAll("%2C", ",")}`];
  });
  return pairs.length ? `/search?${pairs.join("&")}` : "/search";
}
