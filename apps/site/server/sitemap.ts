// robots.txt and sitemap.xml: the public pages, and every approved vendor that the API lists.
import { createTrothClient } from "@troth/api-client";
import type { FastifyInstance } from "fastify";
import * as paths from "../app/paths.ts";
import type { Settings } from "./settings.ts";
import { RENDERING, signedHeaders } from "./signature.ts";

/** The most addresses that one sitemap may hold. */
const MOST = 50_000;
/** Milliseconds that a finished sitemap is good for. */
const KEPT = 600_000;

const pages = [paths.home, paths.categories, paths.search(), paths.terms, paths.privacy, paths.contactUs];

export function addSitemap(app: FastifyInstance, settings: Settings): void {
  const { origin } = settings.publicUrl;
  let kept: { text: string; at: number } | null = null;
  let making: Promise<string> | null = null;

  async function make(): Promise<string> {
    const client = createTrothClient({
      baseUrl: settings.apiHost,
      fetch: (call) => {
        const headers = signedHeaders(settings.siteSecret, crypto.randomUUID(), RENDERING);
        for (const [name, value] of Object.entries(headers)) call.headers.set(name, value);
        return fetch(call);
      },
    });
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
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</urlset>\n`;
    kept = { text, at: Date.now() };
    return text;
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
