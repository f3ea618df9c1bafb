// A review and its person's account in a real browser: what is filled in, what is said, and what people are asked.
import { ApiProblem, NetworkError } from "@troth/api-client";
import { createStore, useAtomValue } from "jotai";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inTurn } from "../actions/in-turn.ts";
import { AccountMenu } from "../frame/account-menu.tsx";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { vendorQuery } from "../queries.ts";
import type { DraftPhoto } from "../state/draft-photo.ts";
import { restore } from "../state/persisted.ts";
import { dropPhotos, keepPhoto } from "../state/photo-store.ts";
import { reviewInProgressAtom, updateReviewAnswersAtom } from "../state/review-draft.ts";
import { type ReviewFields, reviewFormAtom } from "../state/review-form.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit, type Visit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { DraftList } from "./draft-list.tsx";
import { Offer } from "./lazy-offers.tsx";
import { reviewAccount } from "./review-account.ts";
import ReviewPreview from "./review-preview.tsx";
import SuccessReview from "./success-review.tsx";
import WriteReview from "./write-review.tsx";

const { id } = vendor;
const complete = {
  rating: 4,
  experience: "enquired" as const,
  weddingDate: "",
  aspects: {},
  title: "",
  review: "They wrote back within the hour, twice.",
};
const inAccount = { ...complete, experience: "enquired", weddingDate: null };

type Kept = { version: string; draft: { [field: string]: unknown; photos?: { id: string }[] } } | null;

let root: Root | undefined;
let account: Kept;
let offline: boolean;
let saves: number;
let looks: number;
/** How many of its photos the account has lost. */
let lostPhotos: number;
/** What the server answers to the photos that are uploaded, in their order. */
let uploads: Promise<{ id: string }>[];
let published: (Partial<ReviewFields> & { photos?: { id: string }[] })[];

beforeEach(async () => {
  account = null;
  offline = false;
  saves = 0;
  looks = 0;
  lostPhotos = 0;
  uploads = [];
  published = [];
  await page.viewport(414, 900);
});
afterEach(async () => {
  root?.unmount();
  // What it has still been saving would otherwise end up in the next test's account.
  await inTurn(`troth.review.${id}`, async () => undefined);
  await dropPhotos(`${id}/`);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const tag = () => account?.version ?? '"none"';
const about = { vendorId: id, updatedAt: "2026-11-21T10:00:00Z" };
const shown = (photo: { id: string }) => ({ alt: "", drawn: false, variants: [], ...photo });
const drafts = () =>
  account ? [{ ...account.draft, ...about, photos: (account.draft.photos ?? []).map(shown), lostPhotos }] : [];
const answered = () => {
  if (offline) throw new NetworkError("offline");
  return { data: { draft: drafts()[0] ?? null }, etag: tag() };
};
const elsewhere = (draft: object): Kept =>
  (account = { version: `"phone ${++saves}"`, draft: { ...inAccount, ...draft } });
const api = {
  createReview: async ({ body }: { body: ReviewFields & { photos?: { id: string }[] } }) => {
    published.push(body);
    account = null;
    return { id: "r", status: "published", experience: body.experience };
  },
  deleteReviewDraft: async () => {
    answered();
    account = null;
  },
  uploadPhoto: async () => shown(await uploads.shift()!),
  tagged: {
    getReviewDraft: async () => {
      looks += 1;
      return answered();
    },
    saveReviewDraft: async ({
      header,
      body,
    }: {
      header: { "If-Match": string };
      body: { photos: { id: string }[] };
    }) => {
      answered();
      if (header["If-Match"] !== tag())
        throw new ApiProblem({ type: "/api/reference#changed-meanwhile", title: "Changed", status: 412 });
      account = { version: `"${++saves}"`, draft: body };
      return answered();
    },
  },
};

/** Only people who are logged in have one, as in the bar above every page. */
const Menu = () => (useAtomValue(sessionAtom).isLoggedIn ? <AccountMenu /> : null);

/** @param isBlocked the browser keeps nothing, as in some private windows */
async function show(at: string, { loggedIn = true, isBlocked = false } = {}) {
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
  const fetch = async (request: Request) =>
    request.url.endsWith("/own-review")
      ? Response.json({ isOwner: false, mayReply: false, review: null, helpful: [] })
      : Response.json({ items: drafts() });
  const visit = createVisit({ settings, store, client: { baseUrl: location.origin, fetch } });
  visit.queryClient.setQueryData(vendorQuery(id).queryKey, vendor);
  Object.assign(visit, { api } as unknown as Visit);
  const logIn = () =>
    store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "ana" } });
  if (loggedIn) logIn();
  const router = createMemoryRouter(
    [
      { path: "/review/:id", element: <WriteReview /> },
      { path: "/user/review/preview", element: <ReviewPreview /> },
      { path: "/successreview", element: <SuccessReview /> },
      { path: "/profile", element: <DraftList /> },
      { path: "/", element: <Offer /> },
      { path: "/categories", element: <Menu /> },
      { path: "*", element: null },
    ],
    { initialEntries: [at] },
  );
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={router} />
    </VisitFrame>,
  );
  return {
    store,
    logIn,
    write: (mine: Partial<ReviewFields>) => store.set(reviewFormAtom(id), { mine }),
    choose: (...photos: DraftPhoto[]) => store.set(updateReviewAnswersAtom, id, { photos }),
    written: () => store.get(reviewInProgressAtom)(id),
    state: () => store.get(reviewAccount(id).accountAtom).state,
  };
}
const write = `/review/${id}`;
const preview = `/user/review/preview?vendor=${id}`;
const publish = () => userEvent.click(page.getByRole("button", { name: "Publish" }).first());
const twoStars = () => page.getByRole("group", { name: "Your rating" }).getByRole("radio", { name: /^2 stars/ });
const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));
const waiting: DraftPhoto = { key: `${id}/k`, id: "", url: "", name: "villa.png", alt: "" };
const keepFile = () => keepPhoto(waiting.key, new File(["villa"], waiting.name, { type: "image/png" }));
const question = () => page.getByText("You’ve changed this on another device too", { exact: true });

