import { expect, test } from "vitest";
import type { EditedReview } from "../../state/review-edits.ts";
import { inWords } from "./in-words.ts";
import { changeOf, checkEdit, monthsWith } from "./review-changes.ts";

const now = Date.parse("2029-11-21T10:00:00Z");
const saved: EditedReview = {
  rating: 4,
  experience: "completed",
  weddingDate: "2026-06",
  aspects: { quality: 5, value: 3 },
  title: "Worth the climb",
  review: "The orangery at dusk is worth the climb.",
  photos: [{ key: "aa", id: "aa", url: "/api/photos/aa/640.webp", name: "photo 1", alt: "The cake" }],
};

test("only what is different is sent, and spaces or cleared stars make no difference of their own", () => {
  expect(
    changeOf(saved, { ...saved, title: " Worth the climb ", aspects: { quality: 5, value: 3, flexibility: 0 } }),
  ).toEqual({});
  expect(changeOf(saved, { ...saved, rating: 2, aspects: { quality: 5, value: 0 } })).toEqual({
    rating: 2,
    aspects: { quality: 5 },
  });
  expect(changeOf(saved, { ...saved, experience: "enquired" })).toEqual({ experience: "enquired", weddingDate: null });
});

test("photos are sent as a whole if any of them is different, with the server's ids", () => {
  const [cake] = saved.photos;
  const added = { key: "review/1", id: "", url: "", name: "dance.jpg", alt: "The first dance" };
  const ids = new Map([["review/1", "bb"]]);
  expect(changeOf(saved, saved, ids)).toEqual({});
  expect(changeOf(saved, { ...saved, photos: [added, cake!] }, ids)).toEqual({
    photos: [
      { id: "bb", alt: "The first dance" },
      { id: "aa", alt: "The cake" },
    ],
  });
  expect(changeOf(saved, { ...saved, photos: [] })).toEqual({ photos: [] });
});

test("a month that was accepted once may stay, but can't become another one that long ago", () => {
  expect(checkEdit(saved, { ...saved, rating: 2 }, now)).toEqual({});
  expect(checkEdit(saved, { ...saved, weddingDate: "2026-05" }, now)).toHaveProperty("weddingDate");
  expect(checkEdit(saved, { ...saved, weddingDate: "" }, now)).toHaveProperty("weddingDate");
  const ahead: EditedReview = { ...saved, experience: "booked", weddingDate: "2030-06" };
  expect(checkEdit(ahead, ahead, now)).toEqual({});
  expect(checkEdit(ahead, { ...ahead, experience: "completed" }, now)).toHaveProperty("weddingDate");
  expect(monthsWith({ ...saved, weddingDate: "2001-01" }, now)).toEqual({ min: "2001-01" });
  expect(monthsWith({ ...saved, weddingDate: "" }, now)).toBeUndefined();
});

test("two versions are compared in the words of the form", () => {
  expect(inWords("rating", { rating: 1 })).toBe("1 star");
  expect(inWords("photos", { photos: [] })).toBe("");
  expect(inWords("photos", { photos: [""] })).toBe("1 photo");
  expect(inWords("photos", { photos: ["The cake", "", "The hall"] })).toBe("3 photos: “The cake” and “The hall”");
  expect(inWords("experience", saved)).toBe("The wedding is over");
  expect(inWords("weddingDate", saved)).toBe("June 2026");
  expect(inWords("aspects", saved)).toBe("Quality 5 and Value 3");
  expect(inWords("title", { title: "" })).toBe("");
});
