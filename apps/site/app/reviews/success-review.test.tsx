import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { createVisit } from "../visit.ts";
import SuccessReview, { leadOf } from "./success-review.tsx";

test("people who have published nothing are told so, and can go elsewhere", () => {
  const visit = createVisit({
    settings: {
      brand: { tagline: "" } as never,
      origin: "https://troth.example",
      apiBase: "",
      googleLogin: false,
      credits: [],
    },
    client: { baseUrl: "https://api.example" },
  });
  const html = renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <StaticRouter location="/successreview">
        <SuccessReview />
      </StaticRouter>
    </VisitProvider>,
  );
  expect(html).toContain("Nothing was published just now");
  expect(html).not.toContain("Thank you");
  expect(html).toContain('href="/search/searchbanner"');
});

test("only a review that counts towards the average is said to count", () => {
  for (const experience of ["booked", "cancelled", "completed"])
    expect(leadOf({ held: false, experience })).toContain("published and counts towards the average");
  expect(leadOf({ held: false, experience: "enquired" })).toContain("don’t count towards the average");
  for (const experience of ["enquired", "completed"])
    expect(leadOf({ held: true, experience })).not.toMatch(/review is published|average|e-mail/);
});
