import { aspectValues } from "@troth/api-client/enumerations";
import type { components } from "@troth/api-client/schema";
import { publicName } from "@troth/rules/public-name";
import type { Handlers } from "../contract/handlers.ts";
import { listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import { ProblemError } from "../problems.ts";
import type { PhotoPasses } from "../photos/passes.ts";
import type { Services } from "../services.ts";
import { notListed } from "../vendors/detail.ts";
import { toPicture } from "../vendors/pictures.ts";
import { readMarks } from "./marks.ts";
import { isRateUnusual } from "./screen.ts";
import { quoteFrom } from "./quote.ts";
import {
  countReviews,
  readLatestReviews,
  readOwnReview,
  readQuotable,
  readReviews,
  type ReviewCount,
  type ReviewFilter,
  reviewOrder,
  type ReviewRow,
} from "./read-queries.ts";

export function reviewReadHandlers({ db, clock, photoPasses }: Pick<Services, "db" | "clock" | "photoPasses">) {
  return {
    async listReviews({ path, query }) {
      const { sort = "newest", cursor, limit = 20 } = query;
      const filter: ReviewFilter = {
        ratings: query.rating?.toSorted() ?? null,
        experiences: query.experience?.toSorted() ?? null,
        languages: query.language?.toSorted() ?? null,
        trust: query.trust?.toSorted() ?? null,
        aspect: query.aspect ?? null,
        q: query.q ?? null,
        photos: query.photos ?? false,
      };
      const list = listName(path.id, filter, sort);
      const from = readCursor(cursor, list, reviewOrder(sort, filter.aspect).kinds);
      const counts = await countReviews(db, path.id, filter);
      if (counts === null) throw await notListed(db, path.id);
      const { total, facets } = sumUp(counts, filter);
      const [rows, unusualRate] = await Promise.all([
        total === 0 ? [] : readReviews(db, { vendorId: path.id, filter, sort, from, limit }),
        isRateUnusual(db, path.id),
      ]);
      const { items, nextCursor } = page(rows, limit, list);
      return { items: items.map((row) => toReview(row)), total, facets, unusualRate, nextCursor };
    },

    async getReviewMarks({ path }) {
      const marks = await readMarks(db, path.id);
      if (!marks) throw await notListed(db, path.id);
      return marks;
    },

    async getOwnReview({ caller: { userId }, path }) {
      const own = await readOwnReview(db, { vendorId: path.id, userId });
      if (!own) throw new ProblemError("not-found");
      return { ...own, review: own.review && toReview(own.review, photoPasses) };
    },

    async listLatestReviews({ query: { limit = 6 } }) {
      const [rows, quotable] = await Promise.all([readLatestReviews(db, limit), readQuotable(db, clock())]);
      return { items: rows.map((row) => ({ review: toReview(row), vendor: row.vendor })), quote: quoteFrom(quotable) };
    },
  } satisfies Partial<Handlers>;
}

/** The number of reviews that match, and what a different choice would find. */
function sumUp(counts: readonly ReviewCount[], { languages, experiences, photos, trust }: ReviewFilter) {
  const isAsked = <Value>(asked: readonly Value[] | null, value: Value) => asked?.includes(value) ?? true;
  const inLanguage = ({ language }: ReviewCount) => isAsked(languages, language);
  const inExperience = ({ experience }: ReviewCount) => isAsked(experiences, experience);
  const withPhotos = ({ hasPhotos }: ReviewCount) => hasPhotos || !photos;
  const trusted = (one: ReviewCount) => isAsked(trust, one.trust);
  const shown = counts.filter((one) => withPhotos(one) && trusted(one));
  const inBoth = (one: ReviewCount) => inLanguage(one) && inExperience(one);
  const both = shown.filter(inBoth);
  return {
    total: sum(both),
    facets: {
      languages: facetOf(shown.filter(inExperience), ({ language }) => language),
      experiences: facetOf(shown.filter(inLanguage), ({ experience }) => experience),
      aspects: mostFirst(
        aspectValues.map((value) => ({ value, count: both.reduce((total, { rated }) => total + rated[value], 0) })),
      ),
      photos: sum(counts.filter((one) => one.hasPhotos && trusted(one) && inBoth(one))),
      confirmed: sum(counts.filter((one) => one.trust !== "unverified" && withPhotos(one) && inBoth(one))),
    },
  };
}

const sum = (counts: readonly ReviewCount[]) => counts.reduce((total, { count }) => total + count, 0);

const facetOf = <Value extends string>(counts: readonly ReviewCount[], of: (one: ReviewCount) => Value) =>
  mostFirst([...Map.groupBy(counts, of)].map(([value, ones]) => ({ value, count: sum(ones) })));

const mostFirst = <Value extends string>(facet: readonly { value: Value; count: number }[]) =>
  facet.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));

/** @param passes for its author and admins, who see its photos even if no one else does */
export function toReview(row: ReviewRow, passes?: PhotoPasses): components["schemas"]["Review"] {
  const photos = row.pictures.map(toPicture);
  return {
    id: row.id,
    vendorId: row.vendor_id,
    author: row.former
      ? { name: "Former member", image: "" }
      : { name: publicName(row.first_name, row.last_name), image: row.image },
    rating: row.rating,
    title: row.title,
    review: row.review,
    language: row.language,
    experience: row.experience,
    weddingDate: row.wedding_month,
    aspects: row.aspects,
    photos: passes && row.status !== "published" ? photos.map(passes.admit) : photos,
    status: row.status,
    helpfulCount: row.helpful_count,
    response: row.response && {
      ...row.response,
      createdAt: row.responded_at!.toISOString(),
      editedAt: row.response_edited_at?.toISOString() ?? null,
    },
    underReviewSince: row.under_review_since?.toISOString() ?? null,
    trust: row.trust,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}
