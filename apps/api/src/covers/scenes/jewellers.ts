import {
  at,
  circle,
  d,
  ellipse,
  FINE,
  line,
  LINE,
  polar,
  rect,
  ring,
  shape,
  SHADE,
  times,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { alcove, backdrop } from "../landscape.ts";
import { bloom, cast, leaf, sky, sparkle, sprig, table } from "../motifs.ts";
import { BRASS } from "../palettes.ts";

/** A cut stone from the side, its point at y = 0. */
function gem({ palette: p }: Stage, size: number, stone: string): string {
  const s = size;
  const pale = stone === p.light ? p.far : p.light;
  return (
    shape(d`M${-s} ${-s * 0.86}L${-s * 0.56} ${-s * 1.3}H${s * 0.56}L${s} ${-s * 0.86}L0 0.5Z`, stone) +
    shape(d`M${-s} ${-s * 0.86}L${-s * 0.56} ${-s * 1.3}L${-s * 0.36} ${-s * 0.86}Z`, pale, 0.5) +
    shape(d`M${-s * 0.56} ${-s * 1.3}H${s * 0.56}L0 ${-s * 0.86}Z`, pale, 0.25) +
    shape(d`M${-s * 0.36} ${-s * 0.86}L0 ${-s * 1.3}L${s * 0.36} ${-s * 0.86}Z`, pale, 0.6) +
    shape(d`M${-s} ${-s * 0.86}H${-s * 0.36}L0 0Z`, pale, 0.3) +
    shape(d`M${s * 0.36} ${-s * 0.86}H${s}L0 0Z`, p.dark, 0.26) +
    shape(d`M${s * 0.56} ${-s * 1.3}L${s} ${-s * 0.86}H${s * 0.36}Z`, p.dark, 0.14) +
    line(d`M${-s} ${-s * 0.86}H${s}`, p.light, FINE, 0.8)
  );
}

/** An upright ring with a stone on top. */
function solitaire(stage: Stage, radius: number, metal: string, stone: string, size: number): string {
  const { random, palette: p } = stage;
  const band = radius * random.range(0.13, 0.18);
  const sides = random.chance(0.5)
    ? [-1, 1]
        .map((s) =>
          at(s * (size + 24), -radius - 4, gem(stage, size * 0.36, stone === p.light ? p.accent : p.light), s * 24),
        )
        .join("")
    : "";
  return (
    ring(0, 0, radius, metal, band) +
    line(
      d`M${radius * 0.64} ${-radius * 0.77}A${radius} ${radius} 0 0 1 ${radius * 0.64} ${radius * 0.77}`,
      p.dark,
      band,
      0.14,
    ) +
    line(
      d`M${-radius * 0.95} ${radius * 0.25}A${radius} ${radius} 0 0 1 ${-radius * 0.6} ${-radius * 0.78}`,
      "#FFFFFF",
      band * 0.3,
      0.75,
    ) +
    sides +
    shape(
      d`M${-size * 0.55} ${-radius - size * 0.52}L${-size * 0.2} ${-radius + band * 0.4}H${size * 0.2}L${size * 0.55} ${-radius - size * 0.52}L0 ${-radius - size * 0.1}Z`,
      metal,
    ) +
    at(0, -radius - band * 0.2, gem(stage, size, stone)) +
    line(
      d`M${-size * 0.62} ${-radius - size * 0.9}L${-size * 0.2} ${-radius}M${size * 0.62} ${-radius - size * 0.9}L${size * 0.2} ${-radius}`,
      metal,
      9,
    )
  );
}

const rays = ({ palette: p }: Stage, x: number, y: number, inner: number, outer: number) =>
  times(20, (i) => {
    const [ax, ay] = polar(x, y, i * 18, inner);
    const [bx, by] = polar(x, y, i * 18, outer * (i % 2 ? 1 : 0.86));
    return line(d`M${ax} ${ay}L${bx} ${by}`, p.light, LINE);
  });

const engagement: Scene = (stage) => {
  const { random, palette: p } = stage;
  const metal = random.pick([BRASS, BRASS, p.dark, p.light]);
  const stone = random.pick([p.main, p.accent, p.soft]);
  const radius = random.range(150, 176);
  const size = random.range(92, 118);
  const top = 110 - radius - size * 0.7;
  return (
    sky(stage) +
    backdrop(stage, 0, 365) +
    rays(stage, 0, top, size * 1.75, size * 2.35) +
    at(
      0,
      110,
      ellipse(20, radius + 26, radius * 1.2, 16, p.dark, 0.16) + solitaire(stage, radius, metal, stone, size),
    ) +
    sprig(-120, 330, 250, -66, p.leaf, 6, random.chance(0.5), -20) +
    sprig(120, 330, 250, 66, p.leaf, 6, random.chance(0.5), 20) +
    bloom(random, p, -130, 322, 50, p.light, random.pick(["rose", "anemone"])) +
    bloom(random, p, 134, 322, 44, p.main, random.pick(["rose", "anemone"])) +
    bloom(random, p, 0, 340, 36, p.accent, "daisy") +
    sparkle(size * 1.5 + 70, top - 60, 34, p.light) +
    sparkle(-size * 1.5 - 80, top + 40, 22, p.light)
  );
};

const pair: Scene = (stage) => {
  const { random, palette: p } = stage;
  const r = random.range(150, 172);
  const gap = r * random.range(0.56, 0.7);
  const one = random.pick([BRASS, p.accent]);
  const two = random.pick([p.light, p.dark, p.main]);
  const width = random.range(30, 44);
  const tilt = random.range(-16, 16);
  const band = (x: number, fill: string) =>
    ring(x, 0, r, fill, width) +
    line(
      d`M${x - r * 0.94} ${r * 0.28}A${r} ${r} 0 0 1 ${x - r * 0.5} ${-r * 0.86}`,
      "#FFFFFF",
      width * 0.26,
      fill === p.light ? 0 : 0.6,
    ) +
    line(d`M${x + r * 0.6} ${r * 0.8}A${r} ${r} 0 0 0 ${x + r * 0.99} ${-r * 0.1}`, p.dark, width * 0.96, 0.14) +
    times(5, (i) => {
      const [gx, gy] = polar(x, 0, 150 + i * 13, r);
      return circle(gx, gy, width * 0.17, fill === p.light ? p.soft : p.light, 0.9);
    });
  const greens = times(16, (i) => {
    const angle = (i / 16) * 360;
    const [x, y] = polar(0, 0, angle, 335);
    return sprig(x, y, 110, angle + 90, i % 3 ? p.leaf : p.soft, 4, i % 2 === 0);
  });
  const crossing = 78;
  return (
    sky(stage) +
    backdrop(stage, 0, 352) +
    greens +
    times(5, (i) => {
      const [x, y] = polar(0, 0, 120 + i * 30 + tilt, 336);
      return bloom(
        random,
        p,
        x,
        y,
        34 + (i === 2 ? 22 : i % 2 ? 10 : 0),
        [p.light, p.main, p.accent][i % 3] ?? p.light,
        i % 2 ? "rose" : "anemone",
      );
    }) +
    at(
      0,
      -8,
      ring(-gap + 12, 16, r, p.dark, width, 0.13) +
        ring(gap + 12, 16, r, p.dark, width, 0.13) +
        band(-gap, one) +
        band(gap, two) +
        stage.clip(d`M-60 ${-r}H60V${-crossing + 10}H-60Z`, band(-gap, one)),
      tilt,
    ) +
    sparkle(-gap - 60, -r - 40, 34, p.light) +
    sparkle(gap + 120, -r + 6, 22, p.light)
  );
};

const boxed: Scene = (stage) => {
  const { random, palette: p } = stage;
  const fill = random.pick([p.main, p.deep, p.accent]);
  const lining = fill === p.accent ? p.far : p.light;
  const y = 200;
  return (
    sky(stage) +
    alcove(stage, y, 690, y + 435) +
    rays(stage, 0, -50, 150, 215) +
    table(stage, y, p.soft, p.light) +
    cast(20, y + 6, 270, p, 16) +
    at(
      0,
      y - 4,
      shape("M-196 -160L-170 -392Q-166 -412 -146 -412H146Q166 -412 170 -392L196 -160Z", fill) +
        shape("M-168 -168L-146 -372Q-144 -386 -130 -386H130Q144 -386 146 -372L168 -168Z", p.dark, 0.24) +
        shape("M-156 -172L-136 -362Q-134 -374 -122 -374H122Q134 -374 136 -362L156 -172Z", lining) +
        shape("M0 -172L0 -374H122Q134 -374 136 -362L156 -172Z", p.dark, 0.06) +
        rect(-206, -168, 412, 40, p.dark, 8) +
        at(0, -212, solitaire(stage, 84, BRASS, random.pick([p.soft, p.main, p.accent]), 58)) +
        shape("M-206 -152Q0 -196 206 -152V-120H-206Z", lining) +
        rect(-16, -162, 32, 12, p.dark, 6, 0.4) +
        rect(-212, -140, 424, 142, fill, 12) +
        rect(120, -140, 92, 142, p.dark, 12, SHADE) +
        rect(-212, -140, 424, 14, p.light, 6, 0.3) +
        circle(0, -76, 15, BRASS),
    ) +
    sprig(-290, y + 70, 230, -18, p.leaf, 6, random.chance(0.5)) +
    bloom(random, p, -296, y + 40, 56, p.light, "anemone") +
    bloom(random, p, -236, y + 70, 36, p.main === fill ? p.accent : p.main, "rose") +
    leaf(300, y + 60, 100, 34, 40, p.leaf) +
    bloom(random, p, 296, y + 60, 46, p.soft, "rose") +
    sparkle(170, -300, 30, p.light)
  );
};

export const jewellers: Compositions = [engagement, pair, boxed];
