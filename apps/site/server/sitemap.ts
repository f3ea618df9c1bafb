// robots.txt and the sitemaps: an index, the pages, the categories in each place, and every approved vendor. They are made
// from the open export, which the API writes while it is read, and kept in twenty bytes a vendor.
import { Readable } from "node:stream";
import { createTrothClient } from "@troth/api-client";
import type { FastifyInstance, FastifyReply } from "fastify";
import * as paths from "../app/paths.ts";
import * as rarePaths from "../app/rare-paths.ts";
import { keptAnswer } from "./kept-answer.ts";
import type { Settings } from "./settings.ts";
import { RENDERING, signedHeaders } from "./signature.ts";
import type { Upstream } from "./upstream.ts";

/** The most addresses and bytes that one sitemap may have: https://www.sitemaps.org/protocol.html */
const MOST = 50_000;
const MOST_BYTES = 50_000_000;
/** No entry has more bytes, apart from the site's origin. */
const LONGEST_ENTRY = 400;
/** Milliseconds that the API may take to answer, and to go on with an answer. All of it may take minutes. */
const CALL = 5_000;
/** Milliseconds that a visitor waits for the first one. */
const PATIENCE = 10_000;
/**
 * Milliseconds until the next one is made: after a complete one (but at least fifty times as long as that took, so that a
 * huge directory isn't read all the time), and after a failure.
 */
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
  rarePaths.howReviewsAreChecked,
  rarePaths.reviewGuidelines,
  rarePaths.moderationLog,
];

/** What is for everyone at the API: the pictures that pages show and name for previews of links, some of whose readers obey robots.txt. */
const pictures = ["/api/photos/", "/api/covers/", "/api/reviews/*/card.png", paths.siteCard];

/** An address and, in seconds since 1970, when what is there last changed. */
type Entry = [address: string, changed?: number];

/** @param addresses the most in one sitemap; smaller in tests */
export function addSitemap(app: FastifyInstance, settings: Settings, upstream: Upstream, addresses = MOST): void {
  const { origin } = settings.publicUrl;
  const most = Math.min(addresses, Math.floor(MOST_BYTES / (origin.length + LONGEST_ENTRY)));
  const sitemaps = keptAnswer({
    make: listed,
    patience: PATIENCE,
    keep: (made) => (made === null ? PAUSE : Math.max(KEPT, 50 * made.took)),
    failed: (error) => app.log.error(error, "the sitemap could not be made"),
  });

  async function listed() {
    const started = Date.now();
    const client = createTrothClient({
      baseUrl: settings.apiHost,
      fetch: (request) => inTime((signal) => upstream.reader(crypto.randomUUID(), signal)(request)),
    });
    const { items } = await client.listCategories();
    const categories = new Map(items.map(({ slug }) => [paths.category(slug), 0]));
    const vendors = createVendorList(most);
    for await (const { id, category, places, updatedAt } of exportedVendors()) {
      const changed = Math.floor(Date.parse(updatedAt) / 1_000);
      vendors.add(id, changed);
      for (const slug of category) {
        if (!categories.has(paths.category(slug))) continue;
        for (const address of [paths.category(slug), ...places.map((place) => paths.category(slug, place.id))])
          categories.set(address, Math.max(categories.get(address) ?? 0, changed));
      }
    }
    return { categories: [...categories], vendors, took: Date.now() - started };
  }

  /** The listings, one after the other, as the API writes them. */
  async function* exportedVendors(): AsyncGenerator<ExportedVendor> {
    const call = new AbortController();
    let limit = setTimeout(() => call.abort(), CALL);
    try {
      const answer = await upstream.ask({
        method: "GET",
        path: "/api/exports/vendors",
        headers: signedHeaders(settings.siteSecret, crypto.randomUUID(), RENDERING),
        signal: call.signal,
      });
      if (answer.statusCode !== 200) throw new Error(`The export of vendors was answered with ${answer.statusCode}`);
      let rest = "";
      for await (const piece of answer.setEncoding("utf8")) {
        clearTimeout(limit);
        limit = setTimeout(() => call.abort(), CALL);
        const lines = (rest + (piece as string)).split("\n");
        rest = lines.pop()!;
        for (const line of lines) yield JSON.parse(line) as ExportedVendor;
      }
    } finally {
      clearTimeout(limit);
      call.abort();
    }
  }

  /** In the background: visitors get the previous ones, and wait only for the first. */
  async function answered(
    reply: FastifyReply,
    xml: (made: Awaited<ReturnType<typeof listed>>) => Iterable<string> | null,
  ) {
    const made = await sitemaps();
    if (made === null)
      return reply
        .code(503)
        .header("retry-after", "60")
        .type("text/plain; charset=utf-8")
        .send("Try again in a minute.\n");
    const text = xml(made);
    if (text === null) return reply.callNotFound();
    return reply.type("application/xml; charset=utf-8").send(Readable.from(text));
  }

  app.get("/sitemap.xml", (_request, reply) =>
    answered(reply, ({ categories, vendors }) => {
      const chunks = (name: string, entries: number) =>
        Array.from({ length: Math.ceil(entries / most) }, (_, at): Entry => [`/sitemaps/${name}-${at + 1}.xml`]);
      return document("sitemapindex", "sitemap", [
        ["/sitemaps/pages.xml"],
        ...chunks("categories", categories.length),
        ...chunks("vendors", vendors.count).map(([address], at): Entry => [address, vendors.lastChange(at)]),
      ]);
    }),
  );

  app.get<{ Params: { file: string } }>("/sitemaps/:file", (request, reply) =>
    answered(reply, ({ categories, vendors }) => {
      if (request.params.file === "pages.xml")
        return document(
          "urlset",
          "url",
          pages.map((page): Entry => [page]),
        );
      const [, name, number] = /^(categories|vendors)-([1-9]\d{0,5})\.xml$/.exec(request.params.file) ?? [];
      const at = Number(number) - 1;
      const entries =
        name === "vendors" ? vendors.entries(at) : name ? categories.slice(at * most, (at + 1) * most) : [];
      return name && at * most < (name === "vendors" ? vendors.count : categories.length)
        ? document("urlset", "url", entries)
        : null;
    }),
  );

  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\nDisallow: /api/\n${pictures.map((path) => `Allow: ${path}\n`).join("")}Disallow: /user/\n\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );

  /** A piece at a time, so that it is never in memory as a whole. */
  function* document(root: string, element: string, entries: Iterable<Entry>): Generator<string> {
    let text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
    for (const [address, changed] of entries) {
      const lastmod = changed ? `<lastmod>${new Date(changed * 1_000).toISOString()}</lastmod>` : "";
      text += `<${element}><loc>${origin}${address}</loc>${lastmod}</${element}>\n`;
      if (text.length < 65_536) continue;
      yield text;
      text = "";
    }
    yield `${text}</${root}>\n`;
  }
}

