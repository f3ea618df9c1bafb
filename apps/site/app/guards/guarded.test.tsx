import { renderToString } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import type { Guard } from "./guard.ts";
import { Guarded } from "./guarded.tsx";

const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });

const render = (guard: Guard, open: boolean) =>
  renderToString(
    <VisitProvider visit={visit}>
      <MemoryRouter initialEntries={["/page"]}>
        <Routes>
          <Route element={<Guarded guard={guard} open={open} />}>
            <Route path="page" element={<h1>Inside</h1>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </VisitProvider>,
  );

test.each(["login", "admin"] as const)(
  "a page for some people (%s) has a title, is hidden from search engines, and says why it waits",
  (guard) => {
    const html = render(guard, false);
    expect(html).toMatch(/<title>[^<]+ · Trusted vendors<\/title>/);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/);
    expect(html).not.toContain("Inside");
  },
);

test("a page that contains nothing private is there straight away", () => {
  expect(render("visitor", true)).toContain("Inside");
});
