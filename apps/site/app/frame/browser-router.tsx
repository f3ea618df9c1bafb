// The router in the browser, which hydrates the page that the server has rendered. It does only what this site needs of the
// router's own HydratedRouter: pages get their data from the API (`clientLoader`), never from this server, and the table of
// all routes is there from the start. That saves every page 8 kB.
import type { ComponentType, ReactNode } from "react";
import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  type RouterContextProvider,
} from "react-router-dom";
import type { RouteState } from "./page-scripts.tsx";
import { reloadOnce } from "./reload-once.ts";

type RouteModule = {
  default?: ComponentType;
  ErrorBoundary?: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
  handle?: unknown;
  clientLoader?: LoaderFunction;
};

type ManifestRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  /** Separate from the page, so that the page and its data load side by side. */
  clientLoaderModule?: string;
  hasClientLoader: boolean;
  hasErrorBoundary: boolean;
};

declare global {
  interface Window {
    __reactRouterManifest: { routes: Record<string, ManifestRoute> };
  }
}

/** @param state What the server has sent with the page. */
export async function createPageRouter(state: RouteState, getContext: () => RouterContextProvider) {
  const [loaded] = await Promise.all([loadAll(state.modules), load(state.manifest)]);
  const routes = Object.values(window.__reactRouterManifest.routes);
  return createBrowserRouter(routesUnder(undefined, routes, loaded), {
    getContext,
    hydrationData: { loaderData: state.loaderData, errors: state.errors },
    future: { v8_passThroughRequests: true },
  });
}

const load = (url: string): Promise<RouteModule> =>
  import(/* @vite-ignore */ url).catch(async (error: unknown) => {
    await reloadOnce();
    throw error;
  });

const loadAll = async (modules: Record<string, string>): Promise<Record<string, RouteModule>> =>
  Object.fromEntries(await Promise.all(Object.entries(modules).map(async ([id, url]) => [id, await load(url)])));

const routesUnder = (
  parent: string | undefined,
  all: readonly ManifestRoute[],
  loaded: Record<string, RouteModule>,
): RouteObject[] =>
  all
    .filter(({ parentId }) => parentId === parent)
    .map((route) => {
      const { id, path, index } = route;
      const module = loaded[id];
      const children = routesUnder(id, all, loaded);
      return {
        id,
        path,
        index,
        ...(children.length && { children }),
        ...(module ? partsOf(route, module) : later(route)),
      };
    }) as RouteObject[];

function partsOf(
  route: ManifestRoute,
  { default: Component, ErrorBoundary, Layout, handle }: RouteModule,
): RouteObject {
  // The root's layout is the document around whatever the root shows.
  if (Layout && Component && ErrorBoundary)
    return {
      handle,
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
  return { handle, ...dataOf(route), Component: Component ?? null, ErrorBoundary: ErrorBoundary ?? null };
}

const later = (route: ManifestRoute): RouteObject => {
  const part = (name: "default" | "ErrorBoundary") => async () => (await load(route.module))[name] ?? null;
  return {
    ...dataOf(route),
    lazy: {
      Component: part("default"),
      ...(route.hasErrorBoundary && { ErrorBoundary: part("ErrorBoundary") }),
      handle: async () => (await load(route.module)).handle,
    },
  };
};

/** The page's data, if it has any. Its module is loaded when data are, not at the start: the server has sent the first ones. */
function dataOf({ hasClientLoader, module, clientLoaderModule = module }: ManifestRoute): Pick<RouteObject, "loader"> {
  if (!hasClientLoader) return {};
  return { loader: async (args, context) => (await load(clientLoaderModule)).clientLoader!(args, context) };
}
