import {
  at,
  box,
  circle,
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
import { bloom, BLOOMS, bow, cast, heart, leaf, sky, sprig, table } from "../motifs.ts";
import { BRASS } from "../palettes.ts";

const tag = ({ palette: p }: Stage) =>
  shape("M-34 0L-22 -22H22L34 0V78H-34Z", p.light) +
  circle(0, -6, 6, p.soft) +
  heart(0, 36, 34, p.accent) +
  line("M0 -10Q-10 -40 -30 -50", BRASS, FINE);

function gift(stage: Stage, width: number, height: number, paper: string, ribbon: string): string {
  const { random, palette: p } = stage;
  const half = width / 2;
  const motif = paper === p.light ? p.far : p.light;
  const print = random.pick([
    () =>
      times(40, (i) =>
        circle(-half + 16 + ((i * 47) % (width - 20)), -height + 20 + ((i * 71) % (height - 20)), 5, motif, 0.7),
      ),
    () => times(20, (i) => rect(-half + i * 36, -height, 14, height, motif, 0, 0.4)),
    () => "",
    () =>
      times(12, (i) =>
        leaf(-half + 24 + ((i * 67) % (width - 40)), -height + 50 + ((i * 59) % (height - 60)), 34, 14, i * 50, motif),
      ),
  ]);
  return (
    shape(box(-half, -height, width, height), paper) +
    stage.clip(
      box(-half, -height, width, height),
      print() + rect(half * 0.5, -height, half, height, p.dark, 0, SHADE),
    ) +
    rect(-half, -height, width, 12, p.dark, 0, 0.16) +
    rect(-width * 0.08, -height, width * 0.16, height, ribbon) +
    rect(-half - 12, -height - 44, width + 24, 52, paper, 5) +
    rect(-half - 12, -height - 44, width + 24, 52, p.light, 5, paper === p.light ? 0 : 0.18) +
    rect(half * 0.5, -height - 44, half * 0.5 + 12, 52, p.dark, 5, 0.1) +
    rect(-width * 0.08, -height - 44, width * 0.16, 52, ribbon) +
    bow(0, -height - 44, Math.min(96, width * 0.42), ribbon, p)
  );
}

/** Little boxes with ribbons on. */
const boxes: Scene = (stage) => {
  const { random, palette: p } = stage;
  const y = 244;
  const [one = p.main, two = p.light, three = p.accent] = random.shuffle([p.main, p.light, p.accent, p.soft]);
  const ribbon = (paper: string, fill: string) => (paper === fill ? p.deep : fill);
  const s = random.pick([-1, 1]);
  return (
    sky(stage) +
    backdrop(stage, -20, 380) +
    table(stage, y, p.main, p.light) +
    cast(20, y + 2, 330, p, 14) +
    at(s * 228, y, gift(stage, 196, 170, two, ribbon(two, p.main))) +
    at(s * -214, y, gift(stage, 210, 136, three, ribbon(three, p.light))) +
    at(
      s * -6,
      y,
      gift(
        stage,
        random.range(230, 260),
        random.range(240, 290),
        one,
        ribbon(one, one === p.light ? p.accent : p.light),
      ),
    ) +
    at(s * 90, y - 150, tag(stage), -12) +
    times(9, (i) =>
      ellipse(-370 + i * 17 + (i % 2) * 6, y + 6 - (i % 3) * 15, 17, 12, [p.light, p.soft, p.accent][i % 3] ?? p.light),
    ) +
    bloom(random, p, s * 370, y + 10, 46, p.light, random.pick(BLOOMS)) +
    leaf(s * 330, y + 14, 70, 26, s * -70, p.leaf)
  );
};

/** Jars of honey with cloth lids. */
const jars: Scene = (stage) => {
  const { random, palette: p } = stage;
  const y = 244;
  const contents = random.pick([
    ["#E5A93D", "#D58E2A", "#E9BE62"],
    [p.main, p.accent, p.soft],
    ["#B94F6A", "#D98A7B", "#E2A8B5"],
  ]);
  const jar = (fill: string, cloth: string) => {
    const outline = turned(
      [66, -230],
      [66, -210],
      [100, -200, 104, -190, 104, -160],
      [104, -30],
      [104, 0, 96, 0, 80, 0],
    );
    const lid =
      "M-84 -222Q0 -262 84 -222L104 -168Q70 -150 52 -172Q26 -150 0 -170Q-26 -150 -52 -172Q-70 -150 -104 -168Z";
    return (
      shape(outline, p.light, 0.75) +
      shape(turned([96, -170], [96, -26], [96, -8, 90, -8, 76, -8]), fill) +
      shadeRight(stage, outline, 52) +
      line("M-84 -150V-50", "#FFFFFF", 9, 0.6) +
      shape(lid, cloth) +
      stage.clip(
        lid,
        times(9, (i) => rect(-110 + i * 26, -270, 9, 130, cloth === p.light ? p.soft : p.light, 0, 0.5)) +
          times(5, (i) => rect(-110, -256 + i * 24, 220, 8, cloth === p.light ? p.soft : p.light, 0, 0.5)) +
          rect(40, -280, 80, 140, p.dark, 0, SHADE),
      ) +
      line("M-68 -208Q0 -190 68 -208", BRASS, 8) +
      bow(20, -198, 34, BRASS, p) +
      rect(-58, -128, 116, 84, p.light, 8) +
      line("M-46 -118H46V-54H-46Z", p.soft, FINE) +
      heart(0, -86, 42, p.accent)
    );
  };
  const cloths = random.shuffle([p.light, p.main, p.accent, p.soft]);
  return (
    sky(stage) +
    alcove(stage, y, 740, y + 430) +
    table(stage, y, p.main, p.light) +
    cast(20, y + 2, 350, p, 14) +
    at(-246, y, jar(contents[0] ?? p.accent, cloths[0] ?? p.light), 0, 0.94) +
    at(246, y, jar(contents[2] ?? p.accent, cloths[2] ?? p.light), 0, 0.94) +
    at(0, y, jar(contents[1] ?? p.accent, cloths[1] ?? p.main), 0, 1.3) +
    sprig(-380, y + 20, 170, -10, p.leaf, 6, random.chance(0.5)) +
    bloom(random, p, -122, y + 10, 36, p.light, random.pick(BLOOMS)) +
    bloom(random, p, 132, y + 10, 40, p.soft, random.pick(BLOOMS)) +
    leaf(170, y + 12, 66, 24, 74, p.leaf)
  );
};

/** Bags of sugared almonds. */
const bags: Scene = (stage) => {
  const { random, palette: p } = stage;
  const y = 244;
  const bag = (fill: string, ribbon: string) =>
    shape(
      "M-26 -190C-60 -250 -96 -262 -110 -300C-70 -286 -60 -306 -36 -306C-16 -306 -10 -290 0 -290C10 -290 16 -306 36 -306C60 -306 70 -286 110 -300C96 -262 60 -250 26 -190Z",
      fill,
    ) +
    shape("M20 -190C50 -250 80 -262 110 -300C96 -262 60 -250 26 -190Z", p.dark, SHADE) +
    shape("M-26 -186C-150 -150 -160 0 -90 0H90C160 0 150 -150 26 -186Z", fill) +
    shape("M10 -186C90 -150 130 -60 70 0H90C160 0 150 -150 26 -186Z", p.dark, SHADE) +
    line("M-10 -180C-40 -130 -50 -80 -44 -30M6 -180C20 -130 26 -90 22 -40", p.dark, LINE, 0.16) +
    times(6, (i) => ellipse(-66 + i * 26, -26 - (i % 2) * 14, 15, 11, p.light, fill === p.light ? 0 : 0.55)) +
    rect(-36, -200, 72, 22, ribbon, 8) +
    bow(0, -188, 60, ribbon, p);
  const fills = random.shuffle([p.light, p.accent, p.soft, p.main, p.light]);
  const r = (fill: string) => (fill === p.main ? p.light : p.deep);
  const almonds = times(24, (i) =>
    at(
      -360 + i * 31,
      y + 6 + (i % 3) * 9,
      ellipse(0, 0, 19, 12, [p.light, p.soft, p.accent, p.light][i % 4] ?? p.light) +
        ellipse(-5, -4, 7, 3, "#FFFFFF", 0.6),
      (i * 53) % 90,
    ),
  );
  return (
    sky(stage) +
    backdrop(stage, -20, 380) +
    times(14, (i) =>
      sprig(
        Math.cos(i * 0.449) * 370,
        -20 + Math.sin(i * 0.449) * 370,
        90,
        i * 25.7 + 180,
        i % 2 ? p.soft : p.leaf,
        3,
        true,
      ),
    ) +
    table(stage, y, p.main, p.light) +
    cast(20, y + 2, 340, p, 14) +
    at(-250, y, bag(fills[0] ?? p.light, r(fills[0] ?? p.light)), -2, 0.9) +
    at(252, y, bag(fills[2] ?? p.light, r(fills[2] ?? p.light)), 2, 0.9) +
    at(0, y, bag(fills[1] ?? p.main, r(fills[1] ?? p.main)), 0, 1.32) +
    at(66, y - 224, tag(stage), -10, 1.1) +
    almonds
  );
};

export const favours: Compositions = [boxes, jars, bags];
