import { weekDays } from "@troth/ui/opening-hours";
import { expect, test } from "vitest";
import { inWords } from "./in-words.ts";

const names = {
  categories: [{ slug: "cakes", name: "Cakes" }],
  placeNames: { "vienna-at": "Vienna" },
};

test.each([
  ["name", "Lipa in med", "Lipa in med"],
  ["address", "", ""],
  ["priceRange", 3, "€€€"],
  ["priceRange", null, ""],
  ["category", ["cakes", "retired-one"], "Cakes and retired-one"],
  ["location", ["vienna-at", "bad-ischl-at"], "Vienna and Bad Ischl"],
  ["photos", [{ id: "aa", alt: "" }], "1 photo"],
  ["photos", [], ""],
  [
    "socialMedia",
    [
      { platform: "instagram", username: "lipa" },
      { platform: "facebook", username: "" },
    ],
    "Instagram: lipa",
  ],
] as const)("a %s of %j reads as “%s”", (field, value, text) => {
  expect(inWords(field, value, names)).toBe(text);
});

test("special hours read date by date", () => {
  const closed = { openTime: "00", closeTime: "00", closed: true };
  const special = [
    { from: "2026-12-24", to: "2026-12-26", label: "Christmas", ...closed },
    { from: "2026-12-31", to: "2026-12-31", openTime: "09:00", closeTime: "13:00" },
  ];
  expect(inWords("specialHours", special, names)).toBe(
    "24 – 26 December 2026 (Christmas) closed, 31 December 2026 09:00–13:00",
  );
  expect(inWords("specialHours", [], names)).toBe("");
});

test("opening hours read as a sign on a door: neighbouring days with the same hours together", () => {
  const week = weekDays.map((day, at) => {
    if (at < 4) return { day, openTime: "09:00", closeTime: "17:00" };
    if (day === "Friday")
      return {
        day,
        openTime: "09:00",
        closeTime: "12:00",
        intervals: [{ openTime: "14:00", closeTime: "18:00" }],
      };
    return day === "Saturday"
      ? { day, openTime: "00", closeTime: "00", byAppointment: true }
      : { day, openTime: "00", closeTime: "00" };
  });
  expect(inWords("openingHours", week, names)).toBe(
    "Mon–Thu 09:00–17:00, Fri 09:00–12:00 and 14:00–18:00, Sat by appointment",
  );
});
