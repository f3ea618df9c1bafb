import {
  at,
  circle,
  d,
  FINE,
  line,
  LINE,
  polar,
  rect,
  ring,
  shadeRight,
  shape,
  SHADE,
  times,
  turned,
  type Compositions,
  type Scene,
} from "../drawing.ts";
import { backdrop } from "../landscape.ts";
import { bloom, cast, leaf, sky, sprig, table } from "../motifs.ts";
import { BRASS } from "../palettes.ts";

/** The front of a jacket: shirt, tie, lapels and a flower. */
const jacket: Scene = (stage) => {
  const { random, palette: p } = stage;
  const cloth = random.pick([p.main, p.dark, p.deep, p.soft]);
  const edge = cloth === p.dark ? p.deep : p.dark;
  const lapel = random.pick(["notch", "peak", "shawl"] as const);
  const neck = random.pick(["bow", "tie", "bow", "cravat"] as const);
  const waistcoat = random.chance(0.45);
  const double = !waistcoat && random.chance(0.3);
  const tieFill = random.pick([p.accent, p.dark === cloth ? p.main : p.dark, p.accent]);
  const vest = cloth === p.soft ? p.main : random.pick([p.soft, p.accent === tieFill ? p.far : p.accent]);
  const body = turned([64, -250], [150, -222, 262, -210, 300, -150], [340, -40, 340, 240, 350, 640]);
  const flap =
    "M-58 -256C-110 -130 -80 0 -12 150L4 154V640H-350C-340 240 -340 -40 -300 -150C-262 -210 -150 -222 -58 -256Z";
  const collar = {
    notch: "M-62 -262L-150 -184L-112 -150L-168 -126C-130 20 -70 90 -12 152C-60 20 -86 -120 -48 -250Z",
    peak: "M-62 -262L-128 -190L-118 -164L-206 -172C-160 10 -80 90 -12 152C-60 20 -86 -120 -48 -250Z",
    shawl: "M-62 -262C-170 -170 -170 20 -12 152C-60 20 -86 -120 -48 -250Z",
  }[lapel];
  const half = shape(flap, cloth) + shape(collar, edge, cloth === p.dark ? 1 : 0.34);
  const ties = {
    bow: () =>
      shape("M0 -196C-30 -236 -92 -246 -96 -222C-90 -200 -90 -188 -96 -166C-92 -142 -30 -154 0 -192Z", tieFill) +
      at(
        0,
        0,
        shape("M0 -196C-30 -236 -92 -246 -96 -222C-90 -200 -90 -188 -96 -166C-92 -142 -30 -154 0 -192Z", tieFill) +
          shape(
            "M0 -196C-30 -236 -92 -246 -96 -222C-90 -200 -90 -188 -96 -166C-92 -142 -30 -154 0 -192Z",
            p.dark,
            0.12,
          ),
        0,
        1,
        -1,
      ) +
      rect(-19, -216, 38, 44, tieFill, 12) +
      line("M-24 -206L-56 -216M-24 -184L-56 -176M24 -206L56 -216M24 -184L56 -176", p.dark, FINE, 0.35),
    tie: () =>
      shape("M-28 -216H28L18 -168H-18Z", tieFill) +
      shape("M-18 -164H18L44 90L0 140L-44 90Z", tieFill) +
      stage.clip(
        "M-18 -164H18L44 90L0 140L-44 90Z",
        times(8, (i) => line(d`M-60 ${-120 + i * 44}L60 ${-170 + i * 44}`, p.light, random.pick([LINE, FINE]), 0.5)) +
          rect(8, -200, 60, 400, p.dark, 0, SHADE),
      ),
    cravat: () =>
      shape("M-48 -226H48L66 -60C40 0 -40 0 -66 -60Z", tieFill) +
      shape("M0 -226L48 -226L66 -60C50 -20 20 -10 0 -14C30 -80 20 -160 0 -226Z", p.dark, SHADE) +
      circle(0, -150, 11, BRASS),
  };
  const front =
    shape("M-90 -262H90V640H-90Z", p.light) +
    (neck === "bow" ? times(4, (i) => circle(0, -130 + i * 56, 7, p.dark, 0.6)) : "") +
    (waistcoat
      ? shape("M-150 -200L-70 -200L0 60L70 -200L150 -200V640H-150Z", vest) +
        shape("M0 60L70 -200L150 -200V640H0Z", p.dark, 0.1) +
        times(4, (i) => circle(0, 108 + i * 56, 8, p.dark))
      : "") +
    ties[neck]() +
    shape("M-84 -300C-60 -290 -20 -240 0 -200L-52 -158L-100 -248Z", p.light) +
    shape("M84 -300C60 -290 20 -240 0 -200L52 -158L100 -248Z", p.light) +
    line("M0 -200L-52 -158L-96 -244M0 -200L52 -158L96 -244", p.far, LINE);
  const pocket = at(
    186,
    -6,
    shape("M-52 -8L-30 -58L-8 -20L14 -62L40 -10Z", random.pick([p.light, p.accent])) +
      rect(-58, -12, 116, 20, edge, 4, cloth === p.dark ? 1 : 0.4),
    -4,
  );
  const flower = at(
    -172,
    -66,
    sprig(0, 30, 110, -22, p.leaf, 4) +
      leaf(0, 20, 80, 26, 30, p.leaf) +
      line("M0 10L14 84", p.leaf, 7) +
      bloom(
        random,
        p,
        -2,
        -4,
        46,
        random.pick([p.light, p.accent, p.main === cloth ? p.light : p.main]),
        random.pick(["rose", "anemone", "daisy"]),
      ),
    8,
  );
  const buttons = double
    ? times(4, (i) => circle((i % 2 ? 1 : -1) * 58, 210 + Math.floor(i / 2) * 92, 13, BRASS))
    : times(2, (i) => circle(10, 214 + i * 92, 13, edge === p.dark ? p.dark : BRASS));
  return (
    sky(stage) +
    backdrop(stage, -60, 372) +
    at(
      0,
      40,
      shape("M-66 -318H66V-220H-66Z", p.soft) +
        front +
        half +
        at(0, 0, half, 0, 1, -1) +
        (double
          ? shape("M-12 150L90 190V640H-12Z", cloth) + line("M90 190V640", edge, FINE, 0.5)
          : line("M-10 152V640", edge, FINE, 0.6)) +
        shadeRight(stage, body, 210) +
        line("M-268 -60C-250 60 -258 300 -262 640M268 -60C250 60 258 300 262 640", edge, LINE, 0.5) +
        pocket +
        flower +
        buttons,
    )
  );
};

