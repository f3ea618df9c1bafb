// Pages: React Router renders them with a visit of their own for each request.
import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { brandColours, brandStyles } from "@troth/ui/brand-colours";
import { createRequestHandler, type ServerBuild } from "react-router";
import { contentSecurityPolicy } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import { RENDERING, signedHeaders } from "./signature.ts";

/** Milliseconds that all calls of one rendering may take together. */
const RENDER_LIMIT = 2_500;

/** Pages that a mailed token leads to: what they show must not tell another site where one came from. */
const tokenPages = /^\/(api\/(users|admin)\/|user\/confirmdeleteaccount)/i;

type Bundle = typeof import("../app/entry.server.tsx");

/** `read` gives the text of a built asset by its address. */
export function pageHandler(build: ServerBuild, settings: Settings, read: (path: string) => string) {
  const handle = createRequestHandler(build, "production");
  const { createVisit, routerContext, stylesheet } = build.entry.module as unknown as Bundle;
  const { colour } = settings.brand;
  const styles = read(stylesheet) + (colour && brandStyles(brandColours(colour)));
  const pageSettings = {
    brand: settings.brand,
    origin: settings.publicUrl.origin,
    apiBase: settings.publicApiHost,
    googleLogin: settings.googleLogin,
  };

  return async function page(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const nonce = randomBytes(16).toString("base64");
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    // One limit for all calls of this rendering; a visitor who leaves ends them too.
    const limit = AbortSignal.any([gone.signal, AbortSignal.timeout(RENDER_LIMIT)]);
    const visit = createVisit({
      settings: pageSettings,
      nonce,
      styles,
      onFault: (error) => request.log.error(error, "a page could not be rendered"),
      client: {
        baseUrl: settings.apiHost,
        fetch: (call) => {
          const signed = new Request(call, { signal: AbortSignal.any([call.signal, limit]) });
          for (const [name, value] of Object.entries(signedHeaders(settings.siteSecret, request.id, RENDERING))) {
            signed.headers.set(name, value);
          }
          return fetch(signed);
        },
      },
    });
    reply.raw.once("close", () => visit.queryClient.clear());

    // The address that people see, whatever the Host header says.
    const url = new URL(request.url.replace(/^\/+/, "/"), settings.publicUrl.origin);
    const response = await handle(
      new Request(url, { method: request.method, headers: webHeaders(request), signal: gone.signal }),
      routerContext(visit),
    );

    if (response.headers.get("content-type")?.startsWith("text/html")) {
      response.headers.set("content-security-policy", contentSecurityPolicy(nonce, settings.publicApiHost));
      response.headers.set("cache-control", "private, no-store");
      if (tokenPages.test(url.pathname)) response.headers.set("referrer-policy", "no-referrer");
    }
    // Fastify's automatic HEAD and a web Response without a body do not go together: send nothing, plainly.
    if (!response.body) return reply.code(response.status).headers(Object.fromEntries(response.headers)).send();
    return reply.send(response);
  };
}

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!name.startsWith(":") && value !== undefined) headers.set(name, String(value));
  }
  return headers;
}

/** The pages that share their address with a call: a GET there is the page, in React Router's four forms. */
export function pagesUnderApi(build: ServerBuild): string[] {
  return Object.values(build.routes).flatMap((route) => {
    const path = route?.path;
    return path?.startsWith("api/") ? [`/${path}`, `/${path}/`, `/${path}.data`, `/${path}/_.data`] : [];
  });
}
