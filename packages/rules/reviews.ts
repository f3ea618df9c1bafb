// What a review must be.
import { day, minute } from "./lifetimes.ts";

/** Characters of a review's text. */
export const reviewLength = { min: 25, max: 5_000 };
export const longestTitle = 120;

/** Characters as people count them, without the space around. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** Where the reviewer stood with the vendor. */
export type Experience = "enquired" | "booked" | "cancelled" | "completed";

/** Months before now that a wedding may lie. */
const oldest = 24;
/** Months after now for which one may have booked. */
const farthest = 60;

/** From `min` to `max`, such as 2026-06. */
export type Months = { min: string; max: string };

/**
 * The months that are taken for a wedding. Some people's calendar is a day ahead of UTC's, some people's a day behind: either
 * end is what those see who gain by it.
 */
export const weddingMonths = (experience: Experience, now: number): Months =>
  monthsBetween(experience, now - day * 1000, now + day * 1000);

/**
 * The months that somebody is offered: those of their own calendar, so many minutes behind UTC's. All of them are taken, even
 * if their clock is hours out or the form has stood open over the end of a month: no calendar is a whole day from UTC's.
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

/** The month so many months from a moment's. */
function monthFrom(moment: number, months: number): string {
  const at = new Date(moment);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months)).toISOString().slice(0, 7);
}

export type WeddingMonthFault = "missing" | "not-asked" | "too-early" | "too-late";

/** What is wrong with the month that a review names. Who only enquired names none. */
export function weddingMonthFault(
  experience: Experience,
  month: string | null | undefined,
  now: number,
): WeddingMonthFault | null {
  if (experience === "enquired") return month ? "not-asked" : null;
  if (!month) return "missing";
  const { min, max } = weddingMonths(experience, now);
  if (month < min) return "too-early";
  return month > max ? "too-late" : null;
}
