import { hash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { factsOf, readSubject } from "../covers/cover.ts";
import type { Handlers } from "../contract/handlers.ts";
import { ProblemError } from "../problems.ts";
import { readPublic } from "../reviews/one-review.ts";
import type { Services } from "../services.ts";
import { drawSiteCard } from "./quote-card.ts";

const siteCover = factsOf({ id: null, slug: "venues", name: "", place: null });

export function quoteCardHandlers({ db, quoteCards, brand }: Pick<Services, "db" | "quoteCards" | "brand">) {
  /** Drawn once: the brand is the same as long as the server runs. */
  let siteCard: Promise<Buffer> | null = null;

  const send = (reply: FastifyReply, card: Buffer, seconds: number, known = "") => {
    const etag = `"${hash("sha1", card, "base64url")}"`;
    reply
      .header("cache-control", `public, max-age=${seconds}`)
      .header("etag", etag)
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("cross-origin-resource-policy", "cross-origin");
    if (known.includes(etag)) return reply.code(304).send();
    return reply.type("image/png").send(card);
  };

  return {
    async getSiteCard({ headers }, reply) {
      siteCard ??= drawSiteCard({ brand, cover: siteCover }).catch((error: unknown) => {
        siteCard = null;
        throw error;
      });
      return send(reply, await siteCard, 86_400, headers["If-None-Match"]);
    },

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
      // Minutes only, since the review may go.
      return send(reply, card, 300, headers["If-None-Match"]);
    },
  } satisfies Partial<Handlers>;
}
