import { expect, test } from "vitest";
import { cn } from "./cn.ts";

test("a caller's class wins over a default that sets the same thing", () => {
  expect(cn("px-4 text-15", "px-6")).toBe("text-15 px-6");
});

test("a text size and a text colour stand side by side", () => {
  expect(cn("text-15 text-muted", "text-13")).toBe("text-muted text-13");
  expect(cn("text-76 text-on-accent", "text-ink")).toBe("text-76 text-ink");
});

test("our radii, shadows and faces replace each other", () => {
  expect(cn("rounded-card", "rounded-arch")).toBe("rounded-arch");
  expect(cn("shadow-card", "shadow-float")).toBe("shadow-float");
  expect(cn("font-text font-display", "font-semibold")).toBe("font-display font-semibold");
});

test("our colours replace each other", () => {
  expect(cn("bg-paper", "bg-green-tint")).toBe("bg-green-tint");
  expect(cn("border border-hairline", "border-field")).toBe("border border-field");
});

test("the width of a ring and its colour stand side by side", () => {
  expect(cn("ring-1 ring-accent", "ring-2")).toBe("ring-accent ring-2");
});

test("the same classes with another caller's have another answer, each time the same", () => {
  for (let time = 0; time < 2; time++) {
    expect(cn("px-4 text-15", "px-6")).toBe("text-15 px-6");
    expect(cn("px-4 text-15", "px-8")).toBe("text-15 px-8");
    expect(cn("px-4 text-15", undefined)).toBe("px-4 text-15");
    expect(cn("px-4 text-15", ["px-8", false])).toBe("text-15 px-8");
  }
});

test("classes made of data, more than anybody remembers, are still merged", () => {
  for (let width = 0; width < 5000; width++) expect(cn("w-4", `w-[${width}px]`)).toBe(`w-[${width}px]`);
});

test("nothing, false and lists are as good as names", () => {
  expect(cn("a", undefined, false, ["b", ["c"]])).toBe("a b c");
});

test("a class on another condition, or for another side, stays", () => {
  expect(cn("px-4 hover:px-6", "px-2 pt-1")).toBe("hover:px-6 px-2 pt-1");
  expect(cn("sm:[&>svg]:size-4 size-4", "size-5")).toBe("sm:[&>svg]:size-4 size-5");
  expect(cn("border-t border-hairline", "border-b-2")).toBe("border-t border-hairline border-b-2");
});

test("a shorthand takes away what it covers, and only what came before", () => {
  expect(cn("px-4 pt-2 ms-1", "p-6")).toBe("ms-1 p-6");
  expect(cn("w-4 h-6", "size-5 h-8")).toBe("size-5 h-8");
});

test("display, position, alignment and line of a word are told apart", () => {
  expect(cn("flex items-center flex-col", "grid")).toBe("items-center flex-col grid");
  expect(cn("text-center text-15", "text-start")).toBe("text-15 text-start");
  expect(cn("absolute -end-3", "end-2 relative")).toBe("end-2 relative");
  expect(cn("bg-tint/50 min-h-11", "bg-(--shade) min-h-0")).toBe("bg-(--shade) min-h-0");
});

test("what it does not know it leaves alone", () => {
  expect(cn("group peer/name", "group")).toBe("group peer/name group");
});
