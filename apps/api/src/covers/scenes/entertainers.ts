import {
  at,
  box,
  circle,
  d,
  ellipse,
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
  type Stage,
} from "../drawing.ts";
import { backdrop } from "../landscape.ts";
import { bow, cast, festoon, ground, heart, sky, sparkle, table } from "../motifs.ts";
import { BRASS, GLOW, SKINS } from "../palettes.ts";

const pip = ({ palette: p }: Stage, kind: number, size: number) => {
  const red = p.accent;
  const black = p.dark;
  if (kind === 0) return heart(0, 0, size, red);
  if (kind === 1) return shape(d`M0 ${-size * 0.6}L${size * 0.42} 0L0 ${size * 0.6}L${-size * 0.42} 0Z`, red);
  const tail = shape(d`M0 0L${size * 0.2} ${size * 0.56}H${-size * 0.2}Z`, black);
  if (kind === 2) return tail + at(0, 0, heart(0, 0, size, black).replace("<path", '<path transform="rotate(180)"'));
  return (
    tail +
    circle(0, -size * 0.28, size * 0.25, black) +
    circle(-size * 0.26, size * 0.08, size * 0.25, black) +
    circle(size * 0.26, size * 0.08, size * 0.25, black)
  );
};

const card = (stage: Stage, kind: number) => {
  const { palette: p } = stage;
  return (
    rect(-58, -84, 124, 176, p.dark, 12, 0.13) +
    rect(-64, -92, 124, 176, p.light, 12) +
    line(box(-54, -82, 104, 156), p.far, FINE) +
    at(-2, -4, pip(stage, kind, 66)) +
    at(-42, -66, pip(stage, kind, 20)) +
    at(38, 60, pip(stage, kind, 20), 180)
  );
};

const star = (x: number, y: number, size: number, fill: string) => {
  const points = Array.from({ length: 10 }, (_, i) => polar(x, y, i * 36, i % 2 ? size * 0.45 : size));
  return shape("M" + points.map(([px, py]) => d`${px} ${py}`).join("L") + "Z", fill);
};

const dove = ({ palette: p }: Stage) =>
  shape("M-90 10C-50 50 40 60 70 10C84 -10 90 -30 74 -40C60 -48 48 -36 40 -24C10 -10 -40 -6 -90 10Z", p.light) +
  shape("M-90 10L-140 -10L-128 20L-150 36L-84 30Z", p.light) +
  shape("M20 -8C0 -70 -50 -110 -100 -120C-90 -60 -60 -10 -10 10Z", p.light) +
  shape("M20 -8C10 -60 -30 -90 -70 -100C-60 -50 -30 -10 0 8Z", p.dark, 0.08) +
  shape("M78 -34L98 -28L80 -22Z", p.accent) +
  circle(66, -28, 4.5, p.dark);

