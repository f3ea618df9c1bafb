// What people who are logged in see of a listing that is gone.
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, data, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ErrorBoundary } from "../frame/shell.tsx";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { EditListing } from "./edit-listing.tsx";

let root: Root | undefined;
beforeEach(() => void vi.stubGlobal("__reactRouterManifest", { routes: {} }));
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const successor = { ...vendor, id: "01986f2a-6c00-7000-8000-00000000a002", name: "Lindenhof am Wasser" };

/** Opens a page for someone who doesn't look after the listing; `gone` is what the server says of it in public. */
function open(path: string, gone: { type: string; vendorId?: string }) {
  const problem = (status: number, parts: object) =>
    Response.json(
      { title: "No", status, ...parts },
      { status, headers: { "content-type": "application/problem+json" } },
    );
  const answer = (pathname: string): Response => {
    if (pathname.endsWith(`/${vendor.id}`)) return problem(410, gone);
    if (pathname.endsWith(`/${successor.id}`)) return Response.json(successor);
    if (pathname.endsWith("/listing")) return problem(404, { type: "/api/reference#not-found" });
    return Response.json({ items: [], nextCursor: null });
  };
  const fetch = async (input: RequestInfo | URL) => answer(new URL(new Request(input).url).pathname);
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "ana" } });
  const router = createMemoryRouter(
    [
      {
        path: "/vendor/detail/vendordetail/:id",
        loader: () => {
          throw data(null, { status: 410 });
        },
        element: null,
        errorElement: <ErrorBoundary />,
      },
      ...[vendor, successor].map(({ id }) => ({
        path: `/edit/vendordetail/${id}`,
        element: <EditListing key={id} id={id} />,
      })),
    ],
    { initialEntries: [`${path}/${vendor.id}`] },
  );
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={router} />
    </VisitFrame>,
  );
}

const takenDown = { type: "/api/reference#taken-down" };
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const soon = { timeout: 10_000 };

test.each(["/vendor/detail/vendordetail", "/edit/vendordetail"])(
  "a listing that was taken down says so at %s, to people who are logged in too",
  async (path) => {
    open(path, takenDown);
    await expect.element(heading("This listing was taken down"), soon).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  },
);

test("a change to a listing that was merged is suggested for the one it was merged into", async () => {
  open("/edit/vendordetail", { type: "/api/reference#moved", vendorId: successor.id });
  await expect.element(heading(/Lindenhof am Wasser/), soon).toBeVisible();
});
