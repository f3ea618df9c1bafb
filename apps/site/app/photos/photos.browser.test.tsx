// The photos of a listing or a review in a real browser, with its real database: what is kept, uploaded, and found again.
import { ApiProblem, createTrothClient, NetworkError } from "@troth/api-client";
import { photoIdOf } from "@troth/rules/photos";
import { PhotoUpload } from "@troth/ui/photo-upload";
import { createStore, Provider } from "jotai";
import { useEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Visit, VisitContext } from "../visit.ts";
import { forgetPhotos, logOut, PHOTO_DATABASE } from "../state/log-out.ts";
import { dropPhotos, keepPhoto, keptPhotos, newPhotoKey, NotKept } from "../state/photo-store.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import type { DraftPhoto } from "../state/draft-photo.ts";
import { PhotosField } from "./photos-field.tsx";
import { useKeptFiles, usePhotos } from "./use-photos.ts";

const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const bytes = Uint8Array.from(atob(dot), (char) => char.codePointAt(0)!);
/** Another one for each name: what follows the picture itself isn't looked at. */
const photo = (name: string) => new File([bytes, name], name, { type: "image/png" });

type Send = (input: { body: File; onProgress: (sent: number) => void; signal: AbortSignal }) => Promise<unknown>;
const answer = (id: string) => ({
  id,
  alt: "",
  drawn: false,
  width: 1,
  height: 1,
  placeholder: "",
  variants: [{ src: `/api/photos/${id}/320.webp`, width: 320, format: "webp" }],
});

/** What the draft holds, across "reloads". */
let draft: DraftPhoto[] = [];
let arriving: Promise<Map<string, string>> | undefined;
/** Leaves out what can't be used. */
let leftOut: () => Promise<void>;
/** Changes the photos as another tab, or someone else, would. */
let setElsewhere: ((photos: DraftPhoto[]) => void) | undefined;
let root: Root | undefined;

beforeEach(() => {
  draft = [];
  arriving = undefined;
  setElsewhere = undefined;
});
afterEach(async () => {
  leave();
  forgetPhotos();
  vi.restoreAllMocks();
});

const session = { ...loggedOut, isLoggedIn: true };

function show(send: Send, { loggedIn = true, photos = <Photos /> } = {}) {
  const store = createStore();
  if (loggedIn) store.set(sessionAtom, session);
  const container = document.body.appendChild(document.createElement("main"));
  root = createRoot(container);
  root.render(
    <Provider store={store}>
      <VisitContext value={{ api: { uploadPhoto: send }, store } as unknown as Visit}>{photos}</VisitContext>
    </Provider>,
  );
  return store;
}

function leave() {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}

function Photos() {
  const [photos, setPhotos] = useState(draft);
  const { files } = useKeptFiles(photos, "");
  const keep = (next: DraftPhoto[]) => {
    draft = next;
    setPhotos(next);
  };
  useEffect(() => void (setElsewhere = setPhotos), []);
  return files ? <Chosen photos={photos} files={files} onChange={keep} /> : null;
}

function Chosen(props: Omit<Parameters<typeof usePhotos>[0], "scope">) {
  const { uploads, isTwice, arrive, leaveOut, arrived, isBehind } = usePhotos({ ...props, scope: "" });
  useEffect(() => void (leftOut = leaveOut));
  return (
    <>
      <PhotoUpload label="Photos" uploads={uploads} isTwice={isTwice} />
      <output aria-label="On the server">{arrived}</output>
      <output aria-label="Behind">{String(isBehind)}</output>
      <button
        type="button"
        onClick={() => {
          arriving = arrive();
          arriving.catch(() => undefined);
        }}
      >
        Submit
      </button>
    </>
  );
}

const choose = async (...files: File[]) => {
  await expect.poll(() => document.querySelector("input[type=file]")).not.toBeNull();
  await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, files);
};
const onServer = () => expect.element(page.getByLabelText("On the server"));

