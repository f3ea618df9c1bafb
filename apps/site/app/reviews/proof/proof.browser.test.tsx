// What an author sees of a proof in each state, and that nothing is sent before it is complete.
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../../state/persisted.ts";
import { loggedOut, sessionAtom } from "../../state/session.ts";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { ProofButton } from "./proof-button.tsx";
import type { OwnProof } from "./proof-query.ts";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const reviewId = "01986f2a-6c00-7000-8000-00000000b001";
const waiting: OwnProof = {
  kind: "invoice",
  status: "waiting",
  because: null,
  explanation: "",
  submittedAt: "2026-11-21T10:00:00Z",
  decidedAt: null,
  hasFile: true,
  deletedBy: null,
};
const accepted: OwnProof = {
  ...waiting,
  status: "accepted",
  explanation: "It names you and the estate.",
  decidedAt: "2026-11-22T10:00:00Z",
  deletedBy: "2026-12-06T10:00:00Z",
};

/** A server with one proof. @returns what was sent to it */
function open(proof: OwnProof | null, refusal?: () => Response | Promise<Response>) {
  const sent: string[] = [];
  let held = proof;
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== "GET") sent.push(`${request.method} ${pathname}${search}`);
    if (request.method === "POST") {
      if (refusal) return refusal();
      held = waiting;
      return Response.json({ proof: held }, { status: 201 });
    }
    if (request.method === "DELETE") {
      held = held?.status === "waiting" ? null : held && { ...held, hasFile: false, deletedBy: null };
      return new Response(null, { status: 204 });
    }
    return Response.json({ proof: held });
  };
  const visit = createVisit({
    settings,
    client: { baseUrl: location.origin, fetch: fetch as typeof globalThis.fetch },
  });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "ana" } });
  const element = <ProofButton reviewId={reviewId} vendorName="Posestvo Pule" status={proof?.status ?? null} />;
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
    </VisitFrame>,
  );
  return sent;
}

const button = (label: string) => page.getByRole("button", { name: `${label}: your review of Posestvo Pule` });
const dialog = () => page.getByRole("dialog", { name: "Your booking with Posestvo Pule" });
const file = () => dialog().getByRole("button", { name: /Choose a file/ });
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const pdf = new File(["%PDF-1.7"], "invoice.pdf", { type: "application/pdf" });

test("nothing is sent until it's said what the file is; then it waits, and can be withdrawn", async () => {
  const sent = open(null);
  await button("Confirm your booking").click();
  await expect.element(file()).toBeVisible();
  await expect.element(dialog().getByText(/^If it’s on paper, a photo of it will do\. Please black out/)).toBeVisible();
  await userEvent.upload(input(), pdf);
  await expect.element(dialog().getByText(/Ready to hand in/)).toBeVisible();
  await dialog().getByRole("button", { name: "Hand it in" }).click();
  await expect.element(dialog().getByRole("link", { name: "Say what you have" })).toBeVisible();
  expect(sent).toEqual([]);
  await dialog().getByLabelText("An invoice").click();
  await dialog().getByRole("button", { name: "Hand it in" }).click();
  await expect.element(dialog().getByRole("heading", { name: "We’re looking at it" })).toBeVisible();
  await expect.element(dialog().getByText(/^We’ve had your invoice since 21 November 2026/)).toBeVisible();
  await dialog().getByRole("button", { name: "Withdraw it" }).click();
  await expect.element(file()).toBeVisible();
  expect(sent).toEqual([`POST /api/reviews/${reviewId}/proof?kind=invoice`, `DELETE /api/reviews/${reviewId}/proof`]);
});

test("without a connection the file and the answer stay, and the form says so", async () => {
  open(null, () => Promise.reject(new TypeError("Failed to fetch")));
  await button("Confirm your booking").click();
  await dialog().getByLabelText("A contract").click();
  await userEvent.upload(input(), pdf);
  await dialog().getByRole("button", { name: "Hand it in" }).click();
  await expect
    .element(
      dialog()
        .getByText(/^We got no answer\./)
        .first(),
    )
    .toBeVisible();
  await expect.element(dialog().getByText("invoice.pdf")).toBeVisible();
  await expect.element(dialog().getByLabelText("A contract")).toBeChecked();
});

test("a file that the server can't read is refused in words", async () => {
  const problem = { type: "/api/reference#unsupported-media-type", title: "No", status: 415, requestId: "r" };
  open(null, () => Response.json(problem, { status: 415, headers: { "content-type": "application/problem+json" } }));
  await button("Confirm your booking").click();
  await dialog().getByLabelText("A receipt").click();
  await userEvent.upload(input(), pdf);
  await dialog().getByRole("button", { name: "Hand it in" }).click();
  await expect
    .element(
      dialog()
        .getByText(/^We can’t read that file\./)
        .first(),
    )
    .toBeVisible();
});

test("an accepted proof says when its file goes, and the author can delete it before that", async () => {
  const sent = open(accepted);
  await button("Booking confirmed").click();
  await expect.element(dialog().getByText("It names you and the estate.")).toBeVisible();
  await expect.element(dialog().getByText("We’ll delete the file by 6 December 2026.")).toBeVisible();
  await dialog().getByRole("button", { name: "Delete it now" }).click();
  await expect.element(dialog().getByText("The file has been deleted.")).toBeVisible();
  await expect.element(dialog().getByRole("button", { name: "Hand it in" })).not.toBeInTheDocument();
  expect(sent).toEqual([`DELETE /api/reviews/${reviewId}/proof`]);
});

test("a refused proof says why, and another can be handed in", async () => {
  open({ ...accepted, status: "refused", because: "unreadable", explanation: "The photo is too dark." });
  await button("Your proof wasn’t accepted").click();
  await expect.element(dialog().getByText("We can’t read it.")).toBeVisible();
  await expect.element(dialog().getByText("The photo is too dark.")).toBeVisible();
  await expect.element(dialog().getByRole("button", { name: "Hand it in" })).toBeVisible();
});
