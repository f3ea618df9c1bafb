// What an inline script does with an e-mailed link before any of our code has loaded.
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { MailedLinkStart, mailedLinkStart } from "./mailed-link-start.tsx";

const before = location.href;
afterEach(() => history.replaceState(null, "", before));

/** Follows a link with this fragment, or reloads the page; returns the state that the router starts with. */
function load(fragment?: string): unknown {
  if (fragment) history.replaceState(null, "", fragment);
  new Function(mailedLinkStart)();
  const router = createBrowserRouter([{ path: "*", element: null }]);
  router.dispose();
  return router.state.location.state;
}

test("the token leaves the address before our code runs, and the page still gets it, also after a reload", () => {
  const [path, search] = [location.pathname, location.search];
  const carried = { token: "abc", stop: null, from: "/categories" };
  expect(load("#token=abc&from=%2Fcategories")).toEqual(carried);
  expect([location.pathname, location.search, location.hash]).toEqual([path, search, ""]);
  // The router's script for scroll positions overwrites a state without one.
  expect(history.state).toHaveProperty("key", "default");
  expect(load()).toEqual(carried);
  expect(load("#stop=def")).toEqual({ token: null, stop: "def", from: null });
});

test("any other fragment stays", () => {
  expect(load("#main")).toBeNull();
  expect(location.hash).toBe("#main");
});

test("the page takes it over from the server without a mismatch, and then does without it", async () => {
  const page = document.createElement("main");
  page.append(Object.assign(document.createElement("script"), { text: mailedLinkStart }));
  document.body.append(page);
  const mismatch = vi.fn<(error: unknown) => void>();
  const visit = createVisit({ settings, client: { baseUrl: location.origin } });
  const root = hydrateRoot(
    page,
    <VisitProvider visit={visit}>
      <MailedLinkStart />
    </VisitProvider>,
    { onRecoverableError: mismatch },
  );
  await expect.poll(() => page.childElementCount).toBe(0);
  expect(mismatch).not.toHaveBeenCalled();
  root.unmount();
  page.remove();
});
