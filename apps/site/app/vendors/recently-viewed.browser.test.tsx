// The list of vendors looked at, whose code is hydrated when everything kept on the device has long been restored.
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { rememberViewedAtom } from "../state/recently-viewed.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("it shows what was looked at only after hydration, since the server knows of none of it", async () => {
  const place = document.body.appendChild(document.createElement("main"));
  const visit = createVisit({ settings, client: { baseUrl: location.origin } });
  const { store } = visit;
  store.set(restoredAtom, true);
  store.set(rememberViewedAtom, { id: "1", name: "Zwei Linsen", lang: "de", facts: [], picture: "", drawn: true });
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      place,
      <VisitProvider visit={visit}>
        <MemoryRouter>
          <RecentlyViewed />
        </MemoryRouter>
      </VisitProvider>,
      { onRecoverableError: (fault) => faults.push(String(fault)) },
    ),
  );
  expect(faults).toEqual([]);
  expect(place.textContent).toContain("Zwei Linsen");
  await act(async () => root.unmount());
});
