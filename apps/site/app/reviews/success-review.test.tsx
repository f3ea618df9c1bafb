import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import SuccessReview, { leadOf, Thanks } from "./success-review.tsx";

function render(page: ReactNode): string {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  return renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <StaticRouter location="/successreview">{page}</StaticRouter>
    </VisitProvider>,
  );
}

test("people who have published nothing are told so, and can go elsewhere", () => {
  const html = render(<SuccessReview />);
  expect(html).toContain("Nothing was published just now");
  expect(html).not.toContain("Thank you");
  expect(html).toContain('href="/search/searchbanner"');
});

const fresh = { vendorId: "v", reviewId: "r", held: false, experience: "completed", updated: false };

test("only a review that counts towards the average is said to count", () => {
  for (const experience of ["booked", "cancelled", "completed"])
    expect(leadOf({ ...fresh, experience })).toContain("published and counts towards the average");
  expect(leadOf({ ...fresh, experience: "enquired" })).toContain("don’t count towards the average");
  for (const experience of ["enquired", "completed"])
    expect(leadOf({ ...fresh, held: true, experience })).not.toMatch(/review is published|average/);
});

test("a review that is checked first is not said to be live", () => {
  const headingOf = (held: boolean) =>
    /<h1[^>]*>(.*?)<\/h1>/.exec(render(<Thanks published={{ ...fresh, held }} />))![1];
  expect(headingOf(true)).toBe("We’ll check <em>it first.</em>");
  expect(headingOf(false)).not.toContain("check");
});

test("a review that others can't see is shown to its author where they can see it, whether new or edited", () => {
  for (const updated of [false, true]) {
    const html = render(<Thanks published={{ ...fresh, held: true, updated }} />);
    expect(html).toMatch(/href="\/user\/profile\?seleted=Information#reviews"[^>]*>Go to “Your reviews”/);
    expect(html).not.toContain("/vendor/detail");
  }
  const html = render(<Thanks published={fresh} />);
  expect(html).toMatch(/href="\/vendor\/detail\/vendordetail\/v#review-r"[^>]*>See your review/);
  expect(html).not.toContain("Your reviews");
});

test("an edited review is said to be updated, and to be seen only if it is", () => {
  const edited = { ...fresh, updated: true };
  const html = render(<Thanks published={edited} />);
  expect(html).toContain("<em>It’s updated.</em>");
  expect(html).toContain("Everyone sees the new version now");
  expect(leadOf({ ...edited, held: true })).toBe("Your changes are saved. Others still can’t see your review.");
});
