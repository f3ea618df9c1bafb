// The router in the browser, which hydrates the page that the server has rendered. It does only what this site needs of
// the router's own HydratedRouter: pages get their data from the API (`clientLoader`), never from this server, and the
// table of all routes is there from the start. That saves every page 8 kB.
import { NetworkError } from "@troth/api-client";
import type { ComponentType, ReactNode } from "react";
import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  type RouterContextProvider,
} from "react-router-dom";
import type { Guard } from "../guards/guard.ts";
import type { RouteState } from "./page-scripts.tsx";
import { reloadOnce } from "./reload-once.ts";

type RouteModule = {
  default?: ComponentType;
  ErrorBoundary?: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
  handle?: { guard?: Guard };
  clientLoader?: LoaderFunction;
};

/** A module and everything that it imports, directly or indirectly. */
type Files = { module: string; imports?: string[] };

type ManifestRoute = Files & {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasClientLoader: boolean;
};

declare global {
  interface Window {
    __reactRouterManifest: { entry: Files; routes: Record<string, ManifestRoute> };
  }
}

/** The code that has been loaded, by the routes' ids. */
const pages: Record<string, RouteModule> = {};
/** Files that need no fetching any more. */
const fetched = new Set<string>();

let router: ReturnType<typeof createBrowserRouter>;

/** @param state What the server has sent along with the page. */
export async function createPageRouter(state: RouteState, getContext: () => RouterContextProvider) {
  await importOrReload(state.manifest);
  const { entry, routes } = window.__reactRouterManifest;
  await Promise.all(
    Object.entries(state.modules).map(async ([id, url]) => {
      pages[id] = await importOrReload(url);
      for (const file of [...filesOf(entry), ...filesOf(routes[id]!)]) fetched.add(file);
    }),
  );
  return (router = createBrowserRouter(routesUnder(undefined, Object.values(routes)), {
    getContext,
    hydrationData: { loaderData: state.loaderData, errors: state.errors },
    future: { v8_passThroughRequests: true },
  }));
}

/** Loads the open page's code and data again. */
export const reopen = (): Promise<void> => router.revalidate();

/** Loads the code of pages ahead of use, by their routes' ids. */
export const loadPages = (ids: readonly string[]): void =>
  ids.forEach((id) => void loadPage(window.__reactRouterManifest.routes[id]!).catch(() => undefined));

const filesOf = ({ module, imports = [] }: Files) => [module, ...imports];

/**
 * Fetches a page's files before importing them, because a browser never retries an import that has failed once.
 *
 * @throws NetworkError if there is no connection
 */
async function loadPage(route: ManifestRoute): Promise<RouteModule> {
  const { id, module } = route;
  if (pages[id]) return pages[id];
  try {
    await Promise.all(
      filesOf(route).map(async (file) => {
        if (fetched.has(file)) return;
        // Read to the end, or it would not be cached. Whether it is the right file shows when it is imported.
        await (await fetch(file)).arrayBuffer();
        fetched.add(file);
      }),
    );
  } catch (cause) {
    throw new NetworkError(cause);
  }
  return (pages[id] = await importOrReload(module));
}

const importOrReload = (url: string): Promise<RouteModule> =>
  import(/* @vite-ignore */ url).catch(async (error: unknown) => {
    await reloadOnce(true);
    throw error;
  });

const routesUnder = (parent: string | undefined, all: readonly ManifestRoute[]): RouteObject[] =>
  all
    .filter(({ parentId }) => parentId === parent)
    .map((route) => {
      const { id, path, index, hasClientLoader } = route;
      const children = routesUnder(id, all);
      const here = pages[id];
      return {
        id,
        path,
        index,
        ...(children.length && { children }),
        ...(here ? partsOf(here) : { Component: () => later(id) }),
        handle: {
          get guard() {
            return pages[id]?.handle?.guard;
          },
        },
        // For pages that the server has rendered, the browser already has the code and the first data.
        ...((hasClientLoader || !here) && { loader: loaderOf(route) }),
        ...(!hasClientLoader && { shouldRevalidate: () => false }),
      };
    }) as RouteObject[];

/**
 * The page's code, and then its data. The router's own `lazy` would remember a failure for good, and shows nothing at
 * all in place of a page that has no data.
 */
const loaderOf =
  (route: ManifestRoute): LoaderFunction =>
  async (args, context) =>
    (await loadPage(route)).clientLoader?.(args, context) ?? null;

/** By now the loader has loaded its code. */
function later(id: string): ReactNode {
  const Page = pages[id]?.default;
  return Page ? <Page /> : null;
}

function partsOf({ default: Component, ErrorBoundary, Layout }: RouteModule): RouteObject {
  // The root's layout is the document around whatever the root shows.
  if (Layout && Component && ErrorBoundary)
    return {
      element: (
        <Layout>
          <Component />
        </Layout>
      ),
      errorElement: (
        <Layout>
          <ErrorBoundary />
        </Layout>
      ),
    };
  return { Component: Component ?? null, ErrorBoundary: ErrorBoundary ?? null };
}
