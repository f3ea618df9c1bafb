import { expect, test } from "vitest";
import { lengthOf, seenLengthOf } from "./text.ts";

test("characters are counted as people count them, without surrounding spaces", () => {
  expect(lengthOf("  💐💐 ")).toBe(2);
  expect(lengthOf(" \n ")).toBe(0);
});

test.each([
  ["zero-width spaces", "\u200b"],
  ["joiners", "\u200c\u200d"],
  ["soft hyphens", "\u00ad"],
  ["byte order marks", "\ufeff"],
  ["direction", "\u202e\u2066"],
  ["grapheme joiners", "\u034f"],
  ["Hangul fillers", "\u115f\u1160\u3164\uffa0"],
  ["Khmer vowels that are only implied", "\u17b4\u17b5"],
  ["Mongolian separators", "\u180e"],
  ["variation selectors", "\ufe0f\u{e0100}"],
  ["tags", "\u{e0061}"],
  ["blank Braille cells", "\u2800"],
  ["private use", "\ue000"],
  ["spaces and line breaks", " \u00a0\u3000\n"],
])("%s don’t count as something that has been written", (_, unseen) => {
  expect(seenLengthOf(unseen.repeat(25))).toBe(0);
  expect(seenLengthOf(`a${unseen.repeat(25)}b`)).toBeLessThanOrEqual(3);
});

test("what can be seen counts, in every script", () => {
  for (const [text, count] of [
    ["It rained, and no one minded.", 29],
    ["علی\u200cرضا", 6],
    ["ක්\u200dෂ", 3],
    ["結婚式", 3],
    ["👩\u200d❤️\u200d👨", 3],
    ["one  two\n\nthree", 13],
  ] as const)
    expect([text, seenLengthOf(text)]).toEqual([text, count]);
});
