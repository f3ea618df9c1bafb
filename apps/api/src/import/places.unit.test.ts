import { describe, expect, test } from "vitest";
import type { Position } from "./geometry.ts";
import { placeAt, placeNamed, timeZoneAt } from "./places.ts";

const at = (...point: Position) => placeAt(point)?.place.id;
const named = (city: string, ...point: Position) => placeAt(point, { city });

test("a point belongs to the city it is in, not to the district", () => {
  expect(at(13.4, 52.5)).toBe("berlin-de"); // Kreuzberg
  expect(at(-73.98, 40.75)).toBe("new-york-city-us"); // Manhattan
  expect(at(139.7, 35.66)).toBe("tokyo-jp"); // Shibuya
});

test("it belongs to the country it is in, however near a city across the border is", () => {
  expect(at(7.438, 43.7487)).toBe("monaco-mc"); // nearer to the centre of Beausoleil, in France
  expect(at(9.18, 47.66)).toBe("konstanz-de");
  expect(at(9.175, 47.645)).toBe("kreuzlingen-ch");
  expect(at(12.4534, 41.9029)).toBe("vatican-city-va");
  expect(at(12.463, 41.907)).toBe("rome-it"); // Prati, across the wall
  expect(at(-5.3536, 36.1408)).toBe("gibraltar-gi");
  expect(at(-5.348, 36.168)).toBe("la-linea-de-la-concepcion-es");
  expect(at(9.4786, 47.1666)).toMatch(/-ch$/); // Buchs, across the Rhine from Schaan
  expect(at(8.69, 47.697)).toMatch(/-de$/); // Büsingen, within Switzerland
});

test("a given country takes precedence over the one the point is in", () => {
  expect(placeAt([7.4268, 43.7415], { country: "FR" })?.place.id).toBe("beausoleil-fr");
  expect(placeAt([7.4268, 43.7415], { country: "JP" })?.place.country).toBe("MC");
});

describe("the town in the address takes precedence over the nearest", () => {
  test("by its name, its short name and its local name", () => {
    // In the fields between the two, nearer to Langenlois.
    expect(at(15.66, 48.46)).toBe("langenlois-at");
    expect(named("Krems an der Donau", 15.66, 48.46)).toMatchObject({ place: { id: "krems-an-der-donau-at" } });
    expect(named("KREMS", 15.66, 48.46)).toMatchObject({ place: { id: "krems-an-der-donau-at" } });
    expect(named("Wien, Döbling", 16.34, 48.27)).toMatchObject({ place: { id: "vienna-at" } });
    expect(named("St. Pölten", 15.63, 48.25)).toMatchObject({ place: { id: "sankt-polten-at" } });
    expect(named("Praha", 14.4, 50.15)).toMatchObject({ place: { id: "prague-cz" } });
  });

  test("a town that isn't known nearby is reported, and the nearest one is used", () => {
    expect(named("Atlantis", 15.61, 48.41)).toMatchObject({
      place: { id: "krems-an-der-donau-at" },
      unknownCity: "Atlantis",
    });
    expect(named("Salzburg", 15.61, 48.41)).toMatchObject({
      place: { id: "krems-an-der-donau-at" },
      unknownCity: "Salzburg",
    });
    // Its namesake across the border belongs to another country.
    expect(named("Konstanz", 9.175, 47.645)).toMatchObject({
      place: { id: "kreuzlingen-ch" },
      unknownCity: "Konstanz",
    });
    expect(named(" ", 15.61, 48.41)).not.toHaveProperty("unknownCity");
    expect(named("—", 15.61, 48.41)).toMatchObject({ unknownCity: "—" });
  });
});

describe("without coordinates, a town", () => {
  test("is found by its name, even if no one knows how many live there", () => {
    expect(placeNamed({ country: "AT", city: "Wien" })?.place.id).toBe("vienna-at");
    expect(placeNamed({ country: "AT", city: "Stattegg" })?.place.id).toBe("stattegg-at");
  });

  test("isn't guessed among namesakes, unless one is by far the biggest", () => {
    expect(placeNamed({ country: "GB", city: "London" })?.place.id).toBe("london-gb");
    expect(placeNamed({ country: "US", city: "Springfield" })).toBeNull();
    // There are three, all without a known population.
    expect(placeNamed({ country: "GB", city: "Elton" })).toBeNull();
  });
});

