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
  times,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { byDayOrEvening, landscape, tree } from "../landscape.ts";
import { bloom, BLOOMS, bow, cast, festoon, ground, heart, leaf } from "../motifs.ts";
import { BRASS, GLOW } from "../palettes.ts";

function road(stage: Stage, base: number): string {
  const { view, palette: p, random } = stage;
  return (
    landscape(stage, 60) +
    tree(stage, -400, base - 20, random.range(180, 280)) +
    tree(stage, -340, base - 20, random.range(140, 210), p.main) +
    tree(stage, 420, base - 20, random.range(180, 300)) +
    ground(stage, base - 24, p.main) +
    rect(view.left - 2, base + 4, view.width + 4, 70, p.dark, 0, 0.4) +
    times(21, (i) => rect(view.left + 20 + i * 110, base + 36, 60, 7, p.light, 3, 0.8))
  );
}

function wheel({ palette: p }: Stage, radius: number, hub: string, spokes = 0): string {
  return (
    circle(0, 0, radius, p.dark) +
    circle(0, 0, radius * 0.66, p.light) +
    (spokes > 0
      ? times(spokes, (i) => {
          const [x, y] = polar(0, 0, (i * 360) / spokes, radius * 0.64);
          return line(d`M0 0L${x} ${y}`, p.dark, FINE);
        })
      : circle(0, 0, radius * 0.5, hub)) +
    circle(0, 0, radius * 0.24, spokes > 0 ? hub : BRASS)
  );
}

const cans = ({ palette: p }: Stage, x: number, y: number) =>
  times(
    3,
    (i) =>
      line(d`M${x} ${y - 50}Q${x - 40 - i * 30} ${y - 40} ${x - 66 - i * 46} ${y - 10 + (i % 2) * 14}`, p.light, FINE) +
      at(
        x - 76 - i * 46,
        y - 6 + (i % 2) * 14,
        rect(-16, -13, 32, 26, [p.accent, p.soft, p.light][i] ?? p.soft, 4) + rect(-16, -4, 32, 4, p.dark, 0, 0.3),
        -20 + i * 25,
      ),
  );

const garland = (
  { palette: p, random }: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
) =>
  festoon(
    from[0],
    from[1],
    to[0],
    to[1],
    sag,
    9,
    p.leaf,
    (x, y, i) =>
      leaf(x, y, 34, 15, 40 + i * 80, p.leaf) +
      leaf(x, y, 34, 15, 200 + i * 80, p.leaf) +
      (i % 2
        ? bloom(random, p, x, y, 17, p.light, "daisy")
        : bloom(random, p, x, y, 22, p.accent, random.pick(BLOOMS))),
  );

/** A vintage car with running boards. */
const classic: Scene = (stage) => {
  const { random, palette: p } = stage;
  const base = 230;
  const paint = random.pick([p.light, p.accent, p.deep, p.light]);
  const wing = random.pick([p.dark, paint === p.light ? p.deep : p.dark]);
  const side = random.pick([-1, 1]);
  const cabin =
    shape("M-232 -60V-176Q-228 -232 -170 -236H30Q74 -236 84 -190L104 -60Z", paint) +
    shape("M-240 -206Q-228 -250 -170 -250H34Q84 -250 96 -206Z", wing) +
    rect(-206, -206, 108, 96, p.sky, 12) +
    rect(-78, -206, 110, 96, p.sky, 12) +
    shape("M48 -206H70L86 -110H48Z", p.sky) +
    shape("M-206 -130L-150 -206H-116L-190 -110H-206Z", "#FFFFFF", 0.5) +
    shape("M-78 -130L-22 -206H8L-60 -110H-78Z", "#FFFFFF", 0.5) +
    circle(-44, -136, 24, p.dark) +
    shape("M-78 -110Q-44 -142 -12 -110Z", p.dark) +
    circle(-146, -142, 22, p.deep) +
    shape("M-178 -110Q-146 -136 -114 -110Z", p.light);
  const drawn =
    cast(0, 40, 400, p, 18) +
    cabin +
    shape("M104 -60L96 -128H270Q312 -128 316 -90V0H-250V-60Z", paint) +
    shape("M-250 -60H-236V0H-300Q-306 -60 -250 -70Z", paint) +
    shape("M-300 -30H316V4H-300Z", p.dark, 0.12) +
    times(6, (i) => line(d`M${132 + i * 22} -104V-70`, p.dark, LINE, 0.35)) +
    line("M-90 -66V-6M56 -66V-6", p.dark, FINE, 0.3) +
    rect(-78, -52, 34, 9, BRASS, 4) +
    rect(66, -52, 34, 9, BRASS, 4) +
    shape("M312 -124H338Q350 -60 338 0H312Z", BRASS) +
    times(4, (i) => line(d`M${319 + i * 6} -112V-8`, p.dark, 2, 0.5)) +
    circle(296, -96, 34, wing) +
    circle(304, -96, 26, GLOW) +
    circle(304, -96, 15, "#FFF4D8") +
    shape(
      "M-330 14C-316 -100 -140 -120 -100 14L-60 26H-110C-120 -40 -190 -70 -240 -40C-290 -20 -300 20 -330 14Z",
      wing,
    ) +
    shape("M350 8C350 -90 190 -120 146 14L100 26H150C170 -50 290 -50 330 14Z", wing) +
    rect(-110, 10, 260, 17, wing, 6) +
    at(-208, 16, wheel(stage, 70, paint)) +
    at(240, 16, wheel(stage, 70, paint)) +
    rect(330, -6, 44, 15, BRASS, 6) +
    rect(-352, -6, 44, 15, BRASS, 6) +
    bow(206, -134, 40, p.accent === paint ? p.light : p.accent, p) +
    garland(stage, [-236, -70], [100, -70], 26) +
    cans(stage, -330, 40);
  return road(stage, base) + at(-side * 8, base - 40, drawn, 0, 1.02, side);
};

