// Which of a vendor's reviews are shown: the address says so.
import { flag, listParams, oneOf, type Param, type StateOf, whole } from "../lists/params.ts";
import { reviewsQuery } from "../queries.ts";

export const orders = ["newest", "helpful", "highest", "lowest"] as const;
const experiences = ["completed", "booked", "cancelled", "enquired"] as const;

/** Text that the API accepts: without control characters, and not so short that it would find everything. */
const phrase: Param<string> = {
  read: (params, name) => {
    const given = (params.get(name) ?? "").slice(0, 100);
    const text = given.replaceAll(/[\p{Cc}\p{Cs}]+/gu, " ").trim();
    return [...text].length > 1 ? text : "";
  },
  write: (text) => text,
};

/** A language, such as `de` or `pt-BR`; its name is shown. */
const tag: Param<string> = {
  read: (params, name) =>
    /^(?!und$)[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.exec(params.get(name) ?? "")?.[0] ?? "",
  write: (code) => code,
};

export const reviewParams = listParams({
  stars: whole(1, 5),
  experience: oneOf(["", ...experiences], ""),
  language: tag,
  photos: flag,
  q: phrase,
  sort: oneOf(orders, "newest"),
});

export type ReviewState = StateOf<typeof reviewParams>;

/** Everything, in whichever order. */
export const allReviews = { stars: null, experience: "", language: "", photos: false, q: "" } as const;

export const isFiltered = ({ stars, experience, language, photos, q }: ReviewState) =>
  Boolean(stars ?? (experience || language || photos || q));

/** The reviews of a vendor that an address asks for. */
export const reviewsOf = (id: string, { stars, experience, language, photos, q, sort, cursor }: ReviewState) =>
  reviewsQuery(id, {
    ...(stars && { rating: [stars] }),
    ...(experience && { experience: [experience] }),
    ...(language && { language: [language] }),
    ...(photos && { photos }),
    ...(q && { q }),
    ...(sort !== "newest" && { sort }),
    ...(cursor && { cursor }),
    limit: 10,
  });
