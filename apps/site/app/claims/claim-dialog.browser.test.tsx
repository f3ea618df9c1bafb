// What people who have already claimed a business are told, before they write anything.
import { type ReactNode, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { ClaimDialog } from "./claim-dialog.tsx";
import type { Claim } from "./claims-query.ts";
import { YourClaims } from "./your-claims.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const made = (parts: Partial<Claim>): Claim => ({
  id: "c",
  vendor,
  claimant: { name: "Ana K." },
  role: "owner",
  businessEmail: null,
  note: "I answer the phone here.",
  status: "pending",
  because: null,
  reason: "",
  evidence: {
    website: "",
    domainMatches: false,
    websiteIsTheirs: false,
    emailConfirmedAt: null,
    websiteChanged: false,
    document: null,
  },
  createdAt: "2026-11-23T08:00:00Z",
  decidedAt: null,
  ...parts,
});

/** Answers as the server does: 20 a page, or those to one vendor. */
const answerOf = (claims: readonly Claim[]) => async (request: Request) => {
  const vendorId = new URL(request.url).searchParams.get("vendorId");
  const items = claims.filter((claim) => !vendorId || claim.vendor.id === vendorId);
  return Response.json({ items: items.slice(0, 20), nextCursor: items.length > 20 ? "more" : null });
};

const elsewhere = made({ vendor: { ...vendor, id: "01986f2a-6c00-7000-8000-00000000b999" } });

type Shown = {
  what?: ReactNode;
  manages?: boolean;
  isClaimed?: boolean;
  /** What the server says to a claim. */
  claim?: Claim;
};

function open(claims: Claim[], { what, manages = false, isClaimed = false, claim }: Shown = {}) {
  const own = { isOwner: manages, mayReply: manages, review: null, helpful: [] };
  let hasClaimed = false;
  const fetch = (async (request: Request) => {
    if (request.method === "POST") {
      hasClaimed = true;
      return Response.json(claim, { status: 201 });
    }
    if (request.url.includes("/own-review")) return Response.json(own);
    // The list takes its time to hear of it.
    return hasClaimed ? Promise.withResolvers<Response>().promise : answerOf(claims)(request);
  }) as typeof globalThis.fetch;
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, {
    ...loggedOut,
    isLoggedIn: true,
    userData: { ...loggedOut.userData, _id: "ana" },
  });
  const element = what ?? <ClaimDialog vendor={{ ...vendor, isClaimed }} open onClose={() => undefined} />;
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
    </VisitFrame>,
  );
}

test("someone who has claimed a business is told when, and what they can do now, in place of a form", async () => {
  open([made({ businessEmail: "ana@lindenhof.example" })]);
  const dialog = page.getByRole("dialog", { name: "You’ve claimed this business" });
  await expect.element(dialog.getByText(/^Next: open the link .* ana@lindenhof/)).toBeVisible();
  await expect.element(dialog.getByText(/^You claimed this on 23/)).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: "See your claims" })).toBeVisible();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
});

function Reopened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Claim this page</button>
      <ClaimDialog vendor={vendor} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

test("a claim that has just been sent is known when the dialog is opened again, before the list of claims is", async () => {
  open([], { what: <Reopened />, claim: made({ note: "I bake the cakes, and answer the phone." }) });
  await page.getByRole("button", { name: "Claim this page" }).click();
  await page.getByRole("radio", { name: "It’s mine" }).click();
  await page.getByLabelText("How can we tell?").fill("I bake the cakes, and answer the phone.");
  await page.getByRole("button", { name: "Send the claim" }).click();
  await expect.element(page.getByRole("dialog", { name: "We’ve got your claim" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Claim this page" }).click();
  await expect.element(page.getByRole("dialog", { name: "You’ve claimed this business" })).toBeVisible();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
});

test("a claim is found however many others someone has made since", async () => {
  open([...Array.from({ length: 20 }, () => elsewhere), made({})]);
  await expect.element(page.getByRole("dialog", { name: "You’ve claimed this business" })).toBeVisible();
});

test("the people who look after a page are led to managing it, in place of a form", async () => {
  open([], { manages: true });
  const dialog = page.getByRole("dialog", { name: "This page is yours" });
  const manage = dialog.getByRole("link", { name: "Manage page" });
  await expect.element(manage).toHaveAttribute("href", `/edit/vendordetail/${vendor.id}`);
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
});

test.each([true, false])(
  "whoever claims a page is told whether someone looks after it already (%s)",
  async (isClaimed) => {
    open([], { isClaimed });
    await expect.element(page.getByLabelText("How can we tell?")).toBeVisible();
    const told = page.getByText("Someone looks after this page already");
    if (isClaimed) await expect.element(told).toBeVisible();
    else await expect.element(told).not.toBeInTheDocument();
  },
);

test("someone who hasn't claimed it, or no longer does, can write", async () => {
  open([elsewhere, made({ status: "withdrawn" })]);
  await expect.element(page.getByLabelText("How can we tell?")).toBeVisible();
});

test.each([
  ["for them while their address isn't confirmed", { businessEmail: "ana@lindenhof.example" }, "Waiting for you"],
  ["for us if there is none", {}, "Waiting for us"],
] as const)("a claim waits %s", async (_title, parts, badge) => {
  open([made(parts)], { what: <YourClaims /> });
  await expect.element(page.getByText(badge, { exact: true })).toBeVisible();
});

test("a declined claim says by which rule and in which words, and that it was another reason only in words", async () => {
  const declined = { status: "rejected", decidedAt: "2026-11-24T08:00:00Z" } as const;
  open(
    [
      made({ ...declined, because: "unanswered", reason: "We asked twice." }),
      made({ ...declined, id: "d", because: "other", reason: "We’ve told you on the phone." }),
      made({ ...declined, id: "e", reason: "That was before there were rules." }),
    ],
    { what: <YourClaims /> },
  );
  await expect.element(page.getByText("Our question wasn’t answered We asked twice.")).toBeVisible();
  await expect.element(page.getByText("We’ve told you on the phone.", { exact: true })).toBeVisible();
  await expect.element(page.getByText("That was before there were rules.", { exact: true })).toBeVisible();
});
