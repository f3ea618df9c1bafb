import { createStore } from "jotai";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { createPageRouter } from "./frame/browser-router.tsx";
import { takePageData } from "./frame/page-data.ts";
import { readRouteState } from "./frame/page-scripts.tsx";
import { readSettings } from "./frame/page-settings.tsx";
import { reloadOnce } from "./frame/reload-once.ts";
import { VisitProvider } from "./frame/visit-provider.tsx";
import { endSession, loginAtom, tokensOf } from "./state/session.ts";
import { createVisit, routerContext } from "./visit.ts";

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

takePageData(visit.queryClient);

// In a function, for a module that awaits keeps waiting whoever imports what is in its file: the pages that it waits for do.
async function begin(): Promise<void> {
  const router = await createPageRouter(readRouteState(), () => routerContext(visit));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <VisitProvider visit={visit}>
          <RouterProvider router={router} />
          {/* As many siblings as the server's router has, or the ids that React makes would differ. */}
          {null}
        </VisitProvider>
      </StrictMode>,
    );
  });
  // Before it is needed: a module that once failed to come, without a connection, is not asked for again.
  void import("./api-client.ts").catch(() => undefined);
}

void begin();
