// What a review must be.
import { day } from "./lifetimes.ts";

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

/**
 * The months that may be named for a wedding, from `min` to `max`, such as 2026-06. Some people's calendar is a day ahead of
 * UTC's, some people's a day behind: either end is what those see who gain by it.
 */
export function weddingMonths(experience: Experience, now: number): { min: string; max: string } {
  return {
    min: monthFrom(now - day * 1000, -oldest),
    max: monthFrom(now + day * 1000, experience === "completed" ? 0 : farthest),
  };
}

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
