import {
  arch,
  at,
  circle,
  d,
  ellipse,
  FINE,
  line,
  LINE,
  polar,
  rect,
  SHADE,
  shape,
  times,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { byDayOrEvening, landscape, tree } from "../landscape.ts";
import { bloom, BLOOMS, border, bow, bulb, cast, festoons, ground, leaf, sparkle, sprig } from "../motifs.ts";
import { GLOW } from "../palettes.ts";

// For trades without their own drawings: things that belong to any wedding and to none of the other trades.

/** Flowers along a curve, larger ones first. */
function garland(stage: Stage, points: readonly (readonly [number, number])[], size: number): string {
  const { random, palette: p } = stage;
  const fills = [p.light, p.main, p.accent, p.light, p.soft];
  const green = points
    .map(([x, y], i) =>
      leaf(x, y, size * random.range(1.1, 1.7), size * 0.6, random.range(0, 360), i % 2 ? p.leaf : p.deep),
    )
    .join("");
  const blooms = points
    .map(([x, y]) =>
      random.chance(0.8)
        ? bloom(
            random,
            p,
            x + random.range(-0.3, 0.3) * size,
            y + random.range(-0.3, 0.3) * size,
            size * random.range(0.5, 0.92),
            random.pick(fills),
            random.pick(BLOOMS),
          )
        : "",
    )
    .join("");
  return green + blooms;
}

/** A flower arch at the end of an aisle. */
const aisle: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const base = 210;
  const width = random.range(300, 350);
  const high = random.range(470, 510);
  const r = width / 2;
  const round = random.chance(0.6);
  const outline = round ? arch(0, base, width, high) : d`M${-r} ${base}V${base - high + 20}H${r}V${base}`;
  const points = round
    ? Array.from({ length: 19 }, (_, i) => polar(0, base - high + r, -96 + (i * 150) / 18, r))
    : Array.from({ length: 17 }, (_, i) => [-r + (i * width) / 16, base - high + 20] as [number, number]);
  const foot = random.pick([-1, 1]);
  const pew = (s: number, i: number) => {
    const x = s * (225 + i * 78);
    const y = base + 52 + i * 74;
    const z = 1 + i * 0.32;
    return at(
      x,
      y,
      cast(0, 4, 74, p, 9) +
        rect(-56, -96, 9, 96, p.deep) +
        rect(47, -96, 9, 96, p.deep) +
        rect(-62, -104, 124, 30, p.light, 12) +
        rect(-62, -52, 124, 17, p.light, 6) +
        rect(-62, -40, 124, 5, p.dark, 0, SHADE) +
        (i === 1
          ? at(-s * 58, -86, bloom(random, p, 0, 0, 26, p.accent, "rose") + leaf(0, 8, 44, 18, 170, p.leaf))
          : ""),
      0,
      z,
    );
  };
  return (
    landscape(stage, 60) +
    tree(stage, -430, base + 6, random.range(230, 300)) +
    tree(stage, 420, base + 6, random.range(210, 300), p.main) +
    ground(stage, base, p.main) +
    shape(d`M-70 ${base}H70L${200} ${view.bottom + 2}H-200Z`, p.light, 0.92) +
    cast(0, base + 4, r + 40, p, 14) +
    (random.chance(0.5)
      ? shape(
          d`M${-r} ${base - high + (round ? r : 20)}C${-r + 60} ${base - 200} ${-r + 10} ${base - 110} ${-r - 34} ${base}H${-r + 30}C${-r + 70} ${base - 100} ${-r + 90} ${base - 220} ${-r + 30} ${base - high + (round ? r * 0.5 : 20)}Z`,
          p.light,
          0.8,
        ) +
        shape(
          d`M${r} ${base - high + (round ? r : 20)}C${r - 60} ${base - 200} ${r - 10} ${base - 110} ${r + 34} ${base}H${r - 30}C${r - 70} ${base - 100} ${r - 90} ${base - 220} ${r - 30} ${base - high + (round ? r * 0.5 : 20)}Z`,
          p.light,
          0.8,
        )
      : "") +
    line(outline.replace(/Z$/, ""), random.pick([p.light, p.dark, p.deep]), 15) +
    garland(stage, points, 50) +
    garland(
      stage,
      Array.from({ length: 6 }, (_, i) => [foot * r + random.range(-20, 20), base - 18 - i * 26] as const),
      46,
    ) +
    pew(-1, 0) +
    pew(1, 0) +
    pew(-1, 1) +
    pew(1, 1) +
    border(stage, view.left, -330, base + 28, 22) +
    border(stage, 330, view.right + 30, base + 28, 22)
  );
};