test("a guest's photos stay on the device with their order and words, and are uploaded after logging in", async () => {
  const send = vi.fn<Send>(({ body }) => Promise.resolve(answer(body.name === "villa.png" ? "aa" : "bb")));
  show(send, { loggedIn: false });
  await choose(photo("villa.png"), photo("cake.png"));
  await expect.poll(() => draft.length).toBe(2);
  await userEvent.fill(page.getByRole("textbox", { name: "What cake.png shows" }), "Three tiers");
  await userEvent.click(page.getByRole("button", { name: /Make cover/ }));
  await expect
    .poll(() => draft.map(({ name, alt, id }) => [name, alt, id]))
    .toEqual([
      ["cake.png", "Three tiers", ""],
      ["villa.png", "", ""],
    ]);
  expect(send).not.toHaveBeenCalled();

  leave();
  const store = show(send, { loggedIn: false });
  await expect.element(page.getByRole("img", { name: "Three tiers" })).toBeVisible();
  await expect.element(page.getByRole("img", { name: "villa.png" })).toBeVisible();
  store.set(sessionAtom, session);
  await onServer().toHaveTextContent("2");
  expect(send).toHaveBeenCalledTimes(2);
  await expect
    .poll(() => draft.map(({ id, alt }) => ({ id, alt })))
    .toEqual([
      { id: "bb", alt: "Three tiers" },
      { id: "aa", alt: "" },
    ]);
  // What the server has is no longer needed here.
  await expect.poll(async () => (await keptPhotos(draft.map(({ key }) => key))).size).toBe(0);
});

test("an upload that the network cuts off continues by itself once the connection is back", async () => {
  let isOffline = true;
  const send = vi.fn<Send>(async ({ onProgress }) => {
    onProgress(0.4);
    if (isOffline) throw new NetworkError("cut off");
    return answer("aa");
  });
  show(send);
  await choose(photo("villa.png"));
  await expect.element(page.getByText(/You’re offline/)).toBeVisible();
  isOffline = false;
  window.dispatchEvent(new Event("online"));
  await onServer().toHaveTextContent("1");
  await expect.poll(() => draft).toMatchObject([{ id: "aa", url: "/api/photos/aa/320.webp" }]);
});

test("an upload that a reload cuts off starts again, and one that has arrived doesn't", async () => {
  const cut = vi.fn<Send>(({ body }) =>
    body.name === "villa.png" ? Promise.resolve(answer("aa")) : new Promise(() => {}),
  );
  show(cut);
  await choose(photo("villa.png"), photo("cake.png"));
  await expect.poll(() => draft.map(({ id }) => id)).toEqual(["aa", ""]);
  leave();
  const send = vi.fn<Send>(() => Promise.resolve(answer("bb")));
  show(send);
  await onServer().toHaveTextContent("2");
  expect(send).toHaveBeenCalledTimes(1);
  await expect.poll(() => draft.map(({ id }) => id)).toEqual(["aa", "bb"]);
});

