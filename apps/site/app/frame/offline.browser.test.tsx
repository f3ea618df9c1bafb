// What people see without a connection, on any page.
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { OfflineNotice, OfflinePage } from "./offline.tsx";
import { VisitFrame } from "./visit-frame.specimen.tsx";

let root: Root;
let online: boolean;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("__reactRouterManifest", { routes: {} });
  online = false;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const kept = "What you write is kept on this device.";
const loaded = "You can keep using what’s already loaded.";
const text = () => document.body.textContent;
const main = () => document.querySelector("main")!;

/** Opens pages one after another, by their routes' ids. */
async function open(ids: string[], page: ReactNode = "Page", search = "") {
  const children = ids.map((id) => ({ id, path: id, element: page }));
  const frame = (
    <main tabIndex={-1} id="main">
      <OfflineNotice />
      <Outlet />
    </main>
  );
  const router = createMemoryRouter([{ path: "/", element: frame, children }], {
    initialEntries: ids.map((id) => `/${id}${search}`),
  });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const visit = createVisit({ settings, client: { baseUrl: location.origin } });
  await act(async () =>
    root.render(
      <VisitFrame visit={visit}>
        <RouterProvider router={router} />
      </VisitFrame>,
    ),
  );
  return router;
}

test.each([
  ["reviews/write-review", "", kept],
  ["reviews/review-preview", "", kept],
  ["account/profile/profile", "", kept],
  ["account/profile/profile", "?seleted=Settings", loaded],
  ["content/contact-us", "", kept],
  ["account/log-in/log-in", "", loaded],
  ["add-vendor/verify-vendor", "", kept],
  ["add-vendor/success-vendor", "", loaded],
  ["search/search", "", loaded],
  ["vendors/vendor-detail", "", loaded],
])("only where a form keeps it does the notice say that what you write is kept: %s%s", async (id, search, said) => {
  await open([id], "Page", search);
  expect(text()).toContain("You’re offline");
  expect([kept, loaded].filter((words) => text().includes(words))).toEqual([said]);
});

/** Where a form is shown, if not on a page of its own name: its route's id and its address's parameters. */
const pageOf: Record<string, [page: string, search?: string]> = {
  "admin/cases/decision-form": ["admin/vendors/pending-approval"],
  "account/profile/profile-form": ["account/profile/profile"],
  "add-vendor/add-vendor-form": ["add-vendor/add-vendor"],
  "claims/claim-dialog": ["vendors/vendor-detail", "?claim=true"],
  "listings/edit-listing-form": ["listings/edit-vendor"],
  "listings/suggest-change": ["listings/edit-vendor"],
  "removals/removal-form": ["removals/request-removal"],
  "notices/notice-form": ["notices/file-notice"],
};

test("every form that keeps a draft is on a page that says so", async () => {
  const sources = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const forms = Object.keys(sources).filter((file) => /= useDraftForm[(<]/.test(sources[file]!));
  expect(forms.length).toBeGreaterThan(5);
  for (const file of forms) {
    const form = file.replace("../", "").replace(/\.tsx$/, "");
    const [page = "", search] = pageOf[form] ?? [form];
    await open([page], "Page", search);
    expect(text(), file).toContain(kept);
    await act(async () => root.unmount());
  }
});

test("the notice stays in sight, and what else sticks to the top of the window stays below it", async () => {
  await open(["search/search"]);
  const notice = main().querySelector<HTMLElement>('[data-sticky="top"]')!;
  const reserved = () => document.documentElement.style.getPropertyValue("--sticky-top");
  await expect.poll(reserved).toBe(`${notice.offsetHeight}px`);
  notice.style.height = "123px";
  await expect.poll(reserved).toBe("123px");
  await act(async () => {
    online = true;
    window.dispatchEvent(new Event("online"));
  });
  expect([notice.isConnected, reserved()]).toEqual([false, ""]);
});

test("from a page that can't be opened, people can go back to where they were", async () => {
  const router = await open(["search/search", "vendors/vendor-detail"], <OfflinePage />);
  const press = [...document.querySelectorAll("button")].find((button) => button.textContent === "Go back")!;
  await act(async () => press.click());
  expect(router.state.location.pathname).toBe("/search/search");
});
