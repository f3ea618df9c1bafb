// Turns OpenStreetMap's opening_hours into one entry a day. Anything that doesn't fit into a week (seasons, weeks of a
// month, "sunset") becomes a reason instead of a guess.
import {
  dayLength,
  defaultOpeningHours,
  joinRanges,
  notGiven,
  type OpeningHoursSlot,
  type OpenRange,
  timeOf,
  weekDays,
  weekLength,
} from "@troth/ui/opening-hours";
import OpeningHours from "opening_hours";
import type { OpeningHoursEntry } from "../database/schema.ts";

/** Seven days about which nothing is known. */
export const hoursNotGiven = (): OpeningHoursEntry[] =>
  defaultOpeningHours.map(({ day, openTime, closeTime }) => ({ day, openTime, closeTime }));

export type WeekOrReason =
  | {
      week: OpeningHoursEntry[];
      /** What the text says that doesn't fit into the week. */
      leftOut?: string[];
    }
  | { reason: string };

/** OpenStreetMap's own limit on the length of a value. */
const longest = 255;
/** What the contract allows per day: one slot and five more. */
const mostSlots = 6;

// Any week in which the clocks don't change will do, since holidays have been left out by then. The library works in
// the machine's own time zone, and so do we: the results are local clock times.
const monday = new Date(2026, 1, 9);
const nextMonday = new Date(2026, 1, 16);

// The library can't read holidays without a country whose holidays it knows. Any country will do here, since rules for
// holidays are left out.
const anyCountry = { lat: 0, lon: 0, address: { country_code: "at", state: "Wien" } };
const read = (words: string) => new OpeningHours(words, anyCountry);

