// The site's server: pages by React Router, and everything else under /api/ by the API.
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import rateLimit from "@fastify/rate-limit";
import serveStatic from "@fastify/static";
import { forwardedAddresses, network } from "@troth/server/network";
import Fastify, { type FastifyInstance } from "fastify";
import { proxyApi } from "./api-proxy.ts";
import { gracefulClosing } from "./closing.ts";
import { sendError } from "./error-page.ts";
import { createPages, pagesUnderApi } from "./pages.ts";
import { startRendering } from "./render-pool.ts";
import { loadBuild } from "./render-page.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import { addSitemap } from "./sitemap.ts";
import { connectUpstream } from "./upstream.ts";

const buildFolder = new URL("../build/", import.meta.url);

export type Site = {
  app: FastifyInstance;
  /** Shuts down without failing any request: `/-/ready` says straight away that no more should be sent here. */
  end(): Promise<void>;
};

/**
 * Makes the server without listening.
 * @param folder holds the built application
 * @param threads that render pages; 0 renders in the server's own
 */
export async function buildSite(settings: Settings, folder: URL = buildFolder, threads = 0): Promise<Site> {
  const build = await loadBuild(folder);
  const client = new URL("client/", folder);

  const app = Fastify({
    logger: { level: settings.logLevel, redact: ["req.headers"] },
    genReqId: () => randomUUID(),
    // Request ids sent by clients are not trusted.
    requestIdHeader: false,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    // While closing, requests on open connections are still answered, and told not to use the connection again.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 500 },
    // Requests in the form for proxies, with a host, are treated as meant for us anyway.
    rewriteUrl: ({ url = "" }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, "/"),
    // Such as an address that cannot be parsed: no hook sees these.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(common)),
  });

  // Before anything reads `request.ip`, which Fastify takes from this header, ports and all.
  app.addHook("onRequest", async ({ headers }) => {
    const forwarded = headers["x-forwarded-for"];
    if (forwarded !== undefined) headers["x-forwarded-for"] = forwardedAddresses(String(forwarded)).join(", ");
  });

  const closing = gracefulClosing(app);
  const common = securityHeaders(settings.publicUrl.protocol === "https:");
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of Object.entries(common)) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header("x-request-id", request.id);
  });

  // Named after their content, so they never expire.
  await app.register(serveStatic, {
    root: new URL("assets/", client),
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
    decorateReply: false,
    preCompressed: true,
  });
  await app.register(serveStatic, { root: client, prefix: "/", serve: false });
  for (const file of readdirSync(client, { withFileTypes: true })) {
    if (file.isFile()) app.get(`/${file.name}`, (_request, reply) => reply.sendFile(file.name, { maxAge: "1d" }));
  }

  app.get("/-/health", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/-/ready", (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .code(closing.begun.aborted ? 503 : 200)
      .send({ status: closing.begun.aborted ? "stopping" : "ok" }),
  );
  const upstream = connectUpstream(settings);
  app.addHook("onClose", async () => upstream.close());

  app.setNotFoundHandler((_request, reply) => reply.code(404).type("text/plain; charset=utf-8").send("Not found\n"));
  app.setErrorHandler(sendError);

  const rendering = await startRendering(settings, folder, threads, app.log);
  const pages = createPages(build, rendering, settings.cacheSeconds, app.log);
  app.addHook("onClose", async () => {
    pages.stop();
    rendering.close();
  });
  proxyApi(app, settings, upstream, { changed: pages.clear, closing: closing.begun });
  await app.register(async (limited) => {
    await limited.register(rateLimit, {
      max: settings.readsPerMinute,
      timeWindow: 60_000,
      cache: 20_000,
      keyGenerator: ({ ip }) => network(ip),
      addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
      addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    });
    addSitemap(limited, settings, upstream);
    for (const path of [...pagesUnderApi(build), "/*"]) limited.get(path, pages.handler);
  });

  return { app, end: closing.end };
}
