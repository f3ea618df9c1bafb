import {
  arch,
  at,
  circle,
  d,
  FINE,
  line,
  LINE,
  rect,
  shadeRight,
  shape,
  times,
  turned,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { alcove, backdrop, view } from "../landscape.ts";
import { bloom, cast, ground, leaf, sky, sparkle, sprig } from "../motifs.ts";
import { BRASS } from "../palettes.ts";

/** A gown, its neckline at y = -210 and its hem at y = 300. */
function gown(stage: Stage, fill: string, fold: string): string {
  const { random, palette: p } = stage;
  const cut = random.pick(["ball", "line", "mermaid", "column"] as const);
  const hem = { ball: 250, line: 190, mermaid: 176, column: 128 }[cut];
  const skirt = {
    ball: turned([44, -30], [150, 20, 232, 140, 250, 290], [150, 312, 60, 314, 0, 314]),
    line: turned([44, -30], [80, 70, 150, 200, 190, 294], [110, 312, 50, 314, 0, 314]),
    mermaid: turned([44, -30], [84, 10, 84, 60, 66, 130], [74, 200, 130, 260, 176, 296], [110, 312, 50, 314, 0, 314]),
    column: turned([44, -30], [92, 20, 88, 120, 96, 200], [102, 250, 116, 280, 128, 298], [80, 312, 40, 314, 0, 314]),
  }[cut];
  const neck = random.pick(["heart", "v", "straight", "boat"] as const);
  const bodice = {
    heart:
      "M-78 -150C-74 -196 -30 -214 0 -168C30 -214 74 -196 78 -150C76 -110 52 -70 46 -26H-46C-52 -70 -76 -110 -78 -150Z",
    v: "M-80 -240H-60L0 -120L60 -240H80L78 -140C76 -110 52 -70 46 -26H-46C-52 -70 -76 -110 -78 -140Z",
    straight: "M-78 -176Q0 -190 78 -176C80 -130 52 -70 46 -26H-46C-52 -70 -80 -130 -78 -176Z",
    boat: "M-104 -222Q0 -170 104 -222L92 -150C76 -110 52 -70 46 -26H-46C-52 -70 -76 -110 -92 -150Z",
  }[neck];
  const sleeves =
    neck === "boat" && random.chance(0.7)
      ? shape("M-104 -222C-150 -190 -152 -90 -146 -10L-118 -6C-116 -70 -112 -120 -88 -160Z", fill) +
        at(
          0,
          0,
          shape("M-104 -222C-150 -190 -152 -90 -146 -10L-118 -6C-116 -70 -112 -120 -88 -160Z", fill) +
            shape("M-104 -222C-150 -190 -152 -90 -146 -10L-118 -6C-116 -70 -112 -120 -88 -160Z", p.dark, 0.1),
          0,
          1,
          -1,
        )
      : neck === "straight" || neck === "heart"
        ? random.pick([
            line("M-62 -178L-50 -246M62 -178L50 -246", fill, 7),
            "",
            line("M-74 -160Q-128 -150 -112 -110M74 -160Q128 -150 112 -110", fill, 14),
          ])
        : "";
  const folds = times(7, (i) => {
    const t = (i - 3) / 3.4;
    return line(d`M${t * 38} -14C${t * 70} 90 ${t * hem * 0.72} 190 ${t * hem * 0.86} 300`, fold, FINE + 1, 0.9);
  });
  const trim = random.pick([
    () =>
      stage.clip(
        skirt,
        times(46, (i) => circle(((i * 53) % 500) - 250, 300 - ((i * 37) % 120) * 1.1, 5 + (i % 3) * 2, fold)),
      ),
    () =>
      stage.clip(
        skirt,
        times(15, (i) =>
          bloom(random, p, (i - 7) * 34, 286 - (i % 3) * 26, 19, [p.soft, p.accent, fold][i % 3] ?? fold, "anemone"),
        ),
      ),
    () =>
      stage.clip(
        skirt,
        times(3, (i) => line(d`M-260 ${130 + i * 62}Q0 ${210 + i * 62} 260 ${130 + i * 62}`, fold, 10)),
      ),
    () => folds,
  ]);
  const belt = random.pick([p.accent, p.main, fold, p.soft]);
  return (
    shape(skirt, fill) +
    folds +
    trim() +
    shadeRight(stage, skirt, hem * 0.42) +
    sleeves +
    shape(bodice, fill) +
    shadeRight(stage, bodice, 36) +
    line("M-30 -130V-34M0 -120V-34M30 -130V-34", fold, FINE, 0.8) +
    rect(-48, -44, 96, 22, belt, 6) +
    (random.chance(0.4) ? bloom(random, p, 30, -34, 24, p.light === belt ? p.accent : p.light, "rose") : "")
  );
}

/** A gown on a dressmaker's form. */
const form: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const backs = random.pick([
    () => alcove(stage, 300, 620, 660),
    () => backdrop(stage, -20, 345),
    () => shape("M-320 310V-400H320V310Z", p.far) + line("M-290 280V-370H290V280Z", p.light, LINE),
  ]);
  const light = random.chance(0.9);
  return (
    sky(stage) +
    backs() +
    ground(stage, 296, p.soft) +
    cast(20, 322, 260, p, 22) +
    line("M0 260V330M-70 338L0 312L70 338", p.dark, 12) +
    at(
      0,
      0,
      shape(
        turned([24, -292], [22, -262], [40, -248, 76, -244, 82, -214], [84, -140, 60, -80, 46, -30]),
        random.pick([p.main, p.deep, p.accent]),
      ) +
        rect(-27, -306, 54, 18, p.dark, 6) +
        rect(-6, -338, 12, 34, BRASS) +
        circle(0, -340, 12, BRASS) +
        gown(stage, light ? p.light : p.soft, light ? p.far : p.light),
    ) +
    sprig(-336, 348, 250, 8, p.leaf, 6, random.chance(0.5)) +
    bloom(random, p, -320, 322, 50, p.main, "anemone") +
    bloom(random, p, -268, 342, 34, p.accent, "rose") +
    (view.width > 1000 ? sparkle(370, -220, 26, p.light) : "")
  );
};

