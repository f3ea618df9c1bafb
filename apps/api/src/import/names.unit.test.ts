import { expect, test } from "vitest";
import { hasMixedScripts, isSpelt, isUnsound, skeleton, slugOf } from "./names.ts";

test("50. words that mix scripts are flagged, names in several scripts aren't", () => {
  expect(hasMixedScripts("Vіlla Rosa")).toBe(true); // a Cyrillic і
  expect(hasMixedScripts("Ηotel Adler")).toBe(true); // a Greek Η
  for (const name of ["Villa Rosa", "Hotel Αθήνα", "ウェディングの森", "Café 東京", "Ресторан Hilton", "Łódź 3"]) {
    expect(hasMixedScripts(name), name).toBe(false);
  }
});

test("50. names that look alike have one skeleton", () => {
  expect(skeleton("VILLA  Rósa!")).toBe(skeleton("Vіlla-Rоsa\u200b"));
  expect(skeleton("Villa Rosa")).not.toBe(skeleton("Villa Rosi"));
  expect(skeleton("Конак")).toBe(skeleton("КОНАК"));
  expect(skeleton("京都の庭")).not.toBe(skeleton("東京の庭"));
});

test("47. control characters and half characters are unsound", () => {
  for (const name of ["Villa\u0000", "Villa\nRosa", "Villa\ud800", "Villa\u2028", "Villa\u0085"])
    expect(isUnsound(name)).toBe(true);
  expect(isUnsound("Villa Rosa 🌹")).toBe(false);
});

test("names become addresses", () => {
  expect(slugOf("Bäckerei Weber & Söhne")).toBe("backerei-weber-sohne");
  expect(slugOf("L'Épi d’Or")).toBe("lepi-dor");
  expect(slugOf("Straße 7")).toBe("strasse-7");
  expect(slugOf("Конак под липама")).toBe("konak-pod-lipama");
  expect(slugOf("Њујорк й")).toBe("njujork-i");
  expect(slugOf("Αίθουσα Ήλιος")).toBe("aithousa-ilios");
  expect(slugOf("İstanbul")).toBe("istanbul");
  expect(slugOf("京都の庭")).toBe("");
  expect(slugOf("a".repeat(30) + " " + "b".repeat(60), 31)).toBe("a".repeat(30));
});

test("a slug that lost most of the name isn't used for it", () => {
  expect(isSpelt("Villa Rosa", "villa-rosa")).toBe(true);
  expect(isSpelt("京都の庭 2", "2")).toBe(false);
  expect(isSpelt("京都", "")).toBe(false);
});
