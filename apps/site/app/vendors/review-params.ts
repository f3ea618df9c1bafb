// Which of a vendor's reviews are shown: the address says so.
import type { Schemas } from "@troth/api-client";
import { flag, listParams, oneOf, type Param, type StateOf, whole } from "../lists/params.ts";
import { reviewsQuery } from "../queries.ts";
import { messages } from "./messages.ts";

export const orders = ["newest", "helpful", "highest", "lowest"] as const;

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

const filters = {
  stars: whole(1, 5),
  experience: oneOf(["", ...(Object.keys(messages.meta) as Schemas["Experience"][])], ""),
  language: tag,
  aspect: oneOf(["", ...(Object.keys(messages.aspects) as Schemas["Aspect"][])], ""),
  photos: flag,
  confirmed: flag,
  q: phrase,
};

export const reviewParams = listParams({ ...filters, sort: oneOf(orders, "newest") });

export type ReviewState = StateOf<typeof reviewParams>;
export type ReviewFilter = Pick<ReviewState, keyof typeof filters>;

export const isFiltered = (state: ReviewState) =>
  Object.keys(filters).some((name) => state[name as keyof typeof filters]);

/** The reviews of a vendor that an address asks for. */
export const reviewsOf = (
  id: string,
  { stars, experience, language, aspect, photos, confirmed, q, sort, cursor }: ReviewState,
) =>
  reviewsQuery(id, {
    ...(stars && { rating: [stars] }),
    ...(experience && { experience: [experience] }),
    ...(language && { language: [language] }),
    ...(aspect && { aspect }),
    ...(photos && { photos }),
    ...(confirmed && { trust: ["invited", "proof"] }),
    ...(q && { q }),
    sort,
    cursor,
    limit: 10,
  });
