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
import { bloom, cast, leaf, sky, sparkle, table } from "../motifs.ts";
import { BRASS, SKINS } from "../palettes.ts";

/** Lips are warm in every palette. */
const REDS = ["#B23A4B", "#C8574B", "#9E3F5C", "#D4776A"] as const;

function lipstick({ palette: p }: Stage, colour: string, tube: string, up: number): string {
  return (
    shape(d`M-40 -210V${-260 - up}C-40 ${-310 - up} 10 ${-340 - up} 40 ${-350 - up}V-210Z`, colour) +
    shape(d`M14 -210V${-336 - up}C24 ${-344 - up} 32 ${-348 - up} 40 ${-350 - up}V-210Z`, p.dark, SHADE) +
    shape(
      d`M-40 ${-262 - up}C-38 ${-310 - up} 10 ${-340 - up} 40 ${-350 - up}C30 ${-300 - up} 0 ${-270 - up} -40 ${-262 - up}Z`,
      p.light,
      0.24,
    ) +
    rect(-48, -226, 96, 90, BRASS, 4) +
    rect(14, -226, 34, 90, p.dark, 4, SHADE) +
    rect(-38, -220, 10, 80, "#FFFFFF", 4, 0.5) +
    rect(-62, -142, 124, 142, tube, 8) +
    rect(20, -142, 42, 142, p.dark, 8, SHADE) +
    rect(-62, -132, 124, 8, BRASS)
  );
}

function brush(
  { palette: p }: Stage,
  length: number,
  tip: "round" | "flat" | "fan",
  handle: string,
  hair: string,
): string {
  const bristles = {
    round: turned([0, -118], [46, -104, 58, -50, 26, 0]),
    flat: turned([24, -92], [34, -80, 30, -30, 20, 0]),
    fan: turned([0, -92], [40, -92, 74, -76, 78, -66], [50, -30, 24, -10, 16, 0]),
  }[tip];
  const w = tip === "round" ? 26 : 18;
  return (
    shape(turned([w * 0.8, 56], [w * 0.9, 120, w * 0.5, length * 0.8, w * 0.35, length]), handle) +
    shape(turned([w * 0.96, 0], [w * 0.8, 62]), BRASS) +
    shape(d`M4 0H${w * 0.96}L${w * 0.8} 62H4Z`, p.dark, SHADE) +
    shape(bristles, hair)
  );
}

/** Lipstick and brushes on a table. */
const counter: Scene = (stage) => {
  const { random, palette: p } = stage;
  const y = 240;
  const cup = random.pick([p.light, p.main, p.soft]);
  const side = random.pick([-1, 1]);
  const cupShape = turned([96, -190], [84, -6], [84, 0, 80, 0, 70, 0]);
  const tips = random.shuffle(["round", "flat", "fan", "round", "flat"] as const);
  const brushes = tips.map((tip, i) =>
    at(
      (i - 2) * 32,
      -372 + Math.abs(i - 2) * 26 + random.range(-20, 20),
      brush(
        stage,
        300,
        tip,
        [p.dark, p.deep, p.accent][i % 3] ?? p.dark,
        [p.soft, p.accent, p.main][(i + 1) % 3] ?? p.soft,
      ),
      (i - 2) * 9,
    ),
  );
  return (
    sky(stage) +
    alcove(stage, y, 690, y + 425) +
    table(stage, y, p.main, p.light) +
    at(
      side * -172,
      y,
      cast(16, 2, 120, p, 10) +
        brushes.join("") +
        shape(cupShape, cup === p.main ? p.deep : cup) +
        shadeRight(stage, cupShape, 34) +
        rect(-90, -150, 180, 12, p.accent) +
        rect(-88, -128, 176, 5, p.accent),
    ) +
    at(
      side * 92,
      y,
      cast(14, 2, 84, p, 9) +
        lipstick(stage, random.pick(REDS), random.pick([p.dark, p.light, p.deep]), random.range(0, 40)),
      0,
      1.12,
    ) +
    at(
      side * 264,
      y,
      cast(14, 2, 90, p, 9) +
        rect(-78, -44, 156, 44, p.dark, 10) +
        rect(-78, -50, 156, 14, BRASS, 6) +
        circle(0, -128, 84, p.dark) +
        circle(0, -128, 70, p.sky) +
        shape("M-56 -146L0 -196H34L-64 -104Z", p.light, 0.6),
    ) +
    bloom(random, p, side * -30, y + 4, 40, p.light, "rose") +
    leaf(side * -64, y + 10, 70, 26, side * -70, p.leaf) +
    sparkle(side * 180, -250, 30, p.light) +
    sparkle(side * 236, -190, 18, p.light)
  );
};