/** Shoes, a tie and cufflinks, laid out. */
const accessories: Scene = (stage) => {
  const { random, palette: p } = stage;
  const tie = random.pick([p.main, p.accent, p.dark]);
  const leather = random.pick([p.dark, p.deep, p.accent === tie ? p.main : p.accent]);
  const shoe =
    shape(
      "M-52 -190C-62 -250 60 -262 62 -190C66 -110 84 0 72 96C66 190 -46 196 -58 100C-70 10 -42 -100 -52 -190Z",
      leather,
    ) +
    shape(
      "M20 -240C54 -232 60 -212 62 -190C66 -110 84 0 72 96C68 150 36 172 6 170C60 80 50 -120 20 -240Z",
      p.dark,
      0.2,
    ) +
    shape(
      "M-34 -186C-36 -226 42 -232 44 -188C46 -140 42 -100 36 -66H-26C-30 -100 -34 -140 -34 -186Z",
      leather === p.dark ? p.deep : p.dark,
    ) +
    line("M-26 -60H36M-28 -34H40M-30 -8H42", p.light, 6) +
    line("M-54 60C-20 40 40 40 74 60", p.light, FINE, 0.5) +
    circle(6, -8, 6, p.light);
  const knot = "M-34 -250H34L22 -196H-22Z";
  const blade = "M-22 -192H22L60 210L0 270L-60 210Z";
  return (
    sky(stage) +
    circle(0, 0, 395, p.far) +
    at(
      -236,
      20,
      at(
        14,
        14,
        shape(
          "M-52 -190C-62 -250 60 -262 62 -190C66 -110 84 0 72 96C66 190 -46 196 -58 100C-70 10 -42 -100 -52 -190Z",
          p.dark,
          SHADE,
        ),
      ) + at(0, 0, shoe),
      -8,
      1.12,
      -1,
    ) +
    at(
      -70,
      40,
      at(
        14,
        14,
        shape(
          "M-52 -190C-62 -250 60 -262 62 -190C66 -110 84 0 72 96C66 190 -46 196 -58 100C-70 10 -42 -100 -52 -190Z",
          p.dark,
          SHADE,
        ),
      ) + at(0, 0, shoe),
      5,
      1.12,
    ) +
    at(
      176,
      10,
      at(12, 14, shape(knot, p.dark, SHADE) + shape(blade, p.dark, SHADE)) +
        shape(knot, tie) +
        shape(blade, tie) +
        stage.clip(
          blade,
          times(12, (i) =>
            line(
              d`M-90 ${-130 + i * 46}L90 ${-190 + i * 46}`,
              tie === p.accent ? p.dark : p.accent,
              i % 2 ? FINE : 8,
              0.7,
            ),
          ) + rect(10, -300, 90, 640, p.dark, 0, SHADE),
        ) +
        shape(knot, p.dark, 0.1),
      7,
    ) +
    at(
      326,
      -180,
      rect(-52, -44, 118, 100, p.dark, 12, 0.14) +
        rect(-62, -54, 118, 100, p.light, 12) +
        circle(-32, -4, 22, BRASS) +
        circle(-32, -4, 14, p.main) +
        circle(24, -4, 22, BRASS) +
        circle(24, -4, 14, p.main),
    ) +
    at(
      330,
      150,
      sprig(-10, 70, 170, 8, p.leaf, 5) +
        leaf(-16, 60, 90, 30, -40, p.leaf) +
        line("M0 20L-14 96", p.leaf, 8) +
        bloom(random, p, 0, 10, 54, p.light, "rose"),
    )
  );
};

