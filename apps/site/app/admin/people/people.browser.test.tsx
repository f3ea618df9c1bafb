import type { Schemas } from "@troth/api-client";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../../state/persisted.ts";
import { loggedOut, sessionAtom } from "../../state/session.ts";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { People } from "./people.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const ana: Schemas["PersonSummary"] = {
  id: "01986f2a-6c00-7000-8000-00000000c001",
  firstName: "Ana",
  lastName: "Kovač",
  email: "ana@kovac.example",
  image: "",
  isAdmin: false,
  status: "suspended",
  emailVerified: true,
  createdAt: "2026-11-20T10:00:00.000Z",
};
const person: Schemas["PersonDetails"] = {
  person: ana,
  hasSecondStep: false,
  devices: 0,
  lastSeenAt: null,
  eraseAt: null,
  reviews: ["Cold fish", ""].map((title, i) => ({
    id: `01986f2a-6c00-7000-8000-00000000b00${i}`,
    vendor: { id: "01986f2a-6c00-7000-8000-00000000a001", name: "Treno Lento", language: "it" },
    rating: 2,
    title,
    status: "published",
    createdAt: ana.createdAt,
  })),
  listings: [],
  claims: [],
  reports: (["review", "response"] as const).map((about) => ({
    id: `01986f2a-6c00-7000-8000-00000000f00${about.length}`,
    ticketId: `ticket-about-${about}`,
    about,
    reviewId: "01986f2a-6c00-7000-8000-00000000b003",
    vendor: { id: "01986f2a-6c00-7000-8000-00000000a002", name: "Villa Podrožnik" },
    reason: "fake",
    status: "open",
    createdAt: ana.createdAt,
  })),
  decisions: [],
};

function openPeople() {
  const fetch = async ({ url }: Request) =>
    Response.json(new URL(url).pathname.endsWith(ana.id) ? person : { items: [ana], nextCursor: null });
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "you" } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter initialEntries={["/dashboard?seleted=dash&tab=people&q=ana&state=suspended"]}>
        <People />
      </MemoryRouter>
    </VisitFrame>,
  );
}

test("from a person an admin goes back to the people that they searched for, and their reviews are told apart", async () => {
  openPeople();
  await page.getByRole("link", { name: "Ana Kovač" }).click();
  await expect.element(page.getByRole("button", { name: "Decide about it: Cold fish" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Decide about it: Treno Lento" })).toBeVisible();
  await page.getByRole("link", { name: "All people" }).click();
  await expect.element(page.getByRole("searchbox", { name: "Search people" })).toHaveValue("ana");
  await expect.element(page.getByRole("radio", { name: "Suspended" })).toBeChecked();
});

test("each of a person’s reports says what it’s about, and leads to where that is decided", async () => {
  openPeople();
  await page.getByRole("link", { name: "Ana Kovač" }).click();
  await expect
    .element(page.getByRole("link", { name: "A review of Villa Podrožnik", exact: true }))
    .toHaveAttribute("href", "/reported-review/ticket-about-review");
  await expect
    .element(page.getByRole("link", { name: "A reply to a review of Villa Podrožnik" }))
    .toHaveAttribute("href", "/reported-review/ticket-about-response");
});
