import {
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
  SHADE,
  times,
  type Compositions,
  type Scene,
} from "../drawing.ts";
import { alcove, backdrop } from "../landscape.ts";
import { bloom, BLOOMS, heart, leaf, sky, sprig } from "../motifs.ts";
import { BRASS } from "../palettes.ts";

const pencil = (fill: string, dark: string, light: string) =>
  rect(-13, -170, 26, 270, fill) +
  rect(4, -170, 9, 270, dark, 0, SHADE) +
  rect(-13, -200, 26, 24, BRASS) +
  rect(-13, -226, 26, 28, light, 8) +
  shape("M-13 100H13L0 146Z", light) +
  shape("M-5 128H5L0 146Z", dark);

/** A calendar month with the wedding day marked. */
const calendar: Scene = (stage) => {
  const { random, palette: p } = stage;
  const head = random.pick([p.main, p.deep, p.accent]);
  const day = random.whole(9, 26);
  const first = random.whole(0, 4);
  const cells = times(31, (i) => {
    const x = -216 + ((i + first) % 7) * 72;
    const y = -66 + Math.floor((i + first) / 7) * 62;
    if (i === day) return circle(x, y, 34, p.accent === head ? p.main : p.accent) + heart(x, y + 2, 34, p.light);
    if (i < day && random.chance(0.28))
      return rect(x - 19, y - 19, 38, 38, p.far, 9) + line(d`M${x - 9} ${y}l7 8 12 -16`, p.deep, LINE);
    return rect(x - 19, y - 19, 38, 38, [p.far, p.sky][(i + first) % 7 > 4 ? 0 : 1] ?? p.far, 9);
  });
  const tilt = random.range(-5, 5);
  const sheets = random.whole(1, 2);
  return (
    sky(stage) +
    backdrop(stage, 0, 380) +
    at(
      -10,
      6,
      rect(-276, -262, 570, 560, p.dark, 22, 0.15) +
        times(sheets, (i) => at(0, 0, rect(-282, -270, 564, 552, p.soft, 20), 2.4 * (i + 1))) +
        rect(-282, -274, 564, 552, p.light, 20) +
        shape("M-282 -130V-254A20 20 0 0 1 -262 -274H262A20 20 0 0 1 282 -254V-130Z", head) +
        shape("M-282 -130h564v-10h-564Z", p.dark, SHADE) +
        times(8, (i) => circle(-224 + i * 64, -246, 11, p.dark, 0.5) + rect(-230 + i * 64, -300, 12, 58, p.dark, 6)) +
        sprig(-74, -178, 140, 90, p.light, 5) +
        at(0, 0, sprig(-74, -178, 140, 90, p.light, 5), 0, 1, -1) +
        circle(0, -178, 14, p.light) +
        cells,
      tilt,
    ) +
    at(296, 90, pencil(p.accent === head ? p.main : p.accent, p.dark, p.light), 24) +
    bloom(random, p, -310, 262, 60, p.light, random.pick(BLOOMS)) +
    leaf(-352, 250, 90, 32, -50, p.leaf) +
    leaf(-270, 300, 80, 30, 110, p.leaf) +
    bloom(random, p, -246, 306, 36, p.main, random.pick(BLOOMS))
  );
};