/** A top hat and a cane on a table. */
const hat: Scene = (stage) => {
  const { random, palette: p } = stage;
  const felt = random.pick([p.dark, p.deep, p.main]);
  const band = random.pick([p.accent, p.soft, p.light]);
  const crown = turned([158, -206], [132, -120, 128, -40, 140, 70]);
  const y = 210;
  return (
    sky(stage) +
    backdrop(stage, -40, 345) +
    table(stage, y, felt === p.main ? p.deep : p.main, p.light) +
    cast(20, y + 2, 300, p, 16) +
    at(
      0,
      y - 86,
      shape(crown, felt) +
        shadeRight(stage, crown, 48) +
        shape("M-158 -206C-150 -236 150 -236 158 -206C150 -186 -150 -186 -158 -206Z", felt) +
        shape("M-158 -206C-150 -236 150 -236 158 -206C150 -186 -150 -186 -158 -206Z", p.light, 0.14) +
        stage.clip(crown, rect(-200, 0, 400, 58, band) + rect(50, 0, 200, 58, p.dark, 0, SHADE)) +
        shape(
          "M-268 34C-270 100 -120 96 0 96S270 100 268 34C240 64 190 72 140 70C60 82 -60 82 -140 70C-190 72 -240 64 -268 34Z",
          felt,
        ) +
        line("M-266 40C-250 92 -120 94 0 94S250 92 266 40", p.light, FINE, 0.35) +
        line("M-118 -170C-106 -110 -104 -60 -106 -20", p.light, 11, 0.25),
    ) +
    at(
      96,
      y - 100,
      leaf(0, 0, 100, 34, -30, p.leaf) +
        leaf(0, 0, 100, 34, 40, p.leaf) +
        bloom(random, p, 0, 0, 50, p.light === band ? p.accent : p.light, random.pick(["rose", "anemone"])) +
        bloom(random, p, 50, 16, 30, p.soft, "daisy"),
    ) +
    line(d`M-330 ${y + 90}L330 ${y + 60}`, BRASS, 15) +
    circle(-334, y + 90, 20, p.light) +
    at(
      -300,
      y - 24,
      ring(0, 0, 32, BRASS, 8) +
        circle(0, 0, 24, p.light) +
        line("M0 0V-14M0 0L10 6", p.dark, FINE + 1) +
        times(12, (i) => {
          const [x, ty] = polar(0, 0, i * 30, 20);
          return circle(x, ty, 1.8, p.dark);
        }) +
        rect(-7, -48, 14, 16, BRASS, 4) +
        line("M0 -50C-40 -80 -70 -30 -110 10", BRASS, LINE),
    ) +
    shape(d`M190 ${y + 20}C230 ${y - 20} 300 ${y - 10} 330 ${y + 14}L310 ${y + 34}H200Z`, p.light) +
    line(d`M214 ${y + 22}L292 ${y + 6}M232 ${y + 30}L308 ${y + 18}`, p.far, FINE + 1)
  );
};

export const suits: Compositions = [jacket, jacket, accessories, hat];
