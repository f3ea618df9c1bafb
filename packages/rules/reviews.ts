// The rules for a review.
import { day, minute } from "./lifetimes.ts";

/** Length of a review's text, in characters. */
export const reviewLength = { min: 25, max: 5_000 };
export const maxTitleLength = 120;
/** How many drafts someone can have in their account, each of a review of another vendor. */
export const maxReviewDrafts = 50;

export const maxReviewPhotos = 6;

/** How often someone can edit their reviews in an hour, and call others helpful or take that back. */
export const editsAnHour = 60;
export const helpfulVotesAnHour = 200;

/** What the reviewer's dealings with the vendor came to. */
export type Experience = "enquired" | "booked" | "cancelled" | "completed";

/** How many months ago a wedding may have been. */
const oldest = 24;
/** How many months ahead a booked wedding may be. */
const farthest = 60;

/** From `min` to `max`, such as 2026-06. */
export type Months = { min: string; max: string };

/**
 * The months accepted for a wedding. Some people's calendars are a day ahead of UTC and some a day behind, so each end
 * is as generous as the most favourable of them.
 */
export const weddingMonths = (experience: Experience, now: number): Months =>
  monthsBetween(experience, now - day * 1000, now + day * 1000);

/**
 * The months someone is offered, by their own calendar, which is this many minutes behind UTC. All of them are
 * accepted, even if their clock is hours off or the form stayed open past the end of a month, since no calendar is a
 * whole day away from UTC.
 */
export function offeredMonths(
  experience: Experience,
  now: number,
  minutesBehind = new Date(now).getTimezoneOffset(),
): Months {
  const here = now - minutesBehind * minute * 1000;
  return monthsBetween(experience, here, here);
}

const monthsBetween = (experience: Experience, earliest: number, latest: number): Months => ({
  min: monthFrom(earliest, -oldest),
  max: monthFrom(latest, experience === "completed" ? 0 : farthest),
});

/** The month this many months from the month of a given time. */
function monthFrom(moment: number, months: number): string {
  const at = new Date(moment);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months)).toISOString().slice(0, 7);
}

export type WeddingMonthError = "missing" | "not-asked" | "too-early" | "too-late";

/** What is wrong with a review's month. People who only enquired don't give one. */
export function weddingMonthError(
  experience: Experience,
  month: string | null | undefined,
  now: number,
): WeddingMonthError | null {
  if (experience === "enquired") return month ? "not-asked" : null;
  if (!month) return "missing";
  const { min, max } = weddingMonths(experience, now);
  if (month < min) return "too-early";
  return month > max ? "too-late" : null;
}
