import {
  at,
  circle,
  d,
  ellipse,
  FINE,
  line,
  LINE,
  rect,
  shape,
  SHADE,
  times,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { alcove, byDayOrEvening, landscape, tree } from "../landscape.ts";
import { bloom, BLOOMS, border, bulb, candle, cast, festoons, ground, leaf, sky, sprig } from "../motifs.ts";
import { BRASS, GLOW } from "../palettes.ts";

/** A striped marquee with flags, on a lawn. */
const marquee: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const base = 240;
  const peaks = random.pick([1, 2, 3]);
  const span = 760 / peaks;
  const stripes = random.pick([10, 8]);
  const one = random.pick([p.main, p.accent, p.soft]);
  const flag = (x: number, y: number) =>
    line(d`M${x} ${y}v-70`, p.dark, LINE) +
    shape(d`M${x} ${y - 70}q28 -12 56 6q-28 10 -56 26Z`, p.accent === one ? p.main : p.accent);
  const tent = (cx: number) => {
    const half = span / 2;
    const top = peaks === 1 ? -270 : -210;
    const eave = -10;
    const panels = times(stripes, (i) => {
      const at0 = -1 + (2 * i) / stripes;
      const at1 = -1 + (2 * (i + 1)) / stripes;
      const point = (t: number) => cx + t * half;
      const curve = (t: number) => cx + t * half * 0.28;
      return shape(
        d`M${cx} ${top}Q${curve(at0)} ${eave - 90} ${point(at0)} ${eave}L${point(at1)} ${eave}Q${curve(at1)} ${eave - 90} ${cx} ${top}Z`,
        i % 2 ? one : p.light,
      );
    });
    const valance = times(stripes, (i) => {
      const w = span / stripes;
      const x = cx - half + i * w;
      return shape(d`M${x} ${eave}h${w}v22a${w / 2} ${w / 2} 0 0 1 ${-w} 0Z`, i % 2 ? p.light : one);
    });
    return (
      rect(cx - half, eave, span, base - eave, p.far) +
      rect(cx - half, eave, span, base - eave, p.dark, 0, 0.72) +
      times(
        3,
        (i) =>
          circle(cx + (i - 1) * span * 0.26, 74, 12, GLOW) +
          circle(cx + (i - 1) * span * 0.26, 74, 30, GLOW, 0.2) +
          line(d`M${cx + (i - 1) * span * 0.26} ${eave}V64`, p.light, FINE, 0.6),
      ) +
      ellipse(cx, base - 60, span * 0.3, 13, p.light) +
      rect(cx - span * 0.26, base - 60, span * 0.52, 60, p.soft) +
      times(4, (i) => circle(cx + (i - 1.5) * span * 0.13, base - 74, 15, i % 2 ? p.accent : p.light)) +
      shape(
        d`M${cx - half} ${eave}C${cx - half + 70} 60 ${cx - half + 50} 150 ${cx - half + 10} ${base}H${cx - half}Z`,
        p.light,
      ) +
      shape(
        d`M${cx + half} ${eave}C${cx + half - 70} 60 ${cx + half - 50} 150 ${cx + half - 10} ${base}H${cx + half}Z`,
        p.light,
      ) +
      panels +
      shape(
        d`M${cx} ${top}Q${cx + half * 0.1} ${eave - 90} ${cx + half * 0.4} ${eave}H${cx + half}Q${cx + half * 0.28} ${eave - 90} ${cx} ${top}Z`,
        p.dark,
        0.1,
      ) +
      rect(cx - half, eave, span, 9, p.dark, 0, SHADE) +
      valance +
      flag(cx, top + 4)
    );
  };
  return (
    landscape(stage, 80) +
    tree(stage, -430, base, 290) +
    tree(stage, 440, base, 330, p.main) +
    line(d`M-380 -10L-470 ${base + 8}M380 -10L470 ${base + 8}`, p.dark, FINE) +
    times(peaks, (i) => tent((i - (peaks - 1) / 2) * span)) +
    ground(stage, base, p.main) +
    shape(d`M-70 ${base}H70L160 ${view.bottom + 2}H-160Z`, p.light, 0.85) +
    border(stage, view.left, -150, base + 60, 28) +
    border(stage, 150, view.right + 30, base + 60, 28)
  );
};

