// The draft and its account in a real browser: when it is saved, and what people are asked.
import { ApiProblem, NetworkError } from "@troth/api-client";
import { createStore } from "jotai";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inTurn } from "../actions/in-turn.ts";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { forgetPhotos } from "../state/log-out.ts";
import { logInPromptAtom } from "../state/log-in-wall.ts";
import { restore } from "../state/persisted.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendorAccountAtom } from "../state/vendor-account.ts";
import { type VendorFields, vendorFieldsAtom, vendorFormAtom } from "../state/vendor-form.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit, type Visit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { VendorAccount } from "./lazy-vendor-account.tsx";
import { vendorAccount } from "./vendor-account.ts";
import VerifyVendor from "./verify-vendor.tsx";

type Kept = { version: string; draft: Partial<VendorFields> } | null;

let root: Root | undefined;
let account: Kept;
let offline: boolean;
let isAnswerLost: boolean;
let saves: number;
let submitted: Partial<VendorFields>[];
/** What the person has added earlier. */
let ownListings: object[];

beforeEach(() => {
  account = null;
  offline = false;
  isAnswerLost = false;
  saves = 0;
  submitted = [];
  ownListings = [];
});
afterEach(async () => {
  root?.unmount();
  // What it has still been saving would otherwise end up in the next test's account.
  await inTurn("troth.draft", async () => undefined);
  document.body.replaceChildren();
  forgetPhotos();
  vi.restoreAllMocks();
});

const tag = () => account?.version ?? '"none"';
const answered = () => {
  if (offline) throw new NetworkError("offline");
  return { data: { draft: account && { places: [], photos: [], ...account.draft } }, etag: tag() };
};
const api = {
  listCategories: async () => ({ items: [] }),
  addVendor: async ({ body }: { body: VendorFields }) => {
    submitted.push(body);
    account = null;
    if (isAnswerLost) throw new NetworkError("lost");
    return { vendor: { id: "lipa", name: body.name } };
  },
  deleteVendorDraft: async () => {
    answered();
    account = null;
  },
  tagged: {
    getVendorDraft: async () => answered(),
    saveVendorDraft: async ({ header, body }: { header: { "If-Match": string }; body: Partial<VendorFields> }) => {
      answered();
      if (header["If-Match"] !== tag())
        throw new ApiProblem({ type: "/api/reference#changed-meanwhile", title: "Changed", status: 412 });
      account = { version: `"${++saves}"`, draft: body };
      return answered();
    },
  },
};

type Shown = { loggedIn?: boolean; element?: ReactNode; isBlocked?: boolean };

/** @param isBlocked the browser keeps nothing, as in some private windows */
async function show({ loggedIn = true, element = <VendorAccount />, isBlocked = false }: Shown = {}) {
  const store = createStore();
  const storage = new Map<string, string>();
  await restore(store, {
    get: (key) => storage.get(key) ?? null,
    set: (key, text) => {
      if (isBlocked) throw new Error("blocked");
      storage.set(key, text);
    },
    remove: (key) => void storage.delete(key),
  });
  const visit = createVisit({
    settings,
    store,
    client: {
      baseUrl: location.origin,
      fetch: async () => Response.json({ items: store.get(sessionAtom).isLoggedIn ? ownListings : [] }),
    },
  });
  Object.assign(visit, { api } as unknown as Visit);
  const logIn = () =>
    store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "ana" } });
  if (loggedIn) logIn();
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter>{element}</MemoryRouter>
    </VisitFrame>,
  );
  return {
    visit,
    store,
    logIn,
    write: (mine: Partial<VendorFields>) => store.set(vendorFormAtom, { mine }),
    state: () => store.get(vendorAccountAtom).state,
  };
}
const inAccount = () => expect.poll(() => account?.draft);
const full = (fields: Partial<VendorFields>) => ({ ...createStore().get(vendorFieldsAtom), ...fields });

test("what is typed is saved once after a pause, not with every letter; and once they log in, if they hadn't", async () => {
  const { write, logIn, state } = await show({ loggedIn: false });
  write({ name: "L" });
  logIn();
  await inAccount().toMatchObject({ name: "L" });
  for (const name of ["Li", "Lip", "Lipa"]) write({ name });
  expect(state()).toBe("unsaved");
  await inAccount().toMatchObject({ name: "Lipa" });
  await expect.poll(state).toBe("saved");
  expect(saves).toBe(2);
});

test("without a connection it waits, and is saved as soon as there is one", async () => {
  const { write, state } = await show();
  await expect.poll(state).toBe("saved");
  offline = true;
  write({ name: "Lipa" });
  await expect.poll(state).toBe("waiting");
  offline = false;
  window.dispatchEvent(new Event("online"));
  await inAccount().toMatchObject({ name: "Lipa" });
});

