// What is shown and announced while a page loads, and what on the open page is busy meanwhile.
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NavigationProgress, PATIENCE } from "./navigation-progress.tsx";
import { useIsReloadingPage } from "./use-is-reloading-page.ts";

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function Frame() {
  return (
    <>
      <NavigationProgress />
      <main aria-busy={useIsReloadingPage()}>
        <Outlet />
      </main>
    </>
  );
}

const one = <Found extends Element>(selector: string) => document.querySelector<Found>(selector);
const isLine = () => one<HTMLElement>('[data-slot="navigation-progress"]')?.dataset["loading"] === "true";
const said = () => one("output")?.textContent;
const isBusy = () => one("main")?.ariaBusy === "true";

/** The open page is `/here`; every page fetched ends when the test says so. */
async function open() {
  let come = () => {};
  const loader = () => new Promise<null>((done) => (come = () => done(null)));
  const children = [
    { path: "here", element: "here", loader },
    { path: "there", element: "there", loader },
  ];
  const router = createMemoryRouter([{ id: "frame", element: <Frame />, children }], {
    initialEntries: ["/here"],
    hydrationData: { loaderData: { "0-0": null } },
  });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<RouterProvider router={router} />));
  return { go: (to: string) => act(async () => void router.navigate(to)), come: () => act(async () => come()) };
}

test("the line shows from the press until the page is there, and only a long wait is announced", async () => {
  const { go, come } = await open();
  expect([isLine(), said()]).toEqual([false, undefined]);
  await go("/there");
  // The live region comes first, its words later.
  expect([isLine(), said()]).toEqual([true, ""]);
  await act(async () => vi.advanceTimersByTime(PATIENCE - 1));
  expect(said()).toBe("");
  await act(async () => vi.advanceTimersByTime(1));
  expect(said()).toBe("One moment…");
  await come();
  expect([isLine(), said()]).toEqual([false, undefined]);
});

test("a new choice on the same page makes it busy; going elsewhere doesn't", async () => {
  const { go, come } = await open();
  await go("/here?sort=newest");
  expect(isBusy()).toBe(true);
  await come();
  expect(isBusy()).toBe(false);
  await go("/there");
  expect([isLine(), isBusy()]).toEqual([true, false]);
});
