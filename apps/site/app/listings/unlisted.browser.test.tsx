// The page of a listing that isn't public, shown in place of a route that has no data.
import type { Schemas } from "@troth/api-client";
import { NetworkError } from "@troth/api-client";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, data, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ErrorBoundary } from "../frame/shell.tsx";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";

let root: Root | undefined;
beforeEach(() => void vi.stubGlobal("__reactRouterManifest", { routes: {} }));
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const listing: Schemas["Listing"] = {
  relation: "author",
  mayEdit: true,
  decision: null,
  vendor: { ...vendor, status: "pending" },
};

test("the photos of a listing that isn't public open and close without asking the server, so without a connection too", async () => {
  const fetch = async (input: RequestInfo | URL) =>
    new URL(new Request(input).url).pathname.endsWith("/listing")
      ? Response.json(listing, { headers: { etag: '"1"' } })
      : Response.json({ items: [], nextCursor: null });
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "ana" } });
  let asked = 0;
  const router = createMemoryRouter(
    [
      {
        path: "/vendor/detail/vendordetail/:id",
        loader: () => {
          asked++;
          throw asked === 1 ? data(null, { status: 404 }) : new NetworkError("cut off");
        },
        element: null,
        errorElement: <ErrorBoundary />,
      },
    ],
    { initialEntries: [`/vendor/detail/vendordetail/${vendor.id}`] },
  );
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={router} />
    </VisitFrame>,
  );
  const viewer = page.getByRole("dialog", { name: "Photos of Lindenhof" });
  await page.getByRole("button", { name: /^Picture 1 of 1/ }).click();
  await expect.element(viewer).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1, name: "Lindenhof" })).toBeVisible();
  expect(asked).toBe(1);
});
