import {
  arch,
  at,
  d,
  line,
  polar,
  rect,
  ring,
  shape,
  times,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { backdrop, landscape, tree, within } from "../landscape.ts";
import { bloom, BLOOMS, bow, candle, cast, ground, leaf, sky, sprig, table } from "../motifs.ts";
import { BRASS } from "../palettes.ts";

function chair({ palette: p }: Stage, fill: string): string {
  return (
    line("M-34 0V-150M34 0V-150M-34 -60H34M-34 -150Q0 -168 34 -150M-12 -155V-62M12 -155V-62", fill, 8) +
    rect(-42, -66, 84, 14, p.light, 5) +
    line("M-34 0V-60M34 0V-60", fill, 8)
  );
}

/** A flower arch at the end of an aisle. */
const ceremony: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const base = 190;
  const kind = random.pick(["arch", "square", "moon"] as const);
  const fills = random.pick([
    [p.light, p.main, p.accent],
    [p.main, p.soft, p.light],
    [p.light, p.light, p.accent, p.main],
  ]);
  const point = (t: number): [number, number] => {
    if (kind === "moon") return polar(0, -60, -125 + t * 250, 238);
    if (kind === "square") {
      const along = t * 1240;
      if (along < 420) return [-200, base - along];
      if (along < 820) return [-200 + (along - 420), base - 420];
      return [200, base - 420 + (along - 820)];
    }
    const along = t * (2 * 240 + Math.PI * 200);
    if (along < 240) return [-200, base - along];
    if (along < 240 + Math.PI * 200) return polar(0, base - 240, -90 + ((along - 240) / (Math.PI * 200)) * 180, 200);
    return [200, base - 240 + (along - 240 - Math.PI * 200)];
  };
  const frame =
    kind === "moon"
      ? ring(0, -60, 238, BRASS, 12)
      : kind === "square"
        ? line(d`M-200 ${base}V${base - 420}H200V${base}`, p.light, 16)
        : line(d`M-200 ${base}V${base - 240}A200 200 0 0 1 200 ${base - 240}V${base}`, p.light, 16);
  const drape =
    kind === "square"
      ? shape(
          d`M-212 ${base - 430}C-120 ${base - 330} -130 ${base - 200} -232 ${base}H-190C-150 ${base - 180} -60 ${base - 300} 0 ${base - 424}Z`,
          p.light,
        ) +
        shape(
          d`M212 ${base - 430}C120 ${base - 330} 130 ${base - 200} 232 ${base}H190C150 ${base - 180} 60 ${base - 300} 0 ${base - 424}Z`,
          p.light,
        ) +
        shape(
          d`M212 ${base - 430}C120 ${base - 330} 130 ${base - 200} 232 ${base}H214C140 ${base - 190} 130 ${base - 320} 120 ${base - 424}Z`,
          p.dark,
          0.08,
        )
      : "";
  const [from, to] = random.pick([
    [0, 1],
    [0, 0.62],
    [0.2, 0.8],
  ] as const);
  const greens = times(44, (i) => {
    const t = from + (i / 43) * (to - from);
    const [x, y] = point(t);
    return leaf(x, y, random.range(48, 84), 26, random.range(0, 360), random.pick([p.leaf, p.deep, p.soft, p.leaf]));
  });
  const blooms = times(24, (i) => {
    const t = from + ((i + 0.5) / 24) * (to - from);
    const [x, y] = point(t);
    return bloom(
      random,
      p,
      x + random.range(-24, 24),
      y + random.range(-18, 18),
      random.range(22, 46),
      fills[i % fills.length] ?? p.light,
      random.pick(BLOOMS),
    );
  });
  const rows = times(2, (row) => {
    const scale = 1 + row * 0.42;
    const y = base + 70 + row * 112;
    return [-1, 1]
      .map((s) =>
        times(2, (k) =>
          at(s * (190 + row * 74 + k * 118 * scale), y, cast(8, 2, 52, p, 8) + chair(stage, p.dark), 0, scale * 0.86),
        ),
      )
      .join("");
  });
  return (
    landscape(stage, 70) +
    tree(stage, -360, base + 6, random.range(240, 330)) +
    tree(stage, 370, base + 6, random.range(200, 330), p.main) +
    ground(stage, base, p.main) +
    shape(d`M-80 ${base}H80L210 ${view.bottom + 2}H-210Z`, p.light) +
    shape(d`M60 ${base}H80L210 ${view.bottom + 2}H160Z`, p.dark, 0.08) +
    frame +
    drape +
    greens +
    blooms +
    rows
  );
};

