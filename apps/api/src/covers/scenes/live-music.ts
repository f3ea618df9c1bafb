import {
  at,
  circle,
  d,
  ellipse,
  FINE,
  line,
  LINE,
  rect,
  shadeRight,
  shape,
  SHADE,
  times,
  turned,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { alcove, backdrop } from "../landscape.ts";
import { cast, ground, sky, sprig, bloom } from "../motifs.ts";
import { BRASS } from "../palettes.ts";

/** Staves that flow across the picture like ribbons, with a few notes on them. */
function staves(stage: Stage, y: number, sway: number, notes: number): string {
  const { view, palette: p, random } = stage;
  const w = view.width;
  const wave = (offset: number) =>
    d`M${view.left - 10} ${y + offset}C${view.left + w * 0.25} ${y + offset - sway} ${view.left + w * 0.3} ${y + offset + sway} ${0} ${y + offset}S${view.right - w * 0.22} ${y + offset + sway * 0.9} ${view.right + 10} ${y + offset - sway * 0.3}`;
  const lines = times(5, (i) => line(wave((i - 2) * 30), i % 2 ? p.light : p.soft, 6));
  const heads = times(notes, (i) => {
    const s = i % 2 ? 1 : -1;
    const x = s * random.range(230, Math.min(410, view.right - 40));
    const ny = y + random.range(-90, 60) + (s > 0 ? sway * 0.2 : -sway * 0.1);
    const fill = random.pick([p.dark, p.main, p.deep]);
    return at(
      x,
      ny,
      random.chance(0.5)
        ? ellipse(0, 0, 20, 15, fill) + line("M18 -2V-86Q44 -70 42 -38", fill, 6)
        : ellipse(0, 0, 19, 14, fill) +
            ellipse(66, -10, 19, 14, fill) +
            line("M17 -2V-82M83 -12V-92", fill, 6) +
            line("M17 -80L83 -90", fill, 15),
      -12,
    );
  });
  return lines + heads;
}

/** An upright violin, viola or cello; the caller sets its size. */
function strings({ palette: p, clip }: Stage, wood: string, shade: string): string {
  const body = turned(
    [0, -140],
    [62, -142, 96, -112, 92, -74],
    [90, -50, 58, -44, 58, -4],
    [58, 34, 108, 40, 114, 100],
    [118, 162, 70, 190, 0, 190],
  );
  const hole = "M-46 36C-62 30 -60 10 -48 14C-36 30 -56 60 -44 84C-36 96 -24 86 -34 76";
  return (
    shape("M-15 -330H15L18 -120H-18Z", p.dark) +
    shape("M-20 -330C-22 -372 -12 -396 8 -398C28 -398 30 -370 12 -366L20 -330Z", wood) +
    circle(8, -384, 9, shade) +
    line("M-34 -346H-14M-34 -366H-14M20 -346H38M20 -360H38", p.dark, 8) +
    shape(body, wood) +
    clip(body, rect(38, -200, 120, 440, p.dark, 0, SHADE)) +
    clip(body, line(body, shade, 14)) +
    shape("M-17 -150H17L24 12H-24Z", p.dark) +
    line(hole, p.dark, 7) +
    at(0, 0, line(hole, p.dark, 7), 0, 1, -1) +
    shape("M-40 66C-30 52 30 52 40 66L34 74H-34Z", p.light) +
    shape("M-20 96H20L12 176H-12Z", p.dark) +
    line("M-9 -326L-12 100M-3 -326L-4 100M3 -326L4 100M9 -326L12 100", p.light, 2, 0.85)
  );
}

const cello: Scene = (stage) => {
  const { random, palette: p } = stage;
  const wood = random.pick([p.main, p.accent, p.main]);
  const shade = wood === p.main ? p.deep : p.main;
  const tilt = random.range(-16, 16);
  const bowSide = random.pick([-1, 1]);
  const sway = random.range(90, 190) * random.pick([-1, 1]);
  const bow =
    line("M0 -300V300", p.dark, 9) + line("M0 -296Q26 0 0 280", p.light, FINE + 1) + rect(-6, 236, 26, 40, p.dark, 5);
  return (
    sky(stage) +
    backdrop(stage, 0, 345) +
    staves(stage, random.range(-40, 60), sway, random.whole(3, 5)) +
    at(
      12,
      60,
      at(
        0,
        0,
        shape(
          turned(
            [0, -140],
            [62, -142, 96, -112, 92, -74],
            [90, -50, 58, -44, 58, -4],
            [58, 34, 108, 40, 114, 100],
            [118, 162, 70, 190, 0, 190],
          ),
          p.dark,
          SHADE,
        ),
        tilt,
        1.16,
      ),
    ) +
    at(0, 48, at(0, 0, strings(stage, wood, shade), tilt, 1.16)) +
    at(bowSide * 60, 20, bow, bowSide * (52 + random.range(-12, 12)))
  );
};

const guitar: Scene = (stage) => {
  const { random, palette: p } = stage;
  const wood = random.pick([p.accent, p.main, p.soft]);
  const shade = wood === p.main ? p.deep : p.main;
  const body = turned(
    [0, -96],
    [90, -110, 118, -64, 104, -16],
    [96, 12, 92, 28, 106, 52],
    [160, 110, 132, 210, 0, 210],
  );
  const tilt = random.pick([-1, 1]) * random.range(14, 32);
  const drawn =
    rect(-17, -360, 34, 300, p.dark) +
    times(9, (i) => line(d`M-17 ${-340 + i * 28}H17`, p.light, 2, 0.5)) +
    shape("M-28 -440H28L22 -352H-22Z", shade) +
    times(3, (i) => circle(-36, -428 + i * 28, 8, p.light) + circle(36, -428 + i * 28, 8, p.light)) +
    shape(body, wood) +
    shadeRight(stage, body, 48) +
    stage.clip(body, line(body, shade, 16)) +
    circle(0, 32, 52, p.dark) +
    `<circle cx="0" cy="32" r="60" fill="none" stroke="${p.light}" stroke-width="5"/>` +
    shape("M58 20C92 20 96 76 66 104C50 100 54 60 58 20Z", p.dark, 0.55) +
    rect(-15, -96, 30, 96, p.dark) +
    rect(-52, 124, 104, 18, p.dark, 5) +
    line("M-10 -352V126M-3.5 -352V126M3.5 -352V126M10 -352V126", p.light, 1.8, 0.8);
  return (
    sky(stage) +
    alcove(stage, 480, 620, 820) +
    staves(stage, random.range(-20, 80), random.range(-160, 160), random.whole(2, 4)) +
    at(tilt > 0 ? -50 : 50, 96, drawn, tilt, 0.98) +
    bloom(random, p, tilt > 0 ? 225 : -225, 230, 62, p.light, "anemone") +
    bloom(random, p, tilt > 0 ? 280 : -280, 290, 44, p.main, "rose") +
    sprig(tilt > 0 ? 200 : -200, 300, 190, tilt > 0 ? 30 : -30, p.leaf, 6)
  );
};

const piano: Scene = (stage) => {
  const { random, palette: p } = stage;
  const body = random.pick([p.dark, p.main, p.deep]);
  const inside = body === p.main ? p.deep : p.main;
  const lid = "M-280 -40C-260 -300 -60 -330 40 -262C110 -214 120 -150 260 -150L300 -40Z";
  const side = random.pick([-1, 1]);
  const keys =
    rect(-330, 30, 250, 30, p.light, 4) +
    times(17, (i) => line(d`M${-330 + (i + 1) * 14} 32V58`, p.dark, 1.6, 0.5)) +
    times(11, (i) => rect(-324 + i * 22, 30, 8, 16, p.dark));
  const drawn =
    shape(lid, inside) +
    shape(lid, p.dark, 0.08) +
    line(lid, body, 16) +
    line("M150 -60L190 -146", BRASS, 8) +
    times(9, (i) => line(d`M${-190 + i * 44} -36L${-176 + i * 38} -96`, BRASS, FINE, 0.9)) +
    rect(-344, -44, 660, 122, body, 12) +
    rect(-80, -44, 396, 20, p.light, 0, 0.12) +
    keys +
    rect(-344, 60, 270, 18, p.dark, 4) +
    rect(-290, 78, 26, 200, body, 4) +
    rect(236, 78, 26, 200, body, 4) +
    rect(-30, 78, 12, 140, BRASS) +
    rect(-60, 214, 72, 12, BRASS, 6) +
    circle(-277, 284, 12, BRASS) +
    circle(249, 284, 12, BRASS) +
    shape("M-250 -44L-236 -150H-126L-112 -44Z", p.light) +
    line("M-222 -124H-140M-226 -104H-136M-228 -84H-134", p.soft, LINE);
  return (
    sky(stage) +
    backdrop(stage, -80, 320) +
    staves(stage, -210, random.range(60, 130) * random.pick([-1, 1]), 3) +
    ground(stage, 240, p.soft) +
    cast(0, 298, 380, p, 26) +
    at(0, 0, drawn, 0, 1, side)
  );
};

const horn: Scene = (stage) => {
  const { random, palette: p } = stage;
  const sway = random.range(100, 180) * random.pick([-1, 1]);
  const tilt = random.range(-16, 4);
  const gold = random.pick([BRASS, p.accent, p.main]);
  const bell = "M60 -40C190 -44 240 -70 290 -160H312V134H290C240 44 190 20 60 14Z";
  const side = random.pick([-1, 1]);
  const drawn =
    line("M-330 -13H120", gold, 26) +
    line("M-140 -13C-240 -13 -240 118 -140 118H80C170 118 170 -13 80 -13", gold, 26) +
    shape(bell, gold) +
    stage.clip(bell, rect(0, -20, 400, 300, p.dark, 0, SHADE)) +
    ellipse(302, -13, 22, 148, p.deep) +
    ellipse(304, -13, 13, 128, p.dark) +
    shape("M-352 -34H-330V8H-352C-372 0 -372 -26 -352 -34Z", gold) +
    times(
      3,
      (i) =>
        rect(-92 + i * 58, -78, 38, 216, p.light, 8) +
        rect(-74 + i * 58, -78, 20, 216, p.dark, 8, SHADE) +
        rect(-92 + i * 58, 80, 38, 10, gold) +
        rect(-77 + i * 58, -110, 8, 34, gold) +
        rect(-86 + i * 58, -118, 26, 12, p.dark, 5),
    ) +
    line("M-300 -20H20", "#FFFFFF", LINE, 0.5);
  return (
    sky(stage) +
    backdrop(stage, 0, 345) +
    staves(stage, random.range(-30, 40), sway, 4) +
    at(0, 0, drawn, tilt * side, 1, side)
  );
};

export const liveMusic: Compositions = [cello, guitar, piano, horn];
