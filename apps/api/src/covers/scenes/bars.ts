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
  shadeRight,
  shape,
  times,
  turned,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { alcove, backdrop } from "../landscape.ts";
import { bloom, bulb, cast, festoons, leaf, sky, sparkle, sprig, table } from "../motifs.ts";
import { BRASS } from "../palettes.ts";

const wedge = ({ palette: p }: Stage, radius: number, fill: string) =>
  circle(0, 0, radius, fill) +
  circle(0, 0, radius * 0.86, p.light) +
  times(8, (i) => {
    const [ax, ay] = polar(0, 0, i * 45 + 4, radius * 0.76);
    const [bx, by] = polar(0, 0, i * 45 + 41, radius * 0.76);
    return shape(d`M0 0L${ax} ${ay}A${radius * 0.76} ${radius * 0.76} 0 0 1 ${bx} ${by}Z`, fill, 0.75);
  });

const foot = (height: number, half: number) =>
  [
    [7, -height],
    [6, -26],
    [12, -10, half, -8, half, 0],
  ] as const;

function coupe(stage: Stage, drink: string, foam: boolean): string {
  const { palette: p } = stage;
  const glass = turned([100, -300], [104, -232, 56, -186, 10, -176], [7, -150], ...foot(150, 62).slice(1));
  return (
    shape(glass, p.light, 0.62) +
    shape(turned([99, -278], [98, -230, 54, -192, 0, -186]), drink) +
    (foam ? ellipse(0, -280, 98, 16, p.light) : ellipse(0, -278, 98, 12, "#FFFFFF", 0.35)) +
    shape(d`M30 -186C70 -200 98 -236 99 -278H60C60 -240 50 -206 30 -186Z`, p.dark, 0.12) +
    line("M-84 -270C-80 -240 -66 -218 -48 -206", "#FFFFFF", 7, 0.7) +
    ellipse(0, -300, 100, 13, "#FFFFFF", 0.4)
  );
}

function highball(stage: Stage, drink: string): string {
  const { palette: p, random } = stage;
  const glass = turned([72, -290], [62, 0]);
  const body = turned([69, -240], [60, -12]);
  return (
    shape(glass, p.light, 0.62) +
    shape(body, drink) +
    stage.clip(
      body,
      times(3, (i) =>
        at(random.range(-26, 26), -210 + i * 58, rect(-30, -30, 60, 60, "#FFFFFF", 10, 0.32), random.range(-30, 30)),
      ),
    ) +
    stage.clip(glass, rect(34, -300, 60, 310, p.dark, 0, 0.12)) +
    line("M-52 -270L-46 -30", "#FFFFFF", 7, 0.6) +
    line("M10 -40L44 -380", p.accent === drink ? p.main : p.accent, 10) +
    ellipse(0, -290, 72, 10, "#FFFFFF", 0.4)
  );
}

function martini(stage: Stage, drink: string): string {
  const { palette: p } = stage;
  return (
    shape(turned([124, -310], [8, -160], ...foot(160, 66).slice(1)), p.light, 0.62) +
    shape(turned([104, -286], [0, -152]), drink) +
    shape("M104 -286L0 -152L40 -286Z", p.dark, 0.12) +
    line("M-92 -286L-40 -220", "#FFFFFF", 7, 0.7) +
    line("M-30 -230L86 -356", BRASS, LINE) +
    circle(6, -266, 21, p.leaf) +
    circle(12, -270, 7, "#C8574B") +
    ellipse(0, -310, 124, 13, "#FFFFFF", 0.4)
  );
}

function flute(stage: Stage, drink: string): string {
  const { palette: p } = stage;
  return (
    shape(turned([46, -370], [50, -270, 40, -190, 8, -160], ...foot(160, 54).slice(1)), p.light, 0.62) +
    shape(turned([47, -320], [48, -250, 38, -190, 0, -172]), drink) +
    times(8, (i) => circle(((i * 37) % 44) - 22, -190 - i * 16, 3.6, "#FFFFFF", 0.85)) +
    shape("M16 -176C38 -190 48 -250 47 -320H28C32 -250 28 -196 16 -176Z", p.dark, 0.12) +
    line("M-34 -344C-36 -290 -32 -240 -22 -210", "#FFFFFF", LINE, 0.7)
  );
}

/** A row of drinks on a bar. */
const counter: Scene = (stage) => {
  const { random, palette: p } = stage;
  const y = 246;
  const drinks = random.shuffle([p.accent, p.main, "#E7B65A", "#D98A7B", p.soft]);
  const makes = random.shuffle([coupe, highball, martini, flute]).slice(0, 3);
  const garnish = [
    () => at(78, -300, wedge(stage, 46, "#E0A13C"), 10),
    () => sprig(-30, -270, 120, -24, p.leaf, 4, true),
    () => at(56, -306, wedge(stage, 40, "#9DB053"), -10),
  ];
  const spots = [-252, 0, 252];
  return (
    sky(stage) +
    alcove(stage, y, 720, 640) +
    festoons(-1400, 700, [-320, -340], 50, 9, p.dark, (x, fy) => bulb(x, fy, 10, p.dark)) +
    table(stage, y, p.main, p.dark) +
    makes
      .map((make, i) => {
        const x = spots[i] ?? 0;
        return (
          cast(x + 14, y + 2, 90, p, 8) +
          at(
            x,
            y,
            make(stage, drinks[i] ?? p.accent, i === 1) +
              (make === martini || make === flute ? "" : ((garnish[i] ?? garnish[0])?.() ?? "")),
            0,
            i === 1 ? 1.28 : 1.06,
          )
        );
      })
      .join("") +
    at(-128, y + 4, wedge(stage, 40, "#E0A13C")) +
    at(126, y + 8, wedge(stage, 34, "#9DB053")) +
    leaf(160, y + 14, 60, 24, 70, p.leaf) +
    bloom(random, p, -390, y + 6, 46, p.light, "anemone") +
    bloom(random, p, 392, y + 6, 42, p.accent, "rose") +
    sparkle(120, -230, 24, p.light)
  );
};

