import { execFileSync } from "node:child_process";
import { weekDays } from "@troth/ui/opening-hours";
import { describe, expect, test } from "vitest";
import type { OpeningHoursEntry } from "../database/schema.ts";
import { toOpeningMinutes } from "../vendors/opening-hours.ts";
import { hoursNotGiven, weekFromOsm } from "./osm-opening-hours.ts";

/** One word per day: its slots, `closed` or `appointment`. */
function week(text: string): Record<string, string> | string {
  const read = weekFromOsm(text);
  if ("reason" in read) return read.reason;
  const shown = (entry: OpeningHoursEntry) => {
    if (entry.closed) return "closed";
    if (entry.byAppointment) return "appointment";
    return [entry, ...(entry.intervals ?? [])].map(({ openTime, closeTime }) => `${openTime}-${closeTime}`).join(" ");
  };
  return Object.fromEntries(read.week.map((entry) => [entry.day.slice(0, 2), shown(entry)]));
}

const all = (hours: string) => Object.fromEntries(weekDays.map((day) => [day.slice(0, 2), hours]));
const closed = all("closed");
const leftOut = (text: string) => {
  const read = weekFromOsm(text);
  return "reason" in read ? null : (read.leftOut ?? []);
};

describe("weeks", () => {
  test("no text gives 00 on all seven days", () => {
    expect(hoursNotGiven()).toEqual(weekDays.map((day) => ({ day, openTime: "00", closeTime: "00" })));
  });

  test("days without times are closed", () => {
    expect(week("Mo-We 09:00-17:30; Th,Sa 10:00-12:00")).toEqual({
      ...closed,
      Mo: "09:00-17:30",
      Tu: "09:00-17:30",
      We: "09:00-17:30",
      Th: "10:00-12:00",
      Sa: "10:00-12:00",
    });
  });

  test("a lunch break makes two slots", () => {
    expect(week("Mo 08:30-12:00, 14:30-18:00")).toEqual({ ...closed, Mo: "08:30-12:00 14:30-18:00" });
  });

  test("24/7 is the whole of each day", () => {
    expect(week("24/7")).toEqual(all("00:00-24:00"));
  });

  test("by appointment can mean some days or all", () => {
    expect(week('"by appointment"')).toEqual(all("appointment"));
    expect(week('Mo-Fr 09:00-17:00; Sa "nach Vereinbarung"')).toEqual({
      ...all("09:00-17:00"),
      Sa: "appointment",
      Su: "closed",
    });
  });

  test("times are kept, with a note that there are appointments too", () => {
    expect(week('Mo-Fr 09:00-17:00 || "by appointment"')).toEqual({
      ...all("09:00-17:00"),
      Sa: "appointment",
      Su: "appointment",
    });
    expect(leftOut('Mo-Fr 09:00-17:00 || "by appointment"')).toEqual(["times by appointment"]);
  });

  test("twelve-hour clocks, lower case and days in other languages are understood", () => {
    expect(week("mon - fri 10am-6pm")).toEqual({ ...all("10:00-18:00"), Sa: "closed", Su: "closed" });
    expect(week("Mo,Do 08.30-22.00")).toEqual({ ...closed, Mo: "08:30-22:00", Th: "08:30-22:00" });
  });

  test("the result is the same in any time zone", () => {
    const script = `const { weekFromOsm } = await import(${JSON.stringify(new URL("osm-opening-hours.ts", import.meta.url))});
      console.log(JSON.stringify(weekFromOsm("Mo-Fr 09:00-17:00; Sa 22:00-04:00; Su 10:00-12:00")));`;
    const read = (TZ: string) =>
      execFileSync(process.execPath, ["--input-type=module", "-e", script], {
        env: { ...process.env, TZ },
        encoding: "utf8",
      });
    expect(new Set(["UTC", "America/Santiago", "Pacific/Apia", "Asia/Kathmandu"].map(read)).size).toBe(1);
  });
});

