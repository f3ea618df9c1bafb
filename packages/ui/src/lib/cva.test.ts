import { expect, test } from "vitest";
import { cva } from "./cva.ts";

const button = cva("base", {
  variants: { size: { sm: "small", md: "medium" }, wide: { true: "wide" } },
  defaultVariants: { size: "md" },
});

test("each combination has its own classes, both the first time and the second", () => {
  for (let time = 0; time < 2; time++) {
    expect(button()).toBe("base medium");
    expect(button({ size: "sm" })).toBe("base small");
    expect(button({ size: "sm", wide: true })).toBe("base small wide");
    expect(button({ wide: true })).toBe("base medium wide");
    expect(button({ size: undefined })).toBe("base medium");
    expect(button({ size: null })).toBe("base");
  }
});

test("a caller's class is never mistaken for another caller's", () => {
  expect(button({ class: "a" })).toBe("base medium a");
  expect(button({ className: "b" })).toBe("base medium b");
  expect(button({})).toBe("base medium");
});
