// The report of a review in a real browser.
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import * as paths from "../paths.ts";
import { restoredAtom } from "../state/persisted.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { ReportReview } from "./report-review.tsx";
import { reportLink } from "./use-report.ts";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

const id = "01986f2a-6c00-7000-8000-00000000b001";

test("someone who says that a review is illegal can give notice of it without an account, with its address filled in", async () => {
  const visit = createVisit({
    settings,
    client: { baseUrl: location.origin, fetch: () => Promise.resolve(Response.json({})) },
  });
  visit.store.set(restoredAtom, true);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter initialEntries={[paths.vendor(vendor.id) + reportLink(id, "")]}>
        <ReportReview />
      </MemoryRouter>
    </VisitFrame>,
  );
  const notice = page.getByRole("link", { name: "give notice without an account" });
  await userEvent.click(page.getByRole("radio", { name: "It’s advertising or spam" }));
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("radio", { name: "It’s illegal" }));
  const address = encodeURIComponent(settings.origin + paths.review(id));
  await expect.element(notice).toHaveAttribute("href", `/notice?address=${address}`);
});
