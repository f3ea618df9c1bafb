// Where a picture is set: the landscape of the vendor's place, in the palette's tints.
import {
  arch,
  circle,
  d,
  disc,
  ellipse,
  FINE,
  line,
  rect,
  shape,
  times,
  type Scene as Drawing,
  type Stage,
} from "./drawing.ts";
import { cloud, cypress, sky, sun } from "./motifs.ts";
import { evening, GLOW, mix, type Palette } from "./palettes.ts";

interface Tones {
  sky: string;
  sun: string;
  cloud: string;
  back: string;
  middle: string;
  near: string;
  water: string;
  wall: string;
  roof: string;
  tree: string;
  line: string;
}

/** Outdoors: the landscape carries the picture. */
const outdoors = (p: Palette, land = p.land ?? p.main): Tones => ({
  sky: p.sky,
  sun: p.light,
  cloud: mix(p.far, p.light, 0.25),
  back: p.far,
  middle: p.soft,
  near: mix(p.soft, land, 0.4),
  water: mix(p.soft, land, 0.25),
  wall: mix(p.light, p.far, p.isEvening ? 0.8 : 0.45),
  roof: mix(p.soft, land, 0.45),
  tree: mix(p.soft, land, 0.75),
  line: p.light,
});

/** Through a window: paler, so that whatever is in front of it is seen first. */
const withinWindow = (p: Palette, land = p.land ?? p.main): Tones => ({
  sky: mix(p.far, p.sky, 0.12),
  sun: mix(p.far, p.light, 0.75),
  cloud: mix(p.far, p.light, 0.4),
  back: mix(p.far, p.soft, 0.42),
  middle: mix(p.far, p.soft, 0.85),
  near: mix(p.soft, land, 0.14),
  water: mix(p.far, p.soft, 0.7),
  wall: mix(p.far, p.light, 0.62),
  roof: mix(p.far, p.soft, 0.95),
  tree: mix(p.soft, land, 0.3),
  line: mix(p.far, p.light, 0.7),
});

interface Frame {
  left: number;
  right: number;
  top: number;
  /** The horizon. */
  horizon: number;
  bottom: number;
}

/** Half the width of a 4:3 picture, and a little more. */
const half = 590;

/**
 * Landscape across the whole picture, down to its lower edge; scenes draw their own ground over it. @param isLit
 * whether there is a sun or moon
 */
export function landscape(stage: Stage, horizon = 90, isLit = true): string {
  const { view, palette } = stage;
  const frame = { left: -half, right: half, top: Math.max(view.top, -440), horizon, bottom: view.bottom + 2 };
  const { lights, ground } = land(stage, frame, outdoors(palette));
  // It continues as a mirror image on either side, so that the middle of a wide picture is the same as the others. Each
  // overlaps the next a little; otherwise their edges would show as hairlines.
  const edge = (by: number) => d`M${-half - by} ${view.top}H${half + by}V${view.bottom + 2}H${-half - by}Z`;
  const mirrored = (side: number) =>
    `<g transform="translate(${side * 2 * half}) scale(-1 1)">${stage.clip(edge(0), ground)}</g>`;
  return sky(stage) + (isLit ? lights : "") + mirrored(-1) + mirrored(1) + stage.clip(edge(2), ground);
}

/** A scene that is drawn after sunset one time in `often`. */
export const byDayOrEvening =
  (scene: Drawing, often = 4): Drawing =>
  (stage) =>
    scene(stage.setting.chance(1 / often) ? { ...stage, palette: evening(stage.palette) } : stage);

