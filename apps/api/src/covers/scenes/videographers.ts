import {
  at,
  BOLD,
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
  type Stage,
} from "../drawing.ts";
import { backdrop, landscape } from "../landscape.ts";
import { cast, ground, heart, sky, sprig } from "../motifs.ts";

function reel({ palette: p }: Stage, radius: number, fill: string, holes: number, turn: number): string {
  return (
    circle(0, 0, radius, p.dark) +
    circle(0, 0, radius * 0.9, fill) +
    ring(0, 0, radius * 0.82, p.light, FINE, 0.7) +
    times(holes, (i) => {
      const [x, y] = polar(0, 0, turn + (i * 360) / holes, radius * 0.53);
      return circle(x, y, radius * (holes > 4 ? 0.2 : 0.25), p.dark);
    }) +
    circle(0, 0, radius * 0.18, p.light) +
    circle(0, 0, radius * 0.07, p.dark)
  );
}

/** A film camera with two reels on a tripod, in front of hills. */
const camera: Scene = (stage) => {
  const { random, palette: p } = stage;
  const fill = random.pick([p.main, p.light, p.accent]);
  const plate = fill === p.light ? p.main : p.light;
  const side = random.pick([-1, 1]);
  const big = random.range(104, 118);
  const small = random.range(84, 96);
  const legs =
    line("M0 90L-150 330M0 90L150 330M0 90L10 334", p.dark, 17) +
    line("M-62 190H62", p.dark, 9) +
    rect(-62, 78, 124, 30, p.deep, 8);
  const drawn =
    legs +
    at(-104, -160, reel(stage, big, fill === p.accent ? p.main : p.accent, 5, random.range(0, 60))) +
    at(84, -146, reel(stage, small, plate === p.main ? p.main : p.soft, 5, random.range(0, 60))) +
    rect(-190, -76, 350, 164, fill, 16) +
    shape("M160 -40L236 -70V82L160 52Z", p.dark) +
    rect(236, -82, 24, 176, p.deep, 6) +
    shape("M-190 -76H160V-50H-190Z", p.dark, SHADE) +
    rect(100, -76, 60, 164, p.dark, 10, SHADE) +
    rect(-160, -32, 150, 92, plate, 8) +
    ring(-85, 14, 30, p.dark, LINE) +
    line("M-85 14L-70 0", p.dark, LINE) +
    circle(44, 14, 34, p.dark) +
    circle(44, 14, 14, p.light) +
    rect(-240, -64, 56, 34, p.dark, 8) +
    circle(82, -28, 7, p.accent);
  return (
    landscape(stage, 80) +
    ground(stage, 290, p.main) +
    cast(20, 335, 230, p, 20) +
    at(0, 0, drawn, 0, 1, side) +
    sprig(-side * 330, 350, 170, -10, p.leaf, 5) +
    sprig(-side * 300, 350, 130, 18, p.soft, 4)
  );
};

/** A clapperboard, open. */
const clapper: Scene = (stage) => {
  const { random, palette: p } = stage;
  const open = random.range(-22, -13);
  const board = random.pick([p.dark, p.deep, p.main]);
  const stripes = (y: number) =>
    stage.clip(
      box(-300, y, 600, 78),
      rect(-300, y, 600, 78, p.light) +
        times(7, (i) => shape(d`M${-340 + i * 106} ${y + 78}l44 -78h54l-44 78Z`, p.dark)),
    ) + line(box(-300, y, 600, 78), p.dark, BOLD);
  const scene = random.pick([
    () => heart(0, 124, 150, p.accent),
    () => shape("M-52 44L88 120L-52 196Z", p.accent),
    () => ring(-46, 122, 66, p.accent, 14) + ring(46, 122, 66, p.light, 14),
  ]);
  return (
    sky(stage) +
    times(16, (i) => {
      const [ax, ay] = polar(0, 60, i * 22.5, 2000);
      const [bx, by] = polar(0, 60, i * 22.5 + 11, 2000);
      return shape(d`M0 60L${ax} ${ay}L${bx} ${by}Z`, p.far, 0.7);
    }) +
    at(
      0,
      -20,
      rect(-288, -52, 600, 340, p.dark, 18, 0.16) +
        rect(-300, -68, 600, 346, board, 18) +
        stripes(-68) +
        rect(-300, 10, 600, 8, p.dark, 0, 0.3) +
        line(
          "M-264 62H-150M150 62H264M-264 122H-176M176 122H264M-264 182H-150M150 182H264M-264 238H264",
          p.light,
          LINE,
          0.5,
        ) +
        scene() +
        at(-300, -72, at(300, 68 - 78, stripes(-68)) + rect(0, -78, 600, 78, p.dark, 0, 0.06), open) +
        circle(-270, -74, 34, p.accent) +
        circle(-270, -74, 12, p.dark),
    )
  );
};

/** A reel whose film runs out across the picture, telling a story in its frames. */
const film: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const turn = random.range(0, 60);
  const y = 190;
  const frames = times(9, (i) => {
    const x = (i - 4) * 190;
    const pictures = [
      rect(-74, -60, 148, 120, p.soft) +
        circle(20, -10, 30, p.light) +
        shape("M-74 60V20Q-20 -20 20 22T74 10V60Z", p.main),
      rect(-74, -60, 148, 120, p.accent) + heart(0, 2, 70, p.light),
      rect(-74, -60, 148, 120, p.far) + ring(-22, 4, 32, p.deep, 8) + ring(22, 4, 32, p.main, 8),
      rect(-74, -60, 148, 120, p.main) +
        shape("M-38 60V4A38 38 0 0 1 38 4V60Z", p.light) +
        shape("M-18 60V14A18 18 0 0 1 18 14V60Z", p.dark),
    ];
    return at(x, 0, stage.clip(box(-74, -60, 148, 120), pictures[(i + Math.floor(turn)) % 4] ?? ""));
  });
  const holes = times(
    70,
    (i) => rect(view.left + i * 32, -94, 17, 20, p.light, 4) + rect(view.left + i * 32, 74, 17, 20, p.light, 4),
  );
  return (
    sky(stage) +
    backdrop(stage, -60, 330) +
    circle(12, -82, 222, p.dark, 0.16) +
    at(0, -96, reel(stage, 218, random.pick([p.main, p.accent, p.soft]), random.pick([3, 5, 6]), turn)) +
    at(
      0,
      y,
      rect(view.left - 2, -98, view.width + 4, 222, p.dark, 0, 0.14) +
        rect(view.left - 2, -108, view.width + 4, 216, p.dark) +
        holes +
        frames,
    )
  );
};

export const videographers: Compositions = [camera, film, clapper];