/** A camper van with luggage on the roof. */
const camper: Scene = (stage) => {
  const { random, palette: p } = stage;
  const base = 230;
  const lower = random.pick([p.accent, p.deep, p.soft, p.main]);
  const trim = lower === p.main ? p.accent : p.light;
  const drawn =
    cast(0, 46, 370, p, 18) +
    shape("M-330 20V-190Q-326 -264 -250 -270H210Q270 -266 300 -180L330 -80Q340 -40 336 20Z", p.light) +
    shape("M-330 20V-80H240Q300 -76 332 -66Q340 -30 336 20Z", lower) +
    shape("M150 -80C230 -70 260 -20 250 20H336Q340 -30 330 -74Z", p.light, 0.25) +
    rect(-330, -88, 660, 10, trim) +
    shape("M-296 -120V-206Q-292 -226 -270 -226H-196V-120Z", p.sky) +
    rect(-176, -226, 130, 106, p.sky, 10) +
    rect(-26, -226, 130, 106, p.sky, 10) +
    shape("M124 -120V-226H206Q240 -222 254 -184L276 -120Z", p.sky) +
    shape("M-176 -150L-110 -226H-76L-160 -120H-176Z", "#FFFFFF", 0.55) +
    shape("M124 -150L180 -226H206L150 -120H124Z", "#FFFFFF", 0.55) +
    shape("M-296 -226Q-250 -170 -296 -120ZM-196 -226Q-236 -170 -196 -120Z", p.accent === lower ? p.soft : p.accent) +
    circle(170, -152, 22, p.dark) +
    shape("M138 -120Q170 -150 202 -120Z", p.dark) +
    line("M-36 -230V14M112 -230V14", p.dark, FINE, 0.35) +
    rect(-24, -60, 34, 9, BRASS, 4) +
    heart(40, -26, 60, trim) +
    circle(312, -26, 26, BRASS) +
    circle(312, -26, 18, "#FFF4D8") +
    rect(-346, 10, 696, 20, p.dark, 9) +
    at(-206, 24, wheel(stage, 66, lower)) +
    at(206, 24, wheel(stage, 66, lower)) +
    line("M-220 -272V-292H160V-272M-100 -272V-292M40 -272V-292", p.dark, 7) +
    rect(-204, -356, 150, 64, p.main === lower ? p.accent : p.main, 8) +
    line("M-170 -356V-292M-88 -356V-292", p.light, 8) +
    rect(-40, -344, 110, 52, p.soft, 8) +
    rect(78, -336, 70, 44, p.deep, 8) +
    garland(stage, [-326, -92], [-36, -92], 24) +
    garland(stage, [-36, -92], [238, -84], 24) +
    cans(stage, -346, 40);
  return road(stage, base) + at(0, base - 46, drawn, 0, 1, random.pick([-1, 1]));
};