test("submitting waits for every photo, gives those that failed another chance, and says if one is left", async () => {
  let isBroken = true;
  const refused = new ApiProblem({ type: "/x#unreadable-photo", status: 422, title: "Unreadable" });
  show(async () => {
    if (isBroken) throw refused;
    return answer("aa");
  });
  await choose(photo("villa.png"));
  await expect.element(page.getByText(/couldn’t read it/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expect(arriving).rejects.toThrow("“villa.png” can’t be used.");
  expect(draft).toMatchObject([{ name: "villa.png", refused: true }]);
  isBroken = false;
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  const ids = await arriving!;
  expect([...ids.values()]).toEqual(["aa"]);
  expect([...ids.keys()]).toEqual([draft[0]!.key]);
  expect(draft[0]).not.toHaveProperty("refused");
});

test("submitting fails rather than waiting for ever if the photos leave the page", async () => {
  show(() => new Promise(() => {}));
  await choose(photo("villa.png"));
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  leave();
  await expect(arriving).rejects.toThrow("left the page");
});

test("damaged photos are taken out of the draft again, whenever they are found out, and nothing else is forgotten", async () => {
  show(() => new Promise(() => {}));
  for (let i = 0; i < 8; i++) {
    const damaged = new File(["no photo"], `damaged ${i}.png`, { type: "image/png" });
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await choose(damaged, new File(["no photo"], `notes ${i}.txt`, { type: "text/plain" }));
    // oxlint-disable-next-line no-await-in-loop
    await expect.element(page.getByText(`damaged ${i}.png can’t be opened`, { exact: false })).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => draft).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop
    await expect.element(page.getByText(`notes ${i}.txt`, { exact: false }).first()).toBeVisible();
  }
  await expect.element(page.getByLabelText("Behind")).toHaveTextContent("false");
});

test("a guest is told when choosing a photo of too many megapixels, and the rules say how many there may be", async () => {
  const white = new OffscreenCanvas(5_000, 5_000);
  white.getContext("2d", { alpha: false });
  const huge = new File([await white.convertToBlob({ type: "image/jpeg" })], "huge.jpg", { type: "image/jpeg" });
  let kept: DraftPhoto[] = [];
  const field = <PhotosField photos={[]} onChange={(next) => (kept = next)} scope="" />;
  show(() => Promise.reject(new Error("not asked")), { loggedIn: false, photos: field });
  await expect.element(page.getByText(/up to 10 MB each · up to 24 megapixels/)).toBeVisible();
  await choose(huge, photo("villa.png"));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("huge.jpg has more than 24 megapixels. Choose a smaller photo.");
  await expect.poll(() => kept.map(({ name }) => name)).toEqual(["villa.png"]);
});

test("what the server has found wrong with a photo is said in its words, at the photo and when it is submitted", async () => {
  const detail = "The picture has more than 24 megapixels.";
  const refused = new ApiProblem({ type: "/x#unreadable-photo", status: 422, title: "Unreadable", detail });
  show(() => Promise.reject(refused));
  await choose(photo("villa.png"));
  await expect.element(page.getByText(detail)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expect(arriving).rejects.toThrow(
    `“villa.png” can’t be used. ${detail} Choose another photo, or remove it under Photos.`,
  );
});

test("a photo that is on the server already isn't added again, whatever its file is called", async () => {
  const id = await photoIdOf(await photo("villa.png").arrayBuffer());
  draft = [{ key: id, id, url: `data:image/png;base64,${dot}`, name: "photo 1", alt: "The villa" }];
  const before = draft;
  show(() => Promise.resolve(answer(id)));
  await choose(photo("villa.png"));
  await expect.element(page.getByRole("alert")).toHaveTextContent("You’ve already added villa.png.");
  await expect.poll(() => draft).toEqual(before);
  await onServer().toHaveTextContent("1");
});

test("a guest's photo isn't added again under another name either, and others are", async () => {
  show(() => Promise.reject(new Error("not asked")), { loggedIn: false });
  const again = new File([photo("villa.png")], "IMG_2041.png", { type: "image/png" });
  await choose(photo("villa.png"), again, photo("cake.png"));
  await expect.element(page.getByRole("alert")).toHaveTextContent("You’ve already added IMG_2041.png.");
  await expect.poll(() => draft.map(({ name }) => name)).toEqual(["villa.png", "cake.png"]);
});

test("a photo counts from the moment it is chosen, so submitting at once waits for it", async () => {
  const send = vi.fn<Send>(() => Promise.resolve(answer("aa")));
  show(send);
  await choose(photo("villa.png"));
  page
    .getByRole("button", { name: "Submit" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.poll(() => arriving).toBeDefined();
  expect([...(await arriving!).values()]).toEqual(["aa"]);
});

test("photos that can’t be used are left out on request, and the others are sent", async () => {
  const refused = new ApiProblem({ type: "/x#unreadable-photo", status: 422, title: "Unreadable" });
  show(({ body }) => (body.name === "villa.png" ? Promise.reject(refused) : Promise.resolve(answer("bb"))));
  await choose(photo("villa.png"), photo("cake.png"));
  await onServer().toHaveTextContent("1");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expect(arriving).rejects.toThrow("villa.png");
  await leftOut();
  expect(draft.map(({ name }) => name)).toEqual(["cake.png"]);
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  expect([...(await arriving!).values()]).toEqual(["bb"]);
});

test("what a photo was refused for is known after a reload, until the server has said something else", async () => {
  const refused = new ApiProblem({ type: "/x#unreadable-photo", status: 422, title: "Unreadable" });
  const answers = Promise.withResolvers<unknown>();
  const send = vi.fn<Send>().mockRejectedValueOnce(refused).mockReturnValue(answers.promise);
  show(send);
  await choose(photo("villa.png"));
  await expect.poll(() => draft[0]?.refused).toBe(true);
  leave();
  const before = draft;
  show(send);
  await expect.poll(() => send.mock.calls.length).toBe(2);
  expect(draft).toBe(before);
  answers.resolve(answer("aa"));
  await onServer().toHaveTextContent("1");
  expect(draft[0]?.refused).toBeUndefined();
});

test("a photo that a busy server has turned away is sent again by itself, when the server says", async () => {
  const busy = new ApiProblem({ type: "/x#overloaded", status: 503, title: "Busy" }, { retryAfter: 1 });
  const send = vi.fn<Send>().mockRejectedValueOnce(busy).mockResolvedValue(answer("aa"));
  show(send);
  await choose(photo("villa.png"));
  await expect.element(page.getByText(/sent again by itself/)).toBeVisible();
  await onServer().toHaveTextContent("1");
  expect(send).toHaveBeenCalledTimes(2);
});

test("people who still have to confirm their address keep their photos on the device", async () => {
  const unverified = new ApiProblem({ type: "/x#email-unverified", status: 403, title: "Confirm first" });
  show(() => Promise.reject(unverified));
  await choose(photo("villa.png"));
  await expect.poll(() => draft).toMatchObject([{ id: "", name: "villa.png" }]);
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expect(arriving).rejects.toBe(unverified);
});

test("a device without room says so, and keeps no photo that a reload would lose", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await expect(keepPhoto("k", photo("villa.png"))).rejects.toThrow(NotKept);
  show(() => Promise.reject(new Error("not asked")), { loggedIn: false });
  await choose(photo("villa.png"));
  await expect.element(page.getByText(/no room on this device/)).toBeVisible();
  expect(draft).toEqual([]);
});

test("check 17: a device that keeps nothing at all neither crashes nor hides a photo that is on the server", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError");
  });
  draft = [{ key: "k", id: "aa", url: `data:image/png;base64,${dot}`, name: "villa.png", alt: "The villa" }];
  show(() => Promise.resolve(answer("bb")));
  await expect.element(page.getByRole("img", { name: "The villa" })).toBeVisible();
  await choose(photo("cake.png"));
  await onServer().toHaveTextContent("2");
});