test("an emptied form is deleted from the account", async () => {
  const { write, store, state } = await show();
  write({ name: "Lipa" });
  await inAccount().toMatchObject({ name: "Lipa" });
  await expect.poll(state).toBe("saved");
  store.set(vendorFormAtom, null);
  await expect.poll(() => account).toBeNull();
});

test("a draft that turns out not to be needed is deleted from the account, even once its pages have been left", async () => {
  const { visit, write, store, state } = await show();
  write({ name: "Lipa" });
  await inAccount().toMatchObject({ name: "Lipa" });
  await expect.poll(state).toBe("saved");
  root?.unmount();
  await expect.poll(state).toBe("unsaved");
  void vendorAccount.discard(visit);
  await expect.poll(() => account).toBeNull();
  expect(store.get(vendorFieldsAtom).name).toBe("");
});

test("two versions are shown side by side, and the choice is saved", async () => {
  const { write, store, state } = await show();
  write({ name: "Lipa", address: "Old 1" });
  await inAccount().toMatchObject({ name: "Lipa" });
  await expect.poll(state).toBe("saved");
  account = { version: '"phone"', draft: full({ name: "Lipa", address: "Phone 3" }) };
  write({ address: "Desktop 2" });
  await expect.element(page.getByText("You’ve changed this on another device too")).toBeVisible();
  await expect.element(page.getByText("Desktop 2")).toBeVisible();
  await expect.element(page.getByText("Phone 3")).toBeVisible();
  expect(account.draft.address).toBe("Phone 3");
  await userEvent.click(page.getByRole("button", { name: "Keep what’s on this device" }));
  await inAccount().toMatchObject({ address: "Desktop 2" });
  await expect.element(page.getByText("You’ve changed this on another device too")).not.toBeInTheDocument();
  expect(store.get(vendorFieldsAtom).name).toBe("Lipa");
});

test("a device notices when it's looked at again that the draft has been submitted elsewhere", async () => {
  const { write, store, state } = await show();
  write({ name: "Lipa" });
  await inAccount().toMatchObject({ name: "Lipa" });
  await expect.poll(state).toBe("saved");
  account = null;
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText(/submitted or discarded this draft on another device/)).toBeVisible();
  expect(store.get(vendorFieldsAtom).name).toBe("");
});

test("neither version is submitted until the person has chosen, for which pressing Submit shows them both", async () => {
  await page.viewport(414, 300);
  const { write, state } = await show({ element: <VerifyVendor /> });
  const complete = { name: "Lipa", category: ["venues"], location: ["bled-si"], address: "Old 1" };
  write(complete);
  await inAccount().toMatchObject({ address: "Old 1" });
  await expect.poll(state, { timeout: 10_000 }).toBe("saved");
  account = { version: '"phone"', draft: full({ ...complete, address: "Phone 3" }) };
  write({ address: "Desktop 2" });
  const submit = page.getByRole("button", { name: "Submit" }).last();
  const question = page.getByText("You’ve changed this on another device too", { exact: true });
  const undecided = page.getByText(/Choose which version to keep, then submit\.$/);
  await userEvent.click(submit);
  await expect.element(undecided, { timeout: 10_000 }).toBeInTheDocument();
  await expect.element(question).toBeInViewport();
  await expect.poll(() => document.activeElement?.textContent).toContain("Phone 3");
  expect(submitted).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Keep what’s on this device" }));
  await expect.element(undecided).not.toBeInTheDocument();
  await userEvent.click(submit);
  await expect.poll(() => submitted, { timeout: 10_000 }).toMatchObject([{ address: "Desktop 2" }]);
});

test("a draft of another vendor in the account isn't lost to one that is submitted here before the person has chosen", async () => {
  const complete = { name: "Lipa", category: ["venues"], location: ["bled-si"] };
  account = { version: '"phone"', draft: full({ name: "Medenjak", category: ["cakes"] }) };
  const { write, logIn } = await show({ element: <VerifyVendor />, loggedIn: false });
  write(complete);
  logIn();
  const submit = page.getByRole("button", { name: "Submit" }).last();
  const undecided = page.getByText(/Choose which one to continue, then submit\.$/);
  await userEvent.click(submit);
  await expect.element(undecided).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toContain("Medenjak");
  expect([submitted, account?.draft.name]).toEqual([[], "Medenjak"]);
  await userEvent.click(page.getByRole("button", { name: "Continue the one on this device" }));
  await expect.element(undecided).not.toBeInTheDocument();
  await userEvent.click(submit);
  await expect.poll(() => submitted).toMatchObject([{ name: "Lipa" }]);
});

test("what is written here of a draft that has ended elsewhere isn't submitted before the person has said that they want it", async () => {
  const { write, state } = await show({ element: <VerifyVendor /> });
  const complete = { name: "Lipa", category: ["venues"], location: ["bled-si"] };
  write(complete);
  await inAccount().toMatchObject({ name: "Lipa" });
  await expect.poll(state).toBe("saved");
  account = null;
  write({ address: "Desktop 2" });
  const submit = page.getByRole("button", { name: "Submit" }).last();
  await userEvent.click(submit);
  await expect.element(page.getByText(/keep it as a new draft first\.$/)).toBeInTheDocument();
  expect(submitted).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Keep it as a new draft" }));
  await userEvent.click(submit);
  await expect.poll(() => submitted).toMatchObject([{ address: "Desktop 2" }]);
});

