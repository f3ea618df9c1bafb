import { hash } from "node:crypto";
import { factsOf, readSubject } from "../covers/cover.ts";
import type { Handlers } from "../contract/handlers.ts";
import { ProblemError } from "../problems.ts";
import { readPublic } from "../reviews/one-review.ts";
import type { Services } from "../services.ts";

export function quoteCardHandlers({ db, quoteCards, brand }: Pick<Services, "db" | "quoteCards" | "brand">) {
  return {
    async getReviewCard({ path, headers }, reply) {
      const { vendor, ...row } = await readPublic(db, path.id);
      const found = await readSubject(db, vendor.id);
      if (!found?.isPublic) throw new ProblemError("not-found");
      const card = await quoteCards.draw({
        rating: row.rating,
        text: row.review,
        language: row.language,
        vendor: { name: vendor.name, language: vendor.language },
        cover: factsOf(found.subject),
        brand: { shortName: brand.shortName, colour: brand.colour },
      });
      const etag = `"${hash("sha1", card, "base64url")}"`;
      reply
        // No longer, since the review may go.
        .header("cache-control", "public, max-age=300")
        .header("etag", etag)
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("cross-origin-resource-policy", "cross-origin");
      if (headers["If-None-Match"]?.includes(etag)) return reply.code(304).send();
      return reply.type("image/png").send(card);
    },
  } satisfies Partial<Handlers>;
}
