import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restore } from "../state/persisted.ts";
import { type VendorFields, vendorFieldsAtom, vendorFormAtom } from "../state/vendor-form.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { AddVendorForm } from "./add-vendor-form.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

/** The form as it opens with a draft. */
async function open(draft: Partial<VendorFields>, step: number) {
  const fetch = async () => Response.json({ items: [] });
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  const { store } = visit;
  await restore(store);
  store.set(vendorFormAtom, { mine: { name: "Lipa in med", ...draft }, step });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter>
        <AddVendorForm />
      </MemoryRouter>
    </VisitFrame>,
  );
  return store;
}

test("holidays and other special hours are asked for along with the week, and kept in the draft", async () => {
  const store = await open({}, 2);
  await expect.element(page.getByRole("heading", { name: "Holidays and special hours" })).toBeVisible();
  await page.getByRole("button", { name: "Add dates" }).click();
  await expect.poll(() => store.get(vendorFieldsAtom).specialHours).toHaveLength(1);
});

test("Next leads to the date that has to change, not to the first of the special dates", async () => {
  const closed = { openTime: "00", closeTime: "00", closed: true };
  await open({ specialHours: [{ from: "2099-12-27", to: "2099-12-26", ...closed }] }, 2);
  const lastDay = page.getByLabelText("Last day optional");
  await expect.element(lastDay).toHaveAccessibleDescription("The last day is before the first.");
  await page.getByRole("button", { name: "Next: Photos" }).click();
  await expect.element(lastDay).toHaveFocus();
});

test("whoever has come from the last step to change something is back there in one press, once that is right", async () => {
  await open({ category: ["cakes"], location: ["ljubljana-si"] }, 4);
  const back = page.getByRole("button", { name: "Back to check" });
  await page.getByRole("button", { name: "Change (Basics)" }).click();
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("");
  await back.click();
  await expect.element(name).toHaveFocus();
  await name.fill("Lipa in med, Ljubljana");
  await back.click();
  await expect.element(page.getByRole("heading", { name: /Is that right/ })).toHaveFocus();
  await expect.element(page.getByText("Lipa in med, Ljubljana")).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
});

test("a draft that was started again has nothing to go back and check", async () => {
  await open({}, 4);
  await page.getByRole("button", { name: "Start again" }).click();
  await page.getByRole("button", { name: "Discard and start again" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Lipa");
  await expect.element(page.getByRole("button", { name: "Start again" })).toBeVisible();
  expect(page.getByRole("button", { name: "Back to check" }).elements()).toHaveLength(0);
});
