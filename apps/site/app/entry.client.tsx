import { createStore } from "jotai";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { createPageRouter } from "./frame/browser-router.tsx";
import { hydratePageData } from "./frame/page-data.ts";
import { readRouteState } from "./frame/page-scripts.tsx";
import { readSettings } from "./frame/page-settings.tsx";
import { VisitProvider } from "./frame/visit-provider.tsx";
import { endSession, loginAtom, tokensOf } from "./state/session.ts";
import { createVisit, routerContext } from "./visit.ts";

const settings = readSettings();
const store = createStore();
const visit = createVisit({
  settings,
  store,
  client: {
    baseUrl: settings.apiBase || window.location.origin,
    isLeaving: () => visit.leaving,
    tokens: tokensOf(store),
    onSession: (session) => store.set(loginAtom, session),
    onSessionLost: () => endSession(store),
  },
});

hydratePageData(visit.queryClient);

// In a function: with a top-level await, the pages awaited here would in turn wait for this module, which they import
// from.
async function begin(): Promise<void> {
  const router = await createPageRouter(readRouteState(), () => routerContext(visit));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <VisitProvider visit={visit}>
          <RouterProvider router={router} />
          {/* As many siblings as in the server's router, or the ids that React generates would differ. */}
          {null}
        </VisitProvider>
      </StrictMode>,
    );
  });
  // Loaded ahead of use: a browser never retries a module that failed to load once, for example without a connection.
  void import("./api-client.ts").catch(() => undefined);
}

void begin();
