// What is filled in for people who ask to remove a listing, and what becomes of a request that can't be sent.
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { ownReviewQuery } from "../reviews/own-review-query.ts";
import { restore } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { RemovalForm } from "./removal-form.tsx";

let root: Root | undefined;
const close = () => {
  root?.unmount();
  document.body.replaceChildren();
};
afterEach(() => {
  close();
  localStorage.clear();
});

const nika = { ...loggedOut.userData, _id: "nika", firstName: "Nika", lastName: "Horvat", email: "nika@example.org" };

/** Opens the form as a new document would. */
async function open(
  answer: (request: Request) => Promise<Response>,
  { of = vendor, person = loggedOut.userData, manages = false } = {},
) {
  close();
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch: answer } });
  await restore(visit.store);
  if (person._id) visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: person });
  if (manages)
    visit.queryClient.setQueryData(ownReviewQuery(person._id, of.id).queryKey, {
      isOwner: true,
      mayReply: true,
      review: null,
      helpful: [],
    });
  const sent: string[] = [];
  const router = createMemoryRouter([
    { path: "*", element: <RemovalForm vendor={of} onSent={(email) => void sent.push(email)} /> },
  ]);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={router} />
    </VisitFrame>,
  );
  return sent;
}

const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const accepted = () => Promise.resolve(Response.json({ email: "nika@example.org" }, { status: 202 }));
const field = (name: string) => page.getByLabelText(name, { exact: true });
const role = page.getByRole("radio", { name: "I run it" });
const goodFaith = page.getByRole("checkbox");
const reason = "We closed the studio in spring and take no more bookings.";

async function sign() {
  await field("Your name").fill("Nika Horvat");
  await page.getByLabelText("E-mail").fill("nika@example.org");
  await goodFaith.click();
  await page.getByRole("button", { name: "Send request" }).click();
}

test("a request that couldn't be sent survives a reload, except its signature, and is forgotten once it has been sent", async () => {
  await open(offline);
  await role.click();
  await field("Why should we remove it?").fill(reason);
  await sign();
  await expect.element(page.getByRole("region", { name: "There’s something to fix" })).toBeVisible();

  const sent = await open(accepted);
  await expect.element(field("Why should we remove it?")).toHaveValue(reason);
  await expect.element(role).toBeChecked();
  await expect.element(goodFaith).not.toBeChecked();
  expect(JSON.stringify({ ...localStorage })).not.toContain("nika@example.org");
  await sign();
  await expect.poll(() => sent).toEqual(["nika@example.org"]);
  await expect.poll(() => JSON.stringify({ ...localStorage })).not.toContain(reason);
});

test("what was written about one listing isn't filled in for another", async () => {
  await open(offline);
  await field("Why should we remove it?").fill(reason);
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain(reason);
  await open(offline, { of: { ...vendor, id: "01986f2a-6c00-7000-8000-00000000a002" } });
  await expect.element(field("Why should we remove it?")).toHaveValue("");
});

test("people who are logged in don't have to say who they are, though they may", async () => {
  await open(offline, { person: nika });
  await expect.element(field("Your name")).toHaveValue("Nika Horvat");
  await expect.element(page.getByLabelText("E-mail")).toHaveValue("nika@example.org");
});

test("those who look after the listing aren't asked what they are to the business", async () => {
  const bodies: unknown[] = [];
  const sent = await open(
    async (request) => {
      bodies.push(await request.json());
      return accepted();
    },
    { person: nika, manages: true },
  );
  await field("Why should we remove it?").fill(reason);
  expect(page.getByRole("radio").elements()).toHaveLength(0);
  await goodFaith.click();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect.poll(() => sent).toEqual(["nika@example.org"]);
  expect(bodies).toEqual([{ name: "Nika Horvat", email: "nika@example.org", reason, goodFaith: true }]);
});