type ExportedVendor = { id: string; category: string[]; places: { id: string }[]; updatedAt: string };

/** Ends a call that takes too long. */
async function inTime<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const limit = setTimeout(() => controller.abort(), CALL);
  return call(controller.signal).finally(() => clearTimeout(limit));
}

const ID_BYTES = 16;
const ROW = ID_BYTES + 4;

/** Vendors by their ids and when they last changed, in buffers that each hold one sitemap's. */
export function createVendorList(most: number) {
  const chunks: Buffer[] = [];
  const changes: number[] = [];
  let count = 0;
  return {
    get count() {
      return count;
    },
    /** What all of it takes up. */
    get bytes() {
      return chunks.reduce((sum, { length }) => sum + length, 0);
    },
    lastChange: (chunk: number): number => changes[chunk] ?? 0,
    add(id: string, changed: number): void {
      const chunk = Math.floor(count / most);
      // The last one grows, so that a small directory takes little.
      const rows = count % most;
      const buffer = chunks[chunk];
      if (!buffer || (rows + 1) * ROW > buffer.length)
        chunks[chunk] = Buffer.concat([buffer ?? Buffer.alloc(0)], Math.min(most, Math.max(64, rows * 2)) * ROW);
      const at = rows * ROW;
      chunks[chunk]!.write(id.replaceAll("-", ""), at, ID_BYTES, "hex");
      chunks[chunk]!.writeUInt32BE(changed, at + ID_BYTES);
      changes[chunk] = Math.max(changes[chunk] ?? 0, changed);
      count++;
    },
    *entries(chunk: number): Generator<Entry> {
      const buffer = chunks[chunk];
      if (!buffer) return;
      const rows = Math.min(most, count - chunk * most);
      for (let row = 0; row < rows; row++) {
        const at = row * ROW;
        const id = buffer.toString("hex", at, at + ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
        yield [paths.vendor(id), buffer.readUInt32BE(at + ID_BYTES)];
      }
    },
  };
}
