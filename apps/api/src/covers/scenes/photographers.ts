import {
  at,
  box,
  circle,
  d,
  disc,
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
import { backdrop, byDayOrEvening, landscape, tree, view } from "../landscape.ts";
import { bloom, border, cast, festoons, ground, leaf, sky, sparkle, sprig, table } from "../motifs.ts";
import { BRASS, type Palette } from "../palettes.ts";

/** The blades of a lens, half closed. */
function blades(stage: Stage, radius: number, open: number): string {
  const { random, palette: p } = stage;
  const count = random.whole(6, 8);
  const turn = random.range(0, 60);
  const fills = random.pick([
    [p.main, p.light, p.soft],
    [p.light, p.soft, p.main],
    [p.main, p.deep, p.soft],
    [p.soft, p.light, p.far],
  ]);
  const drawn = times(count, (i) => {
    const angle = turn + (i * 360) / count;
    const [ax, ay] = polar(0, 0, angle, open);
    const [bx, by] = polar(0, 0, angle + 360 / count, open);
    // Each blade runs along one side of the opening and out to the rim.
    const reach = radius * 1.6;
    const dx = bx - ax;
    const dy = by - ay;
    const length = Math.hypot(dx, dy);
    const [cx, cy] = [ax + (dx / length) * reach, ay + (dy / length) * reach];
    const [px, py] = polar(0, 0, angle + 360 / count, open);
    const next = angle + 720 / count;
    const [qx, qy] = polar(0, 0, next, open);
    const nx = qx - px;
    const ny = qy - py;
    const step = Math.hypot(nx, ny);
    const [ex, ey] = [px + (nx / step) * reach, py + (ny / step) * reach];
    const path = d`M${bx} ${by}L${cx} ${cy}L${ex} ${ey}Z`;
    return (
      shape(path, fills[i % (count % 3 === 0 ? 3 : 2)] ?? p.main) + line(d`M${ax} ${ay}L${cx} ${cy}`, p.dark, LINE)
    );
  });
  return stage.clip(disc(0, 0, radius), circle(0, 0, radius, p.far) + drawn);
}

const aperture: Scene = (stage) => {
  const { random, palette: p } = stage;
  const radius = random.range(235, 270);
  const open = random.range(0.24, 0.42) * radius;
  const ticks = times(48, (i) => {
    const long = i % 4 === 0;
    const [ax, ay] = polar(0, 0, i * 7.5, radius + 44);
    const [bx, by] = polar(0, 0, i * 7.5, radius + (long ? 66 : 56));
    return line(d`M${ax} ${ay}L${bx} ${by}`, p.light, long ? LINE : FINE, 0.8);
  });
  const rays = times(24, (i) => {
    const [ax, ay] = polar(0, 0, i * 15, 395);
    const [bx, by] = polar(0, 0, i * 15 + 7.5, 1400);
    const [cx, cy] = polar(0, 0, i * 15, 1400);
    return shape(d`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}Z`, p.far, 0.8);
  });
  return (
    sky(stage) +
    rays +
    circle(14, 20, radius + 86, p.dark, 0.16) +
    circle(0, 0, radius + 86, p.deep) +
    circle(0, 0, radius + 78, p.main) +
    ticks +
    circle(0, 0, radius + 34, p.light) +
    circle(0, 0, radius + 20, p.dark) +
    blades(stage, radius, open) +
    ring(0, 0, radius, p.dark, 10) +
    line(
      d`M${-radius * 0.78} ${-radius * 0.3}A${radius * 0.84} ${radius * 0.84} 0 0 1 ${-radius * 0.25} ${-radius * 0.8}`,
      p.light,
      12,
      0.55,
    )
  );
};

const camera: Scene = (stage) => {
  const { random, palette: p } = stage;
  const skin = random.pick([p.main, p.deep, p.accent]);
  const top = random.chance(0.5) ? p.light : p.far;
  const lens = random.range(112, 132);
  const y = 225;
  const body =
    rect(-262, -128, 524, 336, p.dark, 34) +
    rect(-262, -62, 524, 196, skin) +
    times(12, (i) => line(d`M-250 ${-48 + i * 15.5}H250`, p.dark, FINE, 0.16)) +
    shape("M-262 -62V-94A34 34 0 0 1 -228 -128H228A34 34 0 0 1 262 -94V-62Z", top) +
    shape("M-262 134V168A34 34 0 0 0 -228 202H228A34 34 0 0 0 262 168V134Z", top) +
    shape("M-110 -128L-84 -196H84L110 -128Z", top) +
    shape("M40 -128L52 -196H84L110 -128Z", p.dark, SHADE) +
    rect(-52, -178, 104, 36, p.dark, 8) +
    rect(-44, -172, 40, 24, p.soft, 4, 0.7) +
    rect(-222, -154, 76, 26, p.dark, 6) +
    rect(152, -160, 54, 32, p.dark, 8) +
    rect(164, -172, 30, 14, p.accent === skin ? p.main : p.accent, 5) +
    circle(196, -94, 14, p.dark) +
    rect(-226, -108, 64, 28, p.dark, 6) +
    rect(200, -62, 62, 196, p.dark, 0, SHADE);
  const glass =
    circle(10, 54, lens + 44, p.dark, 0.22) +
    circle(0, 40, lens + 40, p.dark) +
    ring(0, 40, lens + 28, p.light, FINE, 0.6) +
    circle(0, 40, lens + 12, top) +
    circle(0, 40, lens, p.dark) +
    circle(0, 40, lens * 0.78, p.deep) +
    circle(0, 40, lens * 0.56, p.main) +
    circle(0, 40, lens * 0.32, p.dark) +
    circle(-lens * 0.34, 40 - lens * 0.36, lens * 0.19, p.light, 0.85) +
    circle(lens * 0.3, 40 + lens * 0.34, lens * 0.09, p.light, 0.5);
  const strap =
    line("M-262 -80C-420 -60 -420 120 -330 222S-80 262 60 238", p.deep, 18) +
    line("M-262 -80C-420 -60 -420 120 -330 222S-80 262 60 238", p.light, FINE, 0.7);
  return (
    sky(stage) +
    backdrop(stage, -60, 350) +
    ground(stage, y, p.soft) +
    cast(20, y + 20, 330, p, 26) +
    at(random.pick([-1, 1]) * 320, y + 40, sprig(0, 0, 320, random.range(-14, 14), p.leaf, 6, random.chance(0.5), 40)) +
    strap +
    at(0, 18, body + glass) +
    bloom(random, p, -250, y + 30, 54, p.light, random.pick(["anemone", "cosmos", "poppy"])) +
    bloom(random, p, -182, y + 62, 36, p.accent, "rose") +
    leaf(-300, y + 60, 90, 30, -70, p.leaf) +
    sparkle(290, -250, 26, p.light)
  );
};

/** Prints drying on a line. */
const prints: Scene = (stage) => {
  const { random, palette: p } = stage;
  const pictures = [
    // The surrounding country.
    (w: number, h: number) =>
      view(stage, box(-w / 2, -h / 2, w, h), { left: -w, right: w, top: -h / 2, horizon: h * 0.12, bottom: h / 2 }),
    // A flower.
    (w: number, h: number) =>
      rect(-w / 2, -h / 2, w, h, p.main) +
      line(d`M0 ${h / 2}Q10 20 0 -20`, p.dark, LINE) +
      bloom(random, p, 0, -h * 0.08, w * 0.3, p.light, "anemone"),
    // Two people under an arch.
    (w: number, h: number) =>
      rect(-w / 2, -h / 2, w, h, p.soft) +
      shape(
        d`M${-w * 0.32} ${h / 2}V${-h * 0.05}A${w * 0.32} ${w * 0.32} 0 0 1 ${w * 0.32} ${-h * 0.05}V${h / 2}Z`,
        p.light,
      ) +
      circle(-w * 0.1, h * 0.02, w * 0.075, p.dark) +
      shape(d`M${-w * 0.1} ${h * 0.08}L0 ${h / 2}H${-w * 0.28}Z`, p.accent) +
      circle(w * 0.11, -h * 0.02, w * 0.075, p.deep) +
      rect(w * 0.03, h * 0.05, w * 0.16, h * 0.5, p.dark, w * 0.05),
    // Two rings.
    (w: number, h: number) =>
      rect(-w / 2, -h / 2, w, h, p.deep) +
      ring(-w * 0.1, h * 0.02, w * 0.19, p.light, 9) +
      ring(w * 0.12, h * 0.02, w * 0.19, p.accent, 9),
    // The same country, nearer.
    (w: number, h: number) =>
      view(stage, box(-w / 2, -h / 2, w, h), {
        left: -w * 1.6,
        right: w * 0.9,
        top: -h / 2,
        horizon: h * 0.2,
        bottom: h / 2,
      }),
  ];
  const chosen = random.shuffle(pictures).slice(0, 3);
  const hung = chosen.map((picture, i) => {
    const x = (i - 1) * 272;
    const drop = i === 1 ? 62 : 26;
    const w = 186;
    const h = 206;
    const frame =
      rect(-w / 2 - 20 + 8, -22 + 10, w + 40, h + 92, p.dark, 0, SHADE) +
      rect(-w / 2 - 20, -22, w + 40, h + 92, p.light, 3) +
      at(0, h / 2, stage.clip(box(-w / 2, -h / 2, w, h), picture(w, h)));
    return at(
      x,
      -160 + drop,
      frame + rect(-9, -48, 18, 50, p.accent, 4) + rect(-9, -26, 18, 4, p.dark, 0, 0.4),
      random.range(-4, 4),
    );
  });
  return (
    sky(stage) +
    backdrop(stage, -40, 385) +
    festoons(-1761, 1174, [-300, -300], 78, 0, p.dark, () => "") +
    hung.join("") +
    table(stage, 340, p.main, p.deep)
  );
};

/** Two people, from behind. */
const couple = (p: Palette, x: number, y: number, size: number) =>
  at(
    x,
    y,
    cast(0, 2, 78, p, 9) +
      shape("M-26 -150C-8 -150 -10 -96 4 -60L26 0H-96C-70 -40 -50 -120 -26 -150Z", p.light) +
      shape("M-26 -150C-8 -150 -10 -96 4 -60L26 0H-8C-16 -50 -20 -110 -26 -150Z", p.dark, 0.08) +
      circle(-22, -172, 21, "#4A2E28") +
      shape("M-22 -196C-52 -196 -56 -120 -74 -60C-50 -60 -20 -110 -10 -170Z", p.light, 0.72) +
      rect(14, -152, 50, 108, p.dark, 17) +
      rect(17, -70, 20, 72, p.dark) +
      rect(41, -70, 20, 72, p.dark) +
      circle(38, -178, 21, "#2B2024") +
      line("M-10 -118L24 -96", p.light, 12),
    0,
    size,
  );

/** What the photographer sees through the lens. */
const viewfinder: Scene = (stage) => {
  const { random, palette: p, view: all } = stage;
  const s = random.pick([-1, 1]);
  const base = 236;
  const corner = (sx: number, sy: number) => line(d`M${sx * 408} ${sy * 240}V${sy * 312}H${sx * 330}`, p.light, 11);
  const third = random.chance(0.5);
  const branch = (x: number, y: number, angle: number) =>
    sprig(x, y, 260, angle, random.pick([p.leaf, p.deep]), 6, true, 50);
  return (
    landscape(stage, 40) +
    tree(stage, -s * 350, base + 10, random.range(330, 420)) +
    tree(stage, -s * 270, base + 10, random.range(200, 260), p.main) +
    ground(stage, base, p.main) +
    border(stage, all.left, all.right + 30, base + 8, 24) +
    couple(p, s * random.range(60, 130), base + 96, random.range(1.25, 1.5)) +
    border(stage, all.left, -150, base + 150, 30) +
    border(stage, 190, all.right + 30, base + 150, 30) +
    branch(s * 560, -430, -s * 128) +
    branch(s * 470, -460, -s * 152) +
    (third
      ? line("M-136 -300V300M136 -300V300M-396 -100H396M-396 100H396", p.light, FINE, 0.55)
      : ring(0, 0, 78, p.light, LINE, 0.9) + line("M-104 0H-54M54 0H104M0 -104V-54M0 54V104", p.light, LINE, 0.9)) +
    corner(-1, -1) +
    corner(1, -1) +
    corner(-1, 1) +
    corner(1, 1) +
    circle(-356, -268, 13, "#D2503F")
  );
};

/** A large framed print on a shelf. */
const framed: Scene = (stage) => {
  const { random, palette: p } = stage;
  const s = random.pick([-1, 1]);
  const y = 262;
  const [w, h] = random.chance(0.5) ? [600, 500] : [460, 580];
  const wood = random.pick([p.dark, BRASS, p.deep, p.main]);
  const mat = 54;
  const outline = box(-w / 2 + mat, y - h + mat, w - 2 * mat, h - 2 * mat);
  const small = at(
    s * (w / 2 + 70),
    y,
    rect(-76, -214, 152, 214, p.accent) +
      rect(-62, -200, 124, 186, p.light) +
      at(0, -106, bloom(random, p, 0, 0, 46, p.main, random.pick(["anemone", "cosmos", "poppy"]))) +
      rect(40, -214, 36, 214, p.dark, 0, 0.08),
  );
  const pot = at(
    -s * (w / 2 + 70),
    y,
    times(5, (i) =>
      sprig(
        (i - 2) * 9,
        -86,
        random.range(150, 220),
        (i - 2) * 19,
        i % 2 ? p.leaf : p.deep,
        5,
        random.chance(0.5),
        (i - 2) * 12,
      ),
    ) +
      shape("M-52 -96H52L38 0H-38Z", p.light) +
      shape("M14 -96H52L38 0H20Z", p.dark, SHADE),
  );
  return (
    sky(stage, random.pick([p.sky, p.far])) +
    small +
    rect(-w / 2 + 14, y - h + 14, w, h - 14, p.dark, 0, SHADE) +
    rect(-w / 2, y - h, w, h, wood) +
    rect(-w / 2 + 14, y - h + 14, w - 28, h - 28, p.light) +
    view(stage, outline, {
      left: -w / 2 - 100,
      right: w / 2 + 100,
      top: y - h + mat,
      horizon: y - h * 0.48,
      bottom: y - mat,
    }) +
    stage.clip(
      outline,
      ground(stage, y - h * 0.24, p.main) +
        border(stage, -w / 2, w / 2, y - h * 0.24, 14) +
        couple(p, random.range(-30, 30), y - h * 0.17, 0.9),
    ) +
    pot +
    rect(stage.view.left - 2, y, stage.view.width + 4, 34, p.light) +
    rect(stage.view.left - 2, y + 34, stage.view.width + 4, 14, p.dark, 0, 0.16) +
    ground(stage, y + 48, p.soft) +
    at(
      s * 210,
      y + 2,
      rect(-64, -76, 128, 78, p.dark, 12) +
        rect(-64, -60, 128, 42, random.pick([p.main, p.accent])) +
        rect(-26, -90, 52, 18, p.dark, 5) +
        circle(0, -38, 34, p.dark) +
        circle(0, -38, 25, p.far) +
        circle(0, -38, 16, p.dark) +
        circle(-6, -44, 5, p.light),
    )
  );
};

export const photographers: Compositions = [aperture, camera, prints, byDayOrEvening(viewfinder, 6), framed];
