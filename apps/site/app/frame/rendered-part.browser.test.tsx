// Parts of a page whose code fails to load, also those that the server has rendered.
import { act, type ComponentType, Suspense, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyPart } from "./lazy-part.ts";
import "./offline.tsx";
import { renderedPart } from "./rendered-part.ts";

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // As if the page had already been reloaded because of it.
  sessionStorage.setItem("troth.reloaded", String(Date.now()));
});

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const Part = renderedPart<{ of: string }>(() => Promise.reject(new TypeError("Failed to fetch")));

function Page() {
  const [params] = useSearchParams();
  const [, setTime] = useState(0);
  return (
    <>
      <h1>{params.get("q")}</h1>
      <button type="button" aria-label="Draw again" onClick={() => setTime((time) => time + 1)} />
      <Part of={params.get("q") ?? ""} />
    </>
  );
}

test("the server's HTML stays without its code, and does not hold up navigation", async () => {
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = `<h1>roses</h1><button type="button" aria-label="Draw again"></button><!--$--><p>No roses here</p><!--/$-->`;
  const faults: unknown[] = [];
  const router = createMemoryRouter([{ path: "/", element: <Page /> }], { initialEntries: ["/?q=roses"] });
  await act(async () => {
    root = hydrateRoot(place, <RouterProvider router={router} />, {
      onRecoverableError: (fault) => faults.push(fault),
    });
  });
  expect(place.textContent).toBe("rosesNo roses here");
  await act(async () => place.querySelector("button")!.click());
  expect(place.textContent).toBe("rosesNo roses here");
  expect(faults).toEqual([]);
  await act(async () => router.navigate("/?q=tulips"));
  expect(place.textContent).toBe("tulips");
});

/** Code that can't be fetched until the connection is back. */
function brokenOff() {
  const code = { isThere: false, tries: 0 };
  const load = async (): Promise<ComponentType> => {
    code.tries++;
    if (!code.isThere) throw new TypeError("Failed to fetch");
    return () => <p>Here</p>;
  };
  return { code, load };
}
const online = () => act(async () => void window.dispatchEvent(new Event("online")));

test("a part that was missing is tried again whenever the connection is back, and shown once its code is there", async () => {
  const { code, load } = brokenOff();
  const Missing = lazyPart(load);
  const place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <Suspense>
        <Missing />
        <Missing />
      </Suspense>,
    ),
  );
  expect(place.textContent).toBe("");
  await online();
  expect([place.textContent, code.tries]).toEqual(["", 2]);
  code.isThere = true;
  await online();
  expect(place.textContent).toBe("HereHere");
  await online();
  expect(code.tries).toBe(3);
});

test("a part that was missing isn't tried again once its page has been left, but when it's shown again", async () => {
  const { code, load } = brokenOff();
  const Missing = lazyPart(load);
  const place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
  const show = (isThere: boolean) => act(async () => root?.render(<Suspense>{isThere ? <Missing /> : null}</Suspense>));
  await show(true);
  await show(false);
  await online();
  expect(code.tries, "a reload would be for another page").toBe(1);
  code.isThere = true;
  await show(true);
  expect([place.textContent, code.tries]).toEqual(["Here", 2]);
});

test("a part that the server has rendered comes to life once the connection is back", async () => {
  const { code, load } = brokenOff();
  const Rendered = renderedPart(load);
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = "<!--$--><p>Here</p><!--/$-->";
  const faults: unknown[] = [];
  const router = createMemoryRouter([{ path: "/", element: <Rendered /> }]);
  await act(async () => {
    root = hydrateRoot(place, <RouterProvider router={router} />, {
      onRecoverableError: (fault) => faults.push(fault),
    });
  });
  const text = place.querySelector("p")!;
  const isAlive = () => Object.keys(text).some((key) => key.startsWith("__reactProps"));
  expect([place.textContent, isAlive()]).toEqual(["Here", false]);
  code.isThere = true;
  await online();
  expect([place.querySelector("p") === text, isAlive(), faults]).toEqual([true, true, []]);
});