/** The celebrant's book, open, with a ribbon and rings. */
const book: Scene = (stage) => {
  const { random, palette: p } = stage;
  const cover = random.pick([p.main, p.deep, p.accent]);
  const page = "M0 -170C60 -214 190 -214 316 -184V166C190 136 60 136 0 180Z";
  const lines = times(7, (i) =>
    line(
      d`M52 ${-118 + i * 34 - 4}C110 ${-142 + i * 34} 200 ${-142 + i * 34} ${i === 6 ? 170 : 270} ${-130 + i * 34}`,
      p.far,
      6,
    ),
  );
  const ringsX = random.range(-12, 12);
  return (
    sky(stage) +
    backdrop(stage, -40, 345) +
    at(
      0,
      -10,
      shape(
        "M-346 -176C-200 -220 -60 -204 0 -160C60 -204 200 -220 346 -176V212C200 180 60 190 0 226C-60 190 -200 180 -346 212Z",
        p.dark,
        0.15,
      ) +
        shape(
          "M-340 -190C-200 -228 -60 -212 0 -170C60 -212 200 -228 340 -190V190C200 160 60 166 0 204C-60 166 -200 160 -340 190Z",
          cover,
        ) +
        shape(page, p.light) +
        at(0, 0, shape(page, p.light) + lines, 0, 1, -1) +
        (random.chance(0.5)
          ? lines
          : at(
              160,
              -10,
              sprig(-46, 104, 240, 22, p.leaf, 7) +
                bloom(random, p, -30, 66, 44, p.main, "anemone") +
                bloom(random, p, 26, 96, 30, p.accent, "rose"),
            )) +
        shape("M0 -170C20 -186 46 -196 76 -202V142C46 148 20 160 0 180Z", p.dark, 0.09) +
        shape("M0 -170C-20 -186 -46 -196 -76 -202V142C-46 148 -20 160 0 180Z", p.dark, 0.05) +
        shape(
          "M-12 160C-20 230 -34 280 -20 330L4 304L30 326C20 270 12 230 14 160Z",
          p.accent === cover ? p.main : p.accent,
        ) +
        at(
          ringsX,
          96,
          ring(-40 + 5, 6, 54, p.dark, 12, 0.14) +
            ring(44 + 5, 12, 46, p.dark, 11, 0.14) +
            ring(-40, 0, 54, BRASS, 13) +
            ring(44, 6, 46, BRASS, 12) +
            line("M-84 -22A50 50 0 0 1 -58 -48", "#FFFFFF", 5, 0.7),
        ),
    ) +
    sprig(-360, 300, 220, 20, p.leaf, 6, random.chance(0.5)) +
    sprig(360, 300, 220, -20, p.leaf, 6, random.chance(0.5)) +
    bloom(random, p, -330, 290, 56, p.main, random.pick(BLOOMS)) +
    bloom(random, p, 336, 290, 50, p.light, random.pick(BLOOMS))
  );
};

/** Two candles, and one for both, lit in a window. */
const unity: Scene = (stage) => {
  const { random, palette: p } = stage;
  const y = 230;
  const rays = times(13, (i) => {
    const [ax, ay] = polar(0, y - 330, -96 + i * 16 - 4, 900);
    const [bx, by] = polar(0, y - 330, -96 + i * 16 + 4, 900);
    return shape(d`M0 ${y - 330}L${ax} ${ay}L${bx} ${by}Z`, p.light, 0.5);
  });
  const window = arch(0, y, 560, 600);
  return (
    sky(stage) +
    shape(arch(0, y, 620, 630), p.light) +
    within(stage, window, { left: -330, right: 330, top: y - 600, horizon: y - 200, bottom: y }) +
    (random.chance(0.5) ? stage.clip(window, rays) : "") +
    table(stage, y, p.main, p.light) +
    cast(10, y, 300, p, 12) +
    at(0, y, rect(-52, -26, 104, 26, BRASS, 8) + candle(0, -26, random.range(250, 290), 66, p)) +
    [-1, 1]
      .map((s) =>
        at(
          s * 176,
          y,
          rect(-30, -14, 60, 14, BRASS, 5) +
            rect(-7, -70, 14, 60, BRASS) +
            rect(-24, -80, 48, 14, BRASS, 5) +
            candle(0, -78, random.range(170, 230), 24, p, s > 0 ? p.accent : p.light),
        ),
      )
      .join("") +
    bow(0, y - 90, 60, p.accent, p, false) +
    times(7, (i) => leaf(-300 + i * 12, y + 4, 80, 26, -70 + i * 14, p.leaf)) +
    times(7, (i) => leaf(232 + i * 12, y + 4, 80, 26, -20 + i * 14, p.leaf)) +
    bloom(random, p, -280, y - 10, 54, p.light, "anemone") +
    bloom(random, p, -226, y + 6, 38, p.soft, "rose") +
    bloom(random, p, 290, y - 10, 54, p.soft, "rose") +
    bloom(random, p, 236, y + 6, 36, p.light, "daisy")
  );
};

export const celebrants: Compositions = [ceremony, book, unity];
