// A claim that has been approved, while the person who made it still owns the listing.
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
import { pendingClaim } from "../paths.ts";
import { StepUp } from "../step-up/step-up.tsx";
import { ClaimCase } from "./claim-case.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const ana = { id: "01986f2a-6c00-7000-8000-00000000e001", name: "Ana Kovač" };
const approved: Schemas["ClaimCase"] = {
  claim: {
    id: "01986f2a-6c00-7000-8000-00000000c001",
    vendor,
    claimant: { name: ana.name },
    role: "owner",
    businessEmail: null,
    note: "I answer the phone here.",
    status: "approved",
    because: null,
    reason: "We rang the number on the listing.",
    evidence: {
      website: "",
      domainMatches: false,
      websiteIsTheirs: false,
      emailConfirmedAt: null,
      websiteChanged: false,
      document: null,
    },
    createdAt: vendor.createdAt,
    decidedAt: vendor.createdAt,
  },
  version: 2,
  since: vendor.createdAt,
  vendor,
  website: null,
  mayDecide: true,
  owner: ana,
  team: [],
  claimant: { ...ana, memberSince: vendor.createdAt, addedListing: false, account: [], claims: [] },
  rivals: [],
  history: [],
  alike: [],
};

const codeNeeded = { type: "/api/reference#step-up-needed", title: "Enter a code again", status: 403, requestId: "" };
const headers = { "content-type": "application/problem+json" };

/** The server asks for a code before it takes the listing away. */
function show(data: Schemas["ClaimCase"]) {
  const sent: { path: string; body: unknown }[] = [];
  let entered = false;
  let now = data;
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (request.method !== "GET" && !path.includes("/looking/")) sent.push({ path, body: await request.json() });
    if (path.endsWith("/second-step/confirm")) {
      entered = true;
      return new Response(null, { status: 204 });
    }
    if (path.endsWith("/ownership/end")) {
      if (!entered) return Response.json(codeNeeded, { status: 403, headers });
      now = { ...data, owner: null };
      return new Response(null, { status: 204 });
    }
    if (path.endsWith(data.claim.id) && !path.includes("/looking/")) return Response.json(now);
    return Response.json({ items: [], others: [], decision: null, nextCursor: null });
  };
  const visit = createVisit({
    settings,
    client: { baseUrl: location.origin, fetch: fetch as typeof globalThis.fetch },
  });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, {
    ...loggedOut,
    isLoggedIn: true,
    userData: { ...loggedOut.userData, _id: "you", isAdmin: true },
  });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter initialEntries={[pendingClaim(data.claim.id)]}>
        <Routes>
          <Route path={pendingClaim(":id")} element={<ClaimCase />} />
        </Routes>
      </MemoryRouter>
      <StepUp />
    </VisitFrame>,
  );
  return sent;
}

const trigger = () => page.getByRole("button", { name: "Take it out of their hands" });

test("a listing is taken out of its owner’s hands by a rule, with a reason and a code, and the page then says who owns it", async () => {
  const sent = show(approved);
  await trigger().click();
  const dialog = page.getByRole("dialog", { name: `Take ${vendor.name} out of Ana Kovač’s hands?` });
  const submit = dialog.getByRole("button", { name: "Take it out of their hands" });
  await submit.click();
  await expect.element(dialog.getByRole("link", { name: "Choose the rule that applies" })).toBeVisible();
  await expect.element(dialog.getByLabelText("Reason")).toBeInvalid();
  await dialog.getByRole("radio", { name: "The business hasn’t asked for it" }).click();
  await dialog.getByLabelText("Reason").fill("The business has told us so.");
  await submit.click();
  const code = page.getByRole("dialog", { name: "Enter a code again" });
  await code.getByRole("textbox").fill("123456");
  await code.getByRole("button", { name: "Continue" }).click();
  await expect.element(page.getByText(`${vendor.name} no longer has an owner`)).toBeVisible();
  const end = {
    path: `/api/vendors/${vendor.id}/ownership/end`,
    body: { owner: ana.id, because: "not-authorised", explanation: "The business has told us so." },
  };
  expect(sent).toEqual([end, { path: "/api/users/me/second-step/confirm", body: { code: "123456" } }, end]);
  await expect.element(trigger()).not.toBeInTheDocument();
});

test.each<[string, Partial<Schemas["ClaimCase"]>]>([
  ["someone else owns it by now", { owner: { id: "01986f2a-6c00-7000-8000-00000000e002", name: "Ivo Šuštar" } }],
  ["it’s for another admin to decide", { mayDecide: false }],
  ["the claim wasn’t approved", { claim: { ...approved.claim, status: "rejected", because: "untrue" } }],
])("nothing is taken away where %s", async (_title, parts) => {
  show({ ...approved, ...parts });
  await expect.element(page.getByText("This claim is no longer open.")).toBeVisible();
  await expect.element(trigger()).not.toBeInTheDocument();
});
