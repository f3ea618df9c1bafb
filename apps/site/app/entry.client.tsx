import { createStore } from "jotai";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readSettings } from "./frame/page-settings.tsx";
import { reloadOnce } from "./frame/reload-once.ts";
import { VisitProvider } from "./frame/visit-provider.tsx";
import { endSession, loginAtom, tokensOf } from "./state/session.ts";
import { createVisit, routerContext } from "./visit.ts";

// Libraries that make style elements take the nonce from here. Browsers hide it from markup, not from scripts.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

window.addEventListener("vite:preloadError", () => void reloadOnce());

const settings = readSettings();
const store = createStore();
const visit = createVisit({
  settings,
  store,
  client: {
    baseUrl: settings.apiBase || window.location.origin,
    tokens: tokensOf(store),
    onSession: (session) => store.set(loginAtom, session),
    onSessionLost: () => endSession(store),
  },
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <VisitProvider visit={visit}>
        <HydratedRouter getContext={() => routerContext(visit)} />
      </VisitProvider>
    </StrictMode>,
  );
});
