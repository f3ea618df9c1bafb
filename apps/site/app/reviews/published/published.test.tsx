// What people see of a review after it has been published: its own page, their list, and the form that edits it.
import type { Schemas } from "@troth/api-client";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { data, MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { type Review, type Vendor, vendorQuery } from "../../queries.ts";
import { openReviewDraftAtom, updateReviewAnswersAtom } from "../../state/review-draft.ts";
import { reviewEditDraft } from "../../state/review-edits.ts";
import { loggedOut, sessionAtom } from "../../state/session.ts";
import { vendor as specimen } from "../../vendors/vendor.specimen.ts";
import { createVisit, routerContext } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { myReviewsQuery } from "../own-review-query.ts";
import { StarsStep } from "../stars-step.tsx";
import { EditReview } from "./edit-review.tsx";
import ReviewDetail, { loader } from "./review-detail.tsx";
import { revisionsQuery } from "./review-query.ts";
import { Revisions } from "./revisions.tsx";
import { YourReviews } from "./your-reviews.tsx";

const personId = "01986f2a-6c00-7000-8000-00000000c001";
const id = "01986f2a-6c00-7000-8000-00000000b001";
const vendor: Vendor = { ...specimen, name: "Villa Podrožnik" };
const { slug, name, language } = vendor;

const said = {
  rating: 2,
  title: "</script><img src=x onerror=alert(1)>",
  review: "They never wrote back to us.",
  experience: "completed",
  weddingDate: "2026-06",
  aspects: {},
} as const;

const review: Review = {
  ...said,
  id,
  vendorId: vendor.id,
  author: { name: "Ana K.", image: "" },
  language: "en",
  photos: [],
  status: "published",
  helpfulCount: 0,
  response: null,
  underReviewSince: null,
  trust: "unverified",
  version: 1,
  createdAt: "2026-07-01T00:00:00.000Z",
  editedAt: null,
};

function show(part: ReactNode, fill: (visit: ReturnType<typeof createVisit>) => void) {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  visit.store.set(sessionAtom, {
    ...loggedOut,
    isLoggedIn: true,
    userData: { ...loggedOut.userData, _id: personId },
  });
  visit.queryClient.setQueryData(vendorQuery(vendor.id).queryKey, vendor);
  fill(visit);
  const html = renderToString(
    <VisitFrame visit={visit}>
      <MemoryRouter initialEntries={[`/vendor/user-review-detail?id=${id}`]}>{part}</MemoryRouter>
    </VisitFrame>,
  );
  return html.replaceAll(/<!--.*?-->/g, "");
}

const mine = (...items: Partial<Schemas["MyReview"]>[]) =>
  show(<YourReviews />, ({ queryClient }) =>
    queryClient.setQueryData(myReviewsQuery(personId).queryKey, {
      pages: [
        {
          items: items.map((item) => ({
            review,
            vendor: { id: vendor.id, slug, name, language },
            isListed: true,
            decision: null,
            decisionId: null,
            proof: null,
            ...item,
          })),
          nextCursor: null,
        },
      ],
      pageParams: [""],
    }),
  );

const decided = (status: Review["status"], reason: string) =>
  mine({ review: { ...review, status }, decision: { reason, at: "2026-08-01T00:00:00.000Z" } });

test("people see what became of their reviews and why, and are offered only what they can do", () => {
  const published = mine({});
  expect(published).toContain("Published");
  for (const action of ["See", "Edit", "Delete"])
    expect(published).toContain(`aria-label="${action} your review of Villa Podrožnik"`);
  const hidden = decided("hidden", "We’re looking into a report.");
  expect(hidden).toContain("Others can’t see it: We’re looking into a report.");
  expect(hidden).not.toContain("See your review");
  expect(decided("held", "")).toContain("Being checked before it’s published.");
  expect(decided("held", "alike")).toContain("its words are nearly those of another review");
  const removed = decided("removed", "conflict-of-interest");
  expect(removed).toContain("Removed: conflict of interest");
  expect(removed).not.toMatch(/aria-label="\w+ your review/);
  const decisionId = "01986f2a-6c00-7000-8000-00000000b301";
  for (const status of ["published", "hidden", "removed"] as const)
    expect(mine({ review: { ...review, status }, decisionId })).toContain(`href="/appeal?id=${decisionId}"`);
  expect(published).not.toContain("/appeal");
  const unlisted = mine({ isListed: false });
  expect(unlisted).toContain("Vendor not listed");
  expect(unlisted).not.toMatch(/(?:See|Edit) your review|href="\/vendor\/detail/);
  expect(unlisted).toContain("Delete your review");
  expect(mine()).toContain("None yet.");
});

test("a review that is still being checked is withdrawn, not deleted", () => {
  const held = decided("held", "alike");
  expect(held).toMatch(/aria-label="Withdraw your review of Villa Podrožnik"[^>]*>Withdraw</);
  expect(held).not.toContain("Delete");
  expect(form({ ...review, status: "held" })).toContain("Withdraw your review of Villa Podrožnik");
  expect(form(review)).toContain("Delete your review of Villa Podrožnik");
});

const form = (given: Review, fill: Parameters<typeof show>[1] = () => {}) =>
  show(<EditReview review={given} Stars={StarsStep} />, fill);

test("the form is filled from the published review, and says if others can't see it", () => {
  const html = form(review);
  expect(html).toMatch(/<input[^>]*name="[^"]*"[^>]*checked=""[^>]*value="2"|value="2"[^>]*checked=""/);
  expect(html).not.toContain("Editing it doesn’t change that");
  expect(form({ ...review, status: "hidden" })).toContain("Editing it doesn’t change that");
});

test("a new review that was started on the same device isn't lost: its words can be used, or discarded", () => {
  const html = form(review, ({ store }) => {
    store.set(openReviewDraftAtom, vendor.id, "");
    store.set(updateReviewAnswersAtom, vendor.id, { rating: 5 });
  });
  expect(html).toContain("You’ve also started a new review of Villa Podrožnik on this device.");
  expect(form(review)).not.toContain("You’ve also started");
});

test("changes that weren't saved are offered where people look for their reviews", () => {
  const html = show(<YourReviews />, ({ queryClient, store }) => {
    const items = [
      {
        review,
        vendor: { id: vendor.id, slug, name, language },
        isListed: true,
        decision: null,
        decisionId: null,
        proof: null,
      },
    ];
    queryClient.setQueryData(myReviewsQuery(personId).queryKey, {
      pages: [{ items, nextCursor: null }],
      pageParams: [""],
    });
    store.set(reviewEditDraft(id), { _id: personId, mine: { rating: 1 } });
  });
  expect(html).toContain(">Continue editing</a>");
});

test("check 44: a review's own page shows it as text", () => {
  const html = show(<ReviewDetail />, ({ queryClient }) =>
    queryClient.setQueryData<unknown>(["getReview", id], { review, vendor: { id: vendor.id, slug, name, language } }),
  );
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(html).not.toContain("<img src=x");
  expect(html).toContain(`href="/vendor/detail/vendordetail/${vendor.id}#reviews"`);
});

const revisions = (items: Schemas["ReviewRevision"][]) =>
  show(<Revisions reviewId={id} editedAt="2026-07-05T00:00:00.000Z" />, ({ queryClient }) =>
    queryClient.setQueryData(revisionsQuery(id).queryKey, { pages: [{ items, nextCursor: null }], pageParams: [""] }),
  );

test("check 44: what a review said before is shown as text", () => {
  const html = revisions([
    { ...said, photos: [], version: 2, at: "2026-07-05T00:00:00.000Z", changed: ["title", "rating"] },
    { ...said, photos: [], version: 1, at: review.createdAt, changed: [], rating: 4, title: "<b>Fine</b>" },
  ]);
  expect(html).toContain("Edited on 5 July 2026: see what changed");
  expect(html).toMatch(/<del[^>]*>(?:<bdi[^>]*>[^<]*<\/bdi>)?4<\/del>/);
  expect(html).toContain("&lt;b&gt;Fine&lt;/b&gt;");
  expect(html).not.toMatch(/<img src=x|<b>Fine/);
});

test("an edit whose earlier version had to go is dated, and offers nothing to look up", () => {
  const html = revisions([{ ...said, photos: [], version: 2, at: "2026-07-05T00:00:00.000Z", changed: ["review"] }]);
  expect(html).toContain("Edited on 5 July 2026");
  expect(html).not.toContain("see what changed");
});

test("link previews show the review's own card, at another address after each edit; search engines learn of it", () => {
  for (const version of [1, 2]) {
    const html = show(<ReviewDetail />, ({ queryClient }) =>
      queryClient.setQueryData(["getReview", id], {
        review: { ...review, version },
        vendor: { id: vendor.id, slug, name, language },
      }),
    );
    const address = `${settings.origin}/api/reviews/${id}/card.png?version=${version}`;
    expect(html).toContain(`<meta property="og:image" content="${address}"/>`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  }
});

test("a review that was removed leaves a page that says when and why, and nothing else about it", () => {
  const html = show(<ReviewDetail />, ({ queryClient }) =>
    queryClient.setQueryData<unknown>(["getReview", id], {
      removed: { at: "2026-08-01T10:00:00.000Z", reason: "not-genuine" },
    }),
  );
  expect(html).toContain("This review was removed");
  expect(html).toContain("It was removed on 1 August 2026 (not genuine).");
  expect(html).toContain('content="noindex"');
  expect(html).not.toContain("Villa Podrožnik");
});

test("the page's status says that a review was removed, or that an address without a review's id leads nowhere", async () => {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  const context = routerContext(visit);
  const statusOf = async (search: string) => {
    const request = new Request(`https://troth.example/vendor/user-review-detail${search}`);
    const { init } = await loader({ params: {}, request, context }).catch((thrown: typeof gone) => thrown);
    return init?.status;
  };
  const gone = data(null, { status: 410 });
  const removed = { at: "2026-08-01T10:00:00.000Z", reason: "not-genuine" };
  visit.queryClient.setQueryData<unknown>(["getReview", id], { removed });
  expect(await statusOf(`?id=${id}`)).toBe(410);
  visit.queryClient.setQueryData<unknown>(["getReview", id], {
    review,
    vendor: { id: vendor.id, slug, name, language },
  });
  visit.queryClient.setQueryData(vendorQuery(vendor.id).queryKey, vendor);
  expect(await statusOf(`?id=${id}`)).toBe(200);
  for (const search of ["", "?id=", "?id=latest", "?id=../vendors"])
    expect([search, await statusOf(search)]).toEqual([search, 404]);
});
