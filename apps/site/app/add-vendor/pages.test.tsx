// What the pages of adding a vendor say before it is known who is looking and what is kept.
import type { SpecialHoursEntry } from "@troth/ui/opening-hours";
import { ToastProvider } from "@troth/ui/toast";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { logIn, memory } from "../actions/api.specimen.ts";
import { VisitProvider } from "../frame/visit-provider.tsx";
import type { AccountDraft } from "../state/account-draft.ts";
import { vendorAccountAtom } from "../state/vendor-account.ts";
import { type Backend, restore, restoredAtom } from "../state/persisted.ts";
import { vendorDraftAtom } from "../state/vendor-draft.ts";
import { vendorFormAtom } from "../state/vendor-form.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit, type Visit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import AddVendor from "./add-vendor.tsx";
import { AddVendorForm } from "./add-vendor-form.tsx";
import { Duplicates } from "./duplicates.tsx";
import { messages } from "./messages.ts";
import SuccessVendor, { Thanks } from "./success-vendor.tsx";
import { VendorPreview } from "./vendor-preview.tsx";
import VerifyVendor from "./verify-vendor.tsx";

function render(page: ReactNode, { restored = false, name = "" } = {}): string {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  visit.store.set(restoredAtom, restored);
  if (name) visit.store.set(vendorDraftAtom, (draft) => ({ ...draft, name }));
  return htmlOf(page, visit);
}

const htmlOf = (page: ReactNode, visit: Visit): string =>
  renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <ToastProvider>
        <StaticRouter location="/vendor">{page}</StaticRouter>
      </ToastProvider>
    </VisitProvider>,
  );

test.each(Object.entries({ AddVendor, VerifyVendor }))(
  "%s is kept out of search engines, and says without script why nothing happens",
  (_name, Page) => {
    const html = render(<Page />);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/);
    // The draft is in the browser, so nothing of the form can be right yet.
    expect(html).not.toContain("<form");
  },
);

const blocked: Backend = {
  ...memory(),
  set: () => {
    throw new Error("Full");
  },
};
const { saved, notSaved, account } = messages;

test.each<[state: AccountDraft<object>["state"], onDevice: string, onNone: string]>([
  ["saved", account.states.saved, account.states.saved],
  ["waiting", account.states.waiting, notSaved],
  ["refused", account.states.refused, notSaved],
  ["unsaved", saved, notSaved],
])("a draft is said to be kept on this device only if it is (in the account: %s)", async (state, onDevice, onNone) => {
  const statusWith = async (storage: Backend) => {
    const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
    await restore(visit.store, storage);
    logIn(visit.store);
    visit.store.set(vendorDraftAtom, (draft) => ({ ...draft, name: "Lipa" }));
    visit.store.set(vendorAccountAtom, { state });
    const html = htmlOf(<AddVendorForm />, visit);
    return [account.states.saved, account.states.waiting, account.states.refused, notSaved, saved].find((words) =>
      html.includes(words),
    );
  };
  expect(await statusWith(memory())).toBe(onDevice);
  expect(await statusWith(blocked)).toBe(onNone);
});

test("people without a draft are told so, and can start one", () => {
  const html = render(<VerifyVendor />, { restored: true });
  expect(html).toContain("There’s nothing to check yet");
  expect(html).toContain('href="/vendor/addvendor"');
});

test("people who have submitted nothing are told so, and can continue or start", () => {
  expect(render(<SuccessVendor />)).not.toContain("Thank you");
  expect(render(<SuccessVendor />)).toContain("Add a vendor");
  expect(render(<SuccessVendor />, { name: "Villa" })).toContain("Continue your draft");
});

test("people who have submitted a vendor are told what happens next, and where it is until then", () => {
  const html = render(<Thanks submitted={{ id: "01986f2a-6c00-7000-8000-00000000a002", name: "Lipa in med" }} />);
  expect(html).toContain("Lipa in med is waiting for approval.");
  expect(html).toContain("only you and our admins can see it");
  expect(html).toMatch(/Is it your business\?.*you can claim it from its page/);
  expect(html).toContain('href="/vendor/detail/vendordetail/01986f2a-6c00-7000-8000-00000000a002"');
});

test("people who add the same vendor again are told what has become of theirs, which they can’t claim yet", () => {
  const question = (status: "approved" | "pending" | "rejected") =>
    render(<Duplicates duplicates={[{ vendor, status, reasons: ["name"] }]} now={0} onNone={() => undefined} />);
  expect(question("approved")).toMatch(/Similar name.*Yes, this is it.*Claim it/s);
  expect(question("pending")).toMatch(/You’ve already added this\. It’s waiting for approval\..*Yes, this is it/s);
  expect(question("rejected")).toContain("we couldn’t publish it");
  for (const status of ["pending", "rejected"] as const) expect(question(status)).not.toContain("Claim it");
});

describe("the preview", () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-14T12:00Z") }));
  afterAll(() => void vi.useRealTimers());

  const closed = { openTime: "00", closeTime: "00", closed: true };
  const openingHours = [{ day: "Monday" as const, openTime: "09:00", closeTime: "17:00" }];
  const previewWith = (specialHours: SpecialHoursEntry[]) => {
    const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
    visit.store.set(vendorFormAtom, { mine: { name: "Lipa in med", openingHours, specialHours } });
    return htmlOf(<VendorPreview files={new Map()} />, visit);
  };

  test("shows the special dates ahead, as the page will", () => {
    const html = previewWith([{ from: "2026-12-27", to: "2027-01-06", label: "Xmas break", ...closed }]);
    expect(html).toMatch(/Coming up.*27 Dec – 6 Jan.*Xmas break.*Closed/);
  });

  test("leaves out dates that are only half chosen", () => {
    expect(previewWith([{ from: "", to: "2027-01-06", ...closed }])).not.toContain("Coming up");
  });
});
