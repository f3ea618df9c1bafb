import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pairs } from "../../tokens/pairs.ts";
import { colours, type Theme } from "../tokens.generated.ts";
import { type BrandColour, brandColours, brandStyles } from "./brand-colours.ts";
import { contrast, fromOklch, toOklch } from "./colour.ts";

const themes = Object.keys(colours) as Theme[];
const anyColour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("whatever the colour, every pair in the table reaches its contrast in both themes", () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const brand = brandColours(colour);
      for (const theme of themes) {
        const all: Record<string, string> = { ...colours[theme], ...brand[theme] };
        for (const { front, back, least } of pairs) {
          expect(contrast(all[front]!, all[back]!), `${front} on ${back}, ${theme}`).toBeGreaterThanOrEqual(least);
        }
      }
    }),
    { examples: [["#000000"], ["#ffffff"], ["#ffff00"], ["#00ff00"], ["#0000ff"], ["#808080"]], numRuns: 200 },
  );
});

test("a colour that white is readable on stays the same", () => {
  expect(brandColours("#2440d8").light.accent).toBe("#2440d8");
  expect(brandColours("#7a1f5c").light.accent).toBe("#7a1f5c");
});

test("a colour keeps its hue", () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const { hue, chroma } = toOklch(colour);
      const accent = toOklch(brandColours(colour).light.accent);
      // For a colour that is nearly grey, the hue is noise.
      fc.pre(chroma > 0.05 && accent.chroma > 0.05);
      const away = Math.abs(((accent.hue - hue + 540) % 360) - 180);
      expect(away).toBeLessThan(3);
    }),
  );
});

test("the hover colour differs from the normal one", () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const brand = brandColours(colour);
      for (const theme of themes) expect(brand[theme]["accent-hover"]).not.toBe(brand[theme].accent);
    }),
  );
});

test("converting a colour there and back gives the same colour", () => {
  fc.assert(fc.property(anyColour, (colour) => fromOklch(toOklch(colour)) === colour));
});

test.each(["red", "#fff", "#12345g", "#12345678", ""])("%j is refused", (colour) => {
  expect(() => brandColours(colour)).toThrow("is not a colour");
});

describe("the style sheet", () => {
  const brand = brandColours("#0a7d5a");
  const styles = brandStyles(brand);

  test("sets every colour for the light, dark and system themes", () => {
    for (const name of Object.keys(brand.light) as BrandColour[]) {
      expect(styles).toContain(`--ui-${name}:${brand.light[name]}`);
      expect(styles).toContain(`--ui-${name}:${brand.dark[name]}`);
      expect(styles.match(new RegExp(`--ui-${name}:`, "g"))).toHaveLength(3);
    }
  });

  test("leaves forced colours alone", () => {
    expect(styles).toMatch(/^@media \(forced-colors: none\)\{/);
  });
});

test("contrast is calculated as in WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
