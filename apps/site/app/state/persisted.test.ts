import { createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Backend, subscribeToStorage, isUnsaved, RESTORE_LIMIT, restore, restoredAtom } from "./persisted.ts";
import {
  openReviewDraftAtom,
  updateReviewAnswersAtom,
  currentDraftVendorIdAtom,
  clearReviewDraftAtom,
  reviewAnswersAtom,
  reviewDraftAtom,
  updateReviewDraftAtom,
  reviewInProgressAtom,
} from "./review-draft.ts";
import { routeStateAtom } from "./route-state.ts";
import {
  anonymousAtom,
  endSession,
  loggedOut,
  loginAtom,
  sessionAtom,
  tokensOf,
  updateProfileAtom,
  userDisplayAtom,
} from "./session.ts";
import { themeAtom } from "./theme.ts";
import { flagReportAtom, reportPageAtom } from "./flag-report.ts";
import { closeReportAtom, endReportAtom, openReportAtom, reportDraftAtom, reportedHereAtom } from "./report-draft.ts";
import { logOut } from "./log-out.ts";
import { vendorDraftAtom } from "./vendor-draft.ts";

const answer = {
  userData: {
    _id: "1",
    email: "ana@example.org",
    firstName: "Ana",
    lastName: "Kovač",
    image: "",
    location: "Ljubljana",
    role: "user" as const,
    isAdmin: false,
    emailVerified: true,
  },
  token: "t1",
  isGoogleLogin: false,
};

function memory(initial: Record<string, string> = {}): Backend & { map: Map<string, string> } {
  const map = new Map(Object.entries(initial));
  return {
    map,
    get: (key) => map.get(key) ?? null,
    set: (key, text) => void map.set(key, text),
    remove: (key) => void map.delete(key),
  };
}

const listeners = new Map<string, (event: unknown) => void>();

