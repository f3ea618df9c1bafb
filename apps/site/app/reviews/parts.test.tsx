// The parts of the review pages, once it is known who is looking and what is kept.
import type { Schemas } from "@troth/api-client";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { type Review, type Vendor, vendorQuery } from "../queries.ts";
import { updateReviewAnswersAtom, openReviewDraftAtom, updateReviewDraftAtom } from "../state/review-draft.ts";
import type { Form } from "../forms/use-form.ts";
import type { ReviewFields } from "../state/review-form.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { DraftList } from "./draft-list.tsx";
import { DraftPreview } from "./draft-preview.tsx";
import { ownReviewQuery } from "./own-review-query.ts";
import { ReviewNotAllowed } from "./review-not-allowed.tsx";
import { createArrival } from "./photos-arrival.ts";
import { ReviewGate } from "./review-gate.tsx";
import { WordsStep } from "./words-step.tsx";

const villa = "01986f2a-6c00-7000-8000-00000000a001";
const review: Review = {
  id: "01986f2a-6c00-7000-8000-00000000b001",
  vendorId: villa,
  author: { name: "Ana K.", image: "" },
  rating: 4,
  title: "Worth the climb",
  review: "The orangery at dusk is worth the climb.",
  language: "en",
  experience: "completed",
  weddingDate: "2026-06",
  aspects: { quality: 5 },
  photos: [],
  status: "published",
  helpfulCount: 0,
  response: null,
  underReviewSince: null,
  trust: "unverified",
  version: 1,
  createdAt: "2026-11-21T10:00:00Z",
  editedAt: null,
};

const personId = "01986f2a-6c00-7000-8000-00000000c001";

type Known = {
  begun?: boolean;
  own?: { isOwner: boolean; mayReply: boolean; review: Review | null; couple?: Schemas["CoupleInTheWay"] };
};

function render(part: ReactNode, { begun = false, own }: Known = {}) {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  const { store, queryClient: client } = visit;
  if (own) {
    store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: personId } });
    client.setQueryData(ownReviewQuery(personId, villa).queryKey, { ...own, helpful: [] });
  }
  client.setQueryData(vendorQuery(villa).queryKey, { id: villa, name: "Villa Podrožnik" } as Vendor);
  if (begun) {
    store.set(openReviewDraftAtom, villa, "");
    const { rating, title, experience } = review;
    store.set(updateReviewAnswersAtom, villa, {
      rating,
      title,
      experience,
      weddingDate: "2026-06",
      aspects: { quality: 5, value: 0, communication: 3 },
    });
    store.set(updateReviewDraftAtom, villa, { review: review.review });
  }
  return renderToStaticMarkup(
    <VisitFrame visit={visit}>
      <MemoryRouter>{part}</MemoryRouter>
    </VisitFrame>,
  );
}

test("the preview shows everything that will be published: stars, words, experience, and the aspects that were rated", () => {
  const html = render(<DraftPreview vendorId={villa} arrival={createArrival()} />, { begun: true });
  for (const part of [review.title, review.review, "Married June 2026", "Quality", "Communication"])
    expect(html).toContain(part);
  expect(html).not.toContain("Value");
});

const refused = { vendorId: villa, isOwner: false };

test("people who have reviewed a vendor see that review, can edit it, and have a link to it if others can read it", () => {
  const html = render(<ReviewNotAllowed {...refused} review={review} />, { begun: true });
  expect(html).toContain("You’ve already reviewed Villa Podrožnik");
  expect(html).toContain(review.review);
  expect(html).toContain(`href="/vendor/detail/vendordetail/${villa}#review-${review.id}"`);
  expect(html).toMatch(new RegExp(`href="/review/${villa}"[^>]*>Edit your review<`));
  expect(html).toContain("Discard this draft");
  const hidden = render(<ReviewNotAllowed {...refused} review={{ ...review, status: "hidden" }} />);
  expect(hidden).toContain("others can’t see it at the moment");
  expect(hidden).not.toContain("#review-");
  expect(hidden).not.toContain("Discard this draft");
});

