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

test("nothing, false and lists are as good as names", () => {
  expect(cn("a", undefined, false, ["b", ["c"]])).toBe("a b c");
});
