import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { figuresQuery } from "../admin/admin-queries.ts";
import { useAction } from "../actions/use-action.ts";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import AdminOnly from "./admin.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const warning = { path: { id: "01986f2a-6c00-7000-8000-00000000c001" }, body: { reason: "Mind your words." } };

function Dashboard() {
  const figures = useQuery(figuresQuery("you"));
  const warn = useAction("warnPerson", { stale: ["getFigures"] });
  const [isWarned, setWarned] = useState(false);
  return (
    <>
      <h1>{figures.isSuccess ? "Dashboard" : "Loading"}</h1>
      <button type="button" onClick={() => void warn.run(warning).then(() => setWarned(true))}>
        {isWarned ? "Warned" : "Warn"}
      </button>
      <button type="button" onClick={() => void figures.refetch()}>
        Look again
      </button>
    </>
  );
}

for (const press of ["Look again", "Warn"])
  test(`an admin whose rights have been withdrawn lands on the home page once they’re refused: “${press}”`, async () => {
    let isAdmin = true;
    const fetch = async () =>
      isAdmin
        ? Response.json({ queues: [], weeks: [] })
        : Response.json(
            { type: "/api/reference#forbidden", title: "You’re not allowed to do that", status: 403 },
            { status: 403, headers: { "content-type": "application/problem+json" } },
          );
    const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
    visit.store.set(restoredAtom, true);
    const userData = { ...loggedOut.userData, _id: "you", isAdmin: true };
    visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData });
    root = createRoot(document.body.appendChild(document.createElement("main")));
    root.render(
      <VisitFrame visit={visit}>
        <MemoryRouter initialEntries={["/dashboard"]}>
          <Routes>
            <Route path="/" element={<h1>Home</h1>} />
            <Route element={<AdminOnly />}>
              <Route path="/dashboard" element={<Dashboard />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </VisitFrame>,
    );
    await expect.element(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    isAdmin = false;
    await page.getByRole("button", { name: press }).click();
    await expect.element(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await expect.element(page.getByText("You’re no longer an admin").first()).toBeVisible();
    expect(visit.store.get(sessionAtom).isLoggedIn).toBe(true);
  });