/** The landscape behind the subject, through a round window or an arch. */
export function backdrop(stage: Stage, middle: number, size: number): string {
  const { setting: random } = stage;
  const radius = size * random.range(0.88, 1.04);
  const x = random.range(-46, 46);
  const y = middle + random.range(-14, 14);
  const outline = random.pick(["disc", "disc", "arch", "arch", "oval"] as const);
  const side = radius * 0.86;
  const path = {
    disc: disc(x, y, radius),
    arch: arch(x, y + radius * 1.02, side * 2, radius * 2.06),
    oval: d`M${x - side * 0.9} ${y}A${side * 0.9} ${radius * 1.05} 0 1 1 ${x + side * 0.9} ${y}A${side * 0.9} ${radius * 1.05} 0 1 1 ${x - side * 0.9} ${y}Z`,
  }[outline];
  return within(stage, path, {
    left: x - radius,
    right: x + radius,
    top: y - radius,
    horizon: y + radius * 0.3,
    bottom: y + radius * 1.1,
  });
}

/** The landscape through an arch standing on `base`. */
export function alcove(stage: Stage, base: number, width: number, height: number): string {
  const outline = arch(0, base, width, height);
  const sides = { left: -width / 2 - 60, right: width / 2 + 60, top: base - height };
  const framed = stage.setting.chance(0.4);
  return (
    within(stage, outline, { ...sides, horizon: base - Math.min(height * 0.36, 250), bottom: base }) +
    (framed ? line(outline, stage.palette.light, 14) : "")
  );
}

function framed(stage: Stage, outline: string, frame: Frame, tones: Tones): string {
  const { lights, ground } = land(stage, frame, tones);
  return shape(outline, tones.sky) + stage.clip(outline, lights + ground);
}

/** The landscape inside any outline. */
export function within(stage: Stage, outline: string, frame: Frame): string {
  const tones = withinWindow(stage.palette);
  return framed(stage, outline, frame, tones);
}

/** A picture of the landscape, as strong as outdoors: a print, or the view in a lens. */
export function view(stage: Stage, outline: string, frame: Frame): string {
  const tones = outdoors(stage.palette);
  return framed(stage, outline, frame, tones);
}

/** The sun or moon, anything that flies, and the ground below. */
function land(stage: Stage, frame: Frame, tones: Tones): { lights: string; ground: string } {
  const { setting: random, place } = stage;
  const width = frame.right - frame.left;
  const height = frame.horizon - frame.top;
  // Everything is drawn for a picture about 1,200 wide, and smaller in a window.
  const u = Math.min(1, Math.max(0.3, width / 1150));
  const side = random.pick([-1, 1]);
  const middle = (frame.left + frame.right) / 2;
  const low = random.chance(0.4);
  const sunX = middle + side * width * random.range(0.12, 0.36);
  const sunR = (low ? random.range(105, 150) : random.range(62, 96)) * u;
  const sunY = low ? frame.horizon - random.range(20, 90) * u : frame.top + height * random.range(0.3, 0.5);
  const clouds = times(random.whole(0, 2), (i) =>
    cloud(
      middle + (i === 0 ? -side : side) * width * random.range(0.1, 0.42),
      frame.top + height * random.range(0.16, 0.5),
      random.range(130, 220) * u,
      tones.cloud,
    ),
  );
  const birds = random.chance(0.3)
    ? times(random.whole(2, 4), (i) => {
        const x = middle - side * width * 0.16 + i * 46 * u;
        const y = frame.top + height * 0.42 + random.range(-26, 26) * u;
        return line(
          d`M${x - 17 * u} ${y - 5 * u}Q${x - 8 * u} ${y - 13 * u} ${x} ${y}Q${x + 8 * u} ${y - 13 * u} ${x + 17 * u} ${y - 5 * u}`,
          tones.tree,
          FINE,
          0.8,
        );
      })
    : "";
  const scene = { stage, frame, tones, u, side, width };
  const drawn = {
    hills: hillsOf,
    mountains: mountainsOf,
    coast: coastOf,
    lake: lakeOf,
    plain: plainOf,
    desert: desertOf,
  }[place.land](scene);
  if (stage.palette.isEvening) {
    const stars = times(26, () =>
      circle(
        random.range(frame.left, frame.right),
        frame.top + height * random.next() * 0.72,
        random.range(1.6, 4),
        tones.line,
        0.7,
      ),
    );
    const r = random.range(54, 72) * u;
    const up = frame.top + height * random.range(0.3, 0.44);
    return { lights: stars + moon(sunX, up, r, tones.line, tones.sky), ground: drawn };
  }
  return { lights: sun(sunX, sunY, sunR, tones.sun) + clouds + birds, ground: drawn };
}

