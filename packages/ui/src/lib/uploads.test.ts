import { expect, test } from "vitest";
import {
  checkFiles,
  formatBytes,
  kindsOf,
  nextToStart,
  type UploadItem,
  uploadsReducer,
  type UploadsState,
} from "./uploads.ts";

const file = (name: string, size: number, type = "") => new File([new Uint8Array(size)], name, { type });
const item = (id: string, part: Partial<UploadItem> = {}): UploadItem => ({
  id,
  name: `${id}.jpg`,
  status: "done",
  ...part,
});
const state = (...items: UploadItem[]): UploadsState => ({ items });
const ids = ({ items }: UploadsState) => items.map(({ id }) => id).join("");

test("each refused file says why", () => {
  const { accepted, refused } = checkFiles(
    [
      file("menu.PDF", 10),
      file("plan.exe", 10),
      file("empty.pdf", 0),
      file("huge.pdf", 101),
      file("menu.PDF", 10),
      file("photo", 10, "image/webp"),
      file("one-more.pdf", 10),
    ],
    { accept: "image/*, .pdf", maxSize: 100, maxCount: 3 },
    [item("a", { name: "old.pdf", size: 5 })],
  );
  expect(accepted.map(({ name }) => name)).toEqual(["menu.PDF", "photo"]);
  expect(refused.map(({ name, why }) => [name, why])).toEqual([
    ["plan.exe", "type"],
    ["empty.pdf", "empty"],
    ["huge.pdf", "size"],
    ["menu.PDF", "twice"],
    ["one-more.pdf", "count"],
  ]);
});

test("a file is not added twice; without rules any file is accepted", () => {
  const present = [item("a", { name: "menu.pdf", size: 10 })];
  expect(checkFiles([file("menu.pdf", 10)], {}, present).refused).toHaveLength(1);
  expect(checkFiles([file("menu.pdf", 11)], {}, present).accepted).toHaveLength(1);
});

test("a file goes from waiting to done, and late progress changes nothing", () => {
  let now = uploadsReducer({ items: [] }, { type: "add", items: [item("a", { status: "waiting" })] });
  now = uploadsReducer(now, { type: "start", id: "a" });
  now = uploadsReducer(now, { type: "progress", id: "a", progress: 1.4 });
  expect(now.items[0]).toMatchObject({ status: "uploading", progress: 1 });
  now = uploadsReducer(now, { type: "done", id: "a", url: "/a.webp" });
  expect(now.items[0]).toMatchObject({ status: "done", url: "/a.webp" });
  expect(uploadsReducer(now, { type: "progress", id: "a", progress: 0.5 })).toBe(now);
});

test("a failed file says why until it is tried again", () => {
  const failed = uploadsReducer(state(item("a", { status: "uploading" })), { type: "fail", id: "a", error: "Full." });
  expect(failed.items[0]).toMatchObject({ status: "failed", error: "Full." });
  expect(uploadsReducer(failed, { type: "retry", id: "a" }).items[0]).toMatchObject({
    status: "waiting",
    error: undefined,
  });
});

test("removing can be undone, at the same position; cancelling can't", () => {
  const before = state(item("a"), item("b", { status: "uploading", progress: 0.5 }), item("c"));
  const removed = uploadsReducer(before, { type: "remove", id: "b" });
  expect(ids(removed)).toBe("ac");
  const back = uploadsReducer(removed, { type: "undo" });
  expect(ids(back)).toBe("abc");
  expect(back.items[1]).toMatchObject({ status: "waiting", progress: undefined });
  expect(back.removed).toBeUndefined();
  const cancelled = uploadsReducer(before, { type: "cancel", id: "b" });
  expect(ids(uploadsReducer(cancelled, { type: "undo" }))).toBe("ac");
});

test("moving stays within the list", () => {
  const three = state(item("a"), item("b"), item("c"));
  expect(ids(uploadsReducer(three, { type: "move", id: "c", to: 0 }))).toBe("cab");
  expect(ids(uploadsReducer(three, { type: "move", id: "a", to: 9 }))).toBe("bca");
  expect(uploadsReducer(three, { type: "move", id: "a", to: -1 })).toBe(three);
});

test("only a limited number is sent at once, in order", () => {
  const waiting = (id: string) => item(id, { status: "waiting", file: file(id, 1) });
  expect(nextToStart([item("a", { status: "uploading" }), waiting("b"), waiting("c")], 2).map(({ id }) => id)).toEqual([
    "b",
  ]);
  expect(nextToStart([item("a", { status: "waiting" })], 2)).toEqual([]);
});

test("kinds and sizes are written for people", () => {
  expect(kindsOf("image/jpeg, .jpg,.pdf,image/*,image/webp")).toEqual(["JPEG", "PDF", "WebP"]);
  expect(formatBytes(12_000_000, "en-GB")).toBe("12 MB");
  expect(formatBytes(1_530_000, "de")).toBe("1,5 MB");
  expect(formatBytes(340_400, "en-GB")).toBe("340 kB");
});
