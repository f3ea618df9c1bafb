// The site's server: pages by React Router, everything else under /api/ by the API.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import rateLimit from "@fastify/rate-limit";
import serveStatic from "@fastify/static";
import { network } from "@troth/server/network";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { proxyApi } from "./api-proxy.ts";
import { BusyError, createPages, pagesUnderApi } from "./pages.ts";
import { startRendering } from "./renderers.ts";
import { loadBuild } from "./rendering.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import { addSitemap } from "./sitemap.ts";
import { connectUpstream } from "./upstream.ts";

const buildFolder = new URL("../build/", import.meta.url);

export type Site = {
  app: FastifyInstance;
  /** Ends so that no request fails: `/-/ready` says at once that no more is to be sent here. */
  end(): Promise<void>;
};

/** Milliseconds between saying that no more is taken and taking none, so that balancers can hear it. */
const NOTICE = 300;
/** Milliseconds that an open connection has for one more request, whose answer tells it not to come again. */
const LAST_CALL = 2_000;

/**
 * Makes the server without listening.
 * @param folder holds the built application
 * @param threads that render pages; 0: the server's own does
 */
export async function buildSite(settings: Settings, folder: URL = buildFolder, threads = 0): Promise<Site> {
  const build = await loadBuild(folder);
  const client = new URL("client/", folder);
  let draining = false;
  /** No new connection is taken, and each that is open gets one more answer. */
  let closing = false;

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
    // Such as an address that cannot be read: no hook sees these.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(common)),
  });

  const idle = idleConnections(app.server);
  const common = securityHeaders(settings.publicUrl.protocol === "https:");
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of Object.entries(common)) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header("x-request-id", request.id);
    if (closing) reply.header("connection", "close");
  });

  // Named by their content, so they are good for ever.
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
      .code(draining ? 503 : 200)
      .send({ status: draining ? "stopping" : "ok" }),
  );
  const upstream = connectUpstream(settings);
  app.addHook("onClose", async () => upstream.close());
  addSitemap(app, settings, upstream);

  app.setNotFoundHandler((_request, reply) => reply.code(404).type("text/plain; charset=utf-8").send("Not found\n"));
  app.setErrorHandler(sendError);

  const rendering = await startRendering(settings, folder, threads, app.log);
  const pages = createPages(build, rendering, settings.cacheSeconds, app.log);
  app.addHook("onClose", async () => {
    pages.stop();
    rendering.close();
  });
  proxyApi(app, settings, upstream, pages.clear);
  await app.register(async (limited) => {
    await limited.register(rateLimit, {
      max: settings.readsPerMinute,
      timeWindow: 60_000,
      cache: 20_000,
      keyGenerator: ({ ip }) => network(ip),
      addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
      addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    });
    for (const path of [...pagesUnderApi(build), "/*"]) limited.get(path, pages.handler);
  });

  return {
    app,
    async end() {
      draining = true;
      await sleep(NOTICE);
      const { server } = app;
      const closed = once(server, "close");
      // The listener only: what is open stays open. Until now nobody was sent away, so that few connect just here.
      await quietMoment();
      Server.prototype.close.call(server);
      closing = true;
      await Promise.race([closed, sleep(LAST_CALL)]);
      const closeIdle = async () => {
        await quietMoment();
        for (const socket of idle) socket.destroySoon();
      };
      const lastCallOver = setInterval(() => void closeIdle(), 50);
      await closed;
      clearInterval(lastCallOver);
      await app.close();
    },
  };
}

/** A moment at which whatever had arrived has just been read: what is closed then resets nobody. */
async function quietMoment(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const before = performance.now();
    // Comes right behind the phase of the event loop that accepts and reads.
    await new Promise(setImmediate);
    if (performance.now() - before < 1) return;
  }
}

/** Open connections on which nothing is asked, those among them that have never asked: Node's own list lacks these. */
function idleConnections(server: HttpServer): ReadonlySet<Socket> {
  const idle = new Set<Socket>();
  server.on("connection", (socket) => {
    idle.add(socket);
    socket.once("close", () => idle.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    idle.delete(socket);
    response.once("close", () => socket.destroyed || idle.add(socket));
  });
  return idle;
}

const words: Record<number, [title: string, text: string]> = {
  400: ["Bad request", ""],
  429: ["Too many requests", "Please try again in a moment."],
  500: ["An error occurred", `Please try again later</p><p><a href="">Retry</a>`],
  503: ["Busy", `Please try again in a moment</p><p><a href="">Retry</a>`],
};

/** The last resort, when not even the error page could be rendered. What went wrong is for the log only. */
function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const busy = error instanceof BusyError;
  const status = busy ? 503 : error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
  if (status === 500) request.log.error(error, "a request failed");
  if (busy) reply.header("retry-after", "1");
  const [title, text] = words[status] ?? words[400]!;
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", "default-src 'none'")
    .send(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${text}</p>`);
}