beforeEach(() => {
  listeners.clear();
  vi.stubGlobal("window", {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the defaults are the specification's", () => {
  const store = createStore();
  expect(store.get(sessionAtom)).toEqual({
    userData: { isAdmin: false, firstName: "", lastName: "", image: "", _id: "", email: "", location: "", role: "" },
    token: "",
    isLoggedIn: false,
    isGoogleLogin: false,
  });
  expect(store.get(userDisplayAtom)).toEqual({
    firstName: "",
    lastName: "",
    image: "",
    isAdmin: false,
    isLoggedIn: false,
  });
  expect(store.get(anonymousAtom)).toEqual({ isAnonymously: false, handleLoginToContinue: false });
  expect(store.get(flagReportAtom)).toEqual({ id: "", report: "" });
  expect(store.get(reviewDraftAtom)).toEqual({ review: "", routeId: "", currentStep: 0, fromRoute: "" });
  expect(store.get(routeStateAtom)).toEqual({ route: "", selectedOptions: [], isLogoutModal: false });
  const draft = store.get(vendorDraftAtom);
  expect(draft.openingHours.map(({ day, openTime, closeTime }) => `${day} ${openTime} ${closeTime}`)).toEqual(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => `${day} 00 00`),
  );
  expect(draft.socialMedia).toEqual([
    { platform: "facebook", username: "" },
    { platform: "twitter", username: "" },
    { platform: "instagram", username: "" },
  ]);
  expect(draft).toMatchObject({
    name: "",
    location: [],
    category: [],
    phoneNumber: "",
    website: "",
    address: "",
    addedBy: "",
    isApproved: false,
  });
});

test("what is written survives a reload", async () => {
  const kept = memory();
  const store = createStore();
  await restore(store, kept);
  store.set(loginAtom, answer);
  const reloaded = createStore();
  await restore(reloaded, kept);
  expect(reloaded.get(sessionAtom)).toMatchObject({ token: "t1", isLoggedIn: true, userData: { firstName: "Ana" } });
  expect("emailVerified" in reloaded.get(sessionAtom).userData).toBe(false);
});

test.each([
  ["no JSON", "{"],
  ["another shape", '{"token":5}'],
  ["null", "null"],
])("corrupt storage (%s) gives the default", async (_name, text) => {
  const store = createStore();
  await restore(store, memory({ "troth.session": text, "troth.review-draft": text, "troth.review-answers": text }));
  expect(store.get(sessionAtom)).toEqual(loggedOut);
  expect(store.get(restoredAtom)).toBe(true);
});

test("if storage throws, the tab still works", async () => {
  const blocked: Backend = {
    get: () => {
      throw new DOMException("blocked", "SecurityError");
    },
    set: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    remove: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  };
  const store = createStore();
  await restore(store, blocked);
  store.set(loginAtom, answer);
  expect(store.get(sessionAtom).isLoggedIn).toBe(true);
  expect(isUnsaved("session")).toBe(true);
  expect(tokensOf(store).get()).toBe("t1");
});

test("storage that never answers is given up on within the limit", async () => {
  vi.useFakeTimers();
  const silent: Backend = { get: () => new Promise(() => undefined), set: () => undefined, remove: () => undefined };
  const store = createStore();
  const done = restore(store, silent);
  await vi.advanceTimersByTimeAsync(RESTORE_LIMIT);
  await done;
  expect(store.get(restoredAtom)).toBe(true);
});

test("logging out resets everything that belongs to the person, and keeps the theme", async () => {
  const kept = memory();
  const store = createStore();
  await restore(store, kept);
  store.set(loginAtom, answer);
  store.set(openReviewDraftAtom, "v1", "/");
  store.set(reviewDraftAtom, (draft) => ({ ...draft, review: "Lovely" }));
  store.set(themeAtom, "dark");
  logOut(store);
  expect(store.get(sessionAtom)).toEqual(loggedOut);
  expect(store.get(reviewDraftAtom).review).toBe("");
  expect([...kept.map.keys()]).toEqual(["troth.theme"]);
});

test("an expired session leaves the draft", async () => {
  const store = createStore();
  await restore(store, memory());
  store.set(loginAtom, answer);
  store.set(reviewDraftAtom, (draft) => ({ ...draft, review: "Lovely" }));
  endSession(store);
  expect(store.get(sessionAtom)).toEqual(loggedOut);
  expect(store.get(reviewDraftAtom).review).toBe("Lovely");
});

test("another tab's log-out arrives with the storage event", async () => {
  const store = createStore();
  await restore(store, memory());
  subscribeToStorage(store);
  store.set(loginAtom, answer);
  listeners.get("storage")!({ key: "troth.session", newValue: null });
  expect(store.get(sessionAtom)).toEqual(loggedOut);
});

test("a page restored from the back/forward cache shows what is stored now", async () => {
  const kept = memory();
  const store = createStore();
  await restore(store, kept);
  subscribeToStorage(store);
  store.set(loginAtom, answer);
  kept.map.clear();
  listeners.get("pageshow")!({ persisted: true });
  expect(store.get(sessionAtom)).toEqual(loggedOut);
});

test("what storage didn't take is still there when a page comes back from the back/forward cache", async () => {
  const store = createStore();
  const full = memory();
  full.set = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  await restore(store, full);
  subscribeToStorage(store);
  store.set(openReviewDraftAtom, "v1", "/");
  store.set(updateReviewDraftAtom, "v1", { review: "Candles in every window." });
  listeners.get("pageshow")!({ persisted: true });
  expect(store.get(reviewDraftAtom).review).toBe("Candles in every window.");
});

test("a call uses the token that another tab has stored", async () => {
  const kept = memory();
  const store = createStore();
  await restore(store, kept);
  store.set(loginAtom, answer);
  kept.map.set("troth.session", JSON.stringify({ ...store.get(sessionAtom), token: "t2" }));
  expect(tokensOf(store).get()).toBe("t2");
  kept.map.delete("troth.session");
  expect(tokensOf(store).get()).toBeNull();
});

test("a changed profile changes these four fields only", async () => {
  const store = createStore();
  await restore(store, memory());
  store.set(loginAtom, answer);
  const other = { email: "b@example.org", firstName: "B", lastName: "C", location: "D", isAdmin: true, role: "admin" };
  store.set(updateProfileAtom, other);
  expect(store.get(sessionAtom).userData).toEqual({
    ...loggedOut.userData,
    _id: "1",
    role: "user",
    email: "b@example.org",
    firstName: "B",
    lastName: "C",
    location: "D",
  });
});

test("a review of another vendor sets the first one aside and brings it back later", async () => {
  const store = createStore();
  await restore(store, memory());
  store.set(openReviewDraftAtom, "v1", "/a");
  store.set(reviewDraftAtom, (draft) => ({ ...draft, review: "About the first", currentStep: 1 }));
  store.set(updateReviewAnswersAtom, "v1", { rating: 4 });
  store.set(openReviewDraftAtom, "v2", "/b");
  expect(store.get(reviewDraftAtom)).toEqual({ review: "", routeId: "v2", currentStep: 0, fromRoute: "/b" });
  store.set(openReviewDraftAtom, "v1", "/c");
  expect(store.get(reviewDraftAtom)).toMatchObject({ review: "About the first", currentStep: 1, routeId: "v1" });
  expect(store.get(reviewAnswersAtom)["v1"]).toMatchObject({ rating: 4 });
});

test("just looking at the form doesn't start a review, even when another vendor's is opened next", async () => {
  const store = createStore();
  await restore(store, memory());
  store.set(openReviewDraftAtom, "v1", "/a");
  store.set(openReviewDraftAtom, "v2", "/b");
  expect(store.get(currentDraftVendorIdAtom)).toBe("");
  expect(store.get(reviewInProgressAtom)("v1").begun).toBe(false);
  expect(store.get(reviewInProgressAtom)("__proto__").begun).toBe(false);
});

test("after coming from elsewhere a second time, leaving goes to the latest place", async () => {
  const store = createStore();
  await restore(store, memory());
  store.set(openReviewDraftAtom, "v1", "/a");
  store.set(openReviewDraftAtom, "v1", "/a?stars=1");
  expect(store.get(reviewDraftAtom).fromRoute).toBe("/a?stars=1");
  store.set(openReviewDraftAtom, "v1", "");
  expect(store.get(reviewDraftAtom).fromRoute).toBe("/a?stars=1");
});

test("two tabs that review two vendors keep both reviews, even before an event tells them about each other", async () => {
  const kept = memory();
  const [a, b] = [createStore(), createStore()];
  await restore(a, kept);
  await restore(b, kept);
  a.set(openReviewDraftAtom, "v1", "/1");
  a.set(updateReviewDraftAtom, "v1", { review: "The fir" });
  a.set(updateReviewAnswersAtom, "v1", { rating: 4 });
  b.set(openReviewDraftAtom, "v2", "/2");
  b.set(updateReviewDraftAtom, "v2", { review: "The second" });
  a.set(updateReviewDraftAtom, "v1", { review: "The first", currentStep: 1 });
  b.set(updateReviewAnswersAtom, "v2", { rating: 2 });
  a.set(updateReviewAnswersAtom, "v1", { title: "One" });

  const later = createStore();
  await restore(later, kept);
  for (const store of [a, later]) {
    const { review, currentStep, answers } = store.get(reviewInProgressAtom)("v1");
    expect({ review, currentStep, rating: answers.rating, title: answers.title }).toEqual({
      review: "The first",
      currentStep: 1,
      rating: 4,
      title: "One",
    });
  }
  for (const store of [b, later]) {
    const { review, answers } = store.get(reviewInProgressAtom)("v2");
    expect({ review, rating: answers.rating }).toEqual({ review: "The second", rating: 2 });
  }
  b.set(clearReviewDraftAtom, "v2");
  a.set(updateReviewDraftAtom, "v1", { review: "The first still" });
  expect(a.get(reviewInProgressAtom)("v1").review).toBe("The first still");
  expect(a.get(reviewInProgressAtom)("v2").begun).toBe(false);
});

test("what is stored is read again only when it has changed", async () => {
  const kept = memory();
  const store = createStore();
  await restore(store, kept);
  store.set(loginAtom, answer);
  const before = store.get(sessionAtom);
  expect(tokensOf(store).get()).toBe("t1");
  expect(store.get(sessionAtom)).toBe(before);
});

test("the question about logging out ends with its session, whichever tab ends it", async () => {
  const store = createStore();
  await restore(store, memory());
  subscribeToStorage(store);
  const ends = [
    () => logOut(store),
    () => endSession(store),
    () => listeners.get("storage")!({ key: "troth.session", newValue: null }),
  ];
  for (const [at, end] of ends.entries()) {
    store.set(loginAtom, { ...answer, token: `t${at}` });
    store.set(routeStateAtom, { isLogoutModal: true });
    expect(store.get(routeStateAtom).isLogoutModal).toBe(true);
    end();
    expect(store.get(routeStateAtom).isLogoutModal).toBe(false);
    store.set(loginAtom, { ...answer, token: `t${at}, new` });
    expect(store.get(routeStateAtom).isLogoutModal).toBe(false);
  }
});

test("an unfinished report has the specification's shape, and waits on its page until it is closed", () => {
  const store = createStore();
  const page = "/vendor/detail/vendordetail/1?stars=1";
  expect(store.get(reportPageAtom)).toBe("");
  store.set(openReportAtom, { id: "r1", page });
  store.set(reportDraftAtom, { mine: { reason: "fake", report: "It is not about them." } });
  expect(store.get(flagReportAtom)).toEqual({ id: "r1", report: "It is not about them." });
  expect(store.get(reportPageAtom)).toBe(page);
  expect(store.get(reportedHereAtom)("/vendor/detail/vendordetail/1")).toBe("r1");
  expect(store.get(reportedHereAtom)("/vendor/detail/vendordetail/2")).toBe("");
  store.set(closeReportAtom);
  expect(store.get(reportPageAtom)).toBe("");
  expect(store.get(reportDraftAtom)).toEqual({
    _id: "r1",
    mine: { about: "", reason: "fake", report: "It is not about them." },
  });
});

test("a report about another review starts empty, and nothing stays behind once it has been sent", () => {
  const store = createStore();
  store.set(openReportAtom, { id: "r1", page: "/" });
  store.set(reportDraftAtom, { mine: { about: "response", reason: "fake", report: "It is not about them." } });
  store.set(openReportAtom, { id: "r1", page: "/" });
  expect(store.get(reportDraftAtom)?.mine).toEqual({
    about: "response",
    reason: "fake",
    report: "It is not about them.",
  });
  // Emptied by hand, it is still about its review.
  store.set(reportDraftAtom, null);
  expect(store.get(reportDraftAtom)).toEqual({ _id: "r1", mine: { about: "", reason: "", report: "" } });
  store.set(reportDraftAtom, { mine: { reason: "spam" } });
  store.set(openReportAtom, { id: "r2", page: "/" });
  expect(store.get(reportDraftAtom)).toEqual({ _id: "r2", mine: { about: "", reason: "", report: "" } });
  store.set(endReportAtom);
  expect(store.get(reportDraftAtom)).toBeNull();
  expect(store.get(reportPageAtom)).toBe("");
});

test("what a page keeps in code that loads later is restored from the start", async () => {
  const store = createStore();
  const until = Date.now() + 60_000;
  await restore(store, memory({ "troth.deletion": JSON.stringify({ email: "a@b.example", reviews: "keep", until }) }));
  const { confirmedDeletionAtom } = await import("./deletion.ts");
  expect(store.get(confirmedDeletionAtom)).toEqual({ email: "a@b.example", reviews: "keep", until });
});

test("logging out also forgets what is kept by pages that have not been opened", async () => {
  const kept = memory({ "troth.profile-draft": "{}", "troth.theme": '"dark"' });
  const store = createStore();
  await restore(store, kept);
  logOut(store);
  expect([...kept.map.keys()]).toEqual(["troth.theme"]);
});