/** A tandem with a basket of flowers. */
const tandem: Scene = (stage) => {
  const { random, palette: p } = stage;
  const base = 230;
  const frame = random.pick([p.accent, p.light, p.dark]);
  const drawn =
    cast(0, 128, 380, p, 14) +
    [-262, 262]
      .map((x) =>
        at(
          x,
          0,
          circle(0, 0, 116, p.light, 0.25) +
            times(14, (i) => {
              const [sx, sy] = polar(0, 0, i * 25.7, 110);
              return line(d`M0 0L${sx} ${sy}`, p.light, 2, 0.9);
            }) +
            ring(0, 0, 116, p.dark, 13) +
            ring(0, 0, 104, p.light, FINE) +
            circle(0, 0, 14, BRASS),
        ),
      )
      .join("") +
    line("M-262 0L-130 -6L-176 -176ZM-176 -160L30 -160L62 -6L-130 -6L30 -160M62 -6L206 -170L30 -160", frame, 14) +
    line("M262 0L202 -206", frame, 14) +
    line("M-182 -190L-188 -214M24 -170L18 -196", p.dark, 9) +
    shape("M-232 -222Q-190 -238 -146 -222Q-150 -204 -190 -206Q-220 -204 -232 -222Z", p.dark) +
    shape("M-26 -204Q16 -220 60 -204Q56 -186 16 -188Q-14 -186 -26 -204Z", p.dark) +
    line("M202 -206Q196 -234 150 -226M202 -206Q196 -240 168 -250", p.dark, 10) +
    line("M24 -176Q0 -216 -40 -206", p.dark, 9) +
    [-130, 62]
      .map(
        (x) =>
          circle(x, -6, 30, p.dark) +
          circle(x, -6, 18, frame) +
          line(d`M${x} -6l20 44m-6 0h26M${x} -6l-20 -44m-16 0h26`, p.dark, 8),
      )
      .join("") +
    at(
      282,
      -186,
      times(9, (i) => leaf(-40 + i * 12, -20, 76, 24, -60 + i * 15, p.leaf)) +
        times(7, (i) =>
          bloom(
            random,
            p,
            -48 + i * 18,
            -44 - (i % 3) * 22,
            27 + (i % 2) * 8,
            [p.light, p.accent, p.main, p.soft][i % 4] ?? p.light,
            random.pick(BLOOMS),
          ),
        ) +
        shape("M-72 -30H72L54 66H-54Z", BRASS) +
        times(5, (i) => line(d`M${-56 + i * 28} -26L${-44 + i * 22} 62`, p.dark, FINE, 0.35)) +
        line("M-66 4H66M-60 34H60", p.dark, FINE, 0.35),
    ) +
    line("M-262 -118V-142", p.dark, 6) +
    shape("M-300 -140H-190V-126H-300Z", p.dark) +
    bow(-250, -126, 44, p.light, p);
  return road(stage, base) + at(0, base - 116, drawn, 0, 1, random.pick([-1, 1]));
};

/** A covered boat on a lake. */
const boat: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const y = 150;
  const hull = random.pick([p.light, p.accent, p.dark]);
  const waves = times(9, (row) =>
    times(14, (i) =>
      line(d`M${view.left + i * 170 + (row % 2) * 85} ${y + 70 + row * 40}q26 -14 52 0t52 0`, p.light, LINE, 0.5),
    ),
  );
  return (
    landscape(stage, 80) +
    ground(stage, y, p.main) +
    waves +
    at(
      0,
      y + 70,
      ellipse(0, 40, 360, 18, p.dark, 0.25) +
        line("M-60 -30L-76 -330", p.dark, 9) +
        shape("M-330 -70C-300 40 -200 50 0 50S290 40 340 -90C240 -40 -200 -40 -330 -70Z", hull) +
        shape("M-318 -38C-280 44 -200 50 0 50S280 44 324 -46C230 0 -200 0 -318 -38Z", p.dark, 0.16) +
        line("M-330 -70C-200 -40 240 -40 340 -90", BRASS, 10) +
        shape("M-250 -60C-240 -170 -180 -220 -60 -220C60 -220 120 -170 130 -58Z", p.light) +
        shape("M-20 -218C70 -216 120 -160 130 -58H40C50 -120 30 -180 -20 -218Z", p.dark, 0.08) +
        times(5, (i) => line(d`M-60 -220Q${-60 + (i - 2) * 74} -170 ${-60 + (i - 2) * 92} -58`, p.soft, LINE)) +
        garland(stage, [-320, -66], [-20, -46], 34) +
        garland(stage, [-20, -46], [320, -80], 34) +
        shape("M-76 -330q34 -14 70 8q-34 10 -68 26Z", p.accent === hull ? p.deep : p.accent),
      random.range(-2, 2),
      1.05,
    )
  );
};

export const transport: Compositions = [classic, camper, tandem, classic, boat].map((scene) =>
  byDayOrEvening(scene, 5),
) as [Scene, ...Scene[]];