test("photos that were removed or described elsewhere are noticed, and those that are described here aren't", async () => {
  const villa = { key: "k", id: "aa", url: `data:image/png;base64,${dot}`, name: "villa.png", alt: "The villa" };
  draft = [villa, { ...villa, key: "l", id: "bb", name: "cake.png", alt: "" }];
  show(() => Promise.reject(new Error("not asked")));
  const behind = () => expect.element(page.getByLabelText("Behind"));
  await userEvent.fill(page.getByRole("textbox", { name: "What cake.png shows" }), "Three tiers");
  await expect.poll(() => draft[1]?.alt).toBe("Three tiers");
  await behind().toHaveTextContent("false");
  setElsewhere!([villa]);
  await behind().toHaveTextContent("true");
});

test("logging out forgets the photos", async () => {
  await keepPhoto("k", photo("villa.png"));
  expect((await keptPhotos(["k"])).size).toBe(1);
  logOut(createStore());
  await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain(PHOTO_DATABASE);
});

test("a photo that is no longer wanted doesn't stay on the device", async () => {
  await keepPhoto("a", photo("villa.png"));
  await keepPhoto("b", photo("cake.png"));
  await keptPhotos(["a"]);
  await expect.poll(async () => (await keptPhotos(["a", "b"])).size).toBe(1);
});

