import {
  arch,
  at,
  box,
  circle,
  d,
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
import { backdrop } from "../landscape.ts";
import { bloom, BLOOMS, bow, heart, leaf, sky, sprig } from "../motifs.ts";
import { BRASS } from "../palettes.ts";

/** The printing on a card: an ornament and lines, never letters. */
function printed(stage: Stage, width: number, height: number): string {
  const { random, palette: p } = stage;
  const top = -height / 2;
  const ornament = random.pick([
    () =>
      sprig(-6, top + 118, 96, 64, p.leaf, 5) +
      at(0, 0, sprig(-6, top + 118, 96, 64, p.leaf, 5), 0, 1, -1) +
      bloom(random, p, 0, top + 108, 34, p.main, "anemone"),
    () => ring(-20, top + 92, 32, BRASS, 7) + ring(20, top + 92, 32, BRASS, 7),
    () =>
      shape(arch(0, top + 136, 104, 104), p.far) +
      circle(0, top + 78, 18, p.accent) +
      shape(d`M-52 ${top + 136}V${top + 118}Q-20 ${top + 92} 10 ${top + 114}T52 ${top + 104}V${top + 136}Z`, p.main),
    () => heart(0, top + 92, 64, p.accent) + line(d`M-110 ${top + 92}H-50M50 ${top + 92}H110`, p.soft, FINE),
  ]);
  const lines = times(5, (i) => {
    const w = (i === 1 || i === 2 ? 0.62 : 0.42) * width * random.range(0.85, 1);
    const y = top + 176 + i * 32;
    return rect(-w / 2, y, w, i === 1 ? 12 : 7, i === 1 ? p.main : p.soft, 4);
  });
  return line(box(-width / 2 + 18, top + 18, width - 36, height - 36), BRASS, FINE) + ornament() + lines;
}

const stamp = (stage: Stage) => {
  const { random, palette: p } = stage;
  return (
    rect(-46, -56, 92, 112, p.light) +
    times(8, (i) => circle(-46, -49 + i * 14, 5, p.far) + circle(46, -49 + i * 14, 5, p.far)) +
    times(7, (i) => circle(-42 + i * 14, -56, 5, p.far) + circle(-42 + i * 14, 56, 5, p.far)) +
    rect(-34, -44, 68, 88, random.pick([p.accent, p.soft, p.main])) +
    bloom(random, p, 0, -4, 24, p.light, random.pick(BLOOMS)) +
    line("M0 20V40", p.dark, LINE)
  );
};

const seal = ({ random, palette: p }: Stage, fill: string) => {
  const blob = times(9, (i) => {
    const [x, y] = polar(0, 0, i * 40, 40);
    return circle(x, y, random.range(15, 22), fill);
  });
  return (
    circle(5, 8, 52, p.dark, 0.16) +
    blob +
    circle(0, 0, 46, fill) +
    ring(0, 0, 35, p.dark, LINE, 0.22) +
    heart(0, 2, 38, p.dark).replace("<path", '<path opacity="0.26"') +
    line("M-30 -30A44 44 0 0 1 4 -42", "#FFFFFF", LINE, 0.4)
  );
};

/** An invitation halfway out of its envelope. */
const invitation: Scene = (stage) => {
  const { random, palette: p } = stage;
  const paper = random.pick([p.main, p.soft, p.deep, p.accent]);
  const liner = paper === p.deep || paper === p.main ? p.far : p.deep;
  const back = paper === p.soft ? p.main : p.dark;
  const w = 290;
  const top = -20;
  const cardW = 440;
  const out = random.range(230, 280);
  const flowers = times(
    9,
    (i) =>
      bloom(
        random,
        p,
        -240 + i * 60,
        top - 120 + (i % 3) * 46,
        30,
        [p.light, p.accent, p.soft][i % 3] ?? p.light,
        random.pick(BLOOMS),
      ) + leaf(-240 + i * 60, top - 70 + (i % 2) * 30, 54, 20, i * 47, p.leaf),
  );
  const flap = d`M${-w} ${top}L-24 ${top - 222}Q0 ${top - 240} 24 ${top - 222}L${w} ${top}Z`;
  const tilt = random.range(-7, 7);
  return (
    sky(stage) +
    backdrop(stage, 0, 390) +
    at(
      0,
      30,
      shape(d`M${-w + 16} ${top + 20}L-10 ${top - 206}L${w + 14} ${top + 20}V330H${-w + 16}Z`, p.dark, 0.13) +
        shape(flap, paper) +
        shape(d`M${-w + 34} ${top}L-18 ${top - 196}Q0 ${top - 210} 18 ${top - 196}L${w - 34} ${top}Z`, liner) +
        stage.clip(d`M${-w + 34} ${top}L-18 ${top - 196}Q0 ${top - 210} 18 ${top - 196}L${w - 34} ${top}Z`, flowers) +
        shape(box(-w, top, w * 2, 330), back) +
        at(
          0,
          top - out + 262,
          rect(-cardW / 2 + 8, -250 + 6, cardW, 500, p.dark, 4, 0.13) +
            rect(-cardW / 2, -250, cardW, 500, p.light, 4) +
            printed(stage, cardW, 500),
        ) +
        shape(d`M${-w} ${top}L-20 172Q0 186 20 172L${w} ${top}V${top + 330}H${-w}Z`, paper) +
        shape(d`M${-w} ${top + 330}L-26 140Q0 122 26 140L${w} ${top + 330}Z`, p.dark, 0.1) +
        shape(d`M${-w} ${top + 330}L-22 152Q0 136 22 152L${w} ${top + 330}Z`, paper) +
        at(0, 150, seal(stage, paper === p.accent ? p.main : p.accent)),
      tilt,
    )
  );
};

/** A set laid out, from above: a card, an envelope, a ribbon and stamps. */
const suite: Scene = (stage) => {
  const { random, palette: p } = stage;
  const cloth = random.pick([p.sky, p.far]);
  const envelope = random.pick([p.main, p.deep, p.soft, p.accent]);
  const s = random.pick([-1, 1]);
  const card = random.pick([
    () => rect(-170, -240, 352, 494, p.dark, 6, 0.13) + rect(-180, -252, 360, 504, p.light, 6),
    () => shape(arch(10, 262, 360, 514), p.dark, 0.13) + shape(arch(0, 252, 360, 504), p.light),
    () => rect(-170, -240, 352, 494, p.dark, 40, 0.13) + rect(-180, -252, 360, 504, p.light, 40),
  ]);
  return (
    sky(stage, cloth) +
    sprig(-s * 420, 380, 380, s * 20, p.leaf, 8, random.chance(0.5)) +
    sprig(s * 400, -330, 300, 200 * s, p.soft, 6, random.chance(0.5)) +
    at(
      s * 150,
      76,
      rect(-262, -170, 548, 372, p.dark, 8, 0.14) +
        rect(-274, -184, 548, 368, envelope, 8) +
        line("M-266 -176L0 40L266 -176", p.dark, LINE, 0.25) +
        shape("M-274 -176Q-274 -184 -266 -184H266Q274 -184 274 -176L14 34Q0 44 -14 34Z", p.dark, 0.1) +
        at(0, 36, seal(stage, envelope === p.accent ? p.main : p.accent)),
      s * random.range(8, 15),
    ) +
    at(-s * 110, -20, card() + printed(stage, 340, 490), -s * random.range(4, 9)) +
    at(
      -s * 110,
      196,
      rect(-182, -18, 364, 36, envelope === p.soft ? p.main : p.soft) +
        bow(0, 0, 60, envelope === p.soft ? p.main : p.soft, p),
      -s * 6,
    ) +
    at(s * 300, -220, rect(-42, -50, 92, 112, p.dark, 0, 0.14) + stamp(stage), s * 12) +
    at(s * 196, -256, rect(-42, -50, 92, 112, p.dark, 0, 0.14) + stamp(stage), -s * 6) +
    at(
      s * 350,
      250,
      bloom(random, p, 0, 0, 62, p.light, "anemone") +
        leaf(-30, 30, 80, 28, 220, p.leaf) +
        bloom(random, p, -66, 22, 38, p.main, "rose"),
    )
  );
};

/** A pen, an inkwell and a card just started. */
const calligraphy: Scene = (stage) => {
  const { random, palette: p } = stage;
  const y = 60;
  const ink = random.pick([p.main, p.deep, p.accent]);
  const flourish = random.pick([
    "M-190 30C-150 -60 -90 -60 -100 10C-106 60 -150 50 -130 10C-100 -50 -20 -60 -20 0C-20 50 -66 50 -50 10C-30 -40 40 -50 60 0C70 30 110 40 150 10",
    "M-190 10C-140 -70 -60 50 -110 50C-150 40 -90 -60 -30 -20C20 20 -40 60 -50 20C-50 -40 40 -60 70 0C90 40 130 20 160 -10",
    "M-190 40C-160 -40 -130 -60 -110 -20C-90 30 -130 60 -130 30C-120 -20 -60 -40 -40 0C-20 40 10 40 30 0C50 -40 80 -30 76 0C70 40 120 30 160 0",
  ]);
  const feather = "M0 0C-60 -90 -90 -220 -20 -420C40 -460 80 -380 60 -250C50 -140 30 -60 0 0Z";
  return (
    sky(stage, p.far) +
    rect(-1110, -600, 2220, 460, p.sky) +
    times(14, (i) => line(d`M-1110 ${-120 + i * 50}H1110`, p.soft, FINE, 0.4)) +
    at(
      -40,
      40,
      rect(-270, -210, 564, 440, p.dark, 6, 0.13) +
        rect(-282, -224, 564, 440, p.light, 6) +
        line(box(-260, -202, 520, 396), BRASS, FINE) +
        at(0, y - 110, line(flourish, ink, 9)) +
        line("M-130 60C-60 30 -30 90 30 60S110 40 140 60", ink, LINE, 0.8) +
        times(3, (i) => rect(-100 + i * 20, 108 + i * 26, 200 - i * 40, 7, p.far, 3)) +
        sprig(-180, -120, 110, 80, p.leaf, 5) +
        sprig(180, -120, 110, -80, p.leaf, 5) +
        bloom(random, p, 0, -132, 30, p.accent === ink ? p.main : p.accent, "anemone"),
      random.range(-6, 4),
    ) +
    at(
      110,
      20,
      at(16, 18, shape(feather, p.dark, 0.12)) +
        shape(feather, p.main === ink ? p.accent : p.main) +
        shape("M0 0C20 -140 30 -290 6 -430C50 -430 76 -370 60 -250C50 -140 30 -60 0 0Z", p.dark, 0.12) +
        line("M-8 40C10 -100 26 -260 0 -410", p.light, LINE) +
        times(8, (i) =>
          line(
            d`M${12 + i * 0.6} ${-90 - i * 36}l${-44} ${-34}M${12 + i * 0.6} ${-100 - i * 36}l34 -38`,
            p.light,
            FINE,
            0.6,
          ),
        ) +
        shape("M-14 30L2 34L-18 86Z", BRASS),
      30,
      0.96,
    ) +
    at(
      310,
      210,
      circle(10, 12, 84, p.dark, 0.14) +
        circle(0, 0, 84, p.dark) +
        circle(0, 0, 66, p.deep) +
        circle(0, 0, 48, p.light) +
        circle(0, 0, 40, ink) +
        line("M-62 -30A70 70 0 0 1 -20 -66", p.light, LINE, 0.6),
    ) +
    bloom(random, p, -340, 260, 62, p.soft, random.pick(BLOOMS)) +
    leaf(-390, 250, 90, 30, -40, p.leaf) +
    leaf(-300, 300, 90, 30, 120, p.leaf)
  );
};

export const stationery: Compositions = [invitation, suite, calligraphy];
