// Pages: React Router renders each once, for everyone who asks meanwhile and for some seconds afterwards (decision
// 014).
import { createCache } from "@troth/server/cache";
import { createAdmissionQueue } from "@troth/server/admission-queue";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { Params, RouteObject, ServerBuild } from "react-router";
import type { Reads } from "../app/prefetch.ts";
import { encodingFor } from "./content-encoding.ts";
import { BusyError } from "./error-page.ts";
import { isKnown, type KeptPage, keptPage } from "./kept-page.ts";
import { type Bundle, nowhere, type Rendering } from "./render-page.ts";

/** The most bytes that kept pages may take up, including their compressed forms. */
const STORE = 64 * 1024 * 1024;

/** How many addresses are remembered with the page that they lead to. */
const MOST_KNOWN = 2_000;

export interface Pages {
  handler(this: void, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  /** Called when the API reports a change: the next visitor gets the page rendered again. */
  clear(): void;
  stop(): void;
}

export function createPages(
  build: ServerBuild,
  rendering: Rendering,
  cacheSeconds: number,
  log: FastifyBaseLogger,
): Pages {
  const destinationOf = destinations(build);
  const held = createCache<KeptPage>({
    seconds: cacheSeconds,
    maxBytes: STORE,
    weigh: ({ lasting, bytes }) => (lasting ? bytes : null),
  });
  // Enough that some can wait for the API while others are rendered.
  const queue = createAdmissionQueue({ concurrency: 16, maxQueued: 5_000, queueTimeoutMs: 700 }, (refused) => {
    log.warn({ refused }, "overloaded: renderings of the last seconds were refused");
  });

  const enqueue = (make: () => Promise<KeptPage>) =>
    new Promise<KeptPage>((resolve, reject) => {
      queue.submit({
        start: (release) => void make().then(resolve, reject).finally(release),
        refuse: () => reject(new BusyError("Too many pages are being asked for")),
        cancelled: false,
      });
    });

  return {
    async handler(request, reply) {
      const destination = destinationOf(request.url);
      if (destination === null) return reply.callNotFound();
      // The page may be one that an e-mailed token leads to.
      if ("elsewhere" in destination)
        return reply
          .headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" })
          .redirect(destination.elsewhere, 308);
      const { address } = destination;
      const page = await held.get(address, () => enqueue(async () => keptPage(await rendering.render(address))));
      reply.code(page.status).headers(page.headers).header("vary", "accept-encoding");
      if (!page.headers["content-type"]) return reply.send();
      if (page.status === 200 && isKnown(request.headers["if-none-match"], page.headers["etag"]))
        return reply.code(304).send();
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const body = await page.body(encoding);
      if (encoding !== "identity" && body !== page.body("identity")) reply.header("content-encoding", encoding);
      return reply.send(body);
    },
    clear: held.clear,
    stop: queue.stop,
  };
}

/**
 * The address that is rendered, or where the page is if the request spells its address in another way. Null for the
 * router's data requests: our pages get their data from the API.
 */
type Destination = { address: string } | { elsewhere: string } | null;

/**
 * Where a request's address leads: what is rendered is the same for all addresses that lead to the same page. Only the parameters
 * that the page reads count; if there is no page, the address doesn't count either.
 */
function destinations(build: ServerBuild): (url: string) => Destination {
  const { matchRoutes } = build.entry.module as unknown as Bundle;
  const routes = routesUnder(build, undefined);
  const known = new Map<string, ReturnType<typeof look>>();

  function look(path: string) {
    const { pathname } = new URL(`http://site${path.replace(/^\/+/, "/")}`);
    const matches = matchRoutes(routes, pathname) ?? [];
    const reads = matches.flatMap(({ route }) => (route.handle as Partial<Reads> | undefined)?.reads ?? []);
    const last = matches.at(-1);
    const isPage = last && last.route.path !== "*";
    return { path: isPage ? spelled(matches, last.params) : nowhere, isPage, reads: new Set(reads) };
  }

  return (url) => {
    const [, path = "", query] = /^([^?#]*)(?:\?([^#]*))?/.exec(url)!;
    if (path.endsWith(".data")) return null;
    let found = known.get(path);
    if (!found) {
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(path, (found = look(path)));
    }
    const { reads } = found;
    if (found.isPage && found.path !== path) return { elsewhere: query ? `${found.path}?${query}` : found.path };
    if (!query || reads.size === 0) return { address: found.path };
    const params = new URLSearchParams(query);
    for (const name of new Set(params.keys())) if (!reads.has(name)) params.delete(name);
    params.sort();
    return { address: params.size ? `${found.path}?${params}` : found.path };
  };
}

/**
 * A page's path as its routes spell it. The router reads others as well: escaped letters, capitals, slashes at the end.
 */
const spelled = (matches: { route: RouteObject }[], params: Params): string =>
  `/${matches.flatMap(({ route }) => route.path || []).join("/")}`.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name]!),
  );

function routesUnder(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive, module } = route;
    const own = { id, path, caseSensitive, handle: module.handle };
    return [index ? { ...own, index } : { ...own, children: routesUnder(build, id) }] as RouteObject[];
  });
}

/** The pages that share their address with a call: a GET there is the page. */
export function pagesUnderApi(build: ServerBuild): string[] {
  return Object.values(build.routes).flatMap((route) => {
    const path = route?.path;
    return path?.startsWith("api/") ? [`/${path}`, `/${path}/`] : [];
  });
}