describe("nights", () => {
  test("a slot past midnight belongs to the day it starts", () => {
    expect(week("Fr,Sa 22:00-04:00")).toEqual({ ...closed, Fr: "22:00-04:00", Sa: "22:00-04:00" });
    expect(week("Fr 22:00-28:00")).toEqual({ ...closed, Fr: "22:00-04:00" });
  });

  test("the next day's rule doesn't end it at midnight", () => {
    expect(week("Sa 18:00-02:00; Su 10:00-14:00")).toEqual({ ...closed, Sa: "18:00-02:00", Su: "10:00-14:00" });
    expect(week("Sa 18:00-02:00; Su off")).toEqual({ ...closed, Sa: "18:00-02:00" });
    expect(week('Fr 18:00-02:00; Sa 18:00-03:00; Su "by appointment"')).toEqual({
      ...closed,
      Fr: "18:00-02:00",
      Sa: "18:00-03:00",
      Su: "appointment",
    });
  });

  test("Sunday's slot runs into Monday", () => {
    const read = weekFromOsm("Su 18:00-02:00; Mo 10:00-12:00");
    expect(week("Su 18:00-02:00; Mo 10:00-12:00")).toEqual({ ...closed, Mo: "10:00-12:00", Su: "18:00-02:00" });
    expect("week" in read && toOpeningMinutes(read.week)).toBe("{[0,120),[600,720),[9720,10080)}");
  });

  test("every night", () => {
    expect(week("22:00-06:00")).toEqual(all("22:00-06:00"));
  });

  test("a night that runs into a day open all day is not an overlap", () => {
    expect(week("Fr 18:00-02:00; Sa 00:00-24:00")).toEqual({ ...closed, Fr: "18:00-24:00", Sa: "00:00-24:00" });
  });
});

describe("holidays", () => {
  test("are left out of the week, with a note", () => {
    const weekdays = { ...all("10:00-18:00"), Sa: "closed", Su: "closed" };
    for (const text of [
      "Mo-Fr 10:00-18:00; PH off",
      "Mo-Fr 10:00-18:00, PH off",
      "PH off; Mo-Fr 10:00-18:00",
      "Mo-Fr,PH 10:00-18:00",
    ]) {
      expect(week(text), text).toEqual(weekdays);
      expect(leftOut(text), text).toEqual(["holidays"]);
    }
    expect(week("PH,Su 10:00-12:00")).toEqual({ ...closed, Su: "10:00-12:00" });
    expect(week("Mo-Fr 10:00-18:00; SH Mo 10:00-12:00")).toEqual(weekdays);
    expect(week("Mo-Fr 10:00-18:00; PH -1 day 10:00-12:00")).toEqual(weekdays);
  });

  test("alone don't make a week", () => {
    expect(week("PH 10:00-12:00")).toBe("is about holidays only");
  });

  test("in a comment are just words", () => {
    expect(week('Mo 10:00-12:00 open "ring on PH"')).toEqual({ ...closed, Mo: "10:00-12:00" });
  });
});

describe("hours that don't fit into a week are reported, not guessed", () => {
  test.each([
    ["10:00+", "has no closing time"],
    ["Mo-Fr 10:00-18:00+", "has no closing time"],
    ["sunrise-sunset", "follows the sun"],
    ["Mo (sunrise+01:00)-20:00", "follows the sun"],
    ["Apr-Oct Mo-Su 10:00-18:00", "differs from week to week"],
    ["Mo[1] 10:00-12:00", "differs from week to week"],
    ["week 1-53/2 Mo 10:00-12:00", "differs from week to week"],
    ["2026 Mo-Fr 10:00-11:00", "differs from week to week"],
    ["Mo-Fr 10:00-11:00; Dec 24 off", "differs from week to week"],
    ["Mo 10:00-12:00 unknown", "is not certain"],
    ['Mo 10:00-12:00 "if the weather is fine"', "depends: “if the weather is fine”"],
  ])("%s", (text, reason) => {
    expect(week(text)).toBe(reason);
  });

  test("nonsense", () => {
    for (const text of ["whenever", "Mo-Fr 25:00-26:00", "10", '"', "PH,", ";", "Mo 10:00-"]) {
      expect(week(text), text).toSatisfy((read: unknown) => typeof read === "string" || leftOut(text) !== null);
    }
    expect(week("whenever")).toMatch(/^can't be read/);
  });

  test("51. pathological texts are refused within 100 ms", () => {
    const texts = [
      "Mo,".repeat(5_000),
      '"'.repeat(5_000),
      "PH,".repeat(80),
      ", ".repeat(120),
      "00:00-00:00,".repeat(20),
      '"a";'.repeat(60),
    ];
    weekFromOsm("PH off; Mo 10:00-12:00"); // the library's first run is slow whatever the text
    for (const text of texts) {
      // The best of three, since other work on the machine isn't the pattern's fault.
      const spent = Array.from({ length: 3 }, () => {
        const began = performance.now();
        weekFromOsm(text);
        return performance.now() - began;
      });
      expect(Math.min(...spent), text.slice(0, 20)).toBeLessThan(100);
    }
  });

  test("more slots in a day than the contract allows are refused", () => {
    const slots = Array.from({ length: 7 }, (_, i) => `${10 + i}:00-${10 + i}:30`).join(",");
    expect(week(`Mo ${slots}`)).toBe("has too many slots in a day");
  });
});
