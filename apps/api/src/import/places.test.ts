import { expect, test } from "vitest";
import type { Position } from "./geometry.ts";
import { placeAt } from "./places.ts";

const at = (...point: Position) => placeAt(point)?.id;

test("a point belongs to the city that it is in, not to its quarter", () => {
  expect(at(13.4, 52.5)).toBe("berlin-de"); // Kreuzberg
  expect(at(-73.98, 40.75)).toBe("new-york-city-us"); // Manhattan
  expect(at(139.7, 35.66)).toBe("tokyo-jp"); // Shibuya
});

test("in the country of what lies nearest", () => {
  expect(at(7.438, 43.7487)).toBe("monaco-mc"); // nearer to the middle of Beausoleil, in France
  expect(at(9.18, 47.66)).toBe("konstanz-de");
  expect(at(9.175, 47.645)).toBe("kreuzlingen-ch");
});

test("a country that is told goes before one that is near", () => {
  expect(placeAt([7.4268, 43.7415], "FR")?.id).toBe("beausoleil-fr");
  expect(placeAt([7.4268, 43.7415], "JP")?.country).toBe("MC");
});

test("namesakes have ids of their own, the biggest the plain one", () => {
  const springfields = [at(-93.298, 37.215), at(-72.59, 42.101), at(-89.65, 39.8)];
  expect(springfields).toContain("springfield-us");
  expect(new Set(springfields).size).toBe(3);
});

test("a place has its country's name, its zone and where it is", () => {
  expect(placeAt([15.61, 48.41])).toEqual({
    id: "krems-an-der-donau-at",
    name: "Krems an der Donau",
    country: "AT",
    countryName: "Austria",
    timeZone: "Europe/Vienna",
    latitude: expect.closeTo(48.41, 1),
    longitude: expect.closeTo(15.61, 1),
  });
});

test("beyond the 180th meridian and near the poles it does not fail", () => {
  expect(at(179.99, -16.8)).toMatch(/-fj$/);
  expect(at(-179.99, -16.8)).toMatch(/-fj$/);
  expect(placeAt([0, 89.9])).toBeNull();
  expect(placeAt([3, 56])).toBeNull();
});
