// What the pages of a listing say to the people who look after it; the journey covers what happens after a press.
import type { Schemas } from "@troth/api-client";
import { ToastProvider } from "@troth/ui/toast";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Listings } from "../account/profile/listings.tsx";
import { claimsToQuery } from "../claims/claims-query.ts";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { vendorQuery } from "../queries.ts";
import { restoredAtom } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { EditListing } from "./edit-listing.tsx";
import { listingQuery, myVendorsQuery } from "./listing-queries.ts";
import { OpenProposal } from "./proposals.tsx";
import { SuggestChange } from "./suggest-change.tsx";
import { Unlisted } from "./unlisted.tsx";

const decision = { reason: "We couldn’t find out who runs it.", decidedAt: "2026-11-12T10:05:00Z" };

type Listing = Schemas["Listing"];

function htmlOf(
  page: ReactNode,
  listing: Partial<Listing> & Pick<Listing["vendor"], "status">,
  claimed?: Schemas["Claim"]["status"],
) {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  visit.store.set(sessionAtom, {
    ...loggedOut,
    isLoggedIn: true,
    userData: { ...loggedOut.userData, _id: "ana" },
  });
  visit.store.set(restoredAtom, true);
  const claims = claimed ? [{ vendor, status: claimed }] : [];
  visit.queryClient.setQueryData<object>(claimsToQuery("ana", vendor.id).queryKey, claims);
  const { status, ...rest } = listing;
  const data: Listing = {
    relation: "author",
    mayEdit: status !== "suspended",
    decision: null,
    ...rest,
    vendor: { ...vendor, status },
  };
  visit.queryClient.setQueryData(listingQuery("ana", vendor.id).queryKey, { data, etag: '"1"' });
  if (status === "approved") visit.queryClient.setQueryData(vendorQuery(vendor.id).queryKey, data.vendor);
  visit.queryClient.setQueryData(myVendorsQuery("ana").queryKey, {
    pages: [
      {
        items: [
          {
            relation: data.relation,
            status,
            decision: data.decision,
            vendor: data.vendor,
            createdAt: vendor.createdAt,
          },
        ] as unknown as Schemas["MyVendor"][],
        nextCursor: null,
      },
    ],
    pageParams: [""],
  });
  return renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <ToastProvider>
        <StaticRouter location={`/vendor/detail/vendordetail/${vendor.id}`}>{page}</StaticRouter>
      </ToastProvider>
    </VisitProvider>,
  );
}

test("the page of a listing that is waiting says who sees it, offers to edit it, and is hidden from search engines", () => {
  const html = htmlOf(<Unlisted />, { status: "pending" });
  expect(html).toContain("Only you and our admins can see this page.");
  expect(html).toContain(`href="/edit/vendordetail/${vendor.id}"`);
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toMatch(/Send it again|Write a review/);
});

test("the page of a refused listing gives the reason; only the person who added it can send it again", () => {
  const html = htmlOf(<Unlisted />, { status: "rejected", decision });
  expect(html).toMatch(/publish this listing.*find out who runs it.*Change it.*Send it again/s);
  expect(htmlOf(<Unlisted />, { status: "rejected", decision, relation: "admin" })).not.toContain("Send it again");
});

test("only the person who added a listing is offered to withdraw it, and only until it's approved", () => {
  const button = 'aria-label="Withdraw Lindenhof"';
  for (const status of ["pending", "rejected"] as const) {
    expect(htmlOf(<Unlisted />, { status })).toContain(button);
    expect(htmlOf(<Listings />, { status })).toContain(button);
    expect(htmlOf(<Unlisted />, { status, relation: "admin" })).not.toContain(button);
    expect(htmlOf(<Listings />, { status, relation: "owner" })).not.toContain(button);
  }
  expect(htmlOf(<Unlisted />, { status: "suspended" })).not.toContain(button);
  expect(htmlOf(<Listings />, { status: "approved" })).not.toContain(button);
});

test("the page of a suspended listing gives the reason and a way to reach us, and offers nothing that would be refused", () => {
  const html = htmlOf(<Unlisted />, { status: "suspended", decision, relation: "owner" });
  expect(html).toMatch(/suspended.*find out who runs it.*href="\/contact-us"/s);
  expect(html).not.toContain("/edit/vendordetail");
});