test("people who run a vendor are told plainly that they can't review it", () => {
  const html = render(<ReviewNotAllowed {...refused} isOwner review={null} />);
  expect(html).toContain("You can’t review Villa Podrožnik");
  expect(html).toContain("You run it, or you’ve claimed it.");
  expect(html).toContain(`href="/vendor/detail/vendordetail/${villa}"`);
});

test("the second of two partners is told that they have a review already, is shown the way to it, and keeps their draft", () => {
  const couple = { because: "reviewed", reviewId: review.id } as const;
  const html = render(<ReviewNotAllowed {...refused} review={null} couple={couple} />, { begun: true });
  expect(html).toContain("The two of you already have a review of Villa Podrožnik");
  expect(html).toMatch(new RegExp(`href="/vendor/user-review-detail\\?id=${review.id}"[^>]*>See the review<`));
  expect(html).toContain("What you’ve written stays here as a draft.");
  expect(html).toContain("Discard this draft");
  const held = render(<ReviewNotAllowed {...refused} review={null} couple={{ ...couple, reviewId: null }} />);
  expect(held).toContain("The two of you already have a review");
  expect(held).not.toContain("user-review-detail");
  expect(held).not.toContain("stays here as a draft");
});

test("partners of people who run a vendor are told plainly that they can't review it", () => {
  const couple = { because: "own-vendor", reviewId: null } as const;
  const html = render(<ReviewNotAllowed {...refused} review={null} couple={couple} />);
  expect(html).toContain("You can’t review Villa Podrožnik");
  expect(html).toContain("Your partner runs it, or has claimed it");
});

test("the form is not shown to people who could not publish it; guests and people who are just publishing continue", () => {
  const form = (publishing = false) => (
    <ReviewGate vendorId={villa} publishing={publishing}>
      <p>How was it, really?</p>
    </ReviewGate>
  );
  const asked = "How was it, really?";
  expect(render(form())).toContain(asked);
  expect(render(form(), { own: { isOwner: false, mayReply: false, review: null } })).toContain(asked);
  expect(render(form(), { own: { isOwner: true, mayReply: true, review: null } })).not.toContain(asked);
  expect(render(form(), { own: { isOwner: false, mayReply: false, review } })).not.toContain(asked);
  const couple = { because: "own-vendor", reviewId: null } as const;
  expect(render(form(), { own: { isOwner: false, mayReply: false, review: null, couple } })).not.toContain(asked);
  expect(render(form(true), { own: { isOwner: false, mayReply: false, review } })).toContain(asked);
});

function wordsStep(written: Partial<ReviewFields>) {
  const form = {
    field: (name: string) => ({ name, onChange: () => undefined, onBlur: () => undefined, ref: () => undefined }),
    watch: (name: keyof ReviewFields) => written[name] ?? "",
  } as unknown as Form<ReviewFields>;
  return render(<WordsStep form={form} />);
}

test("people are asked for what they can tell: whoever only enquired isn't asked what they got", () => {
  expect(wordsStep({ experience: "completed" })).toContain("What was promised, what did you get");
  expect(wordsStep({ experience: "enquired" })).toMatch(/how did they answer(?!.*what did you get)/s);
  expect(wordsStep({})).toContain("What was promised");
});

test("people who seem to have written something private or a threat are asked to look again, until it's gone; the guidelines are linked below", () => {
  const step = (title: string, review: string) => wordsStep({ title, review });
  const written = step("Ring Bojan on 041 555 019", "He answers at bojan@example.org");
  expect(written).toMatch(/<output[^>]*>.*There seems to be an e-mail address.*There seems to be a phone number/s);
  expect(written).toContain("If that’s how you mean it, just carry on.");
  expect(step("", "I know where you live, Bojan.")).toContain("could be read as a threat");
  expect(written).toContain('href="/review-guidelines"');
  const mended = step("Ring Bojan", "He killed it on the dance floor, for € 1.234,50");
  // What appears in it is read out, so it's there from the start.
  expect(mended).toMatch(/<output[^>]*><\/output>/);
});

test("a review that has been started can be continued or discarded, and without one nothing is shown", () => {
  const html = render(<DraftList />, { begun: true });
  expect(html).toContain("Continue your review of <bdi>Villa Podrožnik</bdi>");
  expect(html).toContain(`href="/review/${villa}"`);
  expect(render(<DraftList />)).toBe("");
});
