// A part of a page that the server has rendered and whose code fails to load.
import { act, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
