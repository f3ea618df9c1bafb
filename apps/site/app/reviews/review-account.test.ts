// Reviews that someone has started, two devices and their account between them, with the real client and a server that
// keeps the drafts. What all drafts have in common is tested with that of a vendor (add-vendor/vendor-account.test.ts).
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Schemas } from "@troth/api-client";
import { json, logIn, memory, refuse, startApi, visitTo } from "../actions/api.specimen.ts";
import { accountReviewAtom, knownReviewAtom } from "../state/review-account.ts";
import type { DraftPhoto } from "../state/draft-photo.ts";
import { logOut } from "../state/log-out.ts";
import {
  clearReviewDraftAtom,
  draftVendorIdsAtom,
  reviewInProgressAtom,
  updateReviewAnswersAtom,
} from "../state/review-draft.ts";
import { noReview, type ReviewFields, reviewFormAtom } from "../state/review-form.ts";
import { endSession } from "../state/session.ts";
import { keepReviewDrafts } from "./keep-drafts.ts";
import { reviewAccount } from "./review-account.ts";

type Device = Awaited<ReturnType<typeof visitTo>>;

const [villa, cakes] = ["01986f2a-6c00-7000-8000-00000000a001", "01986f2a-6c00-7000-8000-00000000a002"];

let api: Awaited<ReturnType<typeof startApi>>;
let account: { [vendorId: string]: { version: string; draft: object } };
let versions: number;
let isReviewed: boolean;
/** The ids of photos that no longer exist. */
let lost: Set<string>;

