import type { components } from "@troth/api-client/schema";
import { publicName } from "@troth/rules/public-name";
import type { Handlers } from "../contract/handlers.ts";
import { listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";
import { notListed } from "../vendors/detail.ts";
import { quoteFrom } from "./quote.ts";
import {
  countReviews,
  readLatestReviews,
  readOwnReview,
  readQuotable,
  readReviews,
  reviewOrders,
  type ReviewRow,
} from "./read-queries.ts";

export function reviewReadHandlers({ db, clock }: Pick<Services, "db" | "clock">) {
  return {
    async listReviews({ path, query }) {
      const { rating, sort = "newest", cursor, limit = 20 } = query;
      const ratings = rating ? rating.toSorted() : null;
      const list = listName(path.id, ratings, sort);
      const from = readCursor(cursor, list, reviewOrders[sort].kinds);
      const total = await countReviews(db, path.id, ratings);
      if (total === null) throw await notListed(db, path.id);
      const rows = total === 0 ? [] : await readReviews(db, { vendorId: path.id, ratings, sort, from, limit });
      const { items, nextCursor } = page(rows, limit, list);
      return { items: items.map(toReview), total, nextCursor };
    },

    async getOwnReview({ caller: { userId }, path }) {
      const own = await readOwnReview(db, { vendorId: path.id, userId });
      if (!own) throw new ProblemError("not-found");
      return { isOwner: own.isOwner, mayReply: own.mayReply, review: own.review && toReview(own.review) };
    },

    async listLatestReviews({ query: { limit = 6 } }) {
      const [rows, quotable] = await Promise.all([readLatestReviews(db, limit), readQuotable(db, clock())]);
      return { items: rows.map((row) => ({ review: toReview(row), vendor: row.vendor })), quote: quoteFrom(quotable) };
    },
  } satisfies Partial<Handlers>;
}

function toReview(row: ReviewRow): components["schemas"]["Review"] {
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
    photos: [],
    status: row.status,
    helpfulCount: row.helpful_count,
    response: row.response && {
      ...row.response,
      createdAt: row.responded_at!.toISOString(),
      editedAt: row.response_edited_at?.toISOString() ?? null,
    },
    underReviewSince: row.under_review_since?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}
