// A vote for a review, from the press to the answer, in a real browser.
import { useInfiniteQuery } from "@tanstack/react-query";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../frame/keep-presses.specimen.ts";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import type { Review } from "../queries.ts";
import { ownReviewQuery } from "../reviews/own-review-query.ts";
import { restore } from "../state/persisted.ts";
import { loginAtom } from "../state/session.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { HelpfulVote } from "./helpful-vote.tsx";
import { reviewParams, reviewsOf } from "./review-params.ts";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

const vendorId = "01986f2a-6c00-7000-8000-00000000a001";
const review = { id: "b1", vendorId, author: { name: "Ana K.", image: "" }, helpfulCount: 12 } as Review;
const reviews = reviewsOf(vendorId, reviewParams.parse(new URLSearchParams()));
type Own = {
  isOwner: boolean;
  mayReply: boolean;
  review: Review | null;
  couple?: { because: "reviewed" | "own-vendor"; reviewId: string | null };
  helpful: string[];
};

function Shown() {
  const { data } = useInfiniteQuery(reviews);
  return <HelpfulVote review={data!.pages[0]!.items[0]!} />;
}

/** The vote of someone who is logged in; `beforehand`, before the server’s page is hydrated. What the server holds is in `own`; `answers` let it answer, or fail. */
async function show(own: Partial<Own> = {}, beforehand?: () => Promise<void>) {
  const asked: string[] = [];
  const held: Own = { isOwner: false, mayReply: false, review: null, helpful: [], ...own };
  const answers: ((status: number) => void)[] = [];
  const fetch = async ({ method, url }: Request) => {
    if (url.endsWith("/own-review")) return Response.json(held);
    asked.push(method);
    const status = await new Promise<number>((answer) => void answers.push(answer));
    if (status === 0) throw new TypeError("Failed to fetch");
    if (status !== 200)
      return Response.json({ type: "/api/reference#internal", title: "Something went wrong", status }, { status });
    const isHelpful = method === "PUT";
    held.helpful = isHelpful ? [review.id] : [];
    return Response.json({ isHelpful, helpfulCount: isHelpful ? 20 : 19 });
  };
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example", fetch } });
  await restore(visit.store);
  const person = {
    _id: "1",
    email: "nika@example.org",
    firstName: "Nika",
    lastName: "Horvat",
    image: "",
    location: "",
  };
  visit.store.set(loginAtom, {
    userData: { ...person, role: "user", isAdmin: false, emailVerified: true },
    token: "access",
    isGoogleLogin: false,
  });
  visit.queryClient.setQueryData(reviews.queryKey, {
    pages: [
      {
        items: [review],
        total: 1,
        facets: { languages: [], experiences: [], aspects: [], photos: 0, confirmed: 0 },
        unusualRate: false,
        nextCursor: null,
      },
    ],
    pageParams: [""],
  });
  visit.queryClient.setQueryData(ownReviewQuery("1", vendorId).queryKey, { ...held });
  const container = document.body.appendChild(document.createElement("main"));
  const tree = (
    <VisitFrame visit={visit}>
      <MemoryRouter>
        <Shown />
      </MemoryRouter>
    </VisitFrame>
  );
  if (beforehand) {
    container.innerHTML = renderToString(tree);
    await beforehand();
    root = hydrateRoot(container, tree);
  } else {
    root = createRoot(container);
    root.render(tree);
  }
  const next = async (status: number) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()!(status);
  };
  return { asked, next };
}

const vote = () => page.getByRole("button", { name: /^Helpful/ });
const shows = async (text: string, pressed: boolean) => {
  await expect.element(vote()).toHaveTextContent(`Helpful${text}(review by Ana K.)`);
  await expect.element(vote()).toHaveAttribute("aria-pressed", String(pressed));
};

test("a vote shows before the answer, which then has the last word about the number; another press takes it back", async () => {
  const { asked, next } = await show();
  await shows("12", false);
  await userEvent.click(vote());
  await shows("13", true);
  // A second press waits for the answer to the first.
  await userEvent.click(vote());
  await next(200);
  await shows("20", true);
  expect(asked).toEqual(["PUT"]);
  await userEvent.click(vote());
  await shows("19", false);
  await next(200);
  await expect.poll(() => asked).toEqual(["PUT", "DELETE"]);
  await shows("19", false);
});

test("a press before the button's code has come counts once it's there", async () => {
  const { asked, next } = await show({}, () => userEvent.click(vote()));
  await shows("13", true);
  await next(200);
  expect(asked).toEqual(["PUT"]);
});

test("a vote that the server refuses is undone, and the reason is shown", async () => {
  const { next } = await show();
  await userEvent.click(vote());
  await shows("13", true);
  await next(500);
  await shows("12", false);
  await expect.element(page.getByText("We couldn’t change your vote", { exact: true })).toBeVisible();
});

test("a vote without a connection waits for one", async () => {
  const { next } = await show();
  await userEvent.click(vote());
  await next(0);
  await expect.poll(() => localStorage.getItem("troth.waiting") ?? "").toContain("markHelpful");
  await shows("13", true);
});

test.each<[string, Partial<Own>]>([
  ["author", { review }],
  ["vendor", { isOwner: true }],
  ["author’s partner", { couple: { because: "reviewed", reviewId: review.id } }],
  ["vendor’s partner", { couple: { because: "own-vendor", reviewId: null } }],
])("the review's %s sees how many people found it helpful, but can't vote", async (_who, own) => {
  await show(own);
  await expect.element(page.getByText("12 people found this helpful")).toBeVisible();
  await expect.element(vote()).not.toBeInTheDocument();
});
