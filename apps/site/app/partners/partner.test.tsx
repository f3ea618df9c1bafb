// What the pages about partners say, by how far the two have got; the journey covers what happens after a press.
import type { Schemas } from "@troth/api-client";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { meQuery } from "../account/profile/queries.ts";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { CoupleReviewed } from "../reviews/couple-reviewed.tsx";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { Partner } from "./partner.tsx";
import { partnerQuery } from "./partner-queries.ts";

const since = "2026-11-01T10:00:00Z";
const invitation: Schemas["PartnerInvitation"] = {
  id: "invitation",
  email: "tine.zupan@example.org",
  invitedBy: "Ana Kovač",
  createdAt: since,
  expiresAt: "2026-11-08T10:00:00Z",
  hasAgreed: false,
  inTheWay: [],
};
const none: Schemas["PartnerState"] = { partner: null, invitation: null, waiting: [] };
const inTheWay = [
  { vendor: { id: "villa", name: "Villa Podrožnik", language: "sl" }, because: "both-reviewed" as const },
];

function htmlOf(page: ReactNode, state = none, emailVerified = true) {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  const userData = { ...loggedOut.userData, _id: "you" };
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData });
  visit.queryClient.setQueryData(partnerQuery("you").queryKey, state);
  visit.queryClient.setQueryData<object>(meQuery("you").queryKey, {
    data: { _id: "you", email: "ana@example.org", emailVerified },
  });
  return renderToStaticMarkup(
    <VisitFrame visit={visit}>
      <StaticRouter location="/user/profile">{page}</StaticRouter>
    </VisitFrame>,
  );
}

test("people without a partner can invite one, once their own address is confirmed", () => {
  expect(htmlOf(<Partner />)).toContain("Send invitation");
  const html = htmlOf(<Partner />, none, false);
  expect(html).toContain("first confirm that ana@example.org is yours");
  expect(html).not.toContain("Send invitation");
});

test("an invitation that was sent can be sent again and withdrawn, and no other is offered", () => {
  const html = htmlOf(<Partner />, { ...none, invitation });
  expect(html).toMatch(/tine\.zupan@example\.org.*Send again.*Withdraw/s);
  expect(html).not.toContain("Send invitation");
});

test("an invitation that waits is answered with a press", () => {
  const html = htmlOf(<Partner />, { ...none, waiting: [invitation] });
  expect(html).toContain("Ana Kovač would like to link accounts with you");
  expect(html).not.toContain("Send invitation");
  expect(html).toMatch(/aria-label="Accept the invitation from Ana Kovač".*Decline the invitation from Ana Kovač/s);
});

test("once both have agreed, both see which vendors are in the way and what to do", () => {
  const agreed = { ...invitation, hasAgreed: true, inTheWay };
  for (const state of [
    { ...none, invitation: agreed },
    { ...none, waiting: [agreed] },
  ]) {
    const html = htmlOf(<Partner />, state);
    expect(html).toMatch(/You’ve both said yes.*Villa Podrožnik.*One of you deletes theirs.*Go to your reviews/s);
    expect(html).not.toContain("Send again");
  }
});

test("people who are linked see with whom and since when, and can end it", () => {
  const html = htmlOf(<Partner />, { ...none, partner: { name: "Tine Zupan", image: "", since } });
  expect(html).toMatch(/Tine Zupan.*Linked since 1 November 2026.*End the link/s);
  expect(html).not.toContain("Send invitation");
});

test("someone who publishes a moment after their partner is shown the way to that review, and that the draft stays", () => {
  const html = htmlOf(<CoupleReviewed vendorId="villa" reviewId="first" />);
  expect(html).toMatch(/already have a review.*stays here as a draft.*href="\/vendor\/user-review-detail\?id=first"/s);
  expect(htmlOf(<CoupleReviewed vendorId="villa" reviewId={undefined} />)).not.toContain("user-review-detail");
});
