// The site's server: pages by React Router, everything else under /api/ by the API.
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import httpProxy from "@fastify/http-proxy";
import serveStatic from "@fastify/static";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import { pageHandler, pagesUnderApi } from "./pages.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import { signedHeaders } from "./signature.ts";
import { addSitemap } from "./sitemap.ts";

const buildFolder = new URL("../build/", import.meta.url);

export type Site = {
  app: FastifyInstance;
  /** From now on `/-/ready` says that no more is to be sent here; what comes is still answered. */
  drain(): void;
};

/** Makes the server without listening. `folder` holds the built application. */
export async function buildSite(settings: Settings, folder: URL = buildFolder): Promise<Site> {
  const build = (await import(new URL("server/index.js", folder).href)) as ServerBuild;
  const client = new URL("client/", folder);
  let draining = false;

  const app = Fastify({
    logger: { level: settings.logLevel, redact: ["req.headers"] },
    genReqId: () => randomUUID(),
    // A stranger's request id is not believed.
    requestIdHeader: false,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    // While closing, what still comes over open connections is answered, and told not to come again.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 500 },
  });

  const common = securityHeaders(settings.publicUrl.protocol === "https:");
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of Object.entries(common)) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header("x-request-id", request.id);
    if (draining) reply.header("connection", "close");
  });

  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1_024,
    // What is rendered is sent at once: a page arrives in pieces.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 }, flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { level: 6, flush: constants.Z_SYNC_FLUSH },
  });

  // Named by their content, so they are good for ever.
  await app.register(serveStatic, {
    root: new URL("assets/", client),
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
    decorateReply: false,
  });
  await app.register(serveStatic, { root: client, prefix: "/", serve: false });
  for (const file of readdirSync(client, { withFileTypes: true })) {
    if (file.isFile()) app.get(`/${file.name}`, (_request, reply) => reply.sendFile(file.name, { maxAge: "1d" }));
  }

  app.get("/-/health", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/-/ready", (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .code(draining ? 503 : 200)
      .send({ status: draining ? "stopping" : "ok" }),
  );
  addSitemap(app, settings);

  app.setNotFoundHandler((_request, reply) => reply.code(404).type("text/plain; charset=utf-8").send("Not found\n"));
  // The last resort, when not even the error page could be rendered. What went wrong is for the log only.
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error, "a request failed");
    const [title, text] =
      status === 500 ? ["An error occurred", `Please try again later</p><p><a href="">Retry</a>`] : ["Bad request", ""];
    return reply
      .code(status)
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'")
      .send(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${text}</p>`);
  });

  const page = pageHandler(build, settings, (path) => readFileSync(new URL(path.replace(/^\//, ""), client), "utf8"));

  await app.register(httpProxy, {
    upstream: settings.apiHost,
    prefix: "/api",
    rewritePrefix: "/api",
    disableRequestLogging: true,
    // The API decides how long it takes, and compresses by itself or not at all.
    undici: { headersTimeout: 0, bodyTimeout: 0, connections: 256, pipelining: 1 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const { id, ip } = request as FastifyRequest;
        return { ...headers, ...signedHeaders(settings.siteSecret, id, ip) };
      },
      onError: (reply, { error }) => {
        const status = (error as { statusCode?: number }).statusCode === 503 ? 503 : 502;
        reply.log.error(error, "the API did not answer");
        void reply
          .code(status)
          .header("retry-after", "2")
          .type("application/problem+json")
          .send({
            type: "/api/reference#unavailable",
            title: "The service does not answer",
            status,
            detail: "Nothing was changed that you have not been told of. Try again in a moment.",
            requestId: (reply.request as FastifyRequest).id,
          });
      },
    },
  });

  for (const path of pagesUnderApi(build)) app.get(path, page);
  app.get("/*", page);
  return {
    app,
    drain: () => {
      draining = true;
    },
  };
}