/** A to-do list, nearly done. */
const checklist: Scene = (stage) => {
  const { random, palette: p } = stage;
  const board = random.pick([p.main, p.deep, p.accent]);
  const done = random.whole(3, 5);
  const rows = times(6, (i) => {
    const y = -132 + i * 68;
    const width = random.range(150, 250);
    const tick =
      i < done
        ? rect(-168, y - 22, 44, 44, p.leaf, 10) + line(d`M-158 ${y}l10 12 20 -24`, p.light, 8)
        : rect(-166, y - 20, 40, 40, p.light, 9) + line(box(-166, y - 20, 40, 40), p.soft, LINE);
    return (
      tick +
      rect(-96, y - 14, width, 11, i < done ? p.soft : p.dark, 5, i < done ? 1 : 0.75) +
      rect(-96, y + 6, width * random.range(0.4, 0.75), 9, p.far, 4)
    );
  });
  const tilt = random.range(-7, 7);
  return (
    sky(stage) +
    alcove(stage, 480, 690, 885) +
    at(
      0,
      16,
      rect(-222, -282, 472, 610, p.dark, 26, 0.15) +
        rect(-240, -302, 480, 612, board, 26) +
        rect(-206, -250, 412, 530, p.dark, 4, 0.16) +
        at(0, 0, rect(-206, -256, 412, 530, p.far, 4), -1.6) +
        rect(-206, -256, 412, 530, p.light, 4) +
        rows +
        rect(-92, -330, 184, 64, p.dark, 14) +
        rect(-92, -296, 184, 30, p.light, 0, 0.1) +
        circle(0, -334, 34, p.dark) +
        circle(0, -334, 15, board),
      tilt,
    ) +
    at(264, 96, pencil(board === p.accent ? p.main : p.accent, p.dark, p.light), 18) +
    sprig(-320, 340, 240, 10, p.leaf, 6, random.chance(0.5)) +
    bloom(random, p, -300, 300, 58, p.light, random.pick(BLOOMS)) +
    bloom(random, p, -242, 340, 36, p.main, random.pick(BLOOMS))
  );
};

/** A seating plan, from above. */
const seating: Scene = (stage) => {
  const { random, palette: p } = stage;
  const fills = [p.main, p.soft, p.accent, p.light];
  const guest = (fill: string) => circle(0, 0, 21, fill) + circle(0, 0, 9, p.dark, 0.16);
  const round = (x: number, y: number, seats: number) =>
    at(
      x,
      y,
      times(seats, (i) => {
        const [gx, gy] = polar(0, 0, (i * 360) / seats, 106);
        return at(gx, gy, guest(fills[random.whole(0, 2)] ?? p.main));
      }) +
        circle(5, 7, 82, p.dark, 0.14) +
        circle(0, 0, 80, p.light) +
        ring(0, 0, 66, p.far, FINE) +
        leaf(8, 0, 42, 18, 70, p.leaf) +
        leaf(-8, 0, 42, 18, -80, p.leaf) +
        bloom(random, p, 0, 0, 27, random.pick([p.main, p.accent, p.soft]), random.pick(["rose", "anemone"])),
    );
  const long =
    times(8, (i) => at(-203 + i * 58, -262, guest(i === 3 || i === 4 ? p.accent : p.main))) +
    rect(-250, -226, 512, 68, p.dark, 12, 0.14) +
    rect(-256, -234, 512, 68, p.light, 12) +
    times(17, (i) => leaf(-216 + i * 27, -200, 36, 14, i % 2 ? 60 : 120, p.leaf)) +
    times(6, (i) => bloom(random, p, -190 + i * 76, -200, 18, i % 2 ? p.main : p.accent, "rose"));
  const seats = random.whole(6, 9);
  const layout = random.pick([
    () => round(-190, 20, seats) + round(190, 20, seats) + round(0, 206, seats),
    () => round(-270, 90, seats) + round(0, 90, seats) + round(270, 90, seats),
    () => round(0, 10, seats) + round(-200, 180, seats) + round(200, 180, seats),
  ]);
  return (
    sky(stage, p.far) +
    rect(-408, -352, 836, 730, p.dark, 18, 0.12) +
    rect(-420, -364, 840, 728, p.sky, 18) +
    line("M-396 -340H396V340H-396Z", p.soft, FINE) +
    heart(0, -316, 34, p.accent) +
    long +
    layout() +
    at(330, 270, pencil(p.main, p.dark, p.light), 40)
  );
};

export const planners: Compositions = [calendar, checklist, seating];
