// The site's server over an application and an API that a test brings, on real sockets.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ComponentType } from "react";
import { vi } from "vitest";
import { buildSite, type Site } from "./app.ts";
import { readSettings } from "./settings.ts";

export const siteSecret = "a secret that is long enough for it";

export interface TestSite extends Site {
  base: string;
  api: Server;
  /** Ends the API behind it. */
  endApi(): Promise<void>;
  close(): Promise<void>;
}

/** What the site asks for itself, whatever the page: whose data is shown here. */
const credits = { items: [{ text: "© A map's contributors", url: "https://map.example/copyright" }] };

/**
 * @param application its source, as `server/index.js` of the build
 * @param files of the build next to it, by path
 * @param threads that render; 0 renders in the test's own
 */
export async function startTestSite(
  application: string,
  files: Record<string, string>,
  answer: RequestListener,
  env: NodeJS.ProcessEnv = {},
  threads = 0,
): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), "site-build-"));
  const built = { ...files, "package.json": '{"type":"module"}', "server/index.js": application };
  for (const [path, text] of Object.entries(built)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const api = createServer((request, response) =>
    request.url === "/api/credits"
      ? response.setHeader("content-type", "application/json").end(JSON.stringify(credits))
      : answer(request, response),
  );
  await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));
  const settings = await readSettings({
    SITE_SECRET: siteSecret,
    API_HOST: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    PUBLIC_URL: "https://troth.example",
    LOG_LEVEL: "silent",
    ...env,
  });
  const site = await buildSite(settings, pathToFileURL(`${folder}/`), threads);
  const endApi = async () => {
    api.closeAllConnections();
    await new Promise((done) => api.close(done));
  };
  return {
    ...site,
    api,
    base: await site.app.listen({ host: "127.0.0.1", port: 0 }),
    endApi,
    async close() {
      await site.app.close();
      await endApi();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What every build says about itself. */
const described = `
export const assets = {
  version: "1", url: "/assets/manifest.js", entry: { module: "/assets/x.js", imports: [] },
  routes: Object.fromEntries(Object.entries(routes).map(([id, { module, ...route }]) => [
    id, { ...route, module: "/assets/x.js", hasLoader: "loader" in module, hasErrorBoundary: "ErrorBoundary" in module },
  ])),
};
export const assetsBuildDirectory = "build/client", basename = "/", publicPath = "/", ssr = true, isSpaMode = false, prerender = [];
export const routeDiscovery = { mode: "initial" }, future = { v8_middleware: true }, allowedActionOrigins = [];`;

/**
 * The source of the smallest application that React Router serves.
 * @param pages by their ids: path, and the parameters of the address that they read
 * @param render body of a function of `url`, `request` and `visit`, which returns the page's text, or that and its status; it may count
 *   in `renderings`
 */
export const smallApplication = (pages: Record<string, [path: string, ...reads: string[]]>, render: string): string => `
import { createRequestHandler, matchRoutes, RouterContextProvider } from ${JSON.stringify(import.meta.resolve("react-router"))};
let renderings = 0;
async function render(url, request, visit) { ${render} }
export const entry = { module: {
  createRequestHandler,
  matchRoutes,
  stylesheet: "/assets/app.css",
  createVisit: (options) => ({ ...options, queryClient: { clear() {} } }),
  routerContext: (visit) => Object.assign(new RouterContextProvider(), { visit }),
  default: async (request, status, headers, _router, { visit }) => {
    headers.set("content-type", "text/html; charset=utf-8");
    const [text, other = status] = [await render(new URL(request.url), request, visit)].flat();
    return new Response(text, { status: other, headers });
  },
} };
const module = { default: () => null };
export const routes = {
  root: { id: "root", path: "", module },
  home: { id: "home", parentId: "root", index: true, module },
  ${Object.entries(pages)
    .map(([id, [path, ...reads]]) => {
      const handle = JSON.stringify({ reads });
      return `${id}: { id: "${id}", path: "${path}", parentId: "root", module: { ...module, handle: ${handle} } },`;
    })
    .join("\n  ")}
};
${described}`;

/**
 * The site with its real entry, root and shell around a home page that a test brings. Ends with `vi.unstubAllEnvs()`.
 */
export async function startRealSite(
  page: { default: ComponentType; loader?: unknown },
  answer: RequestListener,
  env: NodeJS.ProcessEnv = {},
): Promise<TestSite> {
  // As in the build, with its style in the document. The test runner knows no address of a style sheet.
  vi.stubEnv("PROD", true);
  const [entry, root, { ErrorBoundary }, { Outlet }] = await Promise.all([
    import("../app/entry.server.tsx"),
    import("../app/root.tsx"),
    import("../app/frame/shell.tsx"),
    import("react-router-dom"),
  ]);
  const siteUnderTest = {
    entry: { module: { ...entry, stylesheet: "/assets/app.css" } },
    routes: {
      root: { id: "root", path: "", module: root },
      shell: { id: "shell", parentId: "root", module: { default: Outlet, ErrorBoundary } },
      page: { id: "page", parentId: "shell", index: true, module: page },
    },
  };
  Object.assign(globalThis, { siteUnderTest });
  const application = `export const { entry, routes } = globalThis.siteUnderTest;\n${described}`;
  return startTestSite(application, { "client/assets/app.css": "h1{}" }, answer, env);
}
