import { describe, expect, test } from "vitest";
import { estimatePassword } from "./password-strength.ts";

describe("the strength of a password", () => {
  test.each([
    ["", "weak", null],
    ["rose", "weak", "longer"],
    ["password1234", "weak", "common"],
    ["Wedding2026!", "weak", "common"],
    ["aaaaaaaaaaaaaaaaaaaa", "weak", "common"],
    ["ababababababababab", "weak", "repeats"],
    ["Tr0ub4d", "weak", "longer"],
    ["brass swans", "fair", "longer"],
    ["three brass swans", "good", "longer"],
    ["three brass swans at noon", "strong", null],
    ["xK9$mQ2#vL7!pR4", "strong", null],
    ["ثلاث بجعات نحاسية عند الظهر", "strong", null],
  ] as const)("of %j is %s", (password, strength, advice) => {
    expect(estimatePassword(password)).toEqual({ strength, advice });
  });

  test("never drops when words are added", () => {
    const order = ["weak", "fair", "good", "strong"];
    const words = ["lamp", "lamp river", "lamp river button", "lamp river button frost"];
    const ranks = words.map((each) => order.indexOf(estimatePassword(each).strength));
    expect(ranks).toEqual(ranks.toSorted());
  });
});
