// Fault 20: what people see when the API is gone or hangs while a page is rendered, by the real entry, shell and loader.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as entry from "../app/entry.server.tsx";
import { ErrorBoundary } from "../app/frame/shell.tsx";
import { prefetch } from "../app/prefetch.ts";
import { categoriesQuery } from "../app/queries.ts";
import * as root from "../app/root.tsx";
import { startTestSite, type TestSite } from "./test-site.ts";

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
    },
  },
  routes,
  assets: { version: "1", url: "/assets/m.js", entry: { module: "/assets/x.js", imports: [] }, routes: described },
};

let site: TestSite;
/** What the API does with calls: breaks off at once, or never answers. */
let hangs = false;

beforeAll(async () => {
  // As it is built: with its style in the document. The test runner knows no address of a style sheet.
  vi.stubEnv("PROD", true);
  Object.assign(globalThis, { siteUnderTest: build });
  site = await startTestSite(
    `export const { entry, routes, assets } = globalThis.siteUnderTest;
    export const assetsBuildDirectory = "build/client", basename = "/", publicPath = "/", ssr = true, isSpaMode = false;
    export const prerender = [], routeDiscovery = { mode: "initial" }, future = { v8_middleware: true }, allowedActionOrigins = [];`,
    { "client/assets/app.css": "" },
    (request) => void (hangs || request.socket.destroy()),
  );
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await site.close();
});

async function expectFailure(): Promise<void> {
  const complaints = vi.spyOn(console, "error"); // React's, about what it is given
  const begun = performance.now();
  const answer = await fetch(site.base);
  const reader = answer.body!.getReader();
  let html = new TextDecoder().decode((await reader.read()).value);
  expect(performance.now() - begun, "milliseconds to the first byte").toBeLessThan(3_000);
  for (let part = await reader.read(); !part.done; part = await reader.read())
    html += new TextDecoder().decode(part.value);
  expect(answer.status).toBe(500);
  expect(html).toContain("<title>An error occurred");
  expect(html).toMatch(/<h1[^>]*>An error occurred<\/h1>/);
  expect(html).toContain("Please try again later");
  expect(complaints).not.toHaveBeenCalled();
  expect(html).toMatch(/<button[^>]*>.*Retry.*<\/button>/);
}

test("an API that is gone is the 500 page with Retry, within three seconds", expectFailure);

test("an API that hangs is the 500 page with Retry, within three seconds", { timeout: 10_000 }, async () => {
  hangs = true;
  await expectFailure();
});
