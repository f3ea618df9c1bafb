// The list of vendors looked at, whose code is hydrated when everything kept on the device has long been restored.
import { hydrateRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { rememberViewedAtom } from "../state/recently-viewed.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { recentlyViewedMessages as words } from "./recently-viewed-messages.ts";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

/** As the server renders it, hydrated when everything has been restored. */
async function open(except?: string) {
  const place = document.body.appendChild(document.createElement("main"));
  const visit = createVisit({ settings, client: { baseUrl: location.origin } });
  const { store } = visit;
  store.set(restoredAtom, true);
  store.set(rememberViewedAtom, { id: "1", name: "Zwei Linsen", lang: "de", facts: [], picture: "", drawn: true });
  const faults: unknown[] = [];
  root = hydrateRoot(
    place,
    <VisitProvider visit={visit}>
      <MemoryRouter>
        <RecentlyViewed {...(except !== undefined && { except })} />
      </MemoryRouter>
    </VisitProvider>,
    { onRecoverableError: (fault) => faults.push(String(fault)) },
  );
  await expect.element(page.getByText("Zwei Linsen")).toBeVisible();
  expect(faults).toEqual([]);
}

test("it shows what was looked at only after hydration, since the server knows of none of it", async () => {
  await open();
});

test("clearing the list leaves the focus at its heading", async () => {
  await open("2");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(page.getByText("Zwei Linsen")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Recently viewed" })).toHaveFocus();
  await expect.element(page.getByText(words.empty)).toBeVisible();
});

test("whoever turns the list off keeps the switch under their fingers, and can turn it on again", async () => {
  await open();
  const keep = page.getByRole("switch", { name: "Keep a list" });
  await keep.click();
  await expect.element(page.getByText(words.off)).toBeVisible();
  await expect.element(keep).toHaveFocus();
  await keep.click();
  await expect.element(page.getByText(words.empty)).toBeVisible();
});