/** A great tree hung with lanterns, and a table under it. */
const lanterns: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const base = 250;
  const s = random.pick([-1, 1]);
  const crown = random.shuffle([p.leaf, p.deep, p.main]);
  const lantern = (x: number, y: number, size: number, fill: string) =>
    line(d`M${x} ${y - size * 2.6}V${y - size}`, p.dark, FINE) +
    circle(x, y, size * 1.7, GLOW, 0.16) +
    ellipse(x, y, size, size * 1.06, fill) +
    line(
      d`M${x - size * 0.5} ${y - size * 0.92}Q${x - size} ${y} ${x - size * 0.5} ${y + size * 0.92}M${x + size * 0.5} ${y - size * 0.92}Q${x + size} ${y} ${x + size * 0.5} ${y + size * 0.92}M${x} ${y - size}V${y + size}`,
      p.dark,
      FINE,
      0.18,
    ) +
    rect(x - size * 0.3, y - size * 1.12, size * 0.6, size * 0.16, p.dark, 2) +
    rect(x - size * 0.3, y + size * 0.98, size * 0.6, size * 0.14, p.dark, 2);
  const fills = [p.light, p.accent, GLOW, p.soft];
  return (
    landscape(stage, 70) +
    ground(stage, base, p.main) +
    cast(s * 60, base + 24, 300, p, 24) +
    shape(
      d`M${s * 60 - 34} ${base + 20}C${s * 60 - 10} ${base - 90} ${s * 60 - 20} ${base - 160} ${s * 60 - 96} ${base - 260}L${s * 60 - 60} ${base - 276}L${s * 60} ${base - 190}L${s * 60 + 70} ${base - 290}L${s * 60 + 104} ${base - 268}C${s * 60 + 40} ${base - 160} ${s * 60 + 24} ${base - 90} ${s * 60 + 46} ${base + 20}Z`,
      p.dark,
    ) +
    [
      [-190, -90, 120],
      [150, -110, 130],
      [-90, -190, 140],
      [70, -210, 150],
      [240, -60, 96],
      [-270, -40, 88],
    ]
      .map(([x = 0, y = 0, r = 0], i) =>
        circle(s * 60 + s * x, y - 10, r + random.range(-12, 12), crown[i % 3] ?? p.leaf),
      )
      .join("") +
    times(26, () => {
      const [x, y] = polar(s * 60, -120, random.range(0, 360), random.range(40, 220));
      return leaf(x, y, 26, 13, random.range(0, 360), p.light).replace("<path", '<path opacity="0.28"');
    }) +
    times(random.whole(6, 8), (i) =>
      lantern(
        s * 60 - 290 + i * 88 + random.range(-16, 16),
        30 + random.range(-34, 60),
        random.range(25, 38),
        fills[i % 4] ?? p.light,
      ),
    ) +
    at(
      -s * 250,
      base + 54,
      cast(0, 6, 160, p, 16) +
        shape("M-140 0L-152 -96H152L140 0Z", p.light) +
        times(5, (i) => shape(d`M${-110 + i * 52} -96L${-118 + i * 54} 0h20Z`, p.dark, 0.07)) +
        rect(-156, -104, 312, 14, p.far) +
        times(3, (i) =>
          bloom(
            random,
            p,
            (i - 1) * 52,
            -124,
            28 + (i % 2) * 8,
            [p.accent, p.main, p.accent][i] ?? p.main,
            random.pick(BLOOMS),
          ),
        ) +
        leaf(-62, -112, 60, 22, -70, p.leaf) +
        leaf(62, -112, 60, 22, 70, p.leaf),
      0,
      0.95,
    ) +
    border(stage, view.left, view.right + 30, base + 150, 26)
  );
};

