// robots.txt and sitemap.xml: the public pages, and every approved vendor that the API lists.
import { createTrothClient } from "@troth/api-client";
import type { FastifyInstance } from "fastify";
import * as paths from "../app/paths.ts";
import { keptAnswer } from "./kept-answer.ts";
import type { Settings } from "./settings.ts";
import type { Upstream } from "./upstream.ts";

/** The most addresses that one sitemap may hold. */
const MOST = 50_000;
/** Milliseconds that each call for it may take. All of them, for a large directory, may take a minute. */
const CALL = 5_000;
/** Milliseconds that a visitor waits for the first one. */
const PATIENCE = 10_000;
/** Milliseconds until the next one is made: after a complete one, and after a failure. */
const KEPT = 600_000;
const PAUSE = 60_000;

const pages = [
  paths.home,
  paths.categories,
  paths.search(),
  paths.terms,
  paths.privacy,
  paths.contactUs,
  paths.howWeRank,
];

export function addSitemap(app: FastifyInstance, settings: Settings, upstream: Upstream): void {
  const { origin } = settings.publicUrl;
  const client = createTrothClient({ baseUrl: settings.apiHost, fetch: inTime });
  const sitemap = keptAnswer({
    make: listed,
    patience: PATIENCE,
    keep: (text) => (text === null ? PAUSE : KEPT),
    failed: (error) => app.log.error(error, "the sitemap could not be made"),
  });

  async function inTime(request: Request): Promise<Response> {
    const call = new AbortController();
    const limit = setTimeout(() => call.abort(), CALL);
    const read = upstream.reader(crypto.randomUUID(), call.signal);
    return read(request).finally(() => clearTimeout(limit));
  }

  async function listed(): Promise<string> {
    const { items: categories } = await client.listCategories();
    const addresses = [...pages, ...categories.map(({ slug }) => paths.search({ category: slug }))];
    let cursor: string | null = "";
    while (cursor !== null && addresses.length < MOST) {
      const page: Awaited<ReturnType<typeof client.searchVendors>> = await client.searchVendors({
        query: { sort: "newest", limit: 50, ...(cursor && { cursor }) },
      });
      addresses.push(...page.items.map(({ id }) => paths.vendor(id)));
      cursor = page.nextCursor;
    }
    const lines = addresses.slice(0, MOST).map((address) => `<url><loc>${origin}${address}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</urlset>\n`;
  }

  // In the background: visitors get the previous one, and wait only for the first.
  app.get("/sitemap.xml", async (_request, reply) => {
    const text = await sitemap();
    if (text !== null) return reply.type("application/xml; charset=utf-8").send(text);
    return reply
      .code(503)
      .header("retry-after", "60")
      .type("text/plain; charset=utf-8")
      .send("Try again in a minute.\n");
  });

  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /api/photos/\nAllow: /api/covers/\nDisallow: /user/\n\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );
}
