import { expect, test } from "vitest";
import { cn } from "./cn.ts";

test("a caller's class wins over a default that sets the same thing", () => {
  expect(cn("px-4 text-15", "px-6")).toBe("text-15 px-6");
});

test("a text size and a text colour don't replace each other", () => {
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

test("a ring's width and its colour don't replace each other", () => {
  expect(cn("ring-1 ring-accent", "ring-2")).toBe("ring-accent ring-2");
});

test("the same classes with different ones from a caller give a different result, the same each time", () => {
  for (let time = 0; time < 2; time++) {
    expect(cn("px-4 text-15", "px-6")).toBe("text-15 px-6");
    expect(cn("px-4 text-15", "px-8")).toBe("text-15 px-8");
    expect(cn("px-4 text-15", undefined)).toBe("px-4 text-15");
    expect(cn("px-4 text-15", ["px-8", false])).toBe("text-15 px-8");
  }
});

test("classes made from data are still merged once the cache is full", () => {
  for (let width = 0; width < 5000; width++) expect(cn("w-4", `w-[${width}px]`)).toBe(`w-[${width}px]`);
});

test("nothing, false and lists are accepted as well as names", () => {
  expect(cn("a", undefined, false, ["b", ["c"]])).toBe("a b c");
});

test("a class for another condition or another side stays", () => {
  expect(cn("px-4 hover:px-6", "px-2 pt-1")).toBe("hover:px-6 px-2 pt-1");
  expect(cn("sm:[&>svg]:size-4 size-4", "size-5")).toBe("sm:[&>svg]:size-4 size-5");
  expect(cn("border-t border-hairline", "border-b-2")).toBe("border-t border-hairline border-b-2");
});

test("a shorthand removes what it covers, but only what came before it", () => {
  expect(cn("px-4 pt-2 ms-1", "p-6")).toBe("ms-1 p-6");
  expect(cn("w-4 h-6", "size-5 h-8")).toBe("size-5 h-8");
});

test("text utilities for display, position, alignment and decoration are told apart", () => {
  expect(cn("flex items-center flex-col", "grid")).toBe("items-center flex-col grid");
  expect(cn("text-center text-15", "text-start")).toBe("text-15 text-start");
  expect(cn("absolute -end-3", "end-2 relative")).toBe("end-2 relative");
  expect(cn("bg-tint/50 min-h-11", "bg-(--shade) min-h-0")).toBe("bg-(--shade) min-h-0");
});

test("unknown classes are left alone", () => {
  expect(cn("group peer/name", "group")).toBe("group peer/name group");
});
