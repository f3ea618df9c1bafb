import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { ownReviewQuery } from "../reviews/own-review-query.ts";
import { restoredAtom } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { WriteReviewLink } from "./write-review-link.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test("who looks after a vendor is offered to manage its page, who has only claimed it isn't", async () => {
  const visit = createVisit({ settings, client: { baseUrl: location.origin } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "ana" } });
  // A claim that is open keeps its person from reviewing, and no more.
  for (const [vendorId, mayReply] of [
    ["claimed", false],
    ["managed", true],
  ] as const)
    visit.queryClient.setQueryData(ownReviewQuery("ana", vendorId).queryKey, {
      isOwner: true,
      mayReply,
      review: null,
      helpful: [],
    });
  const links = ["claimed", "managed"].map((id) => <WriteReviewLink key={id} vendorId={id} />);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: links }])} />
    </VisitFrame>,
  );
  const manage = page.getByRole("link", { name: "Manage page" });
  await expect.element(manage).toHaveAttribute("href", "/edit/vendordetail/managed");
  await expect.element(page.getByRole("link", { name: "Write a review" })).toBeVisible();
});