/** @returns the week, or why the hours don't fit into a week */
export function weekFromOsm(text: string): WeekOrReason {
  if (text.length > longest) return { reason: "is too long" };
  try {
    const tidy = read(text).prettifyValue();
    const unquoted = tidy.replaceAll(/"[^"]*"/g, "");
    if (/\b(sunrise|sunset|dawn|dusk)\b/.test(unquoted)) return { reason: "follows the sun" };
    if (/\d:\d\d\+/.test(unquoted)) return { reason: "has no closing time" };

    const leftOut = new Set<string>();
    const regular = withoutHolidays(tidy);
    if (regular !== tidy) leftOut.add("holidays");
    if (regular === "") return { reason: "is about holidays only" };
    if (/\b[PS]H\b/.test(regular.replaceAll(/"[^"]*"/g, ""))) return { reason: "mixes holidays and days" };

    const { words, closings } = withNightsCut(regular);
    const hours = read(words);
    if (!hours.isWeekStable()) return { reason: "differs from week to week" };

    const open: OpenRange[] = [];
    const byAppointment = new Set<number>();
    for (const [from, to, unknown, comment] of hours.getOpenIntervals(monday, nextMonday)) {
      const range: OpenRange = [minuteOf(from), minuteOf(to)];
      if (unknown && !appointment.test(comment ?? "")) {
        return { reason: comment ? `depends: “${comment}”` : "is not certain" };
      }
      if (unknown) {
        for (let d = Math.floor(range[0] / dayLength); d * dayLength < range[1]; d++) byAppointment.add(d);
        continue;
      }
      if (comment) leftOut.add(`“${comment}”`);
      const closing = closings.get(range[1] % dayLength);
      if (closing !== undefined) range[1] = Math.floor(range[0] / dayLength) * dayLength + closing;
      open.push(range);
    }

    const slots = slotsByDay(joinedRound(open));
    if (slots.some((ofDay) => ofDay.length > mostSlots)) return { reason: "has too many slots in a day" };
    if (slots.some((ofDay, d) => ofDay.length && byAppointment.has(d))) leftOut.add("times by appointment");
    const week = slots.map(([first, ...intervals], d): OpeningHoursEntry => {
      const day = weekDays[d]!;
      if (first) return { day, ...first, ...(intervals.length && { intervals }) };
      return {
        day,
        openTime: notGiven,
        closeTime: notGiven,
        ...(byAppointment.has(d) ? { byAppointment: true } : { closed: true }),
      };
    });
    // A business is open at some time, so this only means that no one knows when, or that it is closed for now.
    if (week.every((entry) => entry.closed)) return { reason: "is closed all week" };
    return { week, ...(leftOut.size && { leftOut: [...leftOut] }) };
  } catch (error) {
    return { reason: `can't be read: ${String(error instanceof Error ? error.message : error).split("\n")[0]}` };
  }
}

/** Words for "by appointment" in the most common languages. Other comments aren't understood, so nothing is guessed. */
const appointment =
  /appointment|arrangement|reserv|booking|request|on demand|vereinbar|anmeldung|anfrage|termin|rendez-?vous|demande|appuntament|prenota|richiesta|\bcita\b|marcaç|afspraak|domluv|dohod|dogovor|naročil|запис|договор|ραντεβο|予約|موعد/iu;

const minuteOf = (date: Date) =>
  Math.round((Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - Date.UTC(2026, 1, 9)) / 60_000) +
  date.getHours() * 60 +
  date.getMinutes();

/**
 * Rules for holidays say nothing about an ordinary week, so they are removed, as is a holiday listed with days
 * ("Su,PH").
 */
function withoutHolidays(text: string): string {
  const holiday = String.raw`[PS]H(?: [+-]\d+ days?)?`;
  const only = new RegExp(String.raw`^${holiday}(?:,${holiday})*(?![\w,-])`);
  const parts = text.split(/(\s*;\s*|\s*\|\|\s*|,\s+)(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  let kept = "";
  for (let i = 0; i < parts.length; i += 2) {
    const rule = parts[i]!;
    if (only.test(rule)) continue;
    const quote = rule.indexOf('"');
    const [selector, comment] = quote < 0 ? [rule, ""] : [rule.slice(0, quote), rule.slice(quote)];
    const bare = selector
      .replaceAll(new RegExp(`,${holiday}(?=[ ,]|$)`, "g"), "")
      .replaceAll(new RegExp(String.raw`\b${holiday},(?=\w)`, "g"), "");
    kept += (kept ? (parts[i - 1] ?? "") : "") + bare + comment;
  }
  return kept;
}

/**
 * "Sa 18:00-02:00; Su 10:00-14:00": taken literally, Sunday's rule also ends Saturday night at midnight, which no one
 * means. So each slot that runs past midnight is cut off before it, each at a different minute, which identifies its
 * true end.
 */
function withNightsCut(text: string): { words: string; closings: Map<number, number> } {
  const closings = new Map<number, number>();
  const minutes = (hour: string, minute: string) => Number(hour) * 60 + Number(minute);
  let cut = dayLength - 1;
  const words = text
    .split(/("[^"]*")/)
    .map((part, i) =>
      i % 2
        ? part
        : part.replaceAll(/(\d\d):(\d\d)-(\d\d):(\d\d)/g, (slot, h1: string, m1: string, h2: string, m2: string) => {
            const [from, to] = [minutes(h1, m1), minutes(h2, m2)];
            const end = to < from ? to + dayLength : to;
            while (text.includes(timeOf(cut))) cut--;
            if (end <= dayLength || from >= cut) return slot;
            closings.set(cut, end);
            return `${h1}:${m1}-${timeOf(cut--)}`;
          }),
    )
    .join("");
  return { words, closings };
}

/** In order, with overlapping or adjoining slots merged; the week is a ring. */
function joinedRound(ranges: OpenRange[]): OpenRange[] {
  const thrice = joinRanges(
    [-weekLength, 0, weekLength].flatMap((by) => ranges.map(([from, to]): OpenRange => [from + by, to + by])),
  );
  if (thrice.some(([from, to]) => to - from >= weekLength)) return [[0, weekLength]];
  return thrice.filter(([from]) => from >= 0 && from < weekLength);
}

/** Each slot on the day it starts. A slot of a day or longer is cut at midnight. */
function slotsByDay(ranges: OpenRange[]): OpeningHoursSlot[][] {
  const slots: OpeningHoursSlot[][] = weekDays.map(() => []);
  const add = (from: number, to: number) => {
    const begin = from % dayLength;
    const end = begin + to - from;
    slots[Math.floor(from / dayLength) % 7]!.push({
      openTime: timeOf(begin),
      closeTime: timeOf(end > dayLength ? end - dayLength : end),
    });
  };
  for (const [from, to] of ranges) {
    if (to - from < dayLength) add(from, to);
    else
      for (let at = from; at < to; at += dayLength - (at % dayLength))
        add(at, Math.min(to, at + dayLength - (at % dayLength)));
  }
  // The last morning of a long slot that runs past the end of the week was added after Monday's own.
  for (const ofDay of slots) ofDay.sort((a, b) => a.openTime.localeCompare(b.openTime));
  return slots;
}