test("a retry isn't asked about the draft that its own first attempt has ended", async () => {
  const { write, state } = await show({ element: <VerifyVendor /> });
  write({ name: "Lipa", category: ["venues"], location: ["bled-si"] });
  await inAccount().toMatchObject({ name: "Lipa" });
  await expect.poll(state).toBe("saved");
  isAnswerLost = true;
  await userEvent.click(page.getByRole("button", { name: "Submit" }).last());
  await expect.element(page.getByText("It couldn’t be submitted yet")).toBeInTheDocument();
  isAnswerLost = false;
  await userEvent.click(page.getByRole("button", { name: "Submit" }).last());
  await expect.poll(() => submitted.length).toBe(2);
});

test("guests who log in at Submit are asked about their own earlier listings first, which they weren't shown before", async () => {
  ownListings = [{ vendor: { ...vendor, name: "Lipa in med" }, status: "pending", reasons: ["name"] }];
  const { write, logIn, store } = await show({ element: <VerifyVendor />, loggedIn: false });
  write({ name: "Lipa", category: ["venues"], location: ["bled-si"] });
  const submit = page.getByRole("button", { name: "Submit" }).last();
  await userEvent.click(submit);
  await expect.poll(() => store.get(logInPromptAtom)).not.toBeNull();
  logIn();
  await expect.element(page.getByText(/You’ve already added this/)).toBeVisible();
  await expect.element(page.getByText(/Answer the question, then submit\.$/)).toBeInTheDocument();
  expect(submitted).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "No, it’s new" }));
  await expect.element(page.getByText(/Answer the question, then submit\.$/)).not.toBeInTheDocument();
  await userEvent.click(submit);
  await expect.poll(() => submitted).toMatchObject([{ name: "Lipa" }]);
});

test("a browser that can't keep the draft doesn't say that it's safe on this device", async () => {
  const { write, state } = await show({ element: <VerifyVendor />, isBlocked: true });
  write({ name: "Lipa", category: ["venues"], location: ["bled-si"] });
  await inAccount().toMatchObject({ name: "Lipa" });
  await expect.poll(state).toBe("saved");
  isAnswerLost = true;
  const submit = page.getByRole("button", { name: "Submit" }).last();
  await userEvent.click(submit);
  await expect.element(page.getByText("Your draft is safe in your account.")).toBeVisible();
  offline = true;
  write({ address: "Desktop 2" });
  await userEvent.click(submit);
  await expect.element(page.getByText(/This browser can’t keep drafts/)).toBeVisible();
  await expect.element(page.getByText(/Your draft is safe/)).not.toBeInTheDocument();
});

test("guests whose browser can't keep the draft are told so before they log in", async () => {
  const { write, store } = await show({ element: <VerifyVendor />, loggedIn: false, isBlocked: true });
  write({ name: "Lipa", category: ["venues"], location: ["bled-si"] });
  await userEvent.click(page.getByRole("button", { name: "Submit" }).last());
  await expect.poll(() => store.get(logInPromptAtom)?.description).toContain("don’t close or reload this tab");
});

test("what another device has written is shown before it is submitted", async () => {
  const { write, store, state } = await show({ element: <VerifyVendor /> });
  const complete = { name: "Lipa", category: ["venues"], location: ["bled-si"], address: "Old 1" };
  write(complete);
  await inAccount().toMatchObject({ address: "Old 1" });
  await expect.poll(state).toBe("saved");
  account = { version: '"phone"', draft: full({ ...complete, description: "Under a lime tree" }) };
  const submit = page.getByRole("button", { name: "Submit" }).last();
  await userEvent.click(submit);
  await expect.element(page.getByText(/Look it over, then submit\.$/)).toBeInTheDocument();
  expect(store.get(vendorFieldsAtom).description).toBe("Under a lime tree");
  expect(submitted).toEqual([]);
  await userEvent.click(submit);
  await expect.poll(() => submitted).toMatchObject([{ address: "Old 1", description: "Under a lime tree" }]);
});

test("what has been submitted on another device isn't submitted again", async () => {
  const { write, state } = await show({ element: <VerifyVendor /> });
  write({ name: "Lipa", category: ["venues"], location: ["bled-si"] });
  await inAccount().toMatchObject({ name: "Lipa" });
  await expect.poll(state).toBe("saved");
  account = null;
  await userEvent.click(page.getByRole("button", { name: "Submit" }).last());
  await expect.element(page.getByText(/submitted or discarded this draft on another device/).first()).toBeVisible();
  expect(submitted).toEqual([]);
});
