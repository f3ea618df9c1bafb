// Renders one page from its address: React Router does so with a visit of its own, which knows nothing about the
// visitor.
import { hash, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createTrothClient } from "@troth/api-client";
import { brandColours, brandStyles } from "@troth/ui/brand-colours";
import type { ServerBuild } from "react-router";
import type { PageSettings } from "../app/visit.ts";
import { knownText, seal } from "./csp-hashes.ts";
import { keptAnswer } from "./kept-answer.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import { connectUpstream, type Upstream } from "./upstream.ts";

/** Milliseconds that all calls of one rendering may take in total. */
const RENDER_LIMIT = 2_500;

/**
 * Pages that an e-mailed token leads to: other sites must not learn the address from a referrer, and no cache may keep the
 * page.
 */
const tokenPages = /^\/(api\/(users|admin)\/|user\/confirmdeleteaccount)/i;

export type Bundle = typeof import("../app/entry.server.tsx");
type Credits = PageSettings["credits"];
type RenderedPage = InstanceType<Bundle["RenderedPage"]>;

/** Stands for every address that doesn't exist. */
export const nowhere = "/404";

/**
 * When the page's data was read (app/frame/page-data.ts): with the same data it is the same page, whatever the dates.
 */
const datesOfData = /"(?:dehydratedAt|dataUpdatedAt)":\d+/g;

export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** Whether the next visitor may have it too, from here and from a cache in front. */
  lasting: boolean;
}

export interface Rendering {
  render(address: string): Promise<Rendered>;
  close(): void;
}

export const loadBuild = async (folder: URL): Promise<ServerBuild> =>
  (await import(new URL("server/index.js", folder).href)) as ServerBuild;

/** @param failed called with what went wrong in a page; the visitor sees only that something did */
export async function createRendering(
  settings: Settings,
  folder: URL,
  failed: (error: unknown) => void,
): Promise<Rendering> {
  const build = await loadBuild(folder);
  const bundle = build.entry.module as unknown as Bundle;
  const handle = bundle.createRequestHandler(build, "production");
  const upstream = connectUpstream(settings);
  const { origin } = settings.publicUrl;
  const { colour } = settings.brand;
  const stylesheet = readFileSync(new URL(`client${bundle.stylesheet}`, folder), "utf8");
  // Half of a page: rendering skips it, and it is put in afterwards.
  const styles = knownText("/* styles */", stylesheet + (colour && brandStyles(brandColours(colour))));
  const pageSettings = {
    brand: settings.brand,
    origin,
    apiBase: settings.publicApiHost,
    googleLogin: settings.googleLogin,
  };
  const credits = keptCredits(settings, upstream);
  const { cacheSeconds } = settings;
  // A cache in front may keep serving what it has while it fetches the next one: for a page in demand, for some
  // milliseconds.
  const forCaches = `public, max-age=0, s-maxage=${cacheSeconds}, stale-while-revalidate=${cacheSeconds}`;

  return {
    async render(address) {
      const nonce = randomBytes(16).toString("base64");
      const calls = new AbortController();
      const limit = setTimeout(() => calls.abort(), RENDER_LIMIT);
      const visit = bundle.createVisit({
        settings: { ...pageSettings, credits: (await credits()) ?? [] },
        nonce,
        styles: styles.mark,
        onError: failed,
        client: { baseUrl: settings.apiHost, fetch: upstream.reader(randomUUID(), calls.signal) },
      });
      try {
        // The address that people see, whatever the Host header says, and nothing else from the first visitor.
        const url = new URL(address, origin);
        const response = await handle(new Request(url), bundle.routerContext(visit));
        const text = "html" in response ? (response as RenderedPage).html : await response.text();
        const { status } = response;
        const headers = Object.fromEntries(response.headers);
        const hasToken = tokenPages.test(url.pathname);
        if (hasToken) headers["referrer-policy"] = "no-referrer";
        // What is missing may be there in a moment; only the page for addresses that don't exist is the same for all of
        // them.
        const lasting = !hasToken && (status === 200 || (status === 404 && url.pathname === nowhere));
        headers["cache-control"] = lasting ? forCaches : "no-store";
        if (!headers["content-type"]?.startsWith("text/html")) return { status, headers, body: encode(text), lasting };
        const sealed = seal(text, nonce, styles);
        headers["content-security-policy"] = contentSecurityPolicy(sealed, settings.publicApiHost);
        // Weak: it is the same for every encoding and every rendering.
        headers["etag"] = `W/"${hash("sha1", sealed.html.replace(datesOfData, ""), "base64url")}"`;
        return { status, headers, body: encode(sealed.html), lasting };
      } finally {
        clearTimeout(limit);
        visit.queryClient.clear();
      }
    },
    close: upstream.close,
  };
}

/** Milliseconds until the credits are asked for again: once there are some, and until then. */
const CREDITS_KEPT = 60_000;
const CREDITS_PAUSE = 2_000;
/** Milliseconds that a page waits for the first answer. */
const CREDITS_PATIENCE = 500;

/** The API's latest answer. Only the first page waits for it, and not for long: a vendor's page gives credit itself. */
function keptCredits(settings: Settings, upstream: Upstream): () => Promise<Credits | null> {
  return keptAnswer({
    make: async () => {
      const fetch = upstream.reader(randomUUID(), AbortSignal.timeout(RENDER_LIMIT));
      const { items } = await createTrothClient({ baseUrl: settings.apiHost, fetch }).listCredits();
      return items.map(({ url, text }): Credits[number] => [url, text]);
    },
    patience: CREDITS_PATIENCE,
    keep: (items) => (items?.length ? CREDITS_KEPT : CREDITS_PAUSE),
  });
}

const encoder = new TextEncoder();
const encode = (text: string) => encoder.encode(text);
