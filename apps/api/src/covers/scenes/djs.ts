import {
  at,
  circle,
  d,
  line,
  LINE,
  FINE,
  polar,
  rect,
  ring,
  shape,
  SHADE,
  times,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { sky, sparkle, table } from "../motifs.ts";

function record({ palette: p, random, clip }: Stage, radius: number, label: string): string {
  const turn = random.range(0, 360);
  const gleam = [0, 180].map((side) => {
    const [ax, ay] = polar(0, 0, turn + side - 13, radius * 1.2);
    const [bx, by] = polar(0, 0, turn + side + 13, radius * 1.2);
    return shape(d`M0 0L${ax} ${ay}L${bx} ${by}Z`, p.light, 0.14);
  });
  const round = d`M${-radius} 0a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;
  return (
    circle(0, 0, radius, p.dark) +
    clip(round, gleam.join("")) +
    times(5, (i) => ring(0, 0, radius * (0.46 + i * 0.11), label === p.dark ? p.soft : p.soft, 2.2, 0.5)) +
    circle(0, 0, radius * 0.34, label) +
    ring(0, 0, radius * 0.26, p.light, FINE, 0.8) +
    circle(0, 0, radius * 0.12, p.light) +
    circle(0, 0, radius * 0.035, p.dark)
  );
}

/** A record, and its sound as ribbons that part around it. */
const waves: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const radius = random.range(210, 245);
  const count = random.whole(8, 11);
  const phase = random.range(0, 6);
  const lift = random.range(40, 90);
  const ribbons = times(count, (i) => {
    const t = (i + 0.5) / count - 0.5;
    const y = t * 780;
    const fill = [p.soft, p.main, p.light, p.dark, p.far, p.accent, p.deep][(i * 3 + Math.floor(phase)) % 7] ?? p.main;
    const width = random.range(9, 30);
    const steps = 11;
    const step = (view.width + 160) / steps;
    const point = (k: number): [number, number] => {
      const x = view.left - 80 + k * step;
      const swell = Math.exp(-((x / 330) ** 2)) * Math.sign(t || 1) * 60;
      return [x, y + Math.sin(k * 1.9 + i * 0.42 + phase) * lift + swell];
    };
    const [startX, startY] = point(0);
    let path = d`M${startX} ${startY}`;
    for (let k = 1; k <= steps; k += 1) {
      const [, fromY] = point(k - 1);
      const [x, toY] = point(k);
      path += d`C${x - step * 0.55} ${fromY} ${x - step * 0.45} ${toY} ${x} ${toY}`;
    }
    return line(path, fill, width);
  });
  return (
    sky(stage) +
    ribbons +
    circle(12, 18, radius, p.dark, 0.2) +
    record(stage, radius, random.pick([p.main, p.accent, p.soft]))
  );
};

const headphones = (stage: Stage, band: string, cup: string) => {
  const { palette: p } = stage;
  const half =
    rect(-292, -30, 70, 190, p.dark, 34) +
    rect(-272, -50, 96, 230, cup, 44) +
    rect(-206, -50, 30, 230, p.dark, 14, SHADE) +
    rect(-250, -20, 14, 120, p.light, 7, 0.5);
  return (
    line("M-236 -20V-90A236 236 0 0 1 236 -90V-20", p.dark, 44) +
    line("M-236 -20V-90A236 236 0 0 1 236 -90V-20", band, 26) +
    half +
    at(0, 0, half, 0, 1, -1)
  );
};

/** Headphones over a record. */
const headset: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const bars = 43;
  const cup = random.pick([p.main, p.accent, p.light]);
  const equaliser = times(bars, (i) => {
    const x = view.left + ((i + 0.5) * view.width) / bars;
    const h = 120 + Math.abs(Math.sin(i * 0.9 + random.range(0, 1))) * random.range(160, 380);
    return rect(x - 15, 330 - h, 30, h + 200, i % 3 === 0 ? p.soft : p.far, 15);
  });
  return (
    sky(stage) +
    equaliser +
    circle(10, 66, 190, p.dark, 0.18) +
    at(0, 50, record(stage, 186, cup === p.main ? p.accent : p.main)) +
    at(0, 20, headphones(stage, random.pick([p.light, p.deep, p.soft]), cup)) +
    sparkle(300, -250, 30, p.light) +
    sparkle(-310, -200, 20, p.light)
  );
};

/** Two decks and a mixer, from above, under a mirror ball's light. */
const decks: Scene = (stage) => {
  const { random, palette: p } = stage;
  const top = random.pick([p.main, p.deep, p.light]);
  const knob = top === p.light ? p.main : p.light;
  const deck = (s: number) =>
    at(
      s * 232,
      60,
      circle(0, 0, 150, p.dark, 0.3) +
        circle(0, 0, 146, p.far) +
        record(stage, 136, s < 0 ? p.accent : p.soft) +
        at(
          128,
          -134,
          circle(0, 0, 24, p.light) +
            circle(0, 0, 10, p.dark) +
            line("M0 0L-6 120L-56 172", p.light, 9) +
            rect(-76, 160, 34, 22, p.accent, 4),
        ),
    );
  const mixer =
    times(3, (i) =>
      times(2, (j) =>
        at(
          (j - 0.5) * 46,
          -70 + i * 46,
          circle(0, 0, 16, knob) + line("M0 0L6 -12", p.dark, LINE),
          random.range(-90, 90),
        ),
      ),
    ) +
    times(
      2,
      (j) =>
        rect((j - 0.5) * 46 - 4, 70, 8, 84, p.dark, 4) +
        rect((j - 0.5) * 46 - 15, 84 + random.range(0, 50), 30, 15, j ? p.accent : knob, 4),
    ) +
    rect(-52, 178, 104, 8, p.dark, 4) +
    rect(random.range(-44, 20), 170, 18, 26, knob, 4);
  const tiles = times(7, (row) =>
    times(9, (col) => {
      const fill = [p.light, p.soft, p.main, p.far, p.accent][(row * 5 + col * 3 + random.whole(0, 4)) % 5] ?? p.light;
      const y = -90 + row * 27;
      const half = Math.sqrt(Math.max(0, 92 ** 2 - (y + 12) ** 2));
      return rect(((col - 4.5) / 4.5) * half, y, (half / 4.5) * 0.9, 23, fill, 2);
    }),
  );
  const beams = times(9, (i) => {
    const [ax, ay] = polar(0, -260, 100 + i * 20, 1400);
    const [bx, by] = polar(0, -260, 108 + i * 20, 1400);
    return shape(d`M0 -260L${ax} ${ay}L${bx} ${by}Z`, p.light, 0.6);
  });
  return (
    sky(stage, p.far) +
    beams +
    line("M0 -900V-350", p.dark, LINE) +
    at(0, -262, circle(0, 0, 96, p.dark) + tiles) +
    rect(-402, -84, 828, 330, p.dark, 26, 0.16) +
    rect(-414, -100, 828, 330, top, 26) +
    rect(-414, 196, 828, 34, p.dark, 0, 0.16) +
    rect(-72, -100, 144, 330, p.dark, 0, 0.24) +
    deck(-1) +
    deck(1) +
    at(0, 4, mixer) +
    sparkle(-150, -300, 26, p.light) +
    sparkle(190, -240, 20, p.light) +
    table(stage, 300, top === p.main ? p.deep : p.main, p.dark)
  );
};

export const djs: Compositions = [waves, headset, decks];