function crossback({ palette: p }: Stage, wood: string, seat: string): string {
  return (
    line("M-70 0L-64 -190M70 0L64 -190M-52 -20L-58 -180M52 -20L58 -180", wood, 12) +
    line("M-62 -70H62", wood, 8) +
    line("M-66 -196C-70 -300 -72 -380 -58 -420Q0 -452 58 -420C72 -380 70 -300 66 -196", wood, 13) +
    line("M-60 -400C-10 -340 40 -280 62 -220M60 -400C10 -340 -40 -280 -62 -220", wood, 9) +
    circle(0, -314, 13, wood) +
    rect(-82, -212, 164, 28, seat, 12) +
    rect(-82, -196, 164, 12, p.dark, 6, SHADE)
  );
}

function chiavari({ palette: p }: Stage, wood: string, seat: string): string {
  return (
    line("M-68 0L-62 -190M68 0L62 -190M-48 -16L-52 -180M48 -16L52 -180M-64 -60H64M-64 -96H64", wood, 9) +
    line("M-64 -190L-70 -430M64 -190L70 -430", wood, 12) +
    line("M-68 -420Q0 -440 68 -420M-67 -372Q0 -388 67 -372M-65 -240Q0 -252 65 -240", wood, 9) +
    times(5, (i) => line(d`M${-44 + i * 22} -378V-246`, wood, 6)) +
    circle(-70, -438, 10, wood) +
    circle(70, -438, 10, wood) +
    rect(-80, -214, 160, 32, seat, 14) +
    rect(-80, -196, 160, 14, p.dark, 7, SHADE)
  );
}

/** Two chairs and a table. */
const chairs: Scene = (stage) => {
  const { random, palette: p } = stage;
  const make = random.pick([crossback, chiavari]);
  const wood = random.pick([p.dark, BRASS, p.light, p.deep]);
  const base = 300;
  const tall = random.chance(0.5);
  const top = tall ? 20 : 60;
  return (
    sky(stage) +
    alcove(stage, base, 640, 700) +
    festoons(-1400, 700, [-350, -350], 60, 9, p.dark, (x, y) => bulb(x, y, 10, p.dark)) +
    ground(stage, base - 50, p.soft) +
    ellipse(0, base + 20, 430, 54, p.light, 0.5) +
    cast(-270, base + 6, 96, p, 10) +
    cast(290, base + 6, 96, p, 10) +
    at(-272, base, make(stage, wood, p.main)) +
    at(272, base, make(stage, wood, p.main)) +
    cast(10, base + 26, 160, p, 14) +
    rect(-12, top, 24, base - top, p.dark) +
    shape(d`M-90 ${base + 24}Q0 ${base - 40} 90 ${base + 24}Z`, p.dark) +
    shape(
      d`M-170 ${top}C-176 ${top + 70} -190 ${top + 120} -150 ${top + 150}L-110 ${top + 116}L-60 ${top + 160}L0 ${top + 120}L60 ${top + 160}L110 ${top + 116}L150 ${top + 150}C190 ${top + 120} 176 ${top + 70} 170 ${top}Z`,
      p.light,
    ) +
    shape(
      d`M60 ${top}L60 ${top + 160}L110 ${top + 116}L150 ${top + 150}C190 ${top + 120} 176 ${top + 70} 170 ${top}Z`,
      p.dark,
      0.09,
    ) +
    ellipse(0, top, 172, 15, p.light) +
    ellipse(0, top, 172, 15, p.dark, 0.05) +
    rect(-34, top - 80, 68, 80, p.accent, 10) +
    rect(8, top - 80, 26, 80, p.dark, 10, SHADE) +
    sprig(-10, top - 76, 150, -30, p.leaf, 6) +
    sprig(10, top - 76, 140, 34, p.leaf, 6, true) +
    bloom(random, p, -34, top - 140, 40, p.light, random.pick(BLOOMS)) +
    bloom(random, p, 34, top - 136, 36, p.main, random.pick(BLOOMS)) +
    bloom(random, p, 0, top - 104, 40, p.soft, random.pick(BLOOMS)) +
    candle(-108, top - 2, 90, 14, p) +
    candle(108, top - 2, 120, 14, p) +
    bloom(random, p, -272, base - 424, 34, p.accent, "rose") +
    leaf(-250, base - 424, 54, 20, 80, p.leaf) +
    leaf(-294, base - 424, 54, 20, -80, p.leaf)
  );
};