/** A champagne tower. */
const tower: Scene = (stage) => {
  const { random, palette: p } = stage;
  const y = 262;
  const rows = random.whole(3, 5);
  const scale = rows === 3 ? 0.62 : rows === 4 ? 0.5 : 0.42;
  const wine = random.pick(["#EBC273", "#E8A99A"]);
  const glasses = times(rows, (row) => {
    const n = rows - row;
    return times(n, (i) =>
      at((i - (n - 1) / 2) * 200 * scale, y - row * 286 * scale, coupe(stage, wine, true), 0, scale),
    );
  });
  const top = y - rows * 286 * scale;
  const bottle = turned([24, -360], [24, -250], [26, -200, 72, -190, 72, -110], [72, 60], [72, 72, 64, 76, 60, 76]);
  const side = random.pick([-1, 1]);
  return (
    sky(stage) +
    backdrop(stage, -30, 372) +
    times(26, (i) =>
      circle(Math.sin(i * 2.4) * (60 + i * 11), top + 40 - ((i * 53) % 220), 4 + (i % 4) * 3, p.light, 0.8),
    ) +
    table(stage, y, p.main, p.light) +
    cast(20, y + 2, 320, p, 14) +
    glasses +
    at(
      side * 350,
      y - 78,
      shape(bottle, p.deep) +
        shadeRight(stage, bottle, 24) +
        rect(-24, -372, 48, 92, BRASS, 6) +
        rect(-60, -70, 120, 92, p.light, 4) +
        line("M-36 -40H36M-24 -18H24", p.soft, LINE) +
        line("M-52 -160V50", "#FFFFFF", 7, 0.4),
    ) +
    at(
      -side * 346,
      y,
      sprig(0, 0, 150, -12, p.leaf, 5) +
        bloom(random, p, -20, -30, 50, p.light, "rose") +
        bloom(random, p, 34, -16, 38, p.accent, "anemone") +
        leaf(60, -10, 80, 28, 70, p.leaf),
    ) +
    sparkle(-120, top + 40, 24, p.light) +
    sparkle(150, top + 100, 30, p.light)
  );
};

/** Bottles in an arch behind the bar. */
const backbar: Scene = (stage) => {
  const { random, palette: p } = stage;
  const y = 230;
  const fills = [p.main, p.accent, p.deep, p.soft, "#E0A13C", p.leaf];
  const bottle = (x: number, base: number) => {
    const fill = random.pick(fills);
    const w = random.range(22, 30);
    const h = random.range(104, 134);
    const kind = random.whole(0, 2);
    const outline =
      kind === 0
        ? turned([w * 0.32, -h], [w * 0.32, -h * 0.66], [w * 0.4, -h * 0.54, w, -h * 0.56, w, -h * 0.4], [w, 0])
        : kind === 1
          ? turned([w * 0.3, -h * 0.86], [w * 0.3, -h * 0.6], [w * 1.2, -h * 0.56], [w * 1.2, 0])
          : turned([w * 0.34, -h * 0.94], [w * 0.34, -h * 0.56], [w * 1.3, -h * 0.4, w * 1.3, 0, w * 0.9, 0]);
    return at(
      x,
      base,
      shape(outline, fill) +
        shadeRight(stage, outline, w * 0.3) +
        rect(-w * 0.36, -h * (kind === 0 ? 1.04 : kind === 1 ? 0.92 : 1), w * 0.72, 14, p.dark, 3) +
        rect(-w * 0.7, -h * 0.34, w * 1.4, h * 0.22, p.light, 2),
    );
  };
  const shelf = (sy: number, half: number, count: number) =>
    times(count, (i) => bottle(-half + 40 + (i * (half * 2 - 80)) / (count - 1), sy)) +
    rect(-half, sy, half * 2, 14, BRASS);
  const inner = arch(0, y, 600, 580);
  return (
    sky(stage) +
    shape(arch(0, y, 660, 612), random.pick([p.light, p.accent, p.soft])) +
    shape(inner, p.dark) +
    stage.clip(
      inner,
      circle(0, -60, 300, "#E9B04A", 0.12) + shelf(-150, 240, 6) + shelf(20, 300, 8) + shelf(184, 300, 8),
    ) +
    [-1, 1]
      .map(
        (s) =>
          line(d`M${s * 400} -460V-250`, p.dark, FINE) +
          shape(turned([8, -270], [10, -250, 66, -230, 70, -196]), p.main).replace(
            "<path",
            `<path transform="translate(${s * 400} 0)"`,
          ) +
          circle(s * 400, -190, 22, "#E9B04A") +
          circle(s * 400, -190, 60, "#E9B04A", 0.2),
      )
      .join("") +
    table(stage, y, p.main, p.light) +
    cast(-150, y + 2, 80, p, 7) +
    at(-160, y + 4, coupe(stage, p.accent, true), 0, 0.72) +
    at(0, y + 4, highball(stage, "#E7B65A"), 0, 0.62) +
    at(160, y + 4, martini(stage, p.soft), 0, 0.7)
  );
};

export const bars: Compositions = [counter, counter, tower, backbar];