interface Scene {
  stage: Stage;
  frame: Frame;
  tones: Tones;
  /** The scale of things. */
  u: number;
  /** The side the picture leans to: -1 or 1. */
  side: number;
  width: number;
}

/** A soft line of hills from edge to edge. */
function ridge(
  { stage: { setting: random }, frame, width, u }: Scene,
  y: number,
  height: number,
  fill: string,
): string {
  const steps = random.whole(2, 3);
  const stride = (width + 160) / steps;
  const flip = random.pick([0, 1]);
  let x = frame.left - 80;
  let path = d`M${x} ${frame.bottom}V${y + random.range(-0.4, 0.4) * height * u}`;
  for (let i = 0; i < steps; i += 1) {
    const lift = ((i + flip) % 2 === 0 ? -1 : 0.8) * height * u * random.range(0.55, 1);
    path += d`C${x + stride * 0.35} ${y + lift} ${x + stride * 0.65} ${y + lift} ${x + stride} ${y + random.range(-0.3, 0.3) * height * u}`;
    x += stride;
  }
  return shape(path + d`V${frame.bottom}Z`, fill);
}

/** A tree typical of the landscape, standing on (x, base). */
export function tree(stage: Stage, x: number, base: number, height: number, fill?: string): string {
  const { palette, place } = stage;
  return treeIn(place.trees, x, base, height, fill ?? palette.leaf, palette);
}

function treeIn(
  kind: Stage["place"]["trees"],
  x: number,
  base: number,
  height: number,
  fill: string,
  p: Palette,
): string {
  const shade = 0.12;
  if (kind === "cypress") return cypress(x, base, height, p, fill);
  if (kind === "fir") {
    const tier = ([top, half, foot]: readonly [number, number, number]) =>
      d`M${x} ${base - height * top}L${x + height * half} ${base - height * foot}H${x - height * half}Z`;
    const dim = ([top, half, foot]: readonly [number, number, number]) =>
      d`M${x} ${base - height * top}L${x + height * half} ${base - height * foot}H${x + height * 0.02}Z`;
    const tiers = [
      [0.66, 0.22, 0.1],
      [0.84, 0.175, 0.36],
      [1, 0.13, 0.6],
    ] as const;
    return (
      rect(x - height * 0.022, base - height * 0.14, height * 0.044, height * 0.14, mix(fill, p.dark, 0.5)) +
      tiers.map((t) => shape(tier(t), fill) + shape(dim(t), p.dark, shade)).join("")
    );
  }
  if (kind === "palm") {
    const h = height * 0.86;
    const top = base - h;
    const frond = (reach: number, drop: number, rise: number) =>
      d`M${x} ${top}C${x + reach * 0.3} ${top - rise} ${x + reach * 0.8} ${top - rise * 0.8} ${x + reach} ${top + drop}C${x + reach * 0.7} ${top - rise * 0.2} ${x + reach * 0.35} ${top - rise * 0.1} ${x} ${top}Z`;
    const s = height;
    return (
      shape(
        d`M${x - s * 0.03} ${base}C${x - s * 0.005} ${base - h * 0.4} ${x + s * 0.02} ${base - h * 0.7} ${x - s * 0.012} ${top}H${x + s * 0.016}C${x + s * 0.055} ${base - h * 0.7} ${x + s * 0.04} ${base - h * 0.4} ${x + s * 0.035} ${base}Z`,
        mix(fill, p.dark, 0.35),
      ) +
      shape(
        frond(s * 0.34, s * 0.16, s * 0.14) +
          frond(-s * 0.34, s * 0.16, s * 0.14) +
          frond(s * 0.3, -s * 0.02, s * 0.2) +
          frond(-s * 0.3, -s * 0.02, s * 0.2) +
          frond(s * 0.16, s * 0.24, s * 0.07) +
          frond(-s * 0.16, s * 0.24, s * 0.07),
        fill,
      )
    );
  }
  const r = height * 0.27;
  const y = base - height + r * 1.15;
  const crown = d`M${x} ${base - height}C${x + r * 1.35} ${base - height} ${x + r * 1.5} ${y + r * 1.5} ${x} ${y + r * 1.55}C${x - r * 1.5} ${y + r * 1.5} ${x - r * 1.35} ${base - height} ${x} ${base - height}Z`;
  const half = d`M${x} ${base - height}C${x + r * 1.35} ${base - height} ${x + r * 1.5} ${y + r * 1.5} ${x} ${y + r * 1.55}C${x + r * 0.5} ${y + r * 0.8} ${x + r * 0.5} ${y - r * 0.5} ${x} ${base - height}Z`;
  return (
    rect(x - height * 0.022, base - height * 0.45, height * 0.044, height * 0.45, mix(fill, p.dark, 0.5)) +
    shape(crown, fill) +
    shape(half, p.dark, shade)
  );
}