test("from Publish to the thanks, nobody is told that there's no draft", async () => {
  const { write: type, written } = await show(preview);
  type(complete);
  const headings: string[] = [];
  new MutationObserver(() => {
    const heading = document.querySelector("h1")?.textContent ?? "";
    if (heading !== headings.at(-1)) headings.push(heading);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  await publish();
  await expect.element(page.getByRole("heading", { name: "Thank you. It’s live." })).toBeVisible();
  expect(written().begun).toBe(false);
  expect(headings.slice(-2)).toEqual(["Preview of your review", "Thank you. It’s live."]);
});

test("on another device the form continues with what the account has, and says so", async () => {
  elsewhere({ rating: 2 });
  const { store } = await show(write);
  await expect.element(page.getByText("We’ve filled in the draft from your account.")).toBeVisible();
  await expect.element(twoStars()).toBeChecked();
  await expect.element(page.getByRole("radio", { name: /We only enquired/ })).toBeChecked();
  await expect.element(page.getByText("Draft saved in your account")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Discard it" }));
  await expect.element(twoStars()).not.toBeChecked();
  await expect.element(page.getByText(/We’ve filled in/)).not.toBeInTheDocument();
  await expect.poll(() => account).toBeNull();
  expect(store.get(reviewInProgressAtom)(id).review).toBe("");
});

test("what is written is saved after a pause, and a guest's as soon as they log in", async () => {
  const { write: type, logIn, state } = await show(write, { loggedIn: false });
  type({ title: "T" });
  await expect.element(page.getByText("Draft saved on this device")).toBeVisible();
  logIn();
  await expect.poll(() => account?.draft).toMatchObject({ title: "T" });
  for (const title of ["Tw", "Twi", "Twice"]) type({ title });
  expect(state()).toBe("unsaved");
  await expect.poll(() => account?.draft).toMatchObject({ title: "Twice" });
  await expect.element(page.getByText("Draft saved in your account")).toBeVisible();
  expect(saves).toBe(2);
});

test("a guest's draft goes into their account on whatever page they log in", async () => {
  const { write: type, logIn } = await show("/categories", { loggedIn: false });
  type({ title: "Twice" });
  logIn();
  await expect.poll(() => account?.draft).toMatchObject({ title: "Twice" });
});

test("without a connection it says that the draft is on this device, and saves it once there is one", async () => {
  const { write: type, state } = await show(write);
  await expect.poll(state).toBe("saved");
  offline = true;
  type({ title: "Twice" });
  await expect.element(page.getByText(/It will be saved in your account once you’re connected/)).toBeVisible();
  offline = false;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => account?.draft).toMatchObject({ title: "Twice" });
});

test("a browser that can't keep the draft doesn't say that it's on this device", async () => {
  offline = true;
  const { write: type, state } = await show(write, { isBlocked: true });
  type({ title: "Twice" });
  await expect.poll(state).toBe("waiting");
  await expect.element(page.getByText(/This browser can’t keep drafts/)).toBeVisible();
  offline = false;
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Draft saved in your account")).toBeVisible();
});

test("neither version is published until the person has chosen, for which pressing Publish shows them both", async () => {
  const { write: type, state } = await show(preview);
  type(complete);
  await expect.poll(state, { timeout: 10_000 }).toBe("saved");
  elsewhere({ review: "They never wrote back, not even once." });
  type({ review: "They wrote back within the day, once." });
  await publish();
  await expect.element(question()).toBeVisible();
  await expect.element(page.getByText(/Choose which version to keep, then publish\.$/)).toBeVisible();
  const [here, there] = ["On this device", "In your account"].map((name) => page.getByRole("region", { name }));
  await expect.element(here!.getByText("They wrote back within the day, once.")).toBeVisible();
  await expect.element(there!.getByText("They never wrote back, not even once.")).toBeVisible();
  expect(published).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Use what’s in your account" }));
  await expect.element(page.getByText(/Choose which version to keep/)).not.toBeInTheDocument();
  await publish();
  await expect.poll(() => published).toMatchObject([{ review: "They never wrote back, not even once." }]);
});

test("what another device has written is shown before it is published", async () => {
  const { write: type, state } = await show(preview);
  type(complete);
  await expect.poll(state, { timeout: 10_000 }).toBe("saved");
  elsewhere({ title: "Quick to answer" });
  await publish();
  await expect.element(page.getByText(/Look it over, then publish\.$/)).toBeVisible();
  await expect.element(page.getByText("Quick to answer")).toBeVisible();
  expect(published).toEqual([]);
  await publish();
  await expect.poll(() => published).toMatchObject([{ title: "Quick to answer" }]);
});

test("publishing goes on with the photos as another device has changed them while they were being uploaded", async () => {
  await keepFile();
  uploads = [new Promise(() => {}), Promise.resolve({ id: "aa" })];
  const { write: type, choose, state } = await show(preview);
  type(complete);
  choose(waiting);
  await expect.poll(state, { timeout: 10_000 }).toBe("saved");
  await expect.poll(() => uploads.length).toBe(1);
  await publish();
  elsewhere({ photos: [{ id: "bb" }] });
  comeBack();
  await expect.element(page.getByText(/Look it over, then publish\.$/)).toBeVisible();
  expect(published).toEqual([]);
  await publish();
  await expect.poll(() => published).toMatchObject([{ photos: [{ id: "bb" }, { id: "aa" }] }]);
});

test("publishing doesn't wait for photos that have all gone meanwhile", async () => {
  await keepFile();
  uploads = [new Promise(() => {})];
  const { write: type, choose, state } = await show(preview);
  type(complete);
  choose(waiting);
  await expect.poll(state, { timeout: 10_000 }).toBe("saved");
  await expect.poll(() => uploads.length).toBe(0);
  await publish();
  // In another tab.
  choose();
  await expect.element(page.getByText(/Look it over, then publish\.$/)).toBeVisible();
  await publish();
  await expect.poll(() => published).toMatchObject([{ review: complete.review }]);
  expect(published[0]).not.toHaveProperty("photos");
});

test("nobody is asked to choose a photo again that they have chosen again", async () => {
  elsewhere({ photos: [{ id: "aa" }] });
  lostPhotos = 1;
  const { choose, written } = await show(write);
  const notice = () => expect.element(page.getByText(/We no longer have 1 photo of this draft/));
  await notice().toBeVisible();
  choose(...written().answers.photos!, waiting);
  await notice().not.toBeInTheDocument();
  // The account has the same version until the photo has been uploaded.
  const before = looks;
  comeBack();
  await expect.poll(() => looks).toBe(before + 1);
  await inTurn(`troth.review.${id}`, async () => undefined);
  await notice().not.toBeInTheDocument();
});

test("the preview of a draft that is only in the account shows it", async () => {
  elsewhere({});
  await show(preview);
  await expect.element(page.getByText(complete.review)).toBeVisible();
});

test("a draft that was published on another device goes from this one, which says so", async () => {
  const { write: type, state, written } = await show(write);
  type(complete);
  await expect.poll(() => account).not.toBeNull();
  await expect.poll(state).toBe("saved");
  account = null;
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText(/published or discarded this draft on another device/)).toBeVisible();
  expect(written().begun).toBe(false);
});

test("the profile and the home page offer what was started on other devices", async () => {
  elsewhere({});
  await show("/");
  await expect.element(page.getByRole("region", { name: "Your draft" }).getByText(vendor.name)).toBeVisible();
  root?.unmount();
  await show("/profile");
  await expect.element(page.getByText(/Continue your review of/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Discard this draft" }));
  await expect.element(page.getByText(/Continue your review of/)).not.toBeInTheDocument();
  expect(account).toBeNull();
});
