import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restore } from "../state/persisted.ts";
import { vendorFieldsAtom, vendorFormAtom } from "../state/vendor-form.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { AddVendorForm } from "./add-vendor-form.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

test("holidays and other special hours are asked for along with the week, and kept in the draft", async () => {
  const fetch = async () => Response.json({ items: [] });
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  const { store } = visit;
  await restore(store);
  store.set(vendorFormAtom, { mine: { name: "Lipa in med" }, step: 2 });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter>
        <AddVendorForm />
      </MemoryRouter>
    </VisitFrame>,
  );
  await expect.element(page.getByRole("heading", { name: "Holidays and special hours" })).toBeVisible();
  await page.getByRole("button", { name: "Add dates" }).click();
  await expect.poll(() => store.get(vendorFieldsAtom).specialHours).toHaveLength(1);
});