/** A few trees around a point. */
function grove({ stage, tones, u }: Scene, x: number, y: number, count: number, spread: number): string {
  const { setting: random, place, palette } = stage;
  return times(count, (i) =>
    treeIn(
      place.trees,
      x + (i - (count - 1) / 2) * spread * u + random.range(-9, 9) * u,
      y + random.range(0, 12) * u,
      random.range(62, 112) * (place.trees === "round" ? 0.8 : 1) * u,
      i % 2 ? tones.tree : mix(tones.tree, tones.near, 0.35),
      palette,
    ),
  );
}

/** Roofs from one point to another, with a tower or two among them. */
function roofs({ stage, tones, u }: Scene, from: number, to: number, base: number): string {
  const { setting: random, place, palette: p } = stage;
  const window = p.isEvening ? GLOW : tones.roof;
  const flat = place.trees === "palm" || (place.trees === "cypress" && random.chance(0.4));
  const towerAt = random.range(0.25, 0.75);
  let drawn = "";
  let x = from;
  let towers = 0;
  while (x < to) {
    const w = random.range(44, 78) * u;
    const h = random.range(56, 112) * u;
    const tall = towers === 0 && (x - from) / (to - from) > towerAt;
    const wall = random.pick([tones.wall, tones.wall, mix(tones.wall, tones.middle, 0.4)]);
    if (tall) {
      towers += 1;
      const th = random.range(170, 215) * u;
      const tw = 40 * u;
      drawn +=
        rect(x, base - th, tw, th + 2, wall) +
        rect(x + tw * 0.62, base - th, tw * 0.38, th + 2, p.dark, 0, 0.06) +
        shape(arch(x + tw / 2, base - th + 44 * u, 14 * u, 26 * u), window) +
        (flat
          ? shape(
              d`M${x - 4 * u} ${base - th}A${tw / 2 + 4 * u} ${tw / 2 + 4 * u} 0 0 1 ${x + tw + 4 * u} ${base - th}Z`,
              tones.roof,
            )
          : shape(
              d`M${x - 5 * u} ${base - th}L${x + tw / 2} ${base - th - 66 * u}L${x + tw + 5 * u} ${base - th}Z`,
              tones.roof,
            ));
      x += tw;
      continue;
    }
    drawn +=
      rect(x, base - h, w, h + 2, wall) +
      (flat
        ? rect(x - 3 * u, base - h - 7 * u, w + 6 * u, 10 * u, tones.roof)
        : random.chance(0.5)
          ? shape(
              d`M${x - 5 * u} ${base - h}L${x + w / 2} ${base - h - w * 0.48}L${x + w + 5 * u} ${base - h}Z`,
              tones.roof,
            )
          : shape(
              d`M${x - 5 * u} ${base - h}L${x + 9 * u} ${base - h - 27 * u}H${x + w - 9 * u}L${x + w + 5 * u} ${base - h}Z`,
              tones.roof,
            )) +
      times(2, (i) => shape(arch(x + w * (0.3 + i * 0.4), base - h + 36 * u, 11 * u, 22 * u), window));
    x += w + (random.chance(0.25) ? random.range(2, 14) * u : 0);
  }
  return drawn;
}

