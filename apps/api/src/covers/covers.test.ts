import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCover } from "./draw-cover.ts";
import { coverCategories, scenes } from "./scenes.ts";

const slug = (index: number) => `vendor-${index}-of-the-valley`;

test("a seed draws the same picture every time", () => {
  for (const category of coverCategories) {
    expect(drawCover(category, "villa-rosa")).toBe(drawCover(category, "villa-rosa"));
  }
});

test("every one of the 24 categories has compositions of its own", () => {
  expect(coverCategories).toHaveLength(24);
  const drawn = coverCategories.flatMap((category) => [...new Set(scenes[category])]);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const category of coverCategories) expect(new Set(scenes[category]).size).toBeGreaterThanOrEqual(2);
});

test("160 vendors get at least 120 pictures that differ visibly", async () => {
  const pictures = Array.from({ length: 160 }, (_, index) => {
    const category = coverCategories[index % coverCategories.length] ?? "venues";
    return drawCover(category, slug(index));
  });
  const small = await Promise.all(
    pictures.map((svg) => sharp(Buffer.from(svg)).resize(16, 12, { fit: "fill" }).removeAlpha().raw().toBuffer()),
  );
  // Two pictures count as one where, at thumbnail size, an average channel differs by less than 4 of 255.
  const distinct: Buffer[] = [];
  for (const picture of small) {
    const near = (other: Buffer) =>
      picture.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / picture.length < 4;
    if (!distinct.some(near)) distinct.push(picture);
  }
  expect(distinct.length).toBeGreaterThanOrEqual(120);
});

test("a vendor's further pictures differ from its cover", () => {
  for (const category of coverCategories) {
    const gallery = [1, 2, 3, 4].map((n) => drawCover(category, n === 1 ? "villa-rosa" : `villa-rosa:${n}`));
    expect(new Set(gallery).size).toBe(4);
  }
});

test("a picture is inert: no script, no text, no noise filter, nothing from elsewhere", () => {
  for (const category of [...coverCategories, "unknown"]) {
    for (const seed of [category, "villa-rosa", "villa-rosa:2", "villa-rosa:3", "villa-rosa:4"]) {
      const svg = drawCover(category, seed);
      expect(svg).not.toMatch(/<(script|text|image|use|style|foreignObject|filter|a)[\s>]/);
      expect(svg).not.toMatch(/href|url\((?!#)|\son\w+=/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(120_000);
    }
  }
});

test("hostile seeds and categories never reach the markup", () => {
  const svg = drawCover('"><script>alert(1)</script>', '"/><image href="//elsewhere.example/x"/>');
  expect(svg).not.toContain("script");
  expect(svg).not.toContain("elsewhere");
});

test("any shape is filled to its edges", async () => {
  for (const [width, height] of [
    [1600, 1200],
    [600, 900],
    [400, 400],
    [1600, 900],
  ] as const) {
    const image = sharp(Buffer.from(drawCover("venues", "villa-rosa", { width, height })));
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    const corner = (x: number, y: number) => data[(y * width + x) * 4 + 3];
    expect([corner(0, 0), corner(width - 1, 0), corner(0, height - 1), corner(width - 1, height - 1)]).toEqual([
      255, 255, 255, 255,
    ]);
  }
});
