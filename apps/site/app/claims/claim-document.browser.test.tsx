// What a claimant can hand in, where their claims are listed.
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import type { Claim } from "./claims-query.ts";
import { YourClaims } from "./your-claims.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

type Document = Claim["evidence"]["document"];

const handedIn: Document = {
  mediaType: "application/pdf",
  size: 8,
  handedInAt: "2026-11-24T08:00:00Z",
  hasFile: true,
};

/** As a server that keeps what it is given. @returns what was sent that changes something */
function open(given: Document, status: Claim["status"] = "pending", refusal?: () => Response | Promise<Response>) {
  const sent: string[] = [];
  let held = given;
  const claim = (): Claim => ({
    id: "c",
    vendor,
    claimant: { name: "Ana K." },
    role: "owner",
    businessEmail: null,
    note: "I answer the phone here.",
    status,
    because: null,
    reason: "",
    evidence: {
      website: "",
      domainMatches: false,
      websiteIsTheirs: false,
      emailConfirmedAt: null,
      websiteChanged: false,
      document: held,
    },
    createdAt: "2026-11-23T08:00:00Z",
    decidedAt: status === "rejected" ? "2026-11-25T08:00:00Z" : null,
  });
  const fetch = async (request: Request) => {
    if (request.method === "GET") return Response.json({ items: [claim()], nextCursor: null });
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    if (request.method === "PUT") {
      if (refusal) return refusal();
      held = handedIn;
      return Response.json(claim());
    }
    held = null;
    return new Response(null, { status: 204 });
  };
  const visit = createVisit({
    settings,
    client: { baseUrl: location.origin, fetch: fetch as typeof globalThis.fetch },
  });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "ana" } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: <YourClaims /> }])} />
    </VisitFrame>,
  );
  return sent;
}

const add = () => page.getByRole("button", { name: /^Add a document to your claim to / });
const handIn = () => page.getByRole("button", { name: "Hand it in" });
const choose = (file = new File(["%PDF-1.7"], "extract.pdf", { type: "application/pdf" })) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);

test("nothing is sent until a document is handed in; then it shows, can be replaced, and can be deleted", async () => {
  const sent = open(null);
  await add().click();
  await handIn().click();
  await expect.element(page.getByRole("link", { name: "Choose a file" })).toBeVisible();
  await choose();
  await expect.element(page.getByText(/Ready to hand in/)).toBeVisible();
  expect(sent).toEqual([]);
  await handIn().click();
  await expect.element(page.getByText("A PDF, which you handed in on 24 November 2026.")).toBeVisible();
  await expect.element(handIn()).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  await expect.element(page.getByText("Thank you. We’ll read it with your claim.")).toBeVisible();
  await page.getByRole("button", { name: /^Hand in another document/ }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: /^Hand in another document/ })).toHaveFocus();
  await page.getByRole("button", { name: /^Delete the document/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete the document" }).click();
  await expect.element(add()).toBeVisible();
  expect(sent).toEqual(["PUT /api/claims/c/document", "DELETE /api/claims/c/document"]);
});

test("without a connection the document stays in the form, which says so", async () => {
  open(null, "needs-more", () => Promise.reject(new TypeError("Failed to fetch")));
  await add().click();
  await choose();
  await handIn().click();
  await expect.element(page.getByText(/^We got no answer\./).first()).toBeVisible();
  await expect.element(page.getByText("extract.pdf")).toBeVisible();
});

test("once a claim is decided, nothing can be handed in, and what was can still be deleted", async () => {
  open(handedIn, "rejected");
  await expect.element(page.getByText("A PDF, which you handed in on 24 November 2026.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Hand in another document/ })).not.toBeInTheDocument();
  await page.getByRole("button", { name: /^Delete the document/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete the document" }).click();
  await expect.element(page.getByText(/which you handed in/)).not.toBeInTheDocument();
});

test("a document that we have deleted says so, and has nothing to press once the claim is decided", async () => {
  open({ ...handedIn, hasFile: false }, "rejected");
  await expect.element(page.getByText(/We’ve deleted the file\.$/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /document|another/ })).not.toBeInTheDocument();
});