/** Balloons above the landscape. */
const balloons: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const fills = random.shuffle([p.main, p.accent, p.light, p.soft, p.deep, p.main, p.light]);
  const knot: [number, number] = [random.range(-30, 30), 230];
  const spots: [number, number, number][] = [
    [-150, -150, 92],
    [150, -140, 92],
    [0, -250, 104],
    [-80, -40, 96],
    [86, -30, 100],
    [-230, -10, 78],
    [232, -20, 78],
  ];
  const tied = spots.slice(0, random.whole(5, 7)).map(([sx, sy, r], i) => {
    const x = sx + random.range(-16, 16);
    const y = sy + random.range(-16, 16) - 20;
    const fill = fills[i] ?? p.main;
    return {
      string: line(d`M${knot[0]} ${knot[1]}Q${x * 0.5} ${y + 210} ${x} ${y + r * 1.2}`, p.dark, FINE, 0.7),
      balloon:
        shape(d`M${x} ${y + r * 1.22}l-11 17h22Z`, fill) +
        shape(
          d`M${x} ${y - r}C${x + r * 1.25} ${y - r} ${x + r * 1.1} ${y + r * 0.75} ${x} ${y + r * 1.25}C${x - r * 1.1} ${y + r * 0.75} ${x - r * 1.25} ${y - r} ${x} ${y - r}Z`,
          fill,
        ) +
        shape(
          d`M${x + r * 0.4} ${y - r * 0.82}C${x + r * 1.2} ${y - r * 0.5} ${x + r * 0.9} ${y + r * 0.7} ${x} ${y + r * 1.25}C${x + r * 0.5} ${y + r * 0.6} ${x + r * 0.75} ${y - r * 0.2} ${x + r * 0.4} ${y - r * 0.82}Z`,
          p.dark,
          0.13,
        ) +
        shape(
          d`M${x - r * 0.62} ${y - r * 0.1}C${x - r * 0.66} ${y - r * 0.5} ${x - r * 0.4} ${y - r * 0.72} ${x - r * 0.26} ${y - r * 0.74}C${x - r * 0.46} ${y - r * 0.5} ${x - r * 0.5} ${y - r * 0.3} ${x - r * 0.62} ${y - r * 0.1}Z`,
          "#FFFFFF",
          0.5,
        ),
    };
  });
  return (
    landscape(stage, 130) +
    ground(stage, 330, p.main) +
    border(stage, view.left, view.right + 30, 336, 26) +
    tied.map(({ string }) => string).join("") +
    tied.map(({ balloon }) => balloon).join("") +
    line(d`M${knot[0]} ${knot[1]}Q${knot[0] + 26} ${knot[1] + 60} ${knot[0] - 4} 330`, p.dark, FINE, 0.7) +
    bow(knot[0], knot[1], 54, p.accent === fills[0] ? p.light : p.accent, p)
  );
};