beforeEach(async () => {
  account = {};
  versions = 0;
  isReviewed = false;
  lost = new Set();
  api = await startApi((asked, response) => {
    const vendorId = /^\/api\/users\/me\/review-drafts\/(.+)$/.exec(asked.path)?.[1];
    if (!vendorId) return refuse(response, 404, "not-found");
    const tag = () => account[vendorId]?.version ?? '"none"';
    if (asked.method === "PUT" && isReviewed) return refuse(response, 409, "already-reviewed");
    if (asked.method !== "GET" && asked.headers["if-match"] !== tag())
      return refuse(response, 412, "changed-meanwhile");
    const given = asked.method === "PUT" ? (asked.body as { photos: Schemas["UploadedPhoto"][] }).photos : [];
    const errors = given.flatMap(({ id }, at) => (lost.has(id) ? [{ pointer: `/photos/${at}/id`, message: "" }] : []));
    if (errors.length > 0) return refuse(response, 422, "invalid-body", { errors });
    if (asked.method === "PUT") account[vendorId] = { version: `"${++versions}"`, draft: asked.body as object };
    if (asked.method === "DELETE") {
      delete account[vendorId];
      return void response.writeHead(204).end();
    }
    const draft = account[vendorId] && {
      vendorId,
      ...account[vendorId].draft,
      ...shown((account[vendorId].draft as { photos: Schemas["UploadedPhoto"][] }).photos),
      updatedAt: "2026-11-21T10:00:00Z",
    };
    return json(response, 200, { draft: draft ?? null }, { etag: tag() });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  api.stop();
});

/** Photos as the server answers with them. */
const shown = (kept: Schemas["UploadedPhoto"][]) => {
  const photos = kept.filter(({ id }) => !lost.has(id));
  const variants = (id: string) => [{ src: `/photos/${id}/640.webp`, width: 640, format: "webp" }];
  return {
    photos: photos.map(({ id, alt }) => ({ id, alt, drawn: false, variants: variants(id) })),
    lostPhotos: kept.length - photos.length,
  };
};

const choose = ({ store }: Device, photos: DraftPhoto[]) => store.set(updateReviewAnswersAtom, villa, { photos });
const chosen = ({ store }: Device) => store.get(reviewInProgressAtom)(villa).answers.photos;
const onDevice = (key: string, alt = ""): DraftPhoto => ({ key, id: "", url: "", name: `${key}.jpg`, alt });
const uploaded = (key: string, alt = "") => ({ ...onDevice(key, alt), id: key, url: `/photos/${key}/640.webp` });

async function device({ person = "ana", storage = memory() } = {}): Promise<Device> {
  const one = await visitTo(api.url, { storage });
  if (person) logIn(one.store, person);
  return one;
}
const write = ({ store }: Device, mine: Partial<ReviewFields>, of = villa) => store.set(reviewFormAtom(of), { mine });
const written = ({ store }: Device, of = villa) => store.get(reviewFormAtom(of))?.mine;
/** As after opening the page, or coming back to it. */
const look = ({ visit }: Device, of = villa) => reviewAccount(of).sync(visit, true);
const save = ({ visit }: Device, of = villa) => reviewAccount(of).sync(visit);
const status = ({ store }: Device, of = villa) => store.get(reviewAccount(of).accountAtom);

const begun: ReviewFields = {
  rating: 4,
  experience: "completed",
  weddingDate: "2026-06",
  aspects: { quality: 5, value: 0 },
  title: " Worth ",
  review: "The orangery",
};

test("a review that was started on one device is there on another, to the last space", async () => {
  const [desktop, phone] = [await device(), await device()];
  write(desktop, begun);
  await save(desktop);
  expect(account[villa]?.draft).toMatchObject({ rating: 4, title: " Worth ", aspects: { quality: 5 } });
  await look(phone);
  expect(written(phone)).toEqual({ ...begun, aspects: { quality: 5 } });
  expect([status(desktop).state, status(phone).state, status(phone).hasArrived]).toEqual(["saved", "saved", true]);
  write(phone, { rating: 0, experience: "", weddingDate: "" });
  await save(phone);
  await look(desktop);
  expect(written(desktop)).toMatchObject({ rating: 0, experience: "", weddingDate: "", title: " Worth " });
});

test("reviews of two vendors are two drafts", async () => {
  const [desktop, phone] = [await device(), await device()];
  write(desktop, { review: "The orangery" });
  write(desktop, { review: "Three tiers" }, cakes);
  await keepReviewDrafts(desktop.visit);
  await look(phone);
  expect([written(phone)?.review, written(phone, cakes)?.review]).toEqual(["The orangery", ""]);
  await look(phone, cakes);
  expect(written(phone, cakes)?.review).toBe("Three tiers");
});

test("what a guest has started goes into their account when they log in, wherever they do", async () => {
  const guest = await device({ person: "" });
  write(guest, { review: "The orangery" });
  await keepReviewDrafts(guest.visit);
  expect(api.asked).toEqual([]);
  logIn(guest.store);
  await keepReviewDrafts(guest.visit);
  expect(account[villa]?.draft).toMatchObject({ review: "The orangery" });
  const asked = api.asked.length;
  await keepReviewDrafts(guest.visit);
  expect(api.asked.length).toBe(asked);
});

test("two versions stay as they are until the person has chosen, and neither is lost", async () => {
  const phone = await device();
  write(phone, { review: "Rain all day", rating: 2 });
  await save(phone);
  const guest = await device({ person: "" });
  write(guest, { review: "The orangery" });
  logIn(guest.store);
  await keepReviewDrafts(guest.visit);
  expect(status(guest).question).toMatchObject({ about: "other", theirs: { review: "Rain all day", rating: 2 } });
  expect([account[villa]?.draft, written(guest)]).toMatchObject([
    { review: "Rain all day" },
    { review: "The orangery" },
  ]);
  reviewAccount(villa).answer(guest.store, status(guest).question!, false);
  await save(guest);
  expect(written(guest)).toMatchObject({ review: "Rain all day", rating: 2 });
});

test("a review that was published on another device isn't offered here any more, unless it has been changed here since", async () => {
  const [desktop, phone] = [await device(), await device()];
  write(desktop, begun);
  await save(desktop);
  await look(phone);
  write(phone, { review: "The orangery at dusk" });
  account = {};
  isReviewed = true;
  await look(desktop);
  expect([desktop.store.get(draftVendorIdsAtom), status(desktop).hasEnded]).toEqual([[], true]);
  await look(phone);
  expect([status(phone).question?.about, written(phone)?.review]).toEqual(["ended", "The orangery at dusk"]);
});

test("what can't be kept in the account stays on the device, which says so", async () => {
  const one = await device();
  isReviewed = true;
  write(one, begun);
  expect(await save(one)).toBeNull();
  expect([status(one).state, written(one)]).toEqual(["refused", begun]);
});

test("a draft is discarded on every device, also from one that has only heard of it", async () => {
  const [desktop, phone] = [await device(), await device()];
  write(desktop, begun);
  await save(desktop);
  await reviewAccount(villa).discard(phone.visit);
  expect([account, phone.store.get(draftVendorIdsAtom)]).toEqual([{}, []]);
  await look(desktop);
  expect([written(desktop), desktop.store.get(draftVendorIdsAtom)]).toEqual([noReview, []]);
});

test("a draft that was discarded here while another device went on with it comes back", async () => {
  const [desktop, phone] = [await device(), await device()];
  write(desktop, begun);
  await save(desktop);
  await look(phone);
  write(phone, { review: "The orangery at dusk" });
  await save(phone);
  await reviewAccount(villa).discard(desktop.visit);
  expect(written(desktop)?.review).toBe("The orangery at dusk");
  expect(account[villa]?.draft).toMatchObject({ review: "The orangery at dusk" });
});

test("dismissing the offer of a draft doesn't start another", async () => {
  const [desktop, phone] = [await device(), await device()];
  write(desktop, begun);
  await save(desktop);
  phone.store.set(updateReviewAnswersAtom, villa, { declined: true });
  await keepReviewDrafts(phone.visit);
  await look(phone);
  expect([status(phone).question, written(phone)?.review]).toEqual([null, "The orangery"]);
});

test("logging out leaves nothing of it on the device, and the account as it is", async () => {
  const storage = memory();
  const one = await device({ storage });
  write(one, begun);
  await save(one);
  logOut(one.store);
  await save(one);
  for (const key of ["review-draft", "review-answers", "account-reviews"])
    expect([key, storage.get(`troth.${key}`)]).toEqual([key, null]);
  expect(account[villa]?.draft).toMatchObject({ review: "The orangery" });
});

test("check 37: the draft of someone whose session has ended doesn't end up in the next person's account", async () => {
  const one = await device();
  write(one, begun);
  await save(one);
  endSession(one.store);
  account = {};
  logIn(one.store, "nika");
  await keepReviewDrafts(one.visit);
  expect([one.store.get(draftVendorIdsAtom), account]).toEqual([[], {}]);
});

test("once it's published, this device has forgotten what the account knew of it", async () => {
  const storage = memory();
  const one = await device({ storage });
  write(one, begun);
  await save(one);
  expect(one.store.get(knownReviewAtom(villa))).not.toBeNull();
  account = {};
  one.store.set(clearReviewDraftAtom, villa);
  one.store.set(knownReviewAtom(villa), null);
  expect(storage.get("troth.account-reviews")).toBeNull();
  write(one, { review: "Another one" });
  await look(one);
  expect(status(one).question).toBeNull();
  expect(account[villa]?.draft).toMatchObject({ review: "Another one" });
});

describe("photos", () => {
  test("that have been uploaded are on another device too, in their order and with their words; others stay where they are", async () => {
    const [desktop, phone] = [await device(), await device()];
    write(desktop, begun);
    choose(desktop, [uploaded("bb", "Three tiers"), onDevice("waiting"), uploaded("aa")]);
    await save(desktop);
    expect(account[villa]?.draft).toMatchObject({
      photos: [
        { id: "bb", alt: "Three tiers" },
        { id: "aa", alt: "" },
      ],
    });
    choose(phone, [onDevice("own")]);
    await look(phone);
    expect(chosen(phone)).toMatchObject([
      { id: "bb", alt: "Three tiers", url: "/photos/bb/640.webp" },
      { id: "aa", alt: "", url: "/photos/aa/640.webp" },
      { id: "", key: "own" },
    ]);
    expect([status(phone).state, status(phone).question]).toEqual(["saved", null]);

    // Described and put in another order there, while the words change here.
    choose(phone, [uploaded("aa", "The arch"), uploaded("bb", "Three tiers")]);
    await save(phone);
    write(desktop, { title: "Worth every mile" });
    await look(desktop);
    expect(written(desktop)?.title).toBe("Worth every mile");
    expect(chosen(desktop)?.map(({ key, alt }) => [key, alt])).toEqual([
      ["aa", "The arch"],
      ["bb", "Three tiers"],
      ["waiting", ""],
    ]);
  });

  test("of a draft without any other words are a draft, too", async () => {
    const [desktop, phone] = [await device(), await device()];
    choose(desktop, [uploaded("aa")]);
    await save(desktop);
    await look(phone);
    expect(chosen(phone)).toMatchObject([{ id: "aa" }]);
  });

  test("that no longer exist are left out, and every device says so", async () => {
    const [desktop, phone] = [await device(), await device()];
    write(desktop, begun);
    choose(desktop, [uploaded("aa"), onDevice("waiting"), uploaded("bb"), uploaded("cc")]);
    await save(desktop);
    lost.add("bb");
    await look(phone);
    expect([chosen(phone)?.map(({ id }) => id), status(phone).lostPhotos]).toEqual([["aa", "cc"], 1]);

    // This device hasn't heard of it.
    write(desktop, { title: "Worth every mile" });
    await save(desktop);
    expect([status(desktop).state, status(desktop).lostPhotos]).toEqual(["saved", 1]);
    expect(chosen(desktop)?.map(({ key }) => key)).toEqual(["aa", "waiting", "cc"]);
    expect(account[villa]?.draft).toMatchObject({ title: "Worth every mile", photos: [{ id: "aa" }, { id: "cc" }] });
  });

  test("that no longer exist go from the device that has written them, too, and from the account with them", async () => {
    const desktop = await device();
    write(desktop, begun);
    choose(desktop, [uploaded("aa"), uploaded("bb")]);
    await save(desktop);
    lost.add("aa");
    await look(desktop);
    expect([chosen(desktop)?.map(({ id }) => id), status(desktop)]).toMatchObject([
      ["bb"],
      { state: "saved", lostPhotos: 1, question: null },
    ]);
    expect(account[villa]?.draft).toMatchObject({ photos: [{ id: "bb" }] });
  });

  test("that are removed or moved while a save is refused for another don't take a good one with them", async () => {
    const desktop = await device();
    write(desktop, begun);
    choose(desktop, [uploaded("aa"), uploaded("bb"), uploaded("cc"), uploaded("dd")]);
    lost.add("bb");
    const { answer } = api;
    api.answer = (asked, response) => {
      api.answer = answer;
      choose(desktop, [uploaded("dd"), uploaded("cc"), uploaded("bb")]);
      answer(asked, response);
    };
    await save(desktop);
    expect([chosen(desktop)?.map(({ id }) => id), status(desktop).lostPhotos]).toEqual([["dd", "cc"], 1]);
    expect(account[villa]?.draft).toMatchObject({ photos: [{ id: "dd" }, { id: "cc" }] });
  });

  test("changed on two devices at once are asked about", async () => {
    const [desktop, phone] = [await device(), await device()];
    write(desktop, begun);
    await save(desktop);
    await look(phone);
    choose(desktop, [uploaded("aa")]);
    choose(phone, [uploaded("bb")]);
    await save(desktop);
    await look(phone);
    expect(status(phone).question?.about).toBe("changed");
    expect(
      reviewAccount(villa).differing(status(phone).question!, phone.store.get(accountReviewAtom(villa))),
    ).toMatchObject({
      photos: [{ id: "aa" }],
    });
  });

  test("of a device that knew its draft before accounts had photos are added to it without a question", async () => {
    const storage = memory();
    const desktop = await device({ storage });
    write(desktop, begun);
    await save(desktop);
    const key = "troth.account-reviews";
    const known = JSON.parse(String(storage.get(key))) as { [id: string]: { base: { photos?: unknown } } };
    delete known[villa]!.base.photos;
    storage.set(key, JSON.stringify(known));
    const again = await device({ storage });
    choose(again, [uploaded("aa")]);
    await look(again);
    expect(status(again)).toMatchObject({ state: "saved", question: null });
    expect(account[villa]?.draft).toMatchObject({ photos: [{ id: "aa" }] });
  });
});