/** A lounge on the grass: a sofa, a lamp and a rug. */
const lounge: Scene = (stage) => {
  const { random, palette: p } = stage;
  const sofa = random.pick([p.main, p.deep, p.accent]);
  const s = random.pick([-1, 1]);
  const base = 250;
  return (
    sky(stage) +
    alcove(stage, base, 760, base + 450) +
    ground(stage, base - 30, p.soft) +
    ellipse(0, base + 50, 440, 56, p.light) +
    ellipse(0, base + 50, 400, 46, p.main, 0.4) +
    ellipse(0, base + 50, 370, 40, p.light) +
    at(
      0,
      0,
      line(d`M-330 ${base + 10}V-250`, p.dark, 10) +
        rect(-378, base + 6, 96, 14, p.dark, 6) +
        circle(-330, -250, 110, GLOW, 0.2) +
        shape("M-370 -320H-290L-258 -214H-402Z", p.light) +
        shape("M-320 -320H-290L-258 -214H-310Z", p.dark, 0.08) +
        rect(-196, -60, 440, 180, sofa, 60) +
        rect(-196, -60, 440, 180, p.dark, 60, 0.1) +
        times(4, (i) => times(2, (j) => circle(-110 + i * 90, -14 + j * 54, 7, p.dark, 0.4))) +
        rect(-250, 40, 100, 190, sofa, 46) +
        rect(198, 40, 100, 190, sofa, 46) +
        rect(198, 40, 100, 190, p.dark, 46, 0.1) +
        rect(-166, 96, 190, 76, sofa, 24) +
        rect(24, 96, 190, 76, sofa, 24) +
        rect(-166, 96, 380, 76, p.light, 24, 0.16) +
        rect(-236, 160, 520, 70, sofa, 22) +
        rect(-236, 200, 520, 30, p.dark, 14, SHADE) +
        line("M24 100V168", p.dark, FINE, 0.4) +
        line("M-200 232L-210 272M250 232L260 272", BRASS, 12) +
        at(-100, 50, rect(-52, -52, 104, 104, p.light, 18) + line("M-30 -30L30 30M30 -30L-30 30", p.soft, LINE), 14) +
        at(
          150,
          54,
          rect(-50, -50, 100, 100, p.accent === sofa ? p.soft : p.accent, 18) + circle(0, 0, 18, p.light),
          -12,
        ) +
        at(
          350,
          base + 16,
          rect(-48, -90, 96, 90, p.dark, 8) +
            rect(-56, -100, 112, 16, BRASS, 5) +
            rect(-26, -170, 52, 72, p.light, 10) +
            leaf(0, -166, 110, 34, -44, p.leaf) +
            leaf(0, -166, 120, 34, 30, p.leaf) +
            leaf(0, -166, 130, 36, -6, p.leaf) +
            bloom(random, p, -22, -206, 40, p.main, random.pick(BLOOMS)) +
            bloom(random, p, 30, -220, 34, p.light, random.pick(BLOOMS)),
        ),
      0,
      1,
      s,
    )
  );
};

export const hire: Compositions = [byDayOrEvening(marquee, 3), chairs, lounge];
