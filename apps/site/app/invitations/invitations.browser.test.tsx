// Where an e-mailed invitation leads, and the list that it comes from.
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { noInvitation, reviewInvitationAtom } from "../state/review-invitation.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { InviteClients } from "./invite-clients.tsx";
import ReviewInvitation from "./review-invitation.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

const token = "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E";
const invitation = {
  vendor: { id: vendor.id, name: "Villa Podrožnik", language: "sl" },
  expiresAt: "2027-01-20T10:00:00Z",
};
const review = { id: "01986f2a-6c00-7000-8000-00000000b001", vendorId: vendor.id, trust: "unverified" };

type Answer = (body: unknown) => unknown;

/** @param answers by the end of the address; a Response is sent as it is */
function show(element: ReactNode, at: string, answers: Record<string, Answer>, isLoggedIn: boolean) {
  const calls: { path: string; body: unknown }[] = [];
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname;
    const body: unknown = request.method === "POST" ? await request.json() : null;
    if (body) calls.push({ path, body });
    const answer = Object.entries(answers).find(([end]) => `${request.method} ${path}`.endsWith(end))?.[1](body);
    return answer instanceof Response ? answer : Response.json(answer ?? {});
  };
  const visit = createVisit({
    settings,
    client: { baseUrl: location.origin, fetch: fetch as typeof globalThis.fetch },
  });
  visit.store.set(restoredAtom, true);
  if (isLoggedIn)
    visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "you" } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
    </VisitFrame>,
  );
  return { visit, calls };
}

const problem = (status: number, type: string, more: object = {}) =>
  new Response(JSON.stringify({ type: `/api/reference#${type}`, title: type, status, requestId: "1", ...more }), {
    status,
    headers: { "content-type": "application/problem+json" },
  });

test("an invitation is kept on the device once someone goes on to write, not by opening it", async () => {
  const answers = { "POST /api/review-invitations/read": () => invitation };
  const { visit, calls } = show(<ReviewInvitation />, `/review-invitation#token=${token}`, answers, false);
  const write = page.getByRole("link", { name: "Write your review" });
  await expect.element(write).toHaveAttribute("href", `/review/${vendor.id}`);
  expect(visit.store.get(reviewInvitationAtom)).toEqual(noInvitation);
  await write.click();
  expect(visit.store.get(reviewInvitationAtom)).toEqual({ vendorId: vendor.id, token });
  expect(calls.map(({ path }) => path)).toEqual(["/api/review-invitations/read"]);
});

test("someone who has reviewed the vendor adds the label by a press, never by opening the link", async () => {
  const answers = {
    "POST /api/review-invitations/read": () => invitation,
    "/own-review": () => ({ isOwner: false, mayReply: false, review, helpful: [] }),
    "POST /api/review-invitations/redeem": () => ({ ...review, trust: "invited" }),
  };
  const { calls } = show(<ReviewInvitation />, `/review-invitation#token=${token}`, answers, true);
  const add = page.getByRole("button", { name: "Add “Invited client” to my review" });
  await expect.element(add).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(["/api/review-invitations/read"]);
  await add.click();
  await expect.poll(() => calls.at(-1)).toEqual({ path: "/api/review-invitations/redeem", body: { token } });
});

test("a link that no longer works says so, and leads on", async () => {
  const answers = { "POST /api/review-invitations/read": () => problem(410, "link-expired") };
  show(<ReviewInvitation />, `/review-invitation#token=${token}`, answers, false);
  await expect.element(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Find the vendor" })).toBeVisible();
});

test("a line that only the server can refuse is named by its number in the list, and what was typed stays", async () => {
  const refused = problem(422, "invalid-body", {
    errors: [{ pointer: "/clients/1/email", message: "This person looks after the page." }],
  });
  const answers = {
    [`GET /api/vendors/${vendor.id}/client-invitations`]: () => ({
      items: [],
      email: { subject: "How was it?", text: "" },
    }),
    [`POST /api/vendors/${vendor.id}/client-invitations`]: () => refused.clone(),
  };
  const { calls } = show(<InviteClients vendor={vendor} />, "/", answers, true);
  await page.getByRole("button", { name: "Invite clients" }).click();
  const list = page.getByRole("textbox", { name: "Your clients" });
  await list.fill("maja@example.org\n\nowner@example.org\nlayla@example.org");
  const lastYear = String(new Date().getFullYear() - 1);
  for (const name of ["From", "To"]) {
    const field = page.getByRole("group", { name, exact: true });
    await field.getByRole("combobox", { name: /Month/ }).selectOptions("June");
    await field.getByRole("combobox", { name: /Year/ }).selectOptions(lastYear);
  }
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Send the invitations" }).click();
  await expect
    .element(page.getByRole("list", { name: "Lines to look at" }))
    .toHaveTextContent("Line 3: This person looks after the page.");
  expect(calls).toHaveLength(1);
  await expect.element(list).toHaveValue("maja@example.org\n\nowner@example.org\nlayla@example.org");
});

const clients = "E-mail;Name\r\njurgen@example.org;Jürgen Müller\r\nzoe@example.org;Zoë\r\neva@example.org;Éva";
const utf16 = (text: string, isBigEndian = false) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2, text.charCodeAt(at), !isBigEndian);
  return new Uint8Array(bytes.buffer);
};

test.each([
  ["UTF-8 with its mark", new TextEncoder().encode(`\ufeff${clients}`), false],
  ["UTF-8 without", new TextEncoder().encode(clients), false],
  ["UTF-16, which Excel calls Unicode text", utf16(`\ufeff${clients}`), false],
  ["UTF-16 without its mark", utf16(clients), false],
  ["UTF-16, big end first", utf16(`\ufeff${clients}`, true), false],
  // Each of its letters has the same number in Windows-1252 as in Unicode.
  ["Windows-1252, where people are told to check", Uint8Array.from(clients, (letter) => letter.charCodeAt(0)), true],
])("a list of clients keeps its letters as a spreadsheet saves it: %s", async (_name, bytes, isGuess) => {
  const { list, file } = await chooseList();
  await userEvent.upload(file, new File([bytes], "clients.csv", { type: "text/csv" }));
  await expect.element(list).toHaveValue(clients.replaceAll("\r\n", "\n"));
  await expect.element(page.getByText("3 clients on the list")).toBeVisible();
  const told = page.getByText(/Check the accents in people’s names/);
  if (isGuess) await expect.element(told).toBeVisible();
  else await expect.element(told).not.toBeInTheDocument();
});

test("a workbook chosen as a list is refused by saying how to save it, and what was typed stays", async () => {
  const { list, file } = await chooseList();
  await list.fill("maja@example.org");
  await userEvent.upload(file, new File([Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0])], "clients.csv"));
  await expect.element(page.getByText(/Save the list as “CSV UTF-8”/)).toBeVisible();
  await expect.element(list).toHaveValue("maja@example.org");
});

async function chooseList() {
  const answers = {
    [`GET /api/vendors/${vendor.id}/client-invitations`]: () => ({
      items: [],
      email: { subject: "How was it?", text: "" },
    }),
  };
  show(<InviteClients vendor={vendor} />, "/", answers, true);
  await page.getByRole("button", { name: "Invite clients" }).click();
  const list = page.getByRole("textbox", { name: "Your clients" });
  await expect.element(list).toBeVisible();
  const file = document.querySelector<HTMLInputElement>("input[type=file]")!;
  return { list, file };
}
