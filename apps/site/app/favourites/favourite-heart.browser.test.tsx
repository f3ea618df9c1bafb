// Hearts in a part of the page whose code arrives after the session has been restored.
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { favouritesQuery } from "../queries.ts";
import { loginAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { FavouriteHeart } from "./favourite-heart.tsx";

let root: Root | undefined;
beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const aVisit = () => createVisit({ settings, client: { baseUrl: "https://api.example" } });
const heart = (visit: ReturnType<typeof aVisit>) => (
  <VisitFrame visit={visit}>
    <MemoryRouter>
      <FavouriteHeart vendor={vendor} />
    </MemoryRouter>
  </VisitFrame>
);

/** As the server renders it, for a guest. */
async function written(): Promise<string> {
  const place = document.createElement("main");
  const guest = createRoot(place);
  await act(async () => guest.render(heart(aVisit())));
  const html = place.innerHTML;
  await act(async () => guest.unmount());
  return html;
}

/** Hydrates it for someone who is logged in and has saved the vendor. */
async function hydrate(
  isAdmin: boolean,
  saved: { vendorIds: string[]; elsewhereIds: string[] } = { vendorIds: [vendor.id], elsewhereIds: [] },
): Promise<HTMLButtonElement | null> {
  const visit = aVisit();
  visit.store.set(loginAtom, {
    userData: {
      _id: "1",
      email: "nika@example.org",
      firstName: "Nika",
      lastName: "Horvat",
      image: "",
      location: "",
      role: isAdmin ? "admin" : "user",
      isAdmin,
      emailVerified: true,
    },
    token: "access",
    isGoogleLogin: false,
  });
  visit.queryClient.setQueryData(favouritesQuery("1").queryKey, {
    pages: [{ ...saved, items: [], nextCursor: null }],
    pageParams: [""],
  });
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = await written();
  const faults: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(place, heart(visit), { onRecoverableError: (fault) => faults.push(fault) });
  });
  expect(faults).toEqual([]);
  return place.querySelector("button");
}

test("a heart that is hydrated late shows what is saved", async () => {
  expect((await hydrate(false))?.ariaPressed).toBe("true");
});

test("a heart shows a vendor that is saved on another list, and a press asks on which lists it should be", async () => {
  const heart = await hydrate(false, { vendorIds: [], elsewhereIds: [vendor.id] });
  expect(heart?.ariaPressed).toBe("true");
  // The dialog's code arrives when it arrives.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  heart?.click();
  await expect.poll(() => document.querySelector("[role=dialog]")?.textContent).toContain(`Lists with ${vendor.name}`);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  expect(heart?.ariaPressed).toBe("true");
});

test("a heart that is hydrated late disappears for an admin", async () => {
  expect(await hydrate(true)).toBeNull();
});
