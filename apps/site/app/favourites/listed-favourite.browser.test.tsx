// Taking a vendor with someone else's note off a list.
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import type { FavouriteList } from "./list-queries.ts";
import { ListedFavourite } from "./listed-favourite.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

const shared: FavouriteList = {
  id: "ours",
  name: "Ours",
  isDefault: false,
  isOwner: true,
  vendorCount: 1,
  hasVendor: null,
  members: [
    { id: "ana", firstName: "Ana", image: "", isYou: true, isOwner: true },
    { id: "ben", firstName: "Ben", image: "", isYou: false, isOwner: false },
  ],
  link: null,
};
const refusal = "Someone else has written a note on it. Open the list to read it and decide.";

/** Shows it with Ben's note on it; `asked` has what the server is asked to delete. */
function show(list: FavouriteList | undefined): string[] {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    if (method !== "DELETE") return Response.json({ items: [], nextCursor: null });
    asked.push(new URL(url).search);
    return Response.json(
      { type: "/api/reference#conflict", title: "Conflict", status: 409, detail: refusal },
      { status: 409, headers: { "content-type": "application/problem+json" } },
    );
  };
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "ana" } });
  const favourite = {
    vendor,
    addedAt: vendor.createdAt,
    listId: shared.id,
    hearts: ["ana"],
    notes: [{ memberId: "ben", text: "Ask about the terrace.", version: 1 }],
  };
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter>
        <ListedFavourite
          favourite={favourite}
          list={list}
          personId="ana"
          categories={[]}
          now={0}
          isChosen={false}
          onChosenChange={undefined}
        />
      </MemoryRouter>
    </VisitFrame>,
  );
  return asked;
}

const remove = async () => {
  await page.getByRole("button", { name: "More for Lindenhof" }).click();
  await page.getByRole("menuitem", { name: "Remove from this list" }).click();
};

test("a vendor with someone else's note asks before it leaves the list", async () => {
  const asked = show(shared);
  await remove();
  const dialog = page.getByRole("alertdialog", { name: "Remove Lindenhof from “Ours”?" });
  await expect.element(dialog.getByText("Ask about the terrace.")).toBeVisible();
  expect(asked).toEqual([]);
});

test("while the list is unknown, a vendor with someone else's note can't be removed, and says why", async () => {
  const asked = show(undefined);
  await remove();
  await expect.element(page.getByText(refusal), { timeout: 10_000 }).toBeVisible();
  expect(asked).toEqual([""]);
});
