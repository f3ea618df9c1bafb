// What belongs to one visit: a query cache, a store of atoms, an API client, and what the page may know about its
// server. On the server a visit is one request; in the browser it is the life of the page. Loaders find it in the
// router's context, components use useVisit(), and query functions get the API through their query client.
import type { TrothClient, TrothClientOptions } from "@troth/api-client";
import type { Brand } from "@troth/brand";
import { QueryClient } from "@tanstack/react-query";
import { createStore } from "jotai";
import { createContext, use } from "react";
import { createContext as createRouterContext, RouterContextProvider } from "react-router-dom";
import { createLazyClient } from "./lazy-client.ts";
import type { Store } from "./state/persisted.ts";

export type FooterLink = [address: string, label: string];

/** What the server tells the page, the same for the whole visit. */
export type PageSettings = {
  brand: Brand;
  /** The site's public address, which canonical addresses start with. */
  origin: string;
  /** Where the browser reaches the API; empty for the site itself. */
  apiBase: string;
  /** Whether people can log in with Google here. */
  googleLogin: boolean;
  /** Whose open data is shown here: links for the foot of every page. */
  credits: FooterLink[];
};

export type Visit = {
  queryClient: QueryClient;
  store: Store;
  api: TrothClient;
  settings: PageSettings;
  /**
   * On the server, what tells its own inline scripts and styles from everything else; the page as sent has their hashes
   * instead.
   */
  nonce: string | undefined;
  /** The site's styles, if they are inlined; the browser has them already. */
  styles: string;
  /** True until the first document has been hydrated. */
  first: boolean;
  /** The page is about to end, so what is sent now has to outlive it. */
  leaving: boolean;
  /** On the server, called with anything that goes wrong while rendering. */
  onError: ((error: unknown) => void) | undefined;
};

export const visitContext = createRouterContext<Visit>();

// Not in `meta` of the query options, which is serialised with the data.
const apis = new WeakMap<QueryClient, TrothClient>();
export const apiOf = (client: QueryClient): TrothClient => apis.get(client)!;

type VisitOptions = {
  settings: PageSettings;
  client: TrothClientOptions;
  store?: Store;
  nonce?: string;
  styles?: string;
  onError?: (error: unknown) => void;
};

export function createVisit({
  settings,
  client,
  store = createStore(),
  nonce,
  styles = "",
  onError,
}: VisitOptions): Visit {
  const onServer = typeof window === "undefined";
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // In the browser unused data stays for 60 s; on the server no timer may hold a request, so clear() ends it.
        gcTime: onServer ? Infinity : 60_000,
        // Fresh for a while, so that hydrating doesn't ask again for what has just arrived.
        staleTime: 30_000,
        retry: false,
        refetchOnWindowFocus: false,
        // Ask even if the browser thinks it is offline: a failure is shown rather than waited out in silence.
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });
  const api = createLazyClient(client);
  apis.set(queryClient, api);
  return { queryClient, store, api, settings, nonce, styles, first: true, leaving: false, onError };
}

export const routerContext = (visit: Visit): RouterContextProvider =>
  new RouterContextProvider(new Map([[visitContext, visit]]));

export const VisitContext = createContext<Visit | null>(null);

/** Every page is rendered inside a visit. */
export const useVisit = (): Visit => use(VisitContext)!;

/** The server's document has been hydrated: from here on, pages are made in the browser. */
export function markHydrated(visit: Visit): void {
  visit.first = false;
}