test("photos chosen a moment before their page is left are still there, though another page reads the draft meanwhile", async () => {
  show(() => Promise.reject(new Error("not asked")), { loggedIn: false });
  await choose(photo("villa.png"));
  await expect.poll(() => draft.length).toBe(1);
  const release = await occupyStore();
  await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, [photo("cake.png")]);
  await expect.element(page.getByRole("textbox", { name: "What cake.png shows" })).toBeVisible();
  leave();
  void keptPhotos(draft.map(({ key }) => key));
  release();
  await expect.poll(() => draft.length).toBe(2);
  const kept = await keptPhotos(draft.map(({ key }) => key));
  expect([...kept.values()].map(({ name }) => name)).toEqual(["villa.png", "cake.png"]);
});

test("a photo that gets into the draft while the kept files are being read isn’t taken for lost", async () => {
  const [villa, cake] = ["villa.png", "cake.png"].map((name) => ({
    key: newPhotoKey(""),
    id: "",
    url: "",
    name,
    alt: "",
  }));
  for (const { key, name } of [villa!, cake!]) await keepPhoto(key, photo(name));
  draft = [villa!];
  const release = await occupyStore();
  show(() => Promise.reject(new Error("not asked")), { loggedIn: false });
  await expect.poll(() => typeof setElsewhere).toBe("function");
  draft = [villa!, cake!];
  setElsewhere!(draft);
  release();
  await expect.element(page.getByRole("textbox", { name: "What cake.png shows" })).toBeVisible();
  expect(draft).toEqual([villa, cake]);
});

/** Nobody else gets at the kept files until what it returns is called. */
async function occupyStore(): Promise<() => void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(PHOTO_DATABASE);
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(opening.error!));
  });
  const [name] = database.objectStoreNames;
  const files = database.transaction(name!, "readwrite").objectStore(name!);
  let isReleased = false;
  // A transaction is open for as long as it is asked something.
  const ask = () => {
    if (isReleased) database.close();
    else files.count().addEventListener("success", ask);
  };
  ask();
  return () => void (isReleased = true);
}

test("the photos of a listing and of reviews are kept apart, and go with their own draft", async () => {
  for (const key of ["a", "one/a", "two/a"]) await keepPhoto(key, photo(`${key}.png`));
  const kept = async () => [...(await keptPhotos(["one/a", "two/a"], "none/")).keys()];
  // As for a listing that has no photos any more.
  await keptPhotos([]);
  await expect.poll(async () => (await keptPhotos(["a"], "none/")).size).toBe(0);
  expect(await kept()).toEqual(["one/a", "two/a"]);
  await dropPhotos("one/");
  await expect.poll(kept).toEqual(["two/a"]);
});

test("the client says how much of a file has been sent, and stops when told to", async () => {
  // Nobody takes photos here, so the answer is a refusal.
  const client = createTrothClient({ baseUrl: window.location.origin });
  const body = new File([new Uint8Array(2_000_000)], "big.png", { type: "image/png" });
  const sent: number[] = [];
  await expect(client.uploadPhoto({ body, onProgress: (each) => sent.push(each) })).rejects.toBeInstanceOf(ApiProblem);
  expect(sent.at(-1)).toBe(1);

  const stop = new AbortController();
  const stopped = client.uploadPhoto({ body, signal: stop.signal, onProgress: () => stop.abort(new Error("enough")) });
  await expect(stopped).rejects.toThrow("enough");
});