/** A rabbit or doves, cards and stars coming out of a hat. */
const magic: Scene = (stage) => {
  const { random, palette: p } = stage;
  const felt = random.pick([p.dark, p.deep, p.main]);
  const band = random.pick([p.accent, p.light, felt === p.main ? p.dark : p.main]);
  const hat = turned([176, -96], [140, -20, 132, 80, 140, 190], [140, 206, 120, 212, 0, 212]);
  const rabbit = random.chance(0.55);
  const confetti = times(26, (i) => {
    const [x, y] = polar(0, 60, -62 + i * 5, random.range(190, 420));
    const fill = [p.main, p.accent, p.light, p.soft, GLOW][i % 5] ?? p.main;
    return i % 3 === 0
      ? star(x, y, random.range(11, 22), fill)
      : i % 3 === 1
        ? circle(x, y, random.range(5, 10), fill)
        : at(x, y, rect(-5, -11, 10, 22, fill, 2), random.range(0, 180));
  });
  const inside = rabbit
    ? at(
        0,
        -60,
        shape("M-66 -90C-110 -220 -96 -300 -62 -296C-30 -290 -26 -190 -24 -100Z", p.light) +
          shape("M-60 -110C-88 -200 -80 -270 -62 -268C-44 -262 -40 -190 -40 -110Z", p.accent, 0.55) +
          shape("M66 -90C100 -210 130 -280 94 -296C60 -300 28 -200 24 -100Z", p.light) +
          shape("M58 -110C86 -190 104 -262 88 -268C70 -268 48 -190 42 -110Z", p.accent, 0.55) +
          circle(0, -40, 98, p.light) +
          ellipse(-50, -18, 40, 34, p.light) +
          circle(-38, -54, 10, p.dark) +
          circle(38, -54, 10, p.dark) +
          circle(-35, -57, 3.4, p.light) +
          circle(41, -57, 3.4, p.light) +
          shape("M-12 -26H12L0 -12Z", p.accent) +
          line("M0 -12V0M0 0Q-14 12 -24 2M0 0Q14 12 24 2", p.dark, 4) +
          line("M-40 -10L-92 -20M-40 -2L-92 8M40 -10L92 -20M40 -2L92 8", p.soft, FINE) +
          circle(-60, -16, 16, p.accent, 0.3) +
          circle(60, -16, 16, p.accent, 0.3) +
          ellipse(-74, 22, 32, 24, p.light) +
          ellipse(74, 22, 32, 24, p.light) +
          line("M-84 28V38M-70 30V40M64 30V40M80 28V38", p.soft, 4),
      )
    : at(-150, -210, dove(stage), -14, 1.05) +
      at(170, -250, dove(stage), 10, 0.9, -1) +
      at(6, -150, dove(stage), -20, 0.8);
  return (
    sky(stage) +
    backdrop(stage, -20, 380) +
    times(9, (i) => {
      const [ax, ay] = polar(0, 30, -60 + i * 15 - 4, 1200);
      const [bx, by] = polar(0, 30, -60 + i * 15 + 4, 1200);
      return shape(d`M0 30L${ax} ${ay}L${bx} ${by}Z`, p.light, 0.5);
    }) +
    at(-222, -40, card(stage, random.whole(0, 3)), -24) +
    at(226, -30, card(stage, random.whole(0, 3)), 20) +
    confetti +
    table(stage, 262, felt === p.main ? p.deep : p.main, p.dark) +
    ellipse(0, -38, 178, 26, felt) +
    ellipse(0, -38, 160, 18, p.dark) +
    inside +
    at(
      0,
      60,
      shape(hat, felt) +
        shadeRight(stage, hat, 44) +
        stage.clip(hat, rect(-200, -60, 400, 54, band) + rect(44, -60, 200, 54, p.dark, 0, SHADE)) +
        shape("M-250 -112C-240 -64 -130 -66 0 -66S240 -64 250 -112C240 -84 130 -88 0 -88S-240 -84 -250 -112Z", felt) +
        shape(
          "M-250 -112C-240 -64 -130 -66 0 -66S240 -64 250 -112C240 -84 130 -88 0 -88S-240 -84 -250 -112Z",
          p.light,
          0.12,
        ),
    ) +
    at(
      -300,
      250,
      at(
        0,
        0,
        rect(-170, -11, 340, 22, p.dark, 8) + rect(-170, -11, 54, 22, p.light, 8) + rect(116, -11, 54, 22, p.light, 8),
      ),
      -10,
    ) +
    sparkle(-330, -250, 30, p.light) +
    sparkle(320, -300, 24, p.light)
  );
};

