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
  SHADE,
  shape,
  times,
  turned,
  type Stage,
} from "./drawing.ts";
import { GLOW, type Palette } from "./palettes.ts";
import { type Random, seeded } from "./random.ts";

/** The plain background; everything else is drawn on top. */
export const sky = ({ view, palette }: Stage, fill = palette.sky) =>
  rect(view.left - 2, view.top - 2, view.width + 4, view.height + 4, fill);

/** Level ground from `y` to the bottom edge. */
export const ground = ({ view }: Stage, y: number, fill: string) =>
  rect(view.left - 2, y, view.width + 4, view.bottom - y + 2, fill);

/** A range of hills across the whole width, with crests at about `y`, down to the bottom. */
export function hills({ view, random }: Stage, y: number, height: number, fill: string): string {
  const steps = random.whole(2, 3);
  const stride = (view.width + 200) / steps;
  let path = d`M${view.left - 100} ${view.bottom + 2}V${y + random.range(-0.5, 0.5) * height}`;
  let x = view.left - 100;
  for (let i = 0; i < steps; i += 1) {
    const lift = (i % 2 === 0 ? -1 : 1) * height * random.range(0.5, 1);
    path += d`C${x + stride * 0.35} ${y + lift} ${x + stride * 0.65} ${y + lift} ${x + stride} ${y + random.range(-0.35, 0.35) * height}`;
    x += stride;
  }
  return shape(path + d`V${view.bottom + 2}Z`, fill);
}

/** A flat sun or moon with a faint ring of light around it. */
export const sun = (x: number, y: number, radius: number, fill: string) =>
  circle(x, y, radius * 1.22, fill, 0.35) + circle(x, y, radius, fill);

export const cloud = (x: number, y: number, width: number, fill: string) => {
  const h = width * 0.16;
  return (
    rect(x - width / 2, y - h, width, h, fill, h / 2) +
    rect(x - width * 0.28, y - h * 1.75, width * 0.5, h * 1.2, fill, h * 0.6)
  );
};

export type Bloom = "anemone" | "daisy" | "rose" | "poppy" | "cosmos";
export const BLOOMS = ["anemone", "daisy", "rose", "poppy", "cosmos"] as const;

function petals(count: number, length: number, width: number, offset: number, turn: number): string {
  let path = "";
  for (let i = 0; i < count; i += 1) {
    const angle = turn + (360 / count) * i;
    const [ax, ay] = polar(0, 0, angle, offset);
    const [bx, by] = polar(0, 0, angle - width, length * 0.75);
    const [cx, cy] = polar(0, 0, angle - width * 0.62, length * 1.1);
    const [tx, ty] = polar(0, 0, angle, length);
    const [ex, ey] = polar(0, 0, angle + width * 0.62, length * 1.1);
    const [fx, fy] = polar(0, 0, angle + width, length * 0.75);
    path += d`M${ax} ${ay}C${bx} ${by} ${cx} ${cy} ${tx} ${ty}C${ex} ${ey} ${fx} ${fy} ${ax} ${ay}Z`;
  }
  return path;
}

/** A flower seen from the front. */
export function bloom(
  random: Random,
  palette: Palette,
  x: number,
  y: number,
  radius: number,
  fill: string,
  kind: Bloom = "anemone",
): string {
  const turn = random.range(0, 72);
  const heart = fill === palette.dark ? palette.light : palette.dark;
  if (kind === "rose") {
    const inner = fill === palette.light ? palette.far : palette.dark;
    const strength = fill === palette.light ? 0.75 : 0.2;
    const arcs = [0.72, 0.48, 0.25].map((part, i) => {
      const r = radius * part;
      const [ax, ay] = polar(0, 0, turn * 4 + i * 130, r);
      const [bx, by] = polar(0, 0, turn * 4 + i * 130 + 230, r);
      return line(d`M${ax} ${ay}A${r} ${r} 0 1 1 ${bx} ${by}`, inner, radius * 0.1, strength);
    });
    return at(x, y, shape(petals(6, radius, 42, 0, turn), fill) + circle(0, 0, radius * 0.8, fill) + arcs.join(""));
  }
  if (kind === "daisy") {
    return at(
      x,
      y,
      shape(petals(random.whole(10, 13), radius, 15, radius * 0.1, turn), fill) +
        circle(0, 0, radius * 0.27, fill === palette.accent ? palette.dark : GLOW),
    );
  }
  if (kind === "poppy") {
    return at(
      x,
      y,
      shape(petals(4, radius, 58, 0, turn), fill) +
        shape(petals(4, radius * 0.62, 34, 0, turn + 45), palette.dark, 0.13) +
        circle(0, 0, radius * 0.2, heart),
    );
  }
  const count = kind === "cosmos" ? 8 : random.whole(5, 6);
  const width = kind === "cosmos" ? 24 : 40;
  const stamens = times(9, (i) => {
    const [sx, sy] = polar(0, 0, turn + i * 40, radius * 0.36);
    return circle(sx, sy, radius * 0.035, heart);
  });
  return at(
    x,
    y,
    shape(petals(count, radius, width, 0, turn), fill) +
      shape(petals(count, radius * 0.55, width * 0.5, 0, turn), palette.dark, 0.1) +
      (kind === "cosmos" ? "" : stamens) +
      circle(0, 0, radius * 0.21, kind === "cosmos" ? GLOW : heart),
  );
}

