// robots.txt and sitemap.xml: the public pages, and every approved vendor that the API lists.
import { createTrothClient, type TrothClient } from "@troth/api-client";
import type { FastifyInstance } from "fastify";
import * as paths from "../app/paths.ts";
import type { Settings } from "./settings.ts";
import type { Upstream } from "./upstream.ts";

/** The most addresses that one sitemap may hold. */
const MOST = 50_000;
/** Milliseconds that making one may take, all its calls together. */
const MADE_IN = 10_000;
/** Milliseconds that a finished sitemap is good for. */
const KEPT = 600_000;

const pages = [paths.home, paths.categories, paths.search(), paths.terms, paths.privacy, paths.contactUs];

export function addSitemap(app: FastifyInstance, settings: Settings, upstream: Upstream): void {
  const { origin } = settings.publicUrl;
  let kept: { text: string; at: number } | null = null;
  let making: Promise<string> | null = null;

  async function make(): Promise<string> {
    const calls = new AbortController();
    const limit = setTimeout(() => calls.abort(), MADE_IN);
    const client = createTrothClient({
      baseUrl: settings.apiHost,
      fetch: upstream.reader(crypto.randomUUID(), calls.signal),
    });
    const text = await listed(client).finally(() => clearTimeout(limit));
    kept = { text, at: Date.now() };
    return text;
  }

  async function listed(client: TrothClient): Promise<string> {
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

  app.get("/sitemap.xml", async (request, reply) => {
    if (kept && Date.now() - kept.at < KEPT) return reply.type("application/xml; charset=utf-8").send(kept.text);
    making ??= make().finally(() => {
      making = null;
    });
    try {
      return reply.type("application/xml; charset=utf-8").send(await making);
    } catch (error) {
      request.log.error(error, "the sitemap could not be made");
      return reply
        .code(503)
        .header("retry-after", "60")
        .type("text/plain; charset=utf-8")
        .send("Try again in a minute.\n");
    }
  });

  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /api/photos/\nDisallow: /user/\n\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );
}
