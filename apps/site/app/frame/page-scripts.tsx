import { use } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router-dom";
import { useVisit } from "../visit.ts";
import { escapeJson } from "./escape-json.ts";
import { startScript } from "./start-script.ts";

/** What the server's page passes to the application that hydrates it. */
export type RouteState = {
  /** The address of the table of all routes. */
  manifest: string;
  /** The matched routes' modules, by the routes' ids. */
  modules: Record<string, string>;
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
};

const id = "route-state";

/**
 * Replaces the router's own `<Scripts>`: it requests the same modules, but only once the page has been painted.
 * Preloaded, they would compete with the styles, fonts and pictures that people see first.
 */
export function PageScripts() {
  const { nonce } = useVisit();
  const { data, start } = usePage();
  return (
    <>
      <script id={id} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}

// The browser has both in the document already, and leaves them as they are.
const usePage = import.meta.env.SSR ? useRenderedPage : () => ({ data: "", start: "" });

function useRenderedPage(): { data: string; start: string } {
  const { manifest } = use(FrameworkContext)!;
  const { matches, loaderData, errors } = use(DataRouterContext)!.staticContext!;
  const routes = matches.map(({ route }) => manifest.routes[route.id]!);
  const data: RouteState = {
    manifest: manifest.url,
    modules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    loaderData,
    errors,
  };
  const others = new Set([
    ...manifest.entry.imports,
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
    manifest.url,
  ]);
  return { data: escapeJson(data), start: startScript(manifest.entry.module, [...others]) };
}

/** Reads it, in the browser. */
export const readRouteState = (): RouteState => JSON.parse(document.getElementById(id)!.textContent) as RouteState;
