import sharp from "sharp";
import { expect, test } from "vitest";
import { type CoverFacts, drawCover, paletteOf } from "./draw-cover.ts";
import { palettes } from "./palettes.ts";
import { scenes, trades } from "./scenes.ts";
import { anywhere, LANDS, settingOf, TREES } from "./setting.ts";
import { tradeOf } from "./trades.ts";

const shape = { width: 640, height: 480 };
const facts = (more: Partial<CoverFacts> = {}): CoverFacts => ({
  trade: "venues",
  seed: "villa-rosa",
  setting: anywhere,
  ...more,
});
const ljubljana = settingOf({
  id: "ljubljana-si",
  name: "Ljubljana",
  country: "SI",
  latitude: 46.05,
  longitude: 14.51,
});

/**
 * The pictures that remain distinct at thumbnail size; two count as one if their channels differ on average by less
 * than `least` of 255.
 */
async function distinct(pictures: string[], least: number): Promise<number> {
  const found: Buffer[] = [];
  for (const svg of pictures) {
    const small = await sharp(Buffer.from(svg)).resize(16, 12, { fit: "fill" }).removeAlpha().raw().toBuffer();
    const near = (other: Buffer) =>
      small.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / small.length < least;
    if (!found.some(near)) found.push(small);
  }
  return found.length;
}

test("the same facts draw the same picture every time", () => {
  for (const trade of trades) expect(drawCover(facts({ trade }), shape)).toBe(drawCover(facts({ trade }), shape));
});

test("each of the 24 categories has its own compositions, and all other categories share some", () => {
  expect(trades).toHaveLength(25);
  const drawn = trades.flatMap((trade) => [...new Set(scenes[trade])]);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const trade of trades) expect(new Set(scenes[trade]).size).toBeGreaterThanOrEqual(2);
});

test("160 vendors get at least 120 pictures that differ visibly", async () => {
  const pictures = Array.from({ length: 160 }, (_, i) =>
    drawCover(facts({ trade: trades[i % trades.length]!, seed: `vendor-${i}-of-the-valley` }), shape),
  );
  expect(await distinct(pictures, 4)).toBeGreaterThanOrEqual(120);
});

test.each(trades)("of twenty %s of one town no two show the same picture", async (trade) => {
  const pictures = Array.from({ length: 20 }, (_, i) =>
    drawCover(facts({ trade, seed: `01986f2a-6c00-7000-8000-${i}`, setting: ljubljana }), shape),
  );
  expect(await distinct(pictures, 0.75)).toBe(20);
});

test("the place is visible, and nothing else depends on it", () => {
  const at = (setting: CoverFacts["setting"]) => drawCover(facts({ setting }), shape);
  const pictures = LANDS.flatMap((land) => TREES.map((kind) => at({ land, town: false, trees: kind })));
  expect(new Set(pictures).size).toBe(pictures.length);
  // The grain in front is drawn last: if a place used one random number more or fewer, it would differ.
  const grainOf = (svg: string) => svg.slice(svg.lastIndexOf("<path", svg.lastIndexOf("<path") - 1));
  expect(new Set(pictures.map(grainOf)).size).toBe(1);
  expect(at({ ...anywhere, town: true })).not.toBe(at(anywhere));
});

test("all pictures of a vendor have the same palette, even if they show another trade", () => {
  const palette = palettes[paletteOf("venues", "villa-rosa")]!;
  for (const trade of ["venues", "catering", "florists", "decor"] as const)
    expect(paletteOf(trade, "villa-rosa")).toBe(palettes.indexOf(palette));
  expect(drawCover(facts({ trade: "florists", picture: 2 }), shape)).toContain(palette.sky);
});

test("a vendor's further pictures differ from its cover", () => {
  for (const trade of trades) {
    const gallery = [1, 2, 3, 4].map((picture) => drawCover(facts({ trade, picture }), shape));
    expect(new Set(gallery).size).toBe(4);
  }
});