function hillsOf(scene: Scene): string {
  const { stage, frame, tones, u, width, side } = scene;
  const random = stage.setting;
  const y = frame.horizon;
  const at = (part: number) => (frame.left + frame.right) / 2 + side * width * part;
  return (
    ridge(scene, y - 40 * u, random.range(90, 150), tones.back) +
    (stage.place.town ? roofs(scene, frame.left - 10, frame.right + 10, y + 70 * u) : "") +
    (stage.place.town ? "" : grove(scene, at(-random.range(0.3, 0.4)), y + 50 * u, random.whole(2, 3), 46)) +
    ridge(scene, y + 60 * u, random.range(60, 95), tones.middle) +
    grove(scene, at(random.range(0.26, 0.42)), y + 92 * u, random.whole(2, 4), 44) +
    ridge(scene, y + 150 * u, 50, tones.near)
  );
}

/** Snowy peaks, one behind the other. */
function peaks(scene: Scene, y: number, high: number, count: number, fill: string, snow: boolean): string {
  const { stage, frame, tones, u, width } = scene;
  const random = stage.setting;
  return times(count, (i) => {
    const x = frame.left + (width * (i + 0.5 + random.range(-0.28, 0.28))) / count;
    const h = high * u * random.range(0.68, 1.05);
    const l = h * random.range(0.85, 1.15);
    const r = h * random.range(0.85, 1.15);
    const body = d`M${x - l} ${y}L${x - l * 0.42} ${y - h * 0.62}L${x} ${y - h}L${x + r * 0.36} ${y - h * 0.58}L${x + r} ${y}Z`;
    const lee = d`M${x} ${y - h}L${x + r * 0.36} ${y - h * 0.58}L${x + r} ${y}H${x + r * 0.28}L${x + r * 0.04} ${y - h * 0.4}L${x + r * 0.1} ${y - h * 0.64}Z`;
    const cap = d`M${x} ${y - h}L${x + r * 0.24} ${y - h * 0.72}L${x + r * 0.1} ${y - h * 0.66}L${x + r * 0.01} ${y - h * 0.74}L${x - l * 0.1} ${y - h * 0.61}L${x - l * 0.18} ${y - h * 0.69}L${x - l * 0.32} ${y - h * 0.71}Z`;
    return shape(body, fill) + shape(lee, stage.palette.dark, 0.07) + (snow ? shape(cap, tones.line, 0.92) : "");
  });
}

function mountainsOf(scene: Scene): string {
  const { stage, frame, tones, u, width, side } = scene;
  const random = stage.setting;
  const y = frame.horizon + 70 * u;
  const at = (part: number) => (frame.left + frame.right) / 2 + side * width * part;
  return (
    peaks(scene, y, random.range(300, 390), random.whole(3, 4), tones.back, true) +
    peaks(scene, y + 20 * u, 170, random.whole(3, 5), mix(tones.back, tones.middle, 0.6), false) +
    (stage.place.town ? roofs(scene, frame.left - 10, frame.right + 10, y + 14 * u) : "") +
    ridge(scene, y + 10 * u, random.range(50, 80), tones.middle) +
    grove(scene, at(-random.range(0.3, 0.4)), y + 40 * u, random.whole(2, 3), 40) +
    grove(scene, at(random.range(0.26, 0.42)), y + 34 * u, random.whole(3, 5), 38) +
    ridge(scene, y + 100 * u, 42, tones.near)
  );
}

