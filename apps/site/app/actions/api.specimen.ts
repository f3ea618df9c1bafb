// A server for the tests of actions, and a visit to it.
import type { ToastMessage } from "@troth/ui/toast";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createStore } from "jotai";
import { vi } from "vitest";
import { type Backend, restore, type Store } from "../state/persisted.ts";
import { endSession, loginAtom, tokensOf } from "../state/session.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";

type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown };

type Answer = (asked: Asked, response: ServerResponse) => void;

export const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  void response
    .writeHead(status, { "content-type": status < 400 ? "application/json" : "application/problem+json", ...headers })
    .end(JSON.stringify(body));

export const refuse = (response: ServerResponse, status: number, kind: string, more: object = {}) =>
  json(response, status, { type: `/api/reference#${kind}`, title: `No: ${kind}`, status, ...more });

/** Starts it. Its answers can be changed at any time, and everything it was asked is in `asked`. */
export async function startApi(answer: Answer) {
  const asked: Asked[] = [];
  const api = { answer, asked, url: "", lines: () => asked.map(({ method, path }) => `${method} ${path}`) };
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const one: Asked = { method, path: url, headers, body: text && (JSON.parse(text) as unknown) };
      asked.push(one);
      api.answer(one, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(api, {
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

const person = (_id: string) => ({
  _id,
  email: `${_id}@example.org`,
  firstName: "Ana",
  lastName: "Kovač",
  image: "",
  location: "",
  role: "user" as const,
  isAdmin: false,
  emailVerified: true,
});

export const logIn = (store: Store, id = "ana") =>
  store.set(loginAtom, { userData: person(id), token: `token-of-${id}`, isGoogleLogin: false });

/** A visit by someone who is logged in, to a page of the site; what toasts say is collected in `said`. */
export async function visitTo(url: string, { storage = memory() }: { storage?: Backend } = {}) {
  const store = createStore();
  const visit = createVisit({
    settings: { ...settings, origin: url, apiBase: url },
    client: { baseUrl: url, tokens: tokensOf(store), onSessionLost: () => endSession(store) },
    store,
  });
  vi.stubGlobal("window", { location: { pathname: "/search", search: "?q=barn" } });
  await restore(store, storage);
  const said: ToastMessage[] = [];
  return {
    visit,
    store,
    client: visit.queryClient,
    said,
    showToast: (message: ToastMessage) => void said.push(message),
  };
}

export function memory(): Backend {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
}
