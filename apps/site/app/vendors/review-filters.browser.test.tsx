// The button before the filters of reviews, as the server renders it and as its code brings it to life.
import type { Output } from "@troth/api-client";
import { Suspense } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import "../frame/keep-presses.specimen.ts";
import { ReviewFilters } from "./review-filters.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const languages = [
  { value: "en", count: 3 },
  { value: "sl", count: 2 },
];
const reviews: Output<"listReviews"> = {
  items: [],
  total: 5,
  facets: { languages, experiences: [], aspects: [], photos: 0, confirmed: 0 },
  unusualRate: false,
  nextCursor: null,
};

const filters = page.getByRole("button", { name: "Filters" });
const press = () => (filters.element() as HTMLElement).click();

/** Hydrates what the server renders, with something done before and at once after. */
function hydrate({ before, after }: { before?: () => void; after?: () => void }) {
  const tree = (
    <MemoryRouter>
      <Suspense>
        <ReviewFilters page={reviews} />
      </Suspense>
    </MemoryRouter>
  );
  const main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = renderToString(tree);
  before?.();
  root = hydrateRoot(main, tree);
  after?.();
}

test("a press before the code of the filters has come unfolds them once it's there", async () => {
  hydrate({ before: press });
  await expect.element(filters).toHaveAttribute("aria-expanded", "true");
  press();
  await expect.element(filters).toHaveAttribute("aria-expanded", "false");
});

test("a press that brings the filters to life unfolds them, and counts once", async () => {
  hydrate({ after: press });
  // Whatever follows from it has had its turn.
  await new Promise((done) => setTimeout(done));
  expect(filters.element().getAttribute("aria-expanded")).toBe("true");
});
