import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restore } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { SuggestChange } from "./suggest-change.tsx";

let root: Root | undefined;
const sent: { url: string; body: unknown }[] = [];
const leave = () => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
};
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
});
afterEach(() => {
  leave();
  localStorage.clear();
});

/** As if the page was loaded anew. `load` is what another address of the page waits for. */
async function open({ load = () => null }: { load?: () => unknown } = {}) {
  leave();
  const fetch = async (input: RequestInfo | URL) => {
    const request = new Request(input);
    if (request.method !== "POST") return Response.json({ items: [], nextCursor: null });
    sent.push({ url: new URL(request.url).pathname, body: await request.json() });
    return Response.json({}, { status: 201 });
  };
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  const { store } = visit;
  await restore(store);
  store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "ana" } });
  const router = createMemoryRouter(
    [
      { id: "page", path: "/", loader: load, element: <SuggestChange vendor={vendor} /> },
      { path: "*", element: null },
    ],
    { hydrationData: { loaderData: { page: null } } },
  );
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={router} />
    </VisitFrame>,
  );
}

const note = page.getByRole("textbox", { name: /^Note/ });
const description = page.getByRole("textbox", { name: /^Description/ });
const why = "They moved in spring; their window says so.";

test("what no field says is told apart from them, with a note, which outlives a reload", async () => {
  await open();
  await page.getByRole("radio", { name: "It has closed for good" }).click();
  await expect.element(description).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Send it" }).click();
  await expect.element(page.getByRole("link", { name: "Write 10 characters or more" })).toBeVisible();
  const more = page.getByRole("textbox", { name: /^Tell us more/ });
  await more.fill("The shutters have been down since June.");
  await page.getByRole("radio", { name: "It’s listed twice" }).click();
  await expect.element(page.getByText("Which other page is it?", { exact: false })).toBeVisible();
  await expect.element(more).toHaveValue("The shutters have been down since June.");
  await open();
  await page.getByRole("radio", { name: "It has closed for good" }).click();
  await expect.element(more).toHaveValue("The shutters have been down since June.");
  await page.getByRole("button", { name: "Send it" }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ changes: { problem: "closed" }, note: "The shutters have been down since June." }]);
});

test("a problem that is chosen is shown at once, before the page at its address has loaded", async () => {
  await open({ load: () => new Promise(() => undefined) });
  const closed = page.getByRole("radio", { name: "It has closed for good" });
  await closed.click();
  await expect.element(closed).toBeChecked();
  await expect.element(page.getByRole("button", { name: "Send it" })).toBeVisible();
});

test("a suggestion's note outlives a reload with its fields, until it has been sent or is discarded", async () => {
  await open();
  await note.fill(why);
  await open();
  await expect.element(note).toHaveValue(why);
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect.element(note).toHaveValue("");

  await note.fill(why);
  await description.fill("A manor by the river.");
  await open();
  await expect.element(note).toHaveValue(why);
  await expect.element(description).toHaveValue("A manor by the river.");
  await page.getByRole("button", { name: "Send suggestion" }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ changes: { description: "A manor by the river." }, note: why }]);
  await expect.poll(() => localStorage.getItem("troth.vendor-notes") ?? "").not.toContain(why);
  await open();
  await expect.element(note).toHaveValue("");
});
