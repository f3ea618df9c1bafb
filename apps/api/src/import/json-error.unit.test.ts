import { describe, expect, test } from "vitest";
import { jsonError } from "./json-error.ts";

describe("where a text stops being JSON", () => {
  test.each([
    ["", 0, "it ends too early"],
    ['{"a": [1, 2', 11, "it ends too early"],
    ['{"a": "b', 8, "it ends too early"],
    ['{"a" 1}', 5, "a colon is expected here"],
    ['{"a": 1 "b": 2}', 8, "a comma or } is expected here"],
    ["[1, 2}", 5, "a comma or ] is expected here"],
    ["[1, ]", 4, "a value is expected here"],
    ['{"a": 1,}', 8, "a name in quotes is expected here"],
    ["{a: 1}", 1, "a name in quotes is expected here"],
    ["[tru]", 1, "a value is expected here"],
    ["[01]", 1, "a value is expected here"],
    ["[1.]", 1, "a value is expected here"],
    ['["a\tb"]', 3, "a control character in a string"],
    ['["a\\x"]', 3, "an escape sequence that JSON doesn't have"],
    ["{} {}", 3, "there is more text after the end"],
  ])("%s", (text, offset, what) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(jsonError(text)).toMatchObject({ offset, what });
  });

  test("gives the line and column, counted from 1", () => {
    expect(jsonError('{\n  "a": 1,\n  "b": x\n}')).toMatchObject({ line: 3, column: 8 });
    expect(jsonError("x")).toMatchObject({ line: 1, column: 1, offset: 0 });
  });

  test("wherever a sound text is cut off, the fault is at its end", () => {
    const sound = JSON.stringify({ a: [1, -2.5e3, true, null, 'x\\"\u00e9\n'], b: {}, c: [[]] });
    for (let end = 1; end < sound.length; end++) {
      const cut = sound.slice(0, end);
      const { offset } = jsonError(cut);
      expect(end - offset, cut).toBeLessThan(6);
    }
  });

  test("51. the time for deep and long texts only grows with their length", () => {
    const texts = ["[".repeat(50_000), '"' + "a\\".repeat(50_000), "1".repeat(100_000) + "x", " ".repeat(100_000)];
    for (const text of texts) {
      // The best of three, since other work on the machine isn't the pattern's fault.
      const spent = Array.from({ length: 3 }, () => {
        const began = performance.now();
        jsonError(text);
        return performance.now() - began;
      });
      expect(Math.min(...spent), text.slice(0, 20)).toBeLessThan(100);
    }
  });
});
