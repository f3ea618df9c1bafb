// Fault 20: what people see when the API is gone or hangs while a page is rendered, by the real entry, shell and loader.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as entry from "../app/entry.server.tsx";
import { ErrorBoundary } from "../app/frame/shell.tsx";
import { prefetch } from "../app/prefetch.ts";
import { categoriesQuery } from "../app/queries.ts";
import * as root from "../app/root.tsx";
import { type Visit, visitContext } from "../app/visit.ts";
import { buildSite, type Site } from "./app.ts";
import { readSettings } from "./settings.ts";

const loader = prefetch((client) => client.ensureQueryData(categoriesQuery()));
const routes = {
  root: { id: "root", path: "", module: root },
  shell: { id: "shell", parentId: "root", module: { default: () => null, ErrorBoundary } },
  home: { id: "home", parentId: "shell", index: true, module: { default: () => null, loader } },
};
const described = Object.fromEntries(
  Object.values(routes).map(({ module, ...route }) => [
    route.id,
    { ...route, module: "/assets/x.js", hasLoader: "loader" in module, hasErrorBoundary: "ErrorBoundary" in module },
  ]),
);
const build = {
  entry: {
    module: {
      ...entry,
      stylesheet: "/assets/app.css",
      // Of the server's copy of the router: the test runner loads another one for the application.
      routerContext: (visit: Visit) => new RouterContextProvider(new Map([[visitContext, visit]])),
    },
  },
  routes,
  assets: { version: "1", url: "/assets/m.js", entry: { module: "/assets/x.js", imports: [] }, routes: described },
};

let folder: string;
let site: Site;
let base: string;
let api: Server;
/** What it does with calls: breaks off at once, or never answers. */
let hangs = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-failing-"));
  await mkdir(join(folder, "server"), { recursive: true });
  await mkdir(join(folder, "client/assets"), { recursive: true });
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  await writeFile(join(folder, "client/assets/app.css"), "");
  Object.assign(globalThis, { siteUnderTest: build });
  await writeFile(
    join(folder, "server/index.js"),
    `export const { entry, routes, assets } = globalThis.siteUnderTest;
    export const assetsBuildDirectory = "build/client", basename = "/", publicPath = "/", ssr = true, isSpaMode = false;
    export const prerender = [], routeDiscovery = { mode: "initial" }, future = { v8_middleware: true }, allowedActionOrigins = [];`,
  );
  api = createServer((request) => void (hangs || request.socket.destroy()));
  await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));
  const settings = await readSettings({
    SITE_SECRET: "a secret that is long enough for it",
    API_HOST: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    PUBLIC_URL: "https://troth.example",
    LOG_LEVEL: "silent",
  });
  site = await buildSite(settings, pathToFileURL(`${folder}/`));
  base = await site.app.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await site.app.close();
  api.closeAllConnections();
  api.close();
  await rm(folder, { recursive: true, force: true });
});

async function expectFailure(): Promise<void> {
  const begun = performance.now();
  const answer = await fetch(base);
  const reader = answer.body!.getReader();
  let html = new TextDecoder().decode((await reader.read()).value);
  expect(performance.now() - begun, "milliseconds to the first byte").toBeLessThan(3_000);
  for (let part = await reader.read(); !part.done; part = await reader.read())
    html += new TextDecoder().decode(part.value);
  expect(answer.status).toBe(500);
  expect(html).toContain("<title>An error occurred");
  expect(html).toMatch(/<h1[^>]*>An error occurred<\/h1>/);
  expect(html).toContain("Please try again later");
  expect(html).toMatch(/<button[^>]*>.*Retry.*<\/button>/);
}

test("an API that is gone is the 500 page with Retry, within three seconds", expectFailure);

test("an API that hangs is the 500 page with Retry, within three seconds", { timeout: 10_000 }, async () => {
  hangs = true;
  await expectFailure();
});
