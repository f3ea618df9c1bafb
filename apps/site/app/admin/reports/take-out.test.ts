import { expect, test } from "vitest";
import { takeOut } from "./take-out.ts";

const text = "Ring Petra on 041 555 019, she will say so.";
const without = (from: string, part: string) => takeOut(from, from.indexOf(part), from.indexOf(part) + part.length);

test("the selected words give way to a mark, and the spaces around them stay", () => {
  expect(without(text, "041 555 019")).toBe("Ring Petra on [removed], she will say so.");
  expect(without(text, " Petra ")).toBe("Ring [removed] on 041 555 019, she will say so.");
});

test("marks beside each other become one, and a selection without words takes nothing out", () => {
  const once = without(text, "Petra")!;
  expect(without(once, "on 041 555 019")).toBe("Ring [removed], she will say so.");
  expect(takeOut(text, 4, 5)).toBeNull();
  expect(takeOut(text, 9, 9)).toBeNull();
  expect(without(once, "[removed]")).toBeNull();
});
