// What becomes of a suggestion that is accepted for a listing that someone else has just changed.
import type { Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { loginAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { listingQuery } from "./listing-queries.ts";
import { messages } from "./messages.ts";
import { Proposals } from "./proposals.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

const userData = {
  _id: "nika",
  email: "nika@example.org",
  firstName: "Nika",
  lastName: "Horvat",
  image: "",
  location: "",
  role: "vendor" as const,
  isAdmin: false,
  emailVerified: true,
};

function Page() {
  const { data } = useQuery(listingQuery(userData._id, vendor.id));
  return data ? <Proposals listing={data} /> : null;
}

/** A listing with two suggestions, and someone else who can change it. */
function openPage() {
  const server = { version: 1, address: "Kirchengasse 1", website: "", read: [] as (string | null)[], answers: true };
  const open = new Map([
    ["a", { field: "address", from: "Kirchengasse 1", to: "Kirchengasse 3" }],
    ["b", { field: "website", from: "", to: "https://lindenhof.example/" }],
  ] as const);
  const answer = (request: Request): Response | Promise<Response> => {
    const { pathname } = new URL(request.url);
    const tagged = { headers: { etag: `"${server.version}"` } };
    if (pathname.endsWith("/listing")) {
      const { address, website } = server;
      const listing = { relation: "owner", mayEdit: true, decision: null, vendor: { ...vendor, address, website } };
      return server.answers ? Response.json(listing, tagged) : new Promise(() => {});
    }
    const toProposal = (id: "a" | "b"): Schemas["Proposal"] => {
      const change = { ...open.get(id)!, outcome: null };
      return {
        id,
        vendor,
        proposer: { name: "Ana K." },
        status: "open",
        note: "",
        changes: [{ ...change, now: server[change.field] }],
        because: null,
        explanation: "",
        createdAt: vendor.createdAt,
        decidedAt: null,
      };
    };
    if (pathname.endsWith("/proposals"))
      return Response.json({ items: [...open.keys()].map(toProposal), nextCursor: null });
    const [, id] = /proposals\/(a|b)\/decision$/.exec(pathname) ?? [];
    if (id !== "a" && id !== "b") return Response.json([]);
    const read = request.headers.get("if-match");
    server.read.push(read);
    if (read !== `"${server.version}"`) {
      const problem = { type: "/api/reference#changed-meanwhile", title: "It has changed", status: 412 };
      return Response.json(problem, { status: 412, headers: { "content-type": "application/problem+json" } });
    }
    server.version += 1;
    const decided = toProposal(id);
    open.delete(id);
    return Response.json(decided, { headers: { etag: `"${server.version}"` } });
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => answer(new Request(input, init));
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(loginAtom, { userData, token: "access", isGoogleLogin: false });
  const router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={router} />
    </VisitFrame>,
  );
  return server;
}

test("a listing that has changed is shown as it is now, with the ticks kept, before anything is accepted", async () => {
  const server = openPage();
  const tick = page.getByLabelText("Accept the new address");
  const accept = page.getByRole("button", { name: "Accept", exact: true });
  await tick.click();
  Object.assign(server, { version: 2, address: "Kirchengasse 2" });
  await accept.click();
  await expect.poll(() => page.getByRole("alert").element().textContent).toContain(messages.proposals.changed);
  await expect.element(page.getByText("It has changed since; it was: Kirchengasse 1")).toBeVisible();
  await expect.element(tick).toBeChecked();
  await accept.click();
  await expect.element(tick).not.toBeInTheDocument();
  expect(server.read).toEqual(['"1"', '"2"']);
});

test("suggestions can be accepted one after another, without waiting for the page to be read again", async () => {
  const server = openPage();
  await page.getByLabelText("Accept the new address").click();
  server.answers = false;
  const accept = page.getByRole("button", { name: "Accept", exact: true });
  await accept.click();
  await expect.element(page.getByLabelText("Accept the new address")).not.toBeInTheDocument();
  await page.getByLabelText("Accept the new website").click();
  await accept.click();
  await expect.element(page.getByLabelText("Accept the new website")).not.toBeInTheDocument();
  expect(server.read).toEqual(['"1"', '"2"']);
});
