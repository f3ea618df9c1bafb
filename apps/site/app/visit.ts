// What one visit owns: a query cache, a store of atoms, an API client, and what the page may know of its server. On the
// server a visit is one request; in the browser it is the page's life. Loaders find it in the router's context,
// components by useVisit(), query functions find the API by their query client.
import type { TrothClient, TrothClientOptions } from "@troth/api-client";
import type { Brand } from "@troth/brand";
import { QueryClient } from "@tanstack/react-query";
import { createStore } from "jotai";
import { createContext, use } from "react";
import { createContext as createRouterContext, RouterContextProvider } from "react-router-dom";
import { createLateClient } from "./late-client.ts";
import type { Store } from "./state/persisted.ts";

export type FooterLink = [address: string, label: string];

/** What the server tells the page, once for the whole visit. */
export type PageSettings = {
  brand: Brand;
  /** Where people reach the site: canonical addresses begin with it. */
  origin: string;
  /** Where the browser reaches the API: the site itself, if empty. */
  apiBase: string;
  /** Whether one may log in with Google here. */
  googleLogin: boolean;
  /** Whose open data is shown here: links for the foot of each page. */
  credits: FooterLink[];
};

export type Visit = {
  queryClient: QueryClient;
  store: Store;
  api: TrothClient;
  settings: PageSettings;
  /** On the server, what tells its own inline scripts and styles from all else; what is sent has their hashes instead. */
  nonce: string | undefined;
  /** The site's styles, where they are inlined; the browser has them already. */
  styles: string;
  /** True until the first document has been hydrated. */
  first: boolean;
  /** On the server, told of what went wrong while rendering. */
  onFault: ((error: unknown) => void) | undefined;
};

export const visitContext = createRouterContext<Visit>();

// Not in `meta` of the query options: that is serialised with the data.
const apis = new WeakMap<QueryClient, TrothClient>();
export const apiOf = (client: QueryClient): TrothClient => apis.get(client)!;

type VisitOptions = {
  settings: PageSettings;
  client: TrothClientOptions;
  store?: Store;
  nonce?: string;
  styles?: string;
  onFault?: (error: unknown) => void;
};

export function createVisit({
  settings,
  client,
  store = createStore(),
  nonce,
  styles = "",
  onFault,
}: VisitOptions): Visit {
  const onServer = typeof window === "undefined";
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // In the browser unused data stays 60 s; on the server no timer may hold a request, clear() ends it.
        gcTime: onServer ? Infinity : 60_000,
        // Fresh for a while, so that hydrating does not ask again for what has just come.
        staleTime: 30_000,
        retry: false,
        refetchOnWindowFocus: false,
        // Asked for whatever the browser believes of its connection: what does not come is said, not awaited in silence.
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });
  const api = createLateClient(client);
  apis.set(queryClient, api);
  return { queryClient, store, api, settings, nonce, styles, first: true, onFault };
}

export const routerContext = (visit: Visit): RouterContextProvider =>
  new RouterContextProvider(new Map([[visitContext, visit]]));

export const VisitContext = createContext<Visit | null>(null);

export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error("A page must be rendered inside a visit");
  return visit;
}

/** The server's document is hydrated: what follows is made in the browser. */
export function leaveFirstDocument(visit: Visit): void {
  visit.first = false;
}