/** A rug, a basket and a bottle in a meadow. */
const picnic: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const base = 170;
  const s = random.pick([-1, 1]);
  const straw = "#D9AE6A";
  const basket =
    line("M-120 -130C-120 -290 120 -290 120 -130", "#B98846", 17) +
    shape("M-160 -140H160L134 0H-134Z", straw) +
    times(5, (i) => line(d`M${-154 + i * 5} ${-116 + i * 27}H${154 - i * 5}`, "#B98846", LINE, 0.7)) +
    times(9, (i) => line(d`M${(i - 4) * 35} -138L${(i - 4) * 30} -2`, "#B98846", FINE, 0.7)) +
    shape("M60 -140H160L134 0H70Z", p.dark, 0.1) +
    shape("M-176 -160H30L-20 -70Q-90 -40 -150 -84Z", p.light) +
    times(4, (i) => line(d`M${-150 + i * 44} -158l-4 70`, p.main, 6, 0.5)) +
    rect(-172, -164, 344, 24, "#C79850", 10);
  return (
    landscape(stage, 20) +
    tree(stage, -s * 400, base + 20, random.range(330, 400)) +
    tree(stage, -s * 330, base + 20, random.range(220, 270), p.main) +
    ground(stage, base, p.main) +
    festoons(-1761, 1174, [-330, -350], 90, 13, p.dark, (x, y) => bulb(x, y, 11, p.dark)) +
    border(stage, view.left, view.right + 30, base + 6, 24) +
    shape(d`M-330 ${base + 60}H330L430 ${base + 220}H-430Z`, p.light) +
    times(7, (i) =>
      shape(d`M${-330 + i * 94} ${base + 60}h40L${-430 + i * 123 + 54} ${base + 220}h-54Z`, p.accent, 0.55),
    ) +
    times(2, (i) =>
      shape(d`M${-352 - i * 50} ${base + 92 + i * 72}H${352 + i * 50}l14 24H${-366 - i * 50}Z`, p.accent, 0.4),
    ) +
    cast(s * 90, base + 134, 190, p, 18) +
    at(s * 90, base + 130, basket) +
    at(
      -s * 130,
      base + 140,
      cast(0, 2, 46, p, 8) +
        shape("M-28 0V-120C-28 -150 -12 -150 -12 -180V-214H12V-180C12 -150 28 -150 28 -120V0Z", p.deep) +
        rect(-14, -222, 28, 26, GLOW, 4) +
        rect(-28, -104, 56, 54, p.light) +
        rect(8, -120, 12, 118, "#FFFFFF", 6, 0.22),
    ) +
    [-1, 1]
      .map((k) =>
        at(
          -s * 230 + k * 34,
          base + 160,
          ellipse(0, 0, 22, 5, p.dark, 0.2) +
            line("M0 -2V-50", p.light, LINE) +
            line("M-16 -2H16", p.light, LINE) +
            shape("M-21 -112L-17 -64Q-12 -48 0 -48Q12 -48 17 -64L21 -112Z", p.light, 0.75) +
            shape("M-19 -92L-17 -64Q-12 -48 0 -48Q12 -48 17 -64L19 -92Z", GLOW, 0.9),
        ),
      )
      .join("") +
    bloom(random, p, s * 280, base + 150, 40, p.light, random.pick(BLOOMS)) +
    bloom(random, p, s * 324, base + 176, 28, p.main, "rose") +
    sprig(s * 250, base + 172, 110, s * 64, p.leaf, 4)
  );
};

/** Fireworks over the landscape. */
const fireworks: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const burst = (x: number, y: number, size: number, fill: string, spark: string) => {
    const rays = random.whole(12, 16);
    return times(rays, (i) => {
      const angle = (i * 360) / rays + random.range(-3, 3);
      const [ax, ay] = polar(x, y, angle, size * 0.24);
      const [bx, by] = polar(x, y, angle, size * (i % 2 ? 0.74 : 0.92));
      const [cx, cy] = polar(x, y, angle, size * (i % 2 ? 0.86 : 1.06));
      return line(d`M${ax} ${ay}L${bx} ${by}`, fill, i % 2 ? LINE : 7) + circle(cx, cy, i % 2 ? 6 : 8, spark);
    });
  };
  const s = random.pick([-1, 1]);
  return (
    landscape(stage, 170, false) +
    burst(-s * 200, -130, random.range(160, 190), p.light, p.accent) +
    burst(s * 190, -200, random.range(135, 165), p.accent, p.light) +
    burst(s * 40, 0, random.range(105, 130), GLOW, p.accent) +
    times(7, () => sparkle(random.range(-420, 420), random.range(-390, 20), random.range(9, 18), p.light)) +
    ground(stage, 320, p.main) +
    border(stage, view.left, view.right + 30, 326, 28) +
    at(
      0,
      352,
      cast(0, 6, 70, p, 9) +
        circle(-24, -138, 19, p.dark) +
        shape("M-24 -120L-6 -112L0 0H-50Z", p.light) +
        circle(22, -150, 19, p.dark) +
        rect(4, -130, 38, 84, p.dark, 14) +
        rect(6, -60, 15, 60, p.dark) +
        rect(25, -60, 15, 60, p.dark) +
        line("M-10 -104L8 -96", p.light, 9),
    )
  );
};

export const celebrations: Compositions = [
  aisle,
  byDayOrEvening(lanterns, 2),
  balloons,
  picnic,
  byDayOrEvening(fireworks, 1),
];
