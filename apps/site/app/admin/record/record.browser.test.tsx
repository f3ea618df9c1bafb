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
import { editCategory, pendingApproval, person } from "../paths.ts";
import { Record } from "./record.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const id = (n: number) => `01986f2a-6c00-7000-8000-00000000c00${n}`;
const event = (
  n: number,
  action: string,
  subject: Omit<Schemas["ModerationEvent"]["subject"], "id">,
): Schemas["ModerationEvent"] => ({
  id: id(n),
  at: "2026-11-20T10:00:00.000Z",
  actor: null,
  action,
  subject: { ...subject, id: id(n) },
  from: null,
  to: null,
  because: null,
  reason: "",
  changes: [],
  link: null,
});
const vendor = { id: id(9), name: "Villa Podrožnik" };
const items = [
  event(1, "retire", { type: "category", name: "Florists", vendor: null }),
  event(2, "suspend", { type: "user", name: "Nika Horvat", vendor: null }),
  event(3, "uphold", { type: "notice", name: null, vendor }),
];

test("the record says which category and whose account, and leads to their pages, or to the listing's", async () => {
  const state: Schemas["RecordState"] = { events: 3, head: null, checkedAt: null, fault: null, check: null, kinds: [] };
  const fetch = async ({ url }: Request) =>
    Response.json(new URL(url).pathname.endsWith("/record") ? state : { items, nextCursor: null });
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "you" } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter>
        <Record />
      </MemoryRouter>
    </VisitFrame>,
  );
  await expect.element(page.getByText("Florists")).toBeVisible();
  await expect.element(page.getByText("Nika Horvat")).toBeVisible();
  for (const [link, href] of [
    ["Category: retire", editCategory(id(1))],
    ["Account: suspend", person(id(2))],
    ["Villa Podrožnik", pendingApproval(vendor.id)],
  ] as const)
    await expect.element(page.getByRole("link", { name: link })).toHaveAttribute("href", href);
});