/** A palette of powders, from above. */
const powders: Scene = (stage) => {
  const { random, palette: p } = stage;
  const tray = random.pick([p.dark, p.light, p.main]);
  const tones = random.shuffle([p.accent, p.soft, p.main, p.far, p.deep, BRASS, p.light, "#D99A8B", "#B86B66"]);
  const round = random.chance(0.5);
  const pans = times(8, (i) => {
    const x = -150 + (i % 4) * 100;
    const y = 62 + Math.floor(i / 4) * 104;
    const fill = tones[i] ?? p.main;
    return round
      ? circle(x, y, 43, p.dark, 0.25) +
          circle(x, y, 40, fill) +
          line(d`M${x - 22} ${y + 6}Q${x} ${y - 16} ${x + 20} ${y - 6}`, "#FFFFFF", 7, 0.35)
      : rect(x - 44, y - 44, 88, 88, p.dark, 10, 0.25) +
          rect(x - 41, y - 41, 82, 82, fill, 8) +
          line(d`M${x - 22} ${y + 6}Q${x} ${y - 16} ${x + 20} ${y - 6}`, "#FFFFFF", 7, 0.35);
  });
  const tilt = random.range(-9, 9);
  return (
    sky(stage) +
    backdrop(stage, 0, 380) +
    at(
      -40,
      10,
      rect(-208, -262, 444, 510, p.dark, 26, 0.14) +
        rect(-222, -276, 444, 270, tray, 26) +
        rect(-200, -256, 400, 232, tray === p.light ? p.far : p.sky, 16) +
        shape("M-200 -110L-20 -256H90L-200 -30Z", p.light, 0.6) +
        shape("M30 -24L200 -170V-120L90 -24Z", p.light, 0.6) +
        rect(-222, -6, 444, 248, tray, 26) +
        rect(-60, -14, 120, 18, BRASS, 6) +
        pans,
      tilt,
    ) +
    at(
      262,
      -60,
      at(10, 14, `<g opacity="0.13">${rect(-22, -110, 44, 420, p.dark, 20)}</g>`) +
        brush(stage, 330, "round", random.pick([p.accent, p.deep]), p.light),
      20,
      1.08,
    ) +
    at(350, 40, brush(stage, 260, "fan", p.dark, p.soft), 24) +
    bloom(random, p, -300, -230, 62, p.light, "anemone") +
    bloom(random, p, -246, -290, 38, p.main === tray ? p.accent : p.main, "rose") +
    leaf(-340, -190, 90, 32, 210, p.leaf) +
    sparkle(90, -320, 26, p.light)
  );
};

/** A face with closed eyes, being made up. */
const face: Scene = (stage) => {
  const { random, palette: p } = stage;
  const skin = random.pick(SKINS);
  const colour = random.pick(["#2B2024", "#4A2E28", "#7A4A32", "#A8693C", "#C99A5B"]);
  const lip = random.pick(REDS);
  const lash = (s: number) =>
    at(
      s * 92,
      -20,
      line("M-56 0Q0 40 56 0", "#2B2024", 9) +
        line("M-46 12L-56 30M-22 22L-28 44M4 24L4 48M28 20L36 40M46 10L58 28", "#2B2024", LINE) +
        shape("M-56 0C-40 -44 40 -44 56 0Q0 40 -56 0Z", p.soft, 0.55),
    );
  const jaw = turned([0, -250], [150, -250, 196, -150, 190, -20], [184, 120, 90, 226, 0, 230]);
  return (
    sky(stage) +
    backdrop(stage, -20, 385) +
    at(
      0,
      20,
      shape("M-220 460C-300 160 -300 -330 0 -340C300 -330 300 160 220 460Z", colour) +
        shape("M-76 180V330C-90 400 -260 400 -300 640H300C260 400 90 400 76 330V180Z", skin) +
        shape("M-76 214Q0 300 76 214V270Q0 340 -76 260Z", p.dark, 0.16) +
        shape(jaw, skin) +
        shape(
          "M0 -252C-60 -200 -150 -160 -196 20C-260 -180 -150 -320 0 -310C150 -320 260 -180 196 20C150 -160 60 -200 0 -252Z",
          colour,
        ) +
        line("M0 -300C-90 -270 -190 -190 -218 -20M0 -300C90 -270 190 -190 218 -20", p.dark, FINE, 0.3) +
        line("M-148 -86Q-94 -124 -42 -92M148 -86Q94 -124 42 -92", colour, 13) +
        lash(-1) +
        lash(1) +
        line("M0 -10C-6 50 -26 70 -16 84Q0 96 20 86", p.dark, LINE, 0.35) +
        ellipse(-124, 76, 48, 34, lip, 0.24) +
        ellipse(124, 76, 48, 34, lip, 0.24) +
        shape("M-64 142C-36 116 -14 120 0 130C14 120 36 116 64 142C30 146 -30 146 -64 142Z", lip) +
        shape("M-64 142C-30 148 30 148 64 142C40 186 -40 186 -64 142Z", lip) +
        line("M-60 142Q0 152 60 142", p.dark, FINE, 0.4) +
        line("M-14 166Q0 170 18 164", "#FFFFFF", LINE, 0.5) +
        [-1, 1].map((s) => circle(s * 204, 90, 13, BRASS) + circle(s * 204, 122, 17, p.light)).join("") +
        times(9, (i) => {
          const [x, fy] = polar(0, -40, -72 + i * 18, 276);
          return (
            leaf(x, fy, 60, 26, -72 + i * 18 + (i % 2 ? 70 : -70), p.leaf) +
            bloom(
              random,
              p,
              x,
              fy,
              i % 2 ? 28 : 44,
              [p.light, p.accent, p.main][i % 3] ?? p.light,
              i % 2 ? "daisy" : random.pick(["rose", "anemone"]),
            )
          );
        }),
      0,
      0.96,
    ) +
    at(random.pick([222, 240]), 150, brush(stage, 330, "round", p.dark, p.light), -58, 1.02)
  );
};

export const makeUp: Compositions = [counter, powders, face];