test("people who may not change a listing at the moment are told why, and get no form", () => {
  const html = htmlOf(<EditListing id={vendor.id} />, { status: "suspended", decision, relation: "owner" });
  expect(html).toMatch(/You can’t change Lindenhof.*find out who runs it.*It’s suspended/s);
  expect(html).not.toContain("<form");
});

test("someone's listings say what has become of each, with the reason", () => {
  expect(htmlOf(<Listings />, { status: "pending" })).toMatch(/Lindenhof.*Waiting for approval.*Edit/s);
  expect(htmlOf(<Listings />, { status: "rejected", decision })).toMatch(/Not published.*find out who runs it/s);
  const suspended = htmlOf(<Listings />, { status: "suspended", decision, relation: "owner" });
  expect(suspended).toMatch(/You own it.*Suspended: We couldn’t/s);
  expect(suspended).not.toContain("/edit/vendordetail");
});

test("people who have added a business are told how it becomes theirs, until they have claimed it", () => {
  const later = /Is it your business\? Once it’s published, you can claim it\./;
  expect(htmlOf(<Unlisted />, { status: "pending" })).toMatch(later);
  expect(htmlOf(<Unlisted />, { status: "pending", relation: "admin" })).not.toMatch(later);
  expect(htmlOf(<Listings />, { status: "pending" })).toMatch(later);
  const claim = `href="/vendor/detail/vendordetail/${vendor.id}?claim=true"`;
  expect(htmlOf(<Listings />, { status: "pending" })).not.toContain(claim);
  expect(htmlOf(<Listings />, { status: "approved" })).toContain(claim);
  expect(htmlOf(<Listings />, { status: "approved" }, "withdrawn")).toContain(claim);
  expect(htmlOf(<Listings />, { status: "approved" }, "needs-more")).not.toContain(claim);
  expect(htmlOf(<Listings />, { status: "approved", relation: "owner" })).not.toContain(claim);
  expect(htmlOf(<Listings />, { status: "rejected", decision })).not.toContain("Is it your business");
});

test("what others suggest is shown old beside new, with what has changed since, and nothing is accepted beforehand", () => {
  const html = htmlOf(
    <OpenProposal
      listing={{ data: { relation: "owner", mayEdit: true, decision: null, vendor }, etag: '"1"' }}
      proposal={{
        id: "p",
        vendor,
        proposer: { name: "Ana K." },
        status: "open",
        note: "They moved in spring.",
        changes: [
          { field: "address", from: "Kirchengasse 1", to: "Kirchengasse 3", now: "Kirchengasse 2", outcome: null },
          { field: "website", from: "", to: "https://lindenhof.example/", now: "", outcome: null },
        ],
        because: null,
        explanation: "",
        createdAt: vendor.createdAt,
        decidedAt: null,
      }}
    />,
    { status: "approved", relation: "owner" },
  );
  expect(html).toMatch(/Ana K\..*moved in spring/s);
  expect(html).toMatch(
    /Kirchengasse <del[^>]*>.*2<\/del><ins[^>]*>.*3<\/ins>.*It has changed since; it was: Kirchengasse 1/s,
  );
  expect(html).toContain("Accept the new website");
  expect(html).toMatch(/>Decline</);
  expect(html).not.toContain('checked=""');
});

test("people who added a vendor can suggest changes once it's published, as everyone else can", () => {
  const html = htmlOf(<EditListing id={vendor.id} />, { status: "approved", mayEdit: false });
  expect(html).toMatch(/Suggest a change to.*Lindenhof.*until one of us has decided.*Send suggestion/s);
  expect(html).not.toContain("You can’t change");
});

test("people who may not change a listing can say what is wrong with it, and get no photos to change", () => {
  const html = htmlOf(<SuggestChange vendor={{ ...vendor, isClaimed: true }} />, { status: "approved" });
  expect(html).toMatch(
    /Suggest a change to.*Lindenhof.*until its owner has decided.*How do you know\?.*Send suggestion/s,
  );
  expect(html).not.toContain('type="file"');
});
