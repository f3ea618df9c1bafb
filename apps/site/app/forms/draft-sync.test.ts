// What is kept of a form, tested with the real form, the real atoms and a storage of its own.
import { createStore } from "jotai";
import { createFormControl, type FieldValues, type Path, type PathValue } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Backend, subscribeToStorage, restore, type Store } from "../state/persisted.ts";
import { profileDraftAtom, profileFields } from "../state/profile-draft.ts";
import { openReviewDraftAtom, reviewAnswersAtom, reviewDraftAtom } from "../state/review-draft.ts";
import { noReview, reviewFields, reviewFormAtom } from "../state/review-form.ts";
import { logOut } from "../state/log-out.ts";
import { vendorDraftAtom } from "../state/vendor-draft.ts";
import { noVendorFields, vendorFields, vendorFormAtom } from "../state/vendor-form.ts";
import { createDraftSync, type Draft } from "./draft-sync.ts";

function memory(): Backend & { map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    get: (key) => map.get(key) ?? null,
    set: (key, text) => void map.set(key, text),
    remove: (key) => void map.delete(key),
  };
}

type Listener = (event: { key: string; newValue: string | null }) => void;
let listeners: Listener[] = [];

beforeEach(() => {
  listeners = [];
  vi.stubGlobal("window", {
    addEventListener: (name: string, listener: Listener) => name === "storage" && listeners.push(listener),
    removeEventListener: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page with this form on it. */
function open<Values extends FieldValues, Name extends keyof Values>(options: {
  initial: Values;
  fields: readonly Name[];
  store: Store;
  draft?: Draft<Pick<Values, Name>>;
  onServer?: boolean;
}) {
  const { formControl: hook } = createFormControl<Values>({ defaultValues: options.initial as never });
  const draftSync = createDraftSync({ onServer: false, ...options, hook });
  const stop = draftSync.start();
  const write = <Field extends Path<Values>>(path: Field, value: PathValue<Values, Field>) =>
    hook.setValue(path, value);
  return { draftSync, stop, write, values: () => hook.getValues() };
}

const addVendor = (store: Store) =>
  open({
    initial: { ...noVendorFields, password: "" },
    fields: vendorFields,
    store,
    draft: { atom: vendorFormAtom },
  });

async function restored(kept = memory()): Promise<Store> {
  const store = createStore();
  await restore(store, kept);
  return store;
}

describe("a draft of anyone on this device", () => {
  test("is there again after a reload, with its rows and step, and says that it was restored", async () => {
    const kept = memory();
    const before = await restored(kept);
    const form = addVendor(before);
    form.write("name", "Villa");
    form.write("socialMedia.1.username", "vill");
    form.write("socialMedia.1.username", "villa");
    before.set(vendorFormAtom, { step: 2 });

    const after = await restored(kept);
    const again = addVendor(after);
    expect(again.values()).toMatchObject({ name: "Villa", socialMedia: [{}, { username: "villa" }, {}] });
    expect(after.get(vendorFormAtom)).toMatchObject({ step: 2 });
    expect(again.draftSync.get()).toMatchObject({ restored: true, changed: true });
  });

  test("never contains what must not be kept, such as a password", async () => {
    const kept = memory();
    const form = addVendor(await restored(kept));
    form.write("password", "seven swans by the mill");
    expect(kept.map.size).toBe(0);
    form.write("name", "Villa");
    expect([...kept.map.values()].join()).not.toContain("swans");
  });

  test("that arrives after someone started writing changes only the fields they haven't edited", async () => {
    const kept = memory();
    const earlier = addVendor(await restored(kept));
    earlier.write("name", "Villa");
    earlier.write("address", "By the mill");

    const store = createStore();
    const form = addVendor(store);
    form.write("name", "Barn");
    // What is stored isn't lost to what was typed before it was read.
    expect(kept.map.get("troth.vendor-draft")).toContain("Villa");
    await restore(store, kept);
    expect(form.values()).toMatchObject({ name: "Barn", address: "By the mill" });
    expect(store.get(vendorDraftAtom)).toMatchObject({ name: "Barn", address: "By the mill" });
  });

  test("leaves an empty form and nothing behind when it is discarded", async () => {
    const kept = memory();
    addVendor(await restored(kept)).write("name", "Villa");
    const store = await restored(kept);
    const form = addVendor(store);
    form.write("password", "seven swans");
    form.draftSync.discard();
    expect(form.values()).toEqual({ ...noVendorFields, password: "" });
    expect(form.draftSync.get()).toMatchObject({ restored: false, changed: false });
    expect(kept.map.size).toBe(0);
  });

  test("goes once it has been sent, unless another page is to clear it", async () => {
    const kept = memory();
    const store = await restored(kept);
    const form = addVendor(store);
    form.write("name", "Villa");
    form.write("password", "seven swans");
    form.draftSync.settle();
    expect(kept.map.size).toBe(0);
    expect(form.values()).toEqual({ ...noVendorFields, password: "" });

    const draft = { atom: vendorFormAtom, outlivesSending: true };
    const handedOn = open({ initial: noVendorFields, fields: vendorFields, store, draft });
    handedOn.write("name", "Villa");
    handedOn.draftSync.settle();
    expect(store.get(vendorDraftAtom).name).toBe("Villa");
  });

  test("is shared by all tabs: what is written in one shows in the other, and neither loses the other's text", async () => {
    const kept = memory();
    const here = await restored(kept);
    const there = await restored(kept);
    subscribeToStorage(here);
    subscribeToStorage(there);
    const [one, other] = [addVendor(here), addVendor(there)];
    one.write("name", "Villa");
    // The other tab writes before it has heard of that.
    other.write("address", "By the mill");
    expect(JSON.parse(kept.map.get("troth.vendor-draft")!)).toMatchObject({ name: "Villa", address: "By the mill" });
    for (const listener of listeners) {
      listener({ key: "troth.vendor-draft", newValue: kept.map.get("troth.vendor-draft")! });
    }
    for (const tab of [one, other]) {
      expect(tab.values()).toMatchObject({ name: "Villa", address: "By the mill" });
      expect(tab.draftSync.get().restored).toBe(false);
    }
  });

  test("ends with logging out, on the page too", async () => {
    const store = await restored();
    const form = addVendor(store);
    form.write("name", "Villa");
    logOut(store);
    expect(form.values().name).toBe("");
  });

  test("is no longer written to once its page has gone", async () => {
    const kept = memory();
    const form = addVendor(await restored(kept));
    form.stop();
    form.write("name", "Villa");
    expect(kept.map.size).toBe(0);
  });
});

test("a review is kept in the specification's draft and beside it, with each field in the right one", async () => {
  const store = await restored();
  store.set(openReviewDraftAtom, "v1", "/from");
  const form = open({
    initial: noReview,
    fields: reviewFields,
    store,
    draft: { atom: reviewFormAtom("v1"), outlivesSending: true },
  });
  expect(store.get(reviewAnswersAtom)).toEqual({});
  form.write("review", "Candles in every window");
  expect(store.get(reviewAnswersAtom)).toEqual({});
  form.write("aspects.quality", 4);
  store.set(reviewFormAtom("v1"), { step: 1 });
  expect(store.get(reviewDraftAtom)).toEqual({
    review: "Candles in every window",
    routeId: "v1",
    currentStep: 1,
    fromRoute: "/from",
  });
  expect(store.get(reviewAnswersAtom)["v1"]).toMatchObject({ aspects: { quality: 4 }, review: "" });
  // Another tab starts another vendor's review: this one is set aside and continues.
  store.set(openReviewDraftAtom, "v2", "/");
  expect(form.values()).toMatchObject({ review: "Candles in every window", aspects: { quality: 4 } });
  form.write("review", "Candles in every window, and rain");
  expect(store.get(reviewAnswersAtom)["v1"]!.review).toBe("Candles in every window, and rain");
  expect(store.get(reviewDraftAtom).review).toBe("");
});

test("a vendor is kept in the specification's draft to the letter, and what we ask for besides is kept beside it", async () => {
  const kept = memory();
  const store = await restored(kept);
  const form = addVendor(store);
  form.write("name", "Villa");
  form.write("description", "By the mill");
  form.write("priceRange", 3);
  form.write("photos", [{ key: "k1", id: "", url: "", name: "mill.jpg", alt: "The mill" }]);
  const draft = JSON.parse(kept.map.get("troth.vendor-draft")!) as object;
  expect(Object.keys(draft).toSorted()).toEqual(
    "addedBy address category isApproved location name openingHours phoneNumber socialMedia website".split(" "),
  );
  expect(JSON.parse(kept.map.get("troth.vendor-details")!)).toMatchObject({
    description: "By the mill",
    priceRange: 3,
  });

  // Starting again forgets both.
  form.draftSync.discard();
  expect([...kept.map.keys()]).toEqual([]);
});

test("a vendor's draft from before we asked for more is still restored", async () => {
  const kept = memory();
  const { description: _d, priceRange: _p, photos: _o, ...asked } = noVendorFields;
  kept.set("troth.vendor-draft", JSON.stringify({ ...asked, name: "Villa", addedBy: "", isApproved: false }));
  const form = addVendor(await restored(kept));
  expect(form.values()).toMatchObject({ name: "Villa", description: "", photos: [] });
});

describe("a form of data on the server", () => {
  const me = { firstName: "Ana", lastName: "Kovač", email: "ana@example.org", location: "Ptuj" };
  const profileOf = (store: Store, now = me, whose = "1") => {
    const initial = { ...now, currentPassword: "" };
    const draft = { atom: profileDraftAtom, whose };
    const form = open({ initial, fields: profileFields, store, draft, onServer: true });
    form.draftSync.rebase(now);
    return form;
  };

  test("keeps a draft only while it differs from the server's data, along with that data", async () => {
    const kept = memory();
    const store = await restored(kept);
    const form = profileOf(store);
    form.write("location", "Kranj");
    form.write("currentPassword", "seven swans");
    expect(store.get(profileDraftAtom)).toEqual({ _id: "1", base: me, mine: { ...me, location: "Kranj" } });
    form.write("location", "Ptuj");
    expect(kept.map.size).toBe(0);
  });

  test("says after a reload what others changed meanwhile, and overwrites nothing unseen", async () => {
    const kept = memory();
    profileOf(await restored(kept)).write("location", "Kranj");
    const form = profileOf(await restored(kept), { ...me, firstName: "Anja", location: "Celje" });
    expect(form.values()).toMatchObject({ firstName: "Anja", location: "Kranj" });
    expect(form.draftSync.get()).toEqual({
      restored: true,
      changed: true,
      theirs: { location: "Celje" },
      meanwhile: "shown",
    });
    form.draftSync.discard();
    expect(form.values()).toMatchObject({ firstName: "Anja", location: "Celje", currentPassword: "" });
    expect(form.draftSync.get()).toEqual({ restored: false, changed: false, theirs: {}, meanwhile: null });
    expect(kept.map.size).toBe(0);
  });

  test("takes in what others save meanwhile, except in fields that were edited here", async () => {
    const form = profileOf(await restored());
    form.write("lastName", "Novak");
    form.draftSync.rebase({ ...me, location: "Celje" });
    expect(form.values()).toMatchObject({ lastName: "Novak", location: "Celje" });
    expect(form.draftSync.get()).toMatchObject({ theirs: {}, meanwhile: null });
    form.draftSync.rebase({ ...me, lastName: "Horvat", location: "Celje" });
    expect(form.draftSync.get()).toMatchObject({ theirs: { lastName: "Horvat" }, meanwhile: "shown" });
    form.draftSync.discard();
    expect(form.values()).toMatchObject({ lastName: "Horvat", location: "Celje" });
  });

  test("shows what the server made of it once saved, and forgets the password and the draft for good", async () => {
    const kept = memory();
    const form = profileOf(await restored(kept));
    form.write("location", " Kranj ");
    form.write("currentPassword", "seven swans");
    form.draftSync.settle({ ...me, location: "Kranj" });
    expect(form.values()).toMatchObject({ location: "Kranj", currentPassword: "" });
    expect(kept.map.size).toBe(0);
    // What the page knew before saving arrives once more before the answer has been passed on.
    form.draftSync.rebase(me);
    expect(form.values().location).toBe("Kranj");
    form.draftSync.rebase({ ...me, location: "Kranj" });
    expect(form.draftSync.get()).toEqual({ restored: false, changed: false, theirs: {}, meanwhile: null });
  });

  test("shows no one what someone else wrote on this device, and stops keeping it", async () => {
    const kept = memory();
    profileOf(await restored(kept)).write("firstName", "Secret");
    const other = { ...me, firstName: "Bor" };
    const form = profileOf(await restored(kept), other, "2");
    expect(form.values().firstName).toBe("Bor");
    expect(form.draftSync.get().restored).toBe(false);
    expect(kept.map.size).toBe(0);
  });

  test("belongs to its tab: what is written in another tab doesn't come in", async () => {
    const kept = memory();
    const here = await restored(kept);
    const there = await restored(kept);
    subscribeToStorage(there);
    const [one, other] = [profileOf(here), profileOf(there)];
    one.write("firstName", "Neža");
    for (const listener of listeners) {
      listener({ key: "troth.profile-draft", newValue: kept.map.get("troth.profile-draft")! });
    }
    expect(other.values().firstName).toBe("Ana");
  });
});