/** Water from `y` to the bottom, with reflected light. */
function water({ stage, frame, tones, u, width }: Scene, y: number): string {
  const random = stage.setting;
  return (
    rect(frame.left, y, width, frame.bottom - y, tones.water) +
    rect(frame.left, y, width, 12 * u, tones.middle) +
    times(16, () => {
      const wy = y + 26 * u + random.next() ** 1.4 * (frame.bottom - y - 30 * u);
      const wx = random.range(frame.left, frame.right);
      const w = random.range(30, 96) * u;
      return line(d`M${wx} ${wy}q${w * 0.25} ${-6 * u} ${w * 0.5} 0t${w * 0.5} 0`, tones.line, FINE, 0.55);
    })
  );
}

function sail({ stage, tones, u }: Scene, x: number, y: number): string {
  const size = stage.setting.range(52, 78) * u;
  return (
    shape(
      d`M${x - size * 0.5} ${y}H${x + size * 0.5}L${x + size * 0.32} ${y + size * 0.2}H${x - size * 0.36}Z`,
      tones.tree,
    ) +
    shape(d`M${x} ${y - size * 0.08}V${y - size * 1.15}L${x + size * 0.48} ${y - size * 0.08}Z`, tones.line) +
    shape(
      d`M${x - size * 0.06} ${y - size * 0.08}V${y - size * 0.9}L${x - size * 0.36} ${y - size * 0.08}Z`,
      tones.line,
      0.75,
    )
  );
}

function coastOf(scene: Scene): string {
  const { stage, frame, tones, u, side, width } = scene;
  const random = stage.setting;
  const y = frame.horizon;
  const edge = side > 0 ? frame.left : frame.right;
  const reach = width * random.range(0.42, 0.56);
  const cape = (part: number, high: number, fill: string) => {
    const h = high * u;
    const tip = edge + side * reach * part;
    return shape(
      d`M${edge - side * 10} ${y + 8}V${y - h * 0.8}C${edge + side * reach * part * 0.3} ${y - h * 1.2} ${edge + side * reach * part * 0.45} ${y - h * 0.9} ${edge + side * reach * part * 0.62} ${y - h * 0.55}C${edge + side * reach * part * 0.76} ${y - h * 0.35} ${tip - side * 20} ${y - h * 0.3} ${tip} ${y + 8}Z`,
      fill,
    );
  };
  const town = stage.place.town
    ? side > 0
      ? roofs(scene, edge - 10, edge + reach * 0.7, y + 6 * u)
      : roofs(scene, edge - reach * 0.7, edge + 10, y + 6 * u)
    : "";
  return (
    cape(1.35, 90, tones.back) +
    cape(1, stage.place.town ? 220 : 180, mix(tones.back, tones.middle, 0.6)) +
    town +
    (stage.place.town ? "" : grove(scene, edge + side * reach * 0.34, y - 76 * u, 3, 44)) +
    water(scene, y) +
    sail(scene, edge + side * (reach + (width - reach) * random.range(0.3, 0.75)), y + random.range(24, 60) * u)
  );
}

function lakeOf(scene: Scene): string {
  const { stage, frame, tones, u, width, side } = scene;
  const random = stage.setting;
  const y = frame.horizon + 24 * u;
  const island = (frame.left + frame.right) / 2 + side * width * random.range(0.24, 0.34);
  const w = 120 * u;
  return (
    peaks(scene, y, random.range(290, 350), 3, tones.back, true) +
    ridge(scene, y - 20 * u, random.range(60, 90), tones.middle) +
    water(scene, y) +
    ellipse(island, y + 46 * u, w, 17 * u, tones.near) +
    grove(scene, island - 34 * u, y + 40 * u, 2, 36) +
    rect(island + 14 * u, y - 22 * u, 22 * u, 66 * u, tones.line) +
    shape(
      d`M${island + 10 * u} ${y - 22 * u}L${island + 25 * u} ${y - 58 * u}L${island + 40 * u} ${y - 22 * u}Z`,
      tones.tree,
    ) +
    rect(island + 34 * u, y + 6 * u, 36 * u, 38 * u, tones.line) +
    shape(
      d`M${island + 30 * u} ${y + 6 * u}L${island + 52 * u} ${y - 14 * u}L${island + 74 * u} ${y + 6 * u}Z`,
      tones.tree,
    ) +
    ellipse(island, y + 50 * u, w * 0.92, 12 * u, tones.tree) +
    sail(scene, (frame.left + frame.right) / 2 - side * width * random.range(0.28, 0.4), y + random.range(50, 84) * u)
  );
}