test("a picture is inert: no scripts, no text, no noise filter, nothing from elsewhere", () => {
  for (const trade of trades) {
    for (const seed of [trade, "villa-rosa", "1", "2", "3", "4", "5", "6"]) {
      for (const land of LANDS) {
        const svg = drawCover(facts({ trade, seed, setting: { land, town: seed > "3", trees: "palm" } }), shape);
        expect(svg).not.toMatch(/<(script|text|image|use|style|foreignObject|filter|a)[\s>]/);
        expect(svg).not.toMatch(/href|url\((?!#)|\son\w+=/);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThan(160_000);
      }
    }
  }
});

test("hostile seeds never get into the markup", () => {
  const svg = drawCover(facts({ seed: '"><script>alert(1)</script><image href="//elsewhere.example/x"/>' }), shape);
  expect(svg).not.toContain("script");
  expect(svg).not.toContain("elsewhere");
});

test("every shape is filled to its edges", async () => {
  for (const [width, height] of [
    [1600, 1200],
    [600, 900],
    [400, 400],
    [1600, 900],
  ] as const) {
    const image = sharp(Buffer.from(drawCover(facts(), { width, height })));
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    const corner = (x: number, y: number) => data[(y * width + x) * 4 + 3];
    expect([corner(0, 0), corner(width - 1, 0), corner(0, height - 1), corner(width - 1, height - 1)]).toEqual([
      255, 255, 255, 255,
    ]);
  }
});

test.each([
  ["Lisbon", "PT", 38.72, -9.14, { land: "coast", town: true, trees: "cypress" }],
  ["Rome", "IT", 41.9, 12.5, { land: "hills", town: true, trees: "cypress" }],
  ["Innsbruck", "AT", 47.27, 11.4, { land: "mountains", town: false, trees: "fir" }],
  ["Bled", "SI", 46.37, 14.11, { land: "lake", town: false, trees: "round" }],
  ["Utrecht", "NL", 52.09, 5.12, { land: "plain", town: true, trees: "round" }],
  ["Cairo", "EG", 30.04, 31.24, { land: "desert", town: true, trees: "palm" }],
  ["Lagos", "NG", 6.52, 3.38, { land: "coast", town: true, trees: "palm" }],
] as const)("%s is told by where it is", (name, country, latitude, longitude, setting) => {
  expect(settingOf({ id: name, name, country, latitude, longitude })).toEqual(setting);
});

test("a vendor without a place gets gentle countryside", () => {
  expect(settingOf(null)).toEqual(anywhere);
});

test.each([
  ["florists", "Florists", "florists"],
  ["hochzeitstorten", "Hochzeitstorten", "cakes"],
  ["porocni-fotografi", "Poročni fotografi", "photographers"],
  ["horse-and-carriage", "Horse and carriage", "transport"],
  ["dove-release", "Dove release", "celebrations"],
  ["constructor", "constructor", "celebrations"],
] as const)("a category called %s is drawn as its name suggests", (slug, name, trade) => {
  expect(tradeOf(slug, name)).toBe(trade);
});

test.each(trades)("the middle of the wide cover of %s is the card's picture", async (trade) => {
  const height = 240;
  const middleOf = async (what: CoverFacts, width: number) => {
    const drawn = await sharp(Buffer.from(drawCover(what, { width, height })))
      .extract({ left: (width - 320) / 2, top: 0, width: 320, height })
      .png()
      .toBuffer();
    return sharp(drawn).resize(32, 24).removeAlpha().raw().toBuffer();
  };
  for (const [i, land] of LANDS.entries()) {
    const what = facts({ trade, seed: `vendor ${i}`, setting: { land, town: i % 2 > 0, trees: "fir" } });
    const [card, wide] = await Promise.all([middleOf(what, 320), middleOf(what, 600)]);
    // The paper grain differs.
    const difference = card.reduce((sum, value, at) => sum + Math.abs(value - (wide[at] ?? 0)), 0) / card.length;
    expect(difference, `vendor ${i}`).toBeLessThan(1.5);
  }
});