/** A gown on its hanger, at a window, with a veil. */
const hung: Scene = (stage) => {
  const { random, palette: p } = stage;
  const s = random.pick([-1, 1]);
  return (
    sky(stage, p.far) +
    shape(arch(0, 500, 600, 910), p.light) +
    view(stage, arch(0, 500, 560, 890), { left: -420, right: 420, top: -390, horizon: 100, bottom: 500 }) +
    line("M0 -390V500M-280 -60H280", p.light, 9) +
    shape(d`M${s * 270} -440C${s * 340} -200 ${s * 250} 100 ${s * 330} 500H${s * 640}V-440Z`, p.main) +
    times(4, (i) =>
      line(
        d`M${s * (320 + i * 50)} -440C${s * (370 + i * 40)} -200 ${s * (310 + i * 50)} 100 ${s * (370 + i * 50)} 500`,
        p.deep,
        LINE,
        0.6,
      ),
    ) +
    line(
      "M0 -300C-10 -330 24 -334 20 -356C14 -380 -20 -374 -18 -352M0 -300L-92 -244Q-100 -234 -88 -232H88Q100 -234 92 -244Z",
      BRASS,
      8,
    ) +
    at(0, 8, gown(stage, p.light, p.far)) +
    shape(
      "M-60 -236C-150 -100 -210 120 -236 330C-190 350 -170 300 -150 340C-130 180 -110 40 -40 -150Z",
      "#FFFFFF",
      0.5,
    ) +
    at(
      s * -330,
      300,
      rect(-56, 20, 112, 300, p.deep) +
        rect(-66, 10, 132, 18, p.dark) +
        leaf(0, 8, 100, 34, -40, p.leaf) +
        leaf(0, 8, 100, 34, 36, p.leaf) +
        bloom(random, p, -26, -30, 44, p.accent, "rose") +
        bloom(random, p, 30, -40, 48, p.light, "anemone"),
    )
  );
};

/** White shoes and a veil comb. */
const shoes: Scene = (stage) => {
  const { random, palette: p } = stage;
  const fill = random.pick([p.light, p.accent, p.main]);
  const inner = fill === p.main ? p.deep : p.soft;
  const shoe =
    shape("M-196 -150C-214 -60 -206 60 -200 156H-182C-178 60 -166 -10 -128 -40Z", fill) +
    shape("M-196 -150C-214 -60 -206 60 -200 156H-182C-180 60 -186 -40 -170 -110Z", p.dark, 0.12) +
    shape(
      "M-198 -160C-150 -110 -96 -108 -40 -10C20 86 110 80 190 118C222 134 216 156 190 156H90C10 150 -40 100 -80 30C-110 -20 -150 -60 -192 -66Z",
      fill,
    ) +
    shape(
      "M-198 -160C-150 -110 -96 -108 -40 -10C-10 40 20 60 60 76C-40 76 -80 20 -110 -30C-130 -70 -160 -120 -198 -160Z",
      inner,
    ) +
    shape("M190 156C216 156 222 134 190 118C150 100 100 96 60 76C80 120 60 140 90 156Z", p.dark, 0.1);
  return (
    sky(stage) +
    backdrop(stage, -30, 345) +
    ground(stage, 236, p.soft) +
    cast(30, 250, 330, p, 24) +
    at(
      70,
      40,
      shoe + bloom(random, p, 44, 62, 34, p.accent === fill ? p.light : p.accent, "rose") + circle(44, 62, 7, BRASS),
      0,
      1.02,
    ) +
    at(-60, 82, shoe + bloom(random, p, 44, 62, 34, p.accent === fill ? p.light : p.accent, "rose"), 0, 1.06) +
    line("M-290 -140C-230 -290 -40 -330 60 -250", p.light, LINE) +
    times(9, (i) =>
      leaf(-286 + i * 40, -150 - Math.sin((i / 9) * 2.7) * 140, 54, 20, 60 - i * 8 + (i % 2 ? 60 : -30), p.leaf),
    ) +
    times(5, (i) =>
      bloom(
        random,
        p,
        -262 + i * 74,
        -188 - Math.sin((i / 5) * 2.9) * 92,
        30 + (i % 2) * 10,
        i % 2 ? p.main : p.light,
        i % 2 ? "rose" : "daisy",
      ),
    )
  );
};

export const dresses: Compositions = [form, hung, shoes];