/** A juggler with an arc of balls overhead. */
const juggler: Scene = (stage) => {
  const { random, palette: p } = stage;
  const skin = random.pick(SKINS);
  const shirt = random.pick([p.main, p.light, p.deep]);
  const stripe = shirt === p.light ? p.main : p.light;
  const count = random.whole(5, 7);
  const clubs = random.chance(0.4);
  const fills = [p.accent, p.main, p.soft, p.deep, BRASS];
  const things = times(count, (i) => {
    const angle = -84 + (i / (count - 1)) * 168;
    const [x, y] = polar(0, -20, angle, 268);
    const fill = fills[i % 5] ?? p.main;
    return clubs
      ? at(
          x,
          y * 0.96 - 30,
          shape(turned([12, -66], [16, -40], [40, 0, 34, 40, 14, 62]), fill) +
            rect(-9, -96, 18, 40, p.dark, 8) +
            rect(-33, 4, 66, 12, p.light, 0, 0.7),
          angle * 2.2,
        )
      : at(
          x,
          y * 0.96 - 30,
          circle(0, 0, 44, fill) +
            stage.clip(
              d`M-44 0a44 44 0 1 1 88 0a44 44 0 1 1 -88 0Z`,
              shape("M-60 -16Q0 14 60 -16V10Q0 40 -60 10Z", fill === p.light ? p.soft : p.light, 0.75) +
                rect(14, -60, 60, 120, p.dark, 0, SHADE),
            ) +
            circle(-16, -20, 7, "#FFFFFF", 0.6),
        );
  });
  const body = "M-120 460C-130 250 -130 150 -60 130H60C130 150 130 250 120 460Z";
  const arm = (s: number) =>
    line(d`M${s * 92} 176C${s * 170} 230 ${s * 196} 230 ${s * 208} 130`, shirt, 52) +
    line(d`M${s * 206} 150V104`, skin, 30) +
    circle(s * 208, 86, 27, skin) +
    line(d`M${s * 184} 152h${s * 46}`, stripe, 14);
  return (
    sky(stage) +
    times(18, (i) => {
      const [ax, ay] = polar(0, 30, i * 20, 1500);
      const [bx, by] = polar(0, 30, i * 20 + 10, 1500);
      return shape(d`M0 30L${ax} ${ay}L${bx} ${by}Z`, p.far, 0.9);
    }) +
    ring(0, -42, 262, p.light, FINE, 0.9) +
    things +
    arm(-1) +
    arm(1) +
    rect(-26, 70, 52, 80, skin) +
    shape("M-26 104Q0 134 26 104V124Q0 150 -26 130Z", p.dark, 0.16) +
    shape(body, shirt) +
    stage.clip(
      body,
      times(7, (i) => rect(-160, 176 + i * 46, 320, 20, stripe, 0, 0.85)) + rect(56, 100, 120, 400, p.dark, 0, SHADE),
    ) +
    line("M-66 134L-78 460M66 134L78 460", p.dark, 18) +
    bow(0, 138, 58, p.accent, p, false) +
    ellipse(0, 26, 66, 76, skin) +
    circle(-66, 32, 13, skin) +
    circle(66, 32, 13, skin) +
    line("M-34 18q11 -12 22 0M12 18q11 -12 22 0", p.dark, LINE) +
    line("M-28 54Q0 82 28 54", p.dark, LINE) +
    circle(-40, 46, 11, p.accent, 0.5) +
    circle(40, 46, 11, p.accent, 0.5) +
    shape("M-60 -22C-50 -96 50 -96 60 -22Q0 -44 -60 -22Z", p.dark) +
    ellipse(0, -22, 96, 15, p.dark) +
    rect(-60, -46, 120, 15, p.accent)
  );
};

