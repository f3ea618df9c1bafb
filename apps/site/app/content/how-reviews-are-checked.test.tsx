import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { checkedMessages as words } from "./how-reviews-are-checked-messages.ts";
import HowReviewsAreChecked from "./how-reviews-are-checked.tsx";

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

const document = plain(readFileSync(new URL("../../../../docs/trust.md", import.meta.url), "utf8"));

const html = renderToStaticMarkup(
  <VisitFrame visit={createVisit({ settings, client: { baseUrl: "https://api.example" } })}>
    <MemoryRouter>
      <HowReviewsAreChecked />
    </MemoryRouter>
  </VisitFrame>,
);
const page = plain(html);

const ofWriters = (what: string) => words.who.items.find((each) => each.includes(what))!;
const ofAges = ofWriters("depends on its age").replace(/\.$/, "");

test.each([
  ["how many reviews an account can publish", [ofAges]],
  ["other limits", [ofWriters("Other limits")]],
  ["what makes a review wait", words.waits.items],
  ["edits", [words.waits.edits]],
  ["the second look", [words.secondLook.text]],
  ["reports", words.reports.items],
  ["reports about replies", words.replies.items],
  ["quotes", [words.quoted.text]],
])("the page and docs/trust.md say the same of %s, with the figures that the server uses", (_, sentences) => {
  for (const sentence of sentences) {
    expect(page).toContain(plain(sentence));
    expect(document).toContain(plain(sentence));
  }
});

test("the page leads to all published reviews and their terms, and to the key that signed ones are checked with", () => {
  expect(html).toMatch(/id="open-data"[\s\S]*href="[^"]*\/api\/exports\/reviews" download[\s\S]*href="\/terms"/);
  expect(html).toMatch(/JSON Web Signature[\s\S]*href="[^"]*\/api\/keys"/);
});
