import { expect, test } from "vitest";
import { noAnswers, type ReviewAnswers } from "../state/review-draft.ts";
import { bodyOf, withServerIds } from "./review-body.ts";
import { checkStars, checkWords } from "./review-rules.ts";

const now = Date.parse("2026-11-21T11:00:00Z");
const text = "The orangery at dusk is worth the climb.";
const answers: ReviewAnswers = { ...noAnswers, rating: 4, experience: "completed", weddingDate: "2026-06" };

test("a review needs stars, an experience, and a month within the last two years", () => {
  expect(Object.keys(checkStars(noAnswers, now))).toEqual(["rating", "experience"]);
  expect(checkStars({ ...answers, weddingDate: "" }, now)).toHaveProperty("weddingDate");
  expect(checkStars({ ...answers, weddingDate: "2024-10" }, now)).toHaveProperty("weddingDate");
  expect(checkStars({ ...answers, weddingDate: "2027-06" }, now)).toHaveProperty("weddingDate");
  expect(checkStars({ ...answers, experience: "booked", weddingDate: "2027-06" }, now)).toEqual({});
  expect(checkStars(answers, now)).toEqual({});
});

test("people who only enquired aren't asked for a month, and none is sent", () => {
  const enquired = { ...answers, experience: "enquired" as const };
  expect(checkStars({ ...enquired, weddingDate: "" }, now)).toEqual({});
  expect(bodyOf(enquired, text, now)).toMatchObject({ weddingDate: null });
});

test("a review has 25 to 5,000 characters, counted as people count them", () => {
  expect(checkWords("", "x".repeat(24))).toHaveProperty("review");
  expect(checkWords("", "💐".repeat(25))).toEqual({});
  expect(checkWords("", `Lovely!${"\u200b".repeat(25)}`)).toHaveProperty("review");
  expect(checkWords("", "x".repeat(5_001))).toHaveProperty("review");
  expect(checkWords("x".repeat(121), text)).toHaveProperty("title");
});

test("only what was given is sent", () => {
  expect(bodyOf({ ...answers, aspects: { quality: 5 } }, ` ${text} `, now)).toEqual({
    rating: 4,
    review: text,
    experience: "completed",
    weddingDate: "2026-06",
    aspects: { quality: 5 },
  });
  expect(bodyOf(noAnswers, text, now)).toBeNull();
});

test("photos are named by their keys until they are on the server, so that a review that is being sent stays the same", () => {
  const photo = { key: "villa/1", id: "", url: "", name: "cake.jpg", alt: "  Three tiers " };
  const before = bodyOf({ ...answers, photos: [photo] }, text, now);
  expect(before?.photos).toEqual([{ id: "villa/1", alt: "Three tiers" }]);
  expect(bodyOf({ ...answers, photos: [{ ...photo, id: "aa", url: "/api/photos/aa/320.webp" }] }, text, now)).toEqual(
    before,
  );
  expect(withServerIds(before!.photos!, new Map([["villa/1", "aa"]]))).toEqual([{ id: "aa", alt: "Three tiers" }]);
});
