// Publishes a review: the rules that need the database, and everything that follows from it, in one transaction.
import type { components } from "@troth/api-client/schema";
import { publicName } from "@troth/rules/public-name";
import { sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import { hasOpenClaim } from "../claims/queries.ts";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { record } from "../record/record.ts";
import { manages } from "../team/managers.ts";
import { refreshStats } from "../vendors/stats.ts";
import { languageOf } from "./language.ts";
import { findReviewable } from "./read-queries.ts";

type NewReview = components["schemas"]["NewReview"];
type Review = components["schemas"]["Review"];

/** @throws ProblemError not-found, own-vendor or already-reviewed */
export async function createReview(
  trx: Transaction<Schema>,
  vendorId: string,
  authorId: string,
  given: NewReview,
): Promise<Review> {
  // Locked, so that a claim by the same person at the same time, or their joining its team, either sees this review or is seen here.
  const vendor = await findReviewable(trx, vendorId).forShare().executeTakeFirst();
  if (!vendor) throw new ProblemError("not-found");
  if (await manages(trx, { vendorId, userId: authorId })) throw new ProblemError("own-vendor");
  if (await hasOpenClaim(trx, vendorId, authorId))
    throw new ProblemError("own-vendor", { detail: "You've claimed it. To review it, withdraw your claim first." });

  const text = given.review.trim();
  const title = given.title?.trim() ?? "";
  const weddingDate = given.weddingDate ? `${given.weddingDate}-01` : null;
  const aspects = given.aspects ?? {};
  const content = {
    rating: given.rating,
    title,
    review: text,
    experience: given.experience,
    wedding_date: weddingDate,
    quality: aspects.quality ?? null,
    value: aspects.value ?? null,
    communication: aspects.communication ?? null,
    professionalism: aspects.professionalism ?? null,
    flexibility: aspects.flexibility ?? null,
  };
  const row = await trx
    .insertInto("reviews")
    .values({
      id: uuidv7(),
      vendor_id: vendorId,
      author_id: authorId,
      ...content,
      language: languageOf(`${title} ${text}`),
    })
    // Literally: with a parameter in its place the prepared statement no longer matches the partial index once it is planned
    // for any value, which PostgreSQL does at the sixth execution.
    .onConflict((oc) => oc.columns(["vendor_id", "author_id"]).where("status", "<>", sql.lit("removed")).doNothing())
    .returning(["id", "language", "created_at"])
    .executeTakeFirst();
  if (!row) throw new ProblemError("already-reviewed", { reviewId: await idOfFirst(trx, vendorId, authorId) });

  await trx
    .insertInto("review_revisions")
    .values({ review_id: row.id, revision: 1, ...content })
    .execute();
  await record(trx, { actor: authorId, action: "publish", subjectType: "review", subjectId: row.id, to: "published" });
  await refreshStats(trx, [vendorId]);

  const author = await trx
    .selectFrom("users")
    .select(["first_name", "last_name", "image"])
    .where("id", "=", authorId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    vendorId,
    author: { name: publicName(author.first_name, author.last_name), image: author.image },
    rating: given.rating,
    title,
    review: text,
    language: row.language,
    experience: given.experience,
    weddingDate: given.weddingDate ?? null,
    aspects,
    photos: [],
    status: "published",
    helpfulCount: 0,
    response: null,
    underReviewSince: null,
    createdAt: row.created_at.toISOString(),
    editedAt: null,
  };
}

async function idOfFirst(trx: Transaction<Schema>, vendorId: string, authorId: string): Promise<string> {
  const first = await trx
    .selectFrom("reviews")
    .select("id")
    .where("vendor_id", "=", vendorId)
    .where("author_id", "=", authorId)
    .where("status", "<>", "removed")
    .executeTakeFirstOrThrow();
  return first.id;
}