test("namesakes have their own ids, and the biggest has the plain one", () => {
  const springfields = [at(-93.298, 37.215), at(-72.59, 42.101), at(-89.65, 39.8)];
  expect(springfields).toContain("springfield-us");
  expect(new Set(springfields).size).toBe(3);
});

test("a place has its country's name, its time zone and its position", () => {
  expect(placeAt([15.61, 48.41])?.place).toEqual({
    id: "krems-an-der-donau-at",
    name: "Krems an der Donau",
    country: "AT",
    countryName: "Austria",
    timeZone: "Europe/Vienna",
    latitude: expect.closeTo(48.41, 1),
    longitude: expect.closeTo(15.61, 1),
  });
});

describe("a place has a time zone of its own country", () => {
  test.each<[string, string, Position]>([
    ["Envalira, Andorra", "Europe/Andorra", [1.72, 42.51]],
    ["Andorra la Vella", "Europe/Andorra", [1.5218, 42.5063]],
    ["Soldeu, Andorra", "Europe/Andorra", [1.67, 42.58]],
    ["Balzers, Liechtenstein", "Europe/Vaduz", [9.5, 47.066]],
    ["Ruggell, Liechtenstein", "Europe/Vaduz", [9.527, 47.24]],
    ["Monaco", "Europe/Monaco", [7.4246, 43.7384]],
    ["Faetano, San Marino", "Europe/San_Marino", [12.498, 43.926]],
    ["Vatican City", "Europe/Vatican", [12.4534, 41.9029]],
    ["Rome, beside the Vatican", "Europe/Rome", [12.463, 41.907]],
    ["Gibraltar", "Europe/Gibraltar", [-5.3536, 36.1408]],
    ["La Línea, beside Gibraltar", "Europe/Madrid", [-5.348, 36.168]],
    ["Ceuta", "Africa/Ceuta", [-5.316, 35.889]],
    ["Melilla", "Africa/Ceuta", [-2.938, 35.292]],
    ["Las Palmas", "Atlantic/Canary", [-15.43, 28.12]],
    ["Ponta Delgada", "Atlantic/Azores", [-25.67, 37.74]],
    ["Funchal", "Atlantic/Madeira", [-16.91, 32.65]],
    ["Kaliningrad", "Europe/Kaliningrad", [20.51, 54.71]],
    ["Büsingen", "Europe/Busingen", [8.69, 47.697]],
    ["Campione d'Italia", "Europe/Rome", [8.97, 45.968]],
    ["Llívia", "Europe/Madrid", [1.98, 42.464]],
    ["Alcoutim, Portugal", "Europe/Lisbon", [-7.4714, 37.4711]],
    ["Olivenza, Spain", "Europe/Madrid", [-7.1, 38.6858]],
    ["Lampedusa", "Europe/Rome", [12.6075, 35.5022]],
    ["Saint-Denis, Réunion", "Indian/Reunion", [55.45, -20.88]],
    ["Mariehamn, Åland", "Europe/Mariehamn", [19.94, 60.1]],
    ["Prishtina", "Europe/Belgrade", [21.16, 42.66]],
    ["Kolkata", "Asia/Kolkata", [88.36, 22.57]],
  ])("%s: %s", (_name, zone, point) => {
    const { place } = placeAt(point)!;
    expect(timeZoneAt(point, place.country)).toBe(zone);
    expect(place.timeZone).toBe(zone);
  });
});

test("it doesn't fail beyond the 180th meridian or near the poles", () => {
  expect(at(179.99, -16.8)).toMatch(/-fj$/);
  expect(at(-179.99, -16.8)).toMatch(/-fj$/);
  expect(placeAt([0, 89.9])).toBeNull();
  expect(placeAt([3, 56])).toBeNull();
});