/** A leaf growing from (x, y) in the direction of `angle`. */
export function leaf(x: number, y: number, length: number, width: number, angle: number, fill: string): string {
  const w = width / 2;
  return at(
    x,
    y,
    shape(
      d`M0 0C${-w * 1.3} ${-length * 0.3} ${-w} ${-length * 0.75} 0 ${-length}C${w} ${-length * 0.75} ${w * 1.3} ${-length * 0.3} 0 0Z`,
      fill,
    ),
    angle,
  );
}

/** A twig with pairs of leaves: olive if they are slim, eucalyptus if they are round. */
export function sprig(
  x: number,
  y: number,
  length: number,
  angle: number,
  fill: string,
  pairs = 5,
  round = false,
  bend = 0,
): string {
  const size = (length / pairs) * (round ? 0.72 : 0.95);
  let path = "";
  const leaves = times(pairs, (i) => {
    const t = (i + 0.6) / pairs;
    const lx = bend * t * t;
    const ly = -length * t;
    const scale = 1 - t * 0.35;
    const tilt = (Math.atan2(2 * bend * t, length) * 180) / Math.PI;
    return (
      leaf(lx, ly, size * scale, size * scale * (round ? 0.85 : 0.36), tilt - 52, fill) +
      leaf(lx, ly, size * scale, size * scale * (round ? 0.85 : 0.36), tilt + 52, fill)
    );
  });
  path = d`M0 0Q0 ${-length / 2} ${bend} ${-length}`;
  const tip = (Math.atan2(2 * bend, length) * 180) / Math.PI;
  return at(
    x,
    y,
    line(path, fill, FINE + 0.5) +
      leaves +
      leaf(bend * 0.97, -length * 0.98, size * 0.7, size * (round ? 0.5 : 0.26), tip, fill),
    angle,
  );
}

/** A shadow lying on the ground. */
export const cast = (x: number, y: number, rx: number, palette: Palette, ry = rx * 0.09) =>
  ellipse(x, y, rx, ry, palette.dark, 0.18);

/** A flame standing on (x, y). */
const flame = (x: number, y: number, height: number) =>
  circle(x, y - height * 0.45, height * 1.25, GLOW, 0.18) +
  at(
    x,
    y,
    shape(
      turned(
        [0, -height],
        [height * 0.12, -height * 0.72, height * 0.36, -height * 0.5, height * 0.32, -height * 0.25],
        [height * 0.28, -height * 0.02, height * 0.1, 0, 0, 0],
      ),
      GLOW,
    ) + ellipse(0, -height * 0.2, height * 0.12, height * 0.17, "#FFF4D8"),
  );

/** A burning taper candle, standing on (x, base). */
export const candle = (
  x: number,
  base: number,
  height: number,
  width: number,
  palette: Palette,
  fill = palette.light,
) =>
  rect(x - width / 2, base - height, width, height, fill, width * 0.2) +
  rect(x + width * 0.14, base - height, width * 0.36, height, palette.dark, width * 0.2, 0.1) +
  line(d`M${x} ${base - height}v-8`, palette.dark, FINE) +
  flame(x, base - height - 6, width * 1.7 + 10);