function plainOf(scene: Scene): string {
  const { stage, frame, tones, u, width, side } = scene;
  const random = stage.setting;
  const y = frame.horizon + 30 * u;
  const vanish = (frame.left + frame.right) / 2 + side * width * random.range(0, 0.3);
  const row = random.whole(5, 7);
  return (
    ridge(scene, y - 6 * u, 22, tones.back) +
    (stage.place.town ? roofs(scene, frame.left - 10, frame.right + 10, y + 10 * u) : "") +
    rect(frame.left, y, width, frame.bottom - y, tones.middle) +
    times(9, (i) => {
      const a = vanish + (i - 4.5) * width * 0.34;
      const b = vanish + (i - 4.1) * width * 0.34;
      return shape(d`M${vanish} ${y}L${a} ${frame.bottom}H${b}Z`, tones.near, 0.5);
    }) +
    times(row, (i) => {
      const x = (frame.left + frame.right) / 2 - side * width * (0.46 - i * 0.055);
      const h = (150 - i * 16) * u;
      return (
        ellipse(x, y - h * 0.5 + 8 * u, h * 0.13, h * 0.5, tones.tree) +
        ellipse(x + h * 0.04, y - h * 0.5 + 8 * u, h * 0.07, h * 0.42, stage.palette.dark, 0.06)
      );
    })
  );
}

function desertOf(scene: Scene): string {
  const { stage, frame, tones, u, width, side } = scene;
  const random = stage.setting;
  const y = frame.horizon + 40 * u;
  const dune = (x: number, top: number, half: number, fill: string) =>
    shape(
      d`M${x - half * 1.6} ${frame.bottom}C${x - half * 0.9} ${y - top * u * 0.2} ${x - half * 0.3} ${y - top * u} ${x} ${y - top * u}C${x + half * 0.5} ${y - top * u * 0.9} ${x + half} ${y} ${x + half * 1.8} ${frame.bottom}Z`,
      fill,
    ) +
    shape(
      d`M${x} ${y - top * u}C${x + half * 0.5} ${y - top * u * 0.9} ${x + half} ${y} ${x + half * 1.8} ${frame.bottom}H${x + half * 0.1}C${x - half * 0.2} ${y + 80 * u} ${x + half * 0.25} ${y - top * u * 0.3} ${x} ${y - top * u}Z`,
      stage.palette.dark,
      0.06,
    );
  const middle = (frame.left + frame.right) / 2;
  return (
    shape(
      d`M${middle - side * width * 0.5} ${y + 20}V${y - 70 * u}L${middle - side * width * 0.4} ${y - 96 * u}H${middle - side * width * 0.26}L${middle - side * width * 0.2} ${y - 24 * u}L${middle - side * width * 0.08} ${y + 20}Z`,
      tones.back,
    ) +
    (stage.place.town ? roofs(scene, frame.left - 10, frame.right + 10, y + 26 * u) : "") +
    dune(middle + side * width * random.range(0.2, 0.36), 96, width * 0.3, mix(tones.back, tones.middle, 0.5)) +
    dune(middle - side * width * random.range(0.24, 0.4), 44, width * 0.34, tones.middle) +
    grove(scene, middle + side * width * random.range(0.3, 0.4), y + 40 * u, 3, 52) +
    dune(middle + side * width * 0.1, -30, width * 0.42, tones.near)
  );
}

const moon = (x: number, y: number, radius: number, fill: string, shadow: string) =>
  circle(x, y, radius, fill) + circle(x + radius * 0.42, y - radius * 0.14, radius * 0.86, shadow);
