import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWords, type Piece } from "./words.ts";

/** As it reads: [-removed-] and {+added+}. */
const marked = (before: string, after: string) =>
  compareWords(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `{+${text}+}`))
    .join("");

const without = (pieces: readonly Piece[], kind: Piece["kind"]) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join("");

test("marks the words that changed, and no others", () => {
  expect(marked("Open from 9 to 17", "Open from 9 to 18")).toBe("Open from 9 to [-17-]{+18+}");
  expect(marked("a villa with arches", "a white villa with arches")).toBe("a {+white +}villa with arches");
  expect(marked("candles and all", "candles")).toBe("candles[- and all-]");
  expect(marked("", "New")).toBe("{+New+}");
  expect(marked("the same", "the same")).toBe("the same");
  expect(marked("rain,  ", "rain, ")).toBe("rain, [- -]");
  expect(marked("東京の式場", "京都の式場")).toBe("[-東-]京{+都+}の式場");
});

test("neighbouring changes are one change", () => {
  expect(marked("ready in two hours, rain or not", "ready within one day, rain or not")).toBe(
    "ready [-in two hours-]{+within one day+}, rain or not",
  );
  expect(marked("room for eighty guests", "room for a hundred and twenty guests")).toBe(
    "room for [-eighty-]{+a hundred and twenty+} guests",
  );
});

test("both texts can be read from the pieces, whatever they are", () => {
  const text = fc.array(fc.constantFrom("a", "b", "rain", " ", " ", ", ", "\n", "é", "式", "🎉"), { maxLength: 40 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = compareWords(before.join(""), after.join(""));
      expect(without(pieces, "added")).toBe(before.join(""));
      expect(without(pieces, "removed")).toBe(after.join(""));
    }),
    { numRuns: 2_000 },
  );
});

const repeat = (words: string, length: number) => words.repeat(Math.ceil(length / words.length)).slice(0, length);

test.each([
  ["texts without a word in common", repeat("rain and candles ", 5000), repeat("VIOLINS AT DUSK. ", 5000)],
  ["the same few words in another rhythm", repeat("a b ", 200_000), repeat("b a a ", 200_000)],
  ["one letter without an end", "a".repeat(200_000), "b".repeat(200_000)],
  ["spaces without an end", `${" ".repeat(200_000)}x`, `y${" ".repeat(199_999)}z`],
  ["nothing but signs", repeat("!?", 50_000), repeat("?!!", 50_000)],
  ["a word changed at either end of a long text", `x ${repeat("rain ", 100_000)}y`, `y ${repeat("rain ", 100_000)}x`],
])("%s: compared within a tenth of a second", (_, before, after) => {
  // The processor's time, because the machine may be busy with something else; the best of three, because code is slow
  // until it has been compiled.
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    const pieces = compareWords(before, after);
    const { user } = process.cpuUsage(start);
    expect(without(pieces, "added")).toBe(before);
    expect(without(pieces, "removed")).toBe(after);
    return user / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(100);
});
