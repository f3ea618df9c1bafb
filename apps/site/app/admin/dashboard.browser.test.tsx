import type { Schemas } from "@troth/api-client";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import Dashboard from "./dashboard.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** The dashboard of a server that couldn't send so many e-mails. */
function open(failedMails: number) {
  const figures: Schemas["Figures"] = { queues: [], appeals: 0, failedMails, weeks: [] };
  const fetch = async ({ url }: Request) =>
    Response.json(new URL(url).pathname.endsWith("/figures") ? figures : { items: [], nextCursor: null });
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "you" } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter initialEntries={["/dashboard?tab=people"]}>
        <Dashboard />
      </MemoryRouter>
    </VisitFrame>,
  );
}

test.for([
  { count: 1, says: "An e-mail couldn’t be sent" },
  { count: 12, says: "12 e-mails couldn’t be sent" },
])(
  "every other part of the dashboard says that $count couldn’t be sent, and leads to them",
  async ({ count, says }) => {
    open(count);
    await expect.element(page.getByText(says, { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "See why" }).click();
    await expect.element(page.getByRole("tab", { name: /^E-mails/ })).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByText(says, { exact: true })).not.toBeInTheDocument();
  },
);

test("the dashboard says nothing about e-mails while all are sent", async () => {
  open(0);
  await expect.element(page.getByText("Oldest item")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See why" })).not.toBeInTheDocument();
});
