// Where the e-mailed link to a team leads.
import type { Schemas } from "@troth/api-client";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { Team } from "./team.tsx";
import { teamQuery } from "./team-queries.ts";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const you = { id: "you", name: "Jakob Podrožnik", image: "", role: "owner" as const, isYou: true, since: null };
const petra = { id: "petra", name: "Petra Kos", image: "", role: "manager" as const, isYou: false, since: null };

test("an e-mailed link leads to the team once; a change to the team doesn't scroll back to it", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  let team: Schemas["Team"] = { members: [you, petra], invitations: [] };
  const fetch = async () => Response.json(team);
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "you" } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter initialEntries={[`/edit/vendordetail/${vendor.id}#team`]}>
        <Team listing={{ vendor }} />
      </MemoryRouter>
    </VisitFrame>,
  );
  await expect.element(page.getByText("Petra Kos")).toBeVisible();
  await expect.poll(() => scroll.mock.contexts).toEqual([document.getElementById("team")]);
  team = { ...team, members: [you] };
  await visit.queryClient.invalidateQueries(teamQuery("you", vendor.id));
  await expect.element(page.getByText("Petra Kos")).not.toBeInTheDocument();
  expect(scroll).toHaveBeenCalledOnce();
});