/** A stage with its curtains drawn back and two masks in the light. */
const theatre: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const cloth = random.pick([p.main, p.deep, p.accent]);
  const base = 250;
  const mask = (happy: boolean, fill: string) =>
    shape("M-116 -140Q0 -100 116 -140C124 20 90 130 0 164C-90 130 -124 20 -116 -140Z", fill) +
    shape("M20 -118Q70 -122 116 -140C124 20 90 130 0 164C60 100 70 -20 20 -118Z", p.dark, 0.1) +
    (happy
      ? shape("M-82 -36Q-52 -74 -20 -36Q-52 -48 -82 -36ZM20 -36Q52 -74 82 -36Q52 -48 20 -36Z", p.dark) +
        shape("M-66 44Q0 70 66 44Q48 116 0 116Q-48 116 -66 44Z", p.dark)
      : shape("M-82 -60Q-50 -20 -20 -46Q-50 -4 -82 -60ZM82 -60Q50 -20 20 -46Q50 -4 82 -60Z", p.dark) +
        shape("M-60 104Q0 30 60 104Q0 76 -60 104Z", p.dark)) +
    line("M0 -44V14L-14 24", p.dark, LINE, 0.5) +
    circle(-62, 26, 20, p.accent, 0.4) +
    circle(62, 26, 20, p.accent, 0.4);
  const drape = (s: number) =>
    shape(
      d`M${s * (view.right + 4)} ${view.top - 4}H${s * 250}C${s * 250} -150 ${s * 300} -10 ${s * 380} 30C${s * 330} 110 ${s * 350} 190 ${s * 350} ${base + 10}H${s * (view.right + 4)}Z`,
      cloth,
    ) +
    times(5, (i) =>
      line(
        d`M${s * (300 + i * 56)} ${view.top}C${s * (300 + i * 50)} -150 ${s * (340 + i * 30)} -20 ${s * (388 + i * 24)} 26`,
        p.dark,
        9,
        0.16,
      ),
    ) +
    times(4, (i) =>
      line(
        d`M${s * (392 + i * 26)} 40C${s * (360 + i * 36)} 120 ${s * (376 + i * 44)} 180 ${s * (380 + i * 50)} ${base + 8}`,
        p.dark,
        9,
        0.16,
      ),
    ) +
    line(d`M${s * 372} 34Q${s * 430} 56 ${s * (view.right + 4)} 20`, BRASS, 17);
  const swags = times(9, (i) => {
    const w = (view.width + 8) / 9;
    const x = view.left - 4 + i * w;
    return (
      shape(d`M${x} ${view.top - 4}h${w}v90q${-w / 2} 120 ${-w} 0Z`, cloth) +
      line(
        d`M${x + 14} ${view.top + 60}q${w / 2 - 14} 92 ${w - 28} 0M${x + 40} ${view.top + 20}q${w / 2 - 40} 70 ${w - 80} 0`,
        p.dark,
        8,
        0.16,
      ) +
      line(d`M${x} ${view.top + 86}q${w / 2} 120 ${w} 0`, BRASS, 10)
    );
  });
  return (
    sky(stage, p.far) +
    shape(d`M-60 ${view.top - 4}H60L340 ${base + 20}H-340Z`, p.light, 0.75) +
    ground(stage, base, p.deep === cloth ? p.main : p.deep) +
    ellipse(0, base + 44, 350, 40, p.light, 0.85) +
    times(14, (i) =>
      line(
        d`M${view.left + (i * view.width) / 13} ${view.bottom}L${(view.left + (i * view.width) / 13) * 0.7} ${base}`,
        p.dark,
        FINE,
        0.25,
      ),
    ) +
    cast(10, base + 50, 230, p, 16) +
    at(
      112,
      60,
      line("M100 130C130 240 60 250 80 300", p.soft, 14) + mask(false, random.pick([p.soft, BRASS])),
      12,
      1.1,
    ) +
    at(-92, 20, line("M-100 -100C-190 -60 -190 120 -150 200", p.accent, 14) + mask(true, p.light), -10, 1.22) +
    drape(-1) +
    drape(1) +
    swags +
    festoon(
      -300,
      base + 84,
      300,
      base + 84,
      0,
      7,
      p.dark,
      (x, y) => circle(x, y, 26, GLOW, 0.3) + circle(x, y, 12, GLOW),
    ) +
    star(-230, -180, 20, p.light) +
    star(220, -140, 24, p.light) +
    star(170, -220, 13, p.accent)
  );
};

export const entertainers: Compositions = [magic, juggler, theatre];
