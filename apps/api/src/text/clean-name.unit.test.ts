import { expect, test } from "vitest";
import { leastCpuTime } from "../../test/cpu-time.ts";
import { cleanName } from "./clean-name.ts";

test("check 50: names that look alike become the same name", () => {
  const disguises = [
    "Villa\u200b Rosa",
    "\u202eVilla Rosa",
    "Villa\u00a0\u2003Rosa ",
    "Vil\u00adla Rosa",
    "Villa\r\nRosa",
    "Villa\u200d Rosa",
    "Villa\ufe0f Rosa",
    "Villa\u2800 Rosa",
  ];
  for (const disguise of disguises) expect(cleanName(disguise)).toBe("Villa Rosa");
});

test("everything that belongs to a name stays, in any script", () => {
  for (const name of [
    "Łukasz O’Brien-Żak",
    "علی\u200cرضا",
    "ශ්\u200dරී",
    "桜の花",
    "Café № 7 & Söhne",
    "عرس",
    "🌸 Sakura",
  ])
    expect(cleanName(name)).toBe(name);
});

test("cleaning a second time changes nothing", () => {
  for (const name of [
    "\u200c\u200d\u200b",
    "a\u200c\u200bb",
    "ع\u200b\u200cر",
    "e\u200b\u0301",
    "\u200b e\u0301 \u200b",
  ]) {
    expect(cleanName(cleanName(name))).toBe(cleanName(name));
  }
});

test("check 51: hostile names are cleaned within 100 ms", async () => {
  for (const seed of ["\u200c", "\u200d\u200b", " ", "e\u0301", "ع\u200c", "\ufe0f"]) {
    const name = seed.repeat(50_000);
    expect(await leastCpuTime(() => cleanName(name), 100)).toBeLessThan(100);
  }
});
