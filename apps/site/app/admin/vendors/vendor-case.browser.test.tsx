// What an admin can do about the listing on its case's page.
import type { Schemas } from "@troth/api-client";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../../state/persisted.ts";
import { loggedOut, sessionAtom } from "../../state/session.ts";
import { vendor } from "../../vendors/vendor.specimen.ts";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { pendingApproval } from "../paths.ts";
import { VendorCase } from "./vendor-case.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const owned: Schemas["VendorCase"] = {
  vendor,
  version: 1,
  since: vendor.createdAt,
  decision: null,
  mayDecide: true,
  author: null,
  owner: { id: "01986f2a-6c00-7000-8000-00000000e001", name: "Ana Kovač" },
  team: [],
  history: [],
  duplicates: [],
  alike: [],
};

function show(data: Schemas["VendorCase"]) {
  let now = data;
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (path.endsWith("/ownership/end")) {
      now = { ...data, owner: null };
      return new Response(null, { status: 204 });
    }
    if (path === `/api/admin/vendors/${vendor.id}`) return Response.json(now);
    return Response.json({ items: [], others: [], decision: null, mails: [], nextCursor: null });
  };
  const visit = createVisit({
    settings,
    client: { baseUrl: location.origin, fetch: fetch as typeof globalThis.fetch },
  });
  visit.store.set(restoredAtom, true);
  const userData = { ...loggedOut.userData, _id: "you", isAdmin: true };
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter initialEntries={[pendingApproval(vendor.id)]}>
        <Routes>
          <Route path={pendingApproval(":id")} element={<VendorCase />} />
        </Routes>
      </MemoryRouter>
    </VisitFrame>,
  );
}

const trigger = () => page.getByRole("button", { name: "Take it out of their hands" });

test("a listing that has an owner can be taken out of their hands, and the page then offers it no more", async () => {
  show(owned);
  await trigger().click();
  const dialog = page.getByRole("dialog", { name: `Take ${vendor.name} out of Ana Kovač’s hands?` });
  await dialog.getByRole("radio", { name: "The business hasn’t asked for it" }).click();
  await dialog.getByLabelText("Reason").fill("The business has told us so.");
  await dialog.getByRole("button", { name: "Take it out of their hands" }).click();
  await expect.element(page.getByText(`${vendor.name} no longer has an owner`)).toBeVisible();
  await expect.element(trigger()).not.toBeInTheDocument();
});

test.each<[string, Partial<Schemas["VendorCase"]>]>([
  ["no one owns it", { owner: null }],
  ["it’s for another admin to decide", { mayDecide: false }],
])("nothing is taken out of anyone’s hands where %s", async (_title, parts) => {
  show({ ...owned, ...parts });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(trigger()).not.toBeInTheDocument();
});
