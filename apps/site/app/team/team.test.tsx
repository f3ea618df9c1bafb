// What the pages of a team say, by who looks; the journey covers what happens after a press.
import type { Schemas } from "@troth/api-client";
import { maxTeam } from "@troth/rules/vendors";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { Team } from "./team.tsx";
import { myInvitationsQuery, teamQuery } from "./team-queries.ts";
import { WaitingInvitations } from "./waiting-invitations.tsx";

type Member = Schemas["Team"]["members"][number];

const jakob: Member = { id: "jakob", name: "Jakob Podrožnik", image: "", role: "owner", isYou: false, since: null };
const since = "2026-11-01T10:00:00Z";
const petra: Member = { id: "petra", name: "Petra Kos", image: "", role: "manager", isYou: false, since };
const invitation: Schemas["TeamInvitation"] = {
  id: "invitation",
  vendor,
  email: "nina@lindenhof.example",
  invitedBy: jakob.name,
  createdAt: since,
  expiresAt: "2026-11-08T10:00:00Z",
};

function htmlOf(page: ReactNode, team: Schemas["Team"], invitations: Schemas["TeamInvitation"][] = []) {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "you" } });
  visit.queryClient.setQueryData(teamQuery("you", vendor.id).queryKey, team);
  visit.queryClient.setQueryData(myInvitationsQuery("you").queryKey, invitations);
  return renderToStaticMarkup(
    <VisitFrame visit={visit}>
      <StaticRouter location={`/edit/vendordetail/${vendor.id}`}>{page}</StaticRouter>
    </VisitFrame>,
  );
}

const section = <Team listing={{ vendor }} />;

test("the owner can invite, remove, hand over and give back, and sees who has been invited", () => {
  const html = htmlOf(section, { members: [{ ...jakob, isYou: true }, petra], invitations: [invitation] });
  for (const name of [
    "Make owner (Petra Kos)",
    "Remove Petra Kos from the team",
    "Withdraw the invitation to nina@lindenhof.example",
    "Send again to nina@lindenhof.example",
  ])
    expect(html).toContain(`aria-label="${name}"`);
  expect(html).not.toContain("Remove Jakob");
  expect(html).toMatch(/Send invitation.*Give the page back/s);
  expect(html).not.toContain("Leave the team");
});

test("a manager sees the team and can leave it, and nothing else", () => {
  const html = htmlOf(section, { members: [jakob, { ...petra, isYou: true }], invitations: [] });
  expect(html).toMatch(/Jakob Podrožnik.*Owner.*Petra Kos.*You.*Manager.*Leave the team/s);
  expect(html).not.toMatch(/Remove|Make owner|Send invitation|Give the page back/);
});

test("an admin who isn't on the team only sees it, and a listing without an owner has none", () => {
  expect(htmlOf(section, { members: [jakob, petra], invitations: [] })).not.toMatch(/Leave|Remove|Send invitation/);
  expect(htmlOf(section, { members: [], invitations: [] })).toBe("");
});

test("a full team is told so instead of being asked for one more address", () => {
  const members = [
    { ...jakob, isYou: true },
    ...Array.from({ length: maxTeam - 1 }, (_, i) => ({ ...petra, id: `${i}` })),
  ];
  const html = htmlOf(section, { members, invitations: [] });
  expect(html).toContain("which is as many as there can be");
  expect(html).not.toContain("Send invitation");
});

test("the profile shows waiting invitations, and nothing to the many without any", () => {
  const none = { members: [], invitations: [] };
  const html = htmlOf(<WaitingInvitations />, none, [invitation]);
  expect(html).toMatch(/Jakob Podrožnik would like you to help look after.*Lindenhof.*href="\/join-team"/s);
  expect(htmlOf(<WaitingInvitations />, none)).toBe("");
});