/** A string of bulbs or flags, hung between two points. */
export function festoon(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  cord: string,
  hang: (x: number, y: number, index: number) => string,
): string {
  const cx = (x1 + x2) / 2;
  const cy = (y1 + y2) / 2 + sag * 2;
  const cordPath = line(d`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, cord, FINE);
  const hung = times(count, (i) => {
    const t = (i + 0.5) / count;
    const x = (1 - t) ** 2 * x1 + 2 * (1 - t) * t * cx + t ** 2 * x2;
    const y = (1 - t) ** 2 * y1 + 2 * (1 - t) * t * cy + t ** 2 * y2;
    return hang(x, y, i);
  });
  return cordPath + hung;
}

/**
 * Strings of bulbs or flags from post to post, across any width; the posts alternate between the heights `y1` and `y2`.
 */
export const festoons = (
  from: number,
  span: number,
  [y1, y2]: readonly [number, number],
  ...[sag, count, cord, hang]: [
    sag: number,
    count: number,
    cord: string,
    hang: (x: number, y: number, i: number) => string,
  ]
): string =>
  times(Math.ceil((-2 * from) / span), (i) => {
    const x = from + i * span;
    return i % 2 === 0
      ? festoon(x, y1, x + span, y2, sag, count, cord, hang)
      : festoon(x, y2, x + span, y1, sag, count, cord, hang);
  });

export const bulb = (x: number, y: number, size: number, cord: string) =>
  rect(x - size * 0.25, y - 1, size * 0.5, size * 0.6, cord, 1) +
  circle(x, y + size, size * 1.7, GLOW, 0.2) +
  circle(x, y + size, size * 0.72, GLOW);

export const cypress = (x: number, base: number, height: number, palette: Palette, fill = palette.deep) =>
  at(
    x,
    base,
    rect(-height * 0.02, -height * 0.08, height * 0.04, height * 0.08, palette.dark) +
      shape(
        turned(
          [0, -height],
          [height * 0.1, -height * 0.7, height * 0.15, -height * 0.3, height * 0.1, -height * 0.08],
          [height * 0.06, -height * 0.03, height * 0.03, -height * 0.04, 0, -height * 0.04],
        ),
        fill,
      ) +
      shape(
        d`M0 ${-height}C${height * 0.1} ${-height * 0.7} ${height * 0.15} ${-height * 0.3} ${height * 0.1} ${-height * 0.08}C${height * 0.07} ${-height * 0.04} ${height * 0.03} ${-height * 0.04} ${height * 0.02} ${-height * 0.04}C${height * 0.05} ${-height * 0.35} ${height * 0.05} ${-height * 0.7} 0 ${-height}Z`,
        palette.dark,
        SHADE,
      ),
  );

/** A hedge of round bushes and little flowers along the foot of a building. */
export function border({ random: all, palette }: Stage, from: number, to: number, y: number, size: number): string {
  // Its own random numbers, so that its length doesn't change anything drawn after it.
  const random = seeded(`border ${all.next()}`);
  const fills = [palette.light, palette.soft, palette.deep, palette.light, palette.far, palette.leaf];
  let drawn = "";
  let x = from;
  while (x < to) {
    const radius = size * random.range(0.5, 1.15);
    const fill = random.pick(fills);
    const cy = y - radius * 0.2 + random.range(-0.15, 0.35) * size;
    drawn += circle(x, cy, radius, fill);
    if (fill === palette.light && radius > size * 0.8) drawn += circle(x, cy, radius * 0.26, palette.accent);
    x += radius * random.range(1.1, 2.6);
  }
  return drawn;
}

export const VASES = ["flared", "bottle", "urn", "jug", "column", "globe"] as const;

/** The outline of a vase with its mouth at y = 0 and its foot at `height`, and half the width of its mouth. */
export function vase(kind: (typeof VASES)[number], width: number, height: number): { outline: string; mouth: number } {
  const w = width / 2;
  const h = height;
  switch (kind) {
    case "flared":
      return { outline: turned([w * 0.5, 0], [w * 0.45, h * 0.2, w * 0.9, h * 0.7, w, h]), mouth: w * 0.5 };
    case "bottle":
      return {
        outline: turned(
          [w * 0.36, 0],
          [w * 0.3, h * 0.08],
          [w * 0.3, h * 0.32],
          [w * 0.3, h * 0.48, w, h * 0.42, w, h * 0.7],
          [w, h * 0.9, w * 0.8, h, w * 0.62, h],
        ),
        mouth: w * 0.36,
      };
    case "urn":
      return {
        outline: turned(
          [w * 0.72, 0],
          [w * 0.5, h * 0.06, w * 0.5, h * 0.16, w * 0.6, h * 0.22],
          [w * 1.15, h * 0.34, w * 1.05, h * 0.72, w * 0.4, h * 0.86],
          [w * 0.36, h * 0.92],
          [w * 0.6, h],
        ),
        mouth: w * 0.68,
      };
    case "jug":
      return {
        outline: turned(
          [w * 0.55, 0],
          [w * 0.5, h * 0.16, w * 0.55, h * 0.26, w * 0.8, h * 0.42],
          [w * 1.15, h * 0.65, w * 0.98, h, w * 0.6, h],
        ),
        mouth: w * 0.52,
      };
    case "column":
      return {
        outline: turned([w * 0.62, 0], [w * 0.62, h * 0.94], [w * 0.62, h, w * 0.58, h, w * 0.5, h]),
        mouth: w * 0.6,
      };
    case "globe":
      return {
        outline: turned([w * 0.5, 0], [w * 0.44, h * 0.1], [w * 1.2, h * 0.2, w * 1.2, h * 0.95, w * 0.45, h]),
        mouth: w * 0.46,
      };
  }
}

/** A stem between two points that starts upright and bends outwards. */
export const stem = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = LINE) =>
  line(d`M${x1} ${y1}Q${x1 + (x2 - x1) * 0.3} ${y1 + (y2 - y1) * 0.6} ${x2} ${y2}`, stroke, width);

/** A ribbon tied in a bow at (x, y). */
export const bow = (x: number, y: number, size: number, fill: string, palette: Palette, tails = true) => {
  const loop = d`M0 0C${size * 0.25} ${-size * 0.5} ${size * 0.95} ${-size * 0.62} ${size} ${-size * 0.1}C${size * 1.02} ${size * 0.35} ${size * 0.35} ${size * 0.3} 0 0Z`;
  const fold = d`M0 0C${size * 0.3} ${-size * 0.22} ${size * 0.6} ${-size * 0.3} ${size * 0.74} ${-size * 0.1}C${size * 0.7} ${size * 0.1} ${size * 0.3} ${size * 0.1} 0 0Z`;
  const tail = d`M0 0C${size * 0.2} ${size * 0.5} ${size * 0.3} ${size * 0.7} ${size * 0.62} ${size * 1.2}L${size * 0.36} ${size * 1.14}L${size * 0.22} ${size * 1.34}C${size * 0.02} ${size * 0.9} ${-size * 0.05} ${size * 0.4} 0 0Z`;
  const half =
    (tails ? shape(tail, fill) + shape(tail, palette.dark, 0.12) : "") +
    shape(loop, fill) +
    shape(fold, palette.dark, 0.2);
  return at(
    x,
    y,
    half + at(0, 0, half, 0, 1, -1) + rect(-size * 0.14, -size * 0.16, size * 0.28, size * 0.32, fill, size * 0.1),
  );
};

/** A heart with its point at (x, y + size / 2). */
export const heart = (x: number, y: number, size: number, fill: string) =>
  shape(
    d`M${x} ${y + size * 0.5}C${x - size * 0.9} ${y - size * 0.1} ${x - size * 0.4} ${y - size * 0.7} ${x} ${y - size * 0.25}C${x + size * 0.4} ${y - size * 0.7} ${x + size * 0.9} ${y - size * 0.1} ${x} ${y + size * 0.5}Z`,
    fill,
  );

/** A four-pointed star, like a glint on glass or metal. */
export const sparkle = (x: number, y: number, size: number, fill: string) =>
  shape(
    d`M${x} ${y - size}Q${x + size * 0.12} ${y - size * 0.12} ${x + size} ${y}Q${x + size * 0.12} ${y + size * 0.12} ${x} ${y + size}Q${x - size * 0.12} ${y + size * 0.12} ${x - size} ${y}Q${x - size * 0.12} ${y - size * 0.12} ${x} ${y - size}Z`,
    fill,
  );

/** A table seen from the front: its top edge at `y`, with a cloth falling in folds. */
export function table(stage: Stage, y: number, fill: string, edge: string): string {
  const { view, palette, random } = stage;
  const folds = times(17, (i) => {
    const x = view.left + ((i + random.range(0.25, 0.75)) * view.width) / 17;
    const w = random.range(18, 42);
    return shape(d`M${x} ${y + 26}L${x + w} ${view.bottom + 2}H${x - w * 0.4}Z`, palette.dark, 0.09);
  });
  return ground(stage, y, fill) + folds + rect(view.left - 2, y, view.width + 4, 26, edge);
}
