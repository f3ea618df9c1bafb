import {
  arch,
  at,
  box,
  circle,
  d,
  ellipse,
  FINE,
  line,
  LINE,
  rect,
  shadeRight,
  shape,
  SHADE,
  times,
  turned,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { alcove, landscape } from "../landscape.ts";
import { bloom, BLOOMS, cast, cloud, ground, heart, hills, leaf, sky, sprig, sun, table } from "../motifs.ts";
import { BRASS, GLOW } from "../palettes.ts";

function palm({ palette: p }: Stage, height: number, lean: number): string {
  const trunk = d`M-20 0C${-10 + lean * 0.1} ${-height * 0.4} ${lean * 0.5} ${-height * 0.8} ${lean} ${-height}L${lean + 15} ${-height + 2}C${lean * 0.5 + 34} ${-height * 0.75} ${26 + lean * 0.1} ${-height * 0.35} 24 0Z`;
  const frond = (angle: number, length: number, fill: string) =>
    at(
      lean + 6,
      -height,
      shape(
        d`M0 0C${length * 0.3} ${-length * 0.34} ${length * 0.8} ${-length * 0.3} ${length} ${length * 0.16}C${length * 0.86} 0 ${length * 0.78} ${length * 0.02} ${length * 0.74} ${length * 0.1}C${length * 0.66} ${-length * 0.04} ${length * 0.56} ${-length * 0.02} ${length * 0.5} ${length * 0.06}C${length * 0.4} ${-length * 0.08} ${length * 0.26} ${-length * 0.02} 0 0Z`,
        fill,
      ),
      angle,
    );
  return (
    shape(trunk, p.dark) +
    times(7, (i) =>
      line(d`M${lean * (i / 7) ** 1.5 - 12} ${-height * (i / 7.4) - 16}q16 10 34 -2`, p.light, FINE, 0.35),
    ) +
    frond(-170, 190, p.deep) +
    frond(-10, 190, p.deep) +
    at(0, 0, frond(20, 180, p.leaf)) +
    frond(-50, 190, p.leaf) +
    at(2 * (lean + 6), 0, frond(20, 180, p.leaf), 0, 1, -1) +
    at(2 * (lean + 6), 0, frond(-50, 190, p.leaf) + frond(-12, 200, p.deep), 0, 1, -1) +
    circle(lean - 4, -height + 14, 13, p.accent) +
    circle(lean + 22, -height + 16, 13, p.deep)
  );
}

/** A beach with the sun on the water. */
const beach: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const y = 70;
  const sunX = random.range(-130, 130);
  const s = random.pick([-1, 1]);
  const glints = times(11, (i) =>
    rect(sunX - 110 + i * 6 + ((i * 37) % 40) - 20, y + 14 + i * 16, 210 - i * 14, 6, p.light, 3, 0.75),
  );
  const boat = at(
    -s * 300,
    y + 26,
    shape("M-70 0H70C60 34 -50 34 -70 0Z", p.dark) +
      line("M0 0V-150", p.dark, LINE) +
      shape("M6 -148C60 -110 70 -60 66 -14H6Z", p.light) +
      shape("M-6 -130C-40 -90 -54 -50 -56 -14H-6Z", p.accent),
  );
  const chair = (x: number, fill: string, facing: number) => {
    const sling = "M36 -172L60 -160C34 -84 -16 -34 -82 -52L-76 -74C-30 -66 10 -96 36 -172Z";
    const frame = line("M-84 0L52 -168M64 0L-84 -62", p.dark, 9);
    const stripes = times(6, (i) => line(d`M${-90 + i * 34} -200V0`, p.light, 9));
    return at(x, 304, cast(0, 4, 88, p, 8) + frame + shape(sling, fill) + stage.clip(sling, stripes), 0, 0.95, facing);
  };
  return (
    sky(stage) +
    sun(sunX, y - 30, random.range(120, 160), random.pick([p.light, p.accent])) +
    cloud(-s * 320, -280, 210, p.far) +
    cloud(s * 60, -340, 150, p.far) +
    times(3, (i) => line(d`M${-s * (60 + i * 60)} ${-230 + (i % 2) * 34}q16 -20 30 0q14 -20 30 0`, p.dark, LINE)) +
    shape(
      d`M${view.left - 2} ${y}C${view.left * 0.7} ${y - 90} ${view.left * 0.5} ${y - 70} ${view.left * 0.28} ${y}Z`,
      p.soft,
    ) +
    shape(
      d`M${view.right + 2} ${y}C${view.right * 0.8} ${y - 60} ${view.right * 0.6} ${y - 50} ${view.right * 0.4} ${y}Z`,
      p.far,
    ) +
    ground(stage, y, p.land ?? p.main) +
    times(22, (i) =>
      line(
        d`M${view.left + ((i * 211) % view.width)} ${y + 26 + ((i * 47) % 130)}q18 -10 36 0t36 0`,
        p.light,
        FINE,
        0.5,
      ),
    ) +
    glints +
    boat +
    shape(
      d`M${view.left - 2} 262C${view.left * 0.4} 190 ${view.right * 0.3} 250 ${view.right + 2} 196V${view.bottom + 2}H${view.left - 2}Z`,
      p.light,
      0.7,
    ) +
    shape(
      d`M${view.left - 2} 280C${view.left * 0.4} 208 ${view.right * 0.3} 268 ${view.right + 2} 214V${view.bottom + 2}H${view.left - 2}Z`,
      p.far,
    ) +
    cast(s * 300, 330, 130, p, 12) +
    at(s * 300, 330, palm(stage, random.range(420, 480), -90), 0, 1, s) +
    at(s * 372, 344, palm(stage, random.range(250, 300), 50), 0, 1, s) +
    chair(-s * 176, p.accent, s) +
    chair(s * 64, p.accent, s) +
    line("M-4 310V60", p.dark, 8) +
    shape(
      "M-170 96C-150 -10 -60 -50 -4 -54C60 -50 150 -10 166 96Q138 76 110 96Q82 76 54 96Q26 76 -4 96Q-32 76 -60 96Q-88 76 -114 96Q-142 76 -170 96Z",
      p.light,
    ) +
    shape(
      "M-114 96C-104 10 -50 -40 -4 -54C-30 -20 -58 40 -60 96Q-88 76 -114 96ZM54 96C50 30 20 -30 -4 -54C60 -40 104 10 110 96Q82 76 54 96Z",
      p.accent,
    )
  );
};

/** A hot-air balloon over hills. */
const balloon: Scene = (stage) => {
  const { random, palette: p } = stage;
  const one = random.pick([p.main, p.accent, p.deep]);
  const two = one === p.accent ? p.main : p.light;
  const make = (fill: string, other: string) => {
    const skin = turned([0, -300], [150, -300, 206, -200, 200, -110], [190, 0, 90, 70, 52, 150]);
    return (
      line("M-50 150L-34 216M50 150L34 216M-16 150L-12 216M16 150L12 216", p.dark, FINE) +
      shape(skin, fill) +
      stage.clip(
        skin,
        shape(turned([0, -310], [126, -290, 130, -80, 34, 160]), other) +
          shape(turned([0, -310], [50, -290, 56, -80, 14, 160]), fill) +
          rect(-240, -76, 480, 24, p.accent === fill ? p.light : p.accent, 0, 0.9) +
          times(13, (i) => circle(-192 + i * 32, -32, 9, p.light)),
      ) +
      shadeRight(stage, skin, 92) +
      shape("M-52 150H52L44 168H-44Z", p.dark) +
      rect(-40, 212, 80, 62, BRASS, 8) +
      rect(-46, 206, 92, 14, p.dark, 6) +
      times(4, (i) => line(d`M-36 ${232 + i * 11}H36`, p.dark, 2, 0.3)) +
      circle(-14, 194, 12, p.dark) +
      circle(15, 192, 12, p.deep)
    );
  };
  const s = random.pick([-1, 1]);
  return (
    landscape(stage, 130) +
    at(-s * 330, 20, make(p.soft, p.far), 0, 0.3) +
    at(s * 340, 60, make(p.accent === one ? p.soft : p.accent, p.light), 0, 0.38) +
    at(random.range(-30, 30), 10, make(one, two), random.range(-4, 4), 1.06) +
    cloud(s * 240, 120, 260, p.light) +
    cloud(-s * 260, 190, 220, p.light) +
    hills(stage, 350, 60, p.main)
  );
};

/** A packed suitcase with a hat on top. */
const suitcase: Scene = (stage) => {
  const { random, palette: p } = stage;
  const y = 262;
  const hide = random.pick([p.main, p.accent, p.deep]);
  const strap = hide === p.accent ? p.dark : BRASS;
  const labels =
    at(
      -160,
      -170,
      circle(0, 0, 52, p.light) +
        circle(0, 0, 40, p.soft) +
        shape("M-38 10Q-10 -24 10 4T38 0V16A40 40 0 0 1 -38 16Z", p.deep) +
        circle(10, -14, 9, p.accent),
      -10,
    ) +
    at(
      150,
      -80,
      rect(-62, -40, 124, 80, p.light, 8) +
        rect(-52, -30, 104, 60, p.far, 4) +
        at(0, 34, heart(0, -34, 44, hide === p.accent ? p.main : p.accent)),
      8,
    ) +
    at(140, -210, shape("M0 -42L42 34H-42Z", p.light) + shape("M0 -26L28 26H-28Z", p.leaf), -6) +
    at(-150, -52, rect(-56, -32, 112, 64, p.far, 30) + line("M-34 0H34M16 -14L36 0L16 14", p.dark, LINE), 6);
  const s = random.pick([-1, 1]);
  return (
    sky(stage) +
    alcove(stage, y, 700, 650) +
    stage.clip(
      arch(0, y, 700, 650),
      shape(d`M${s * 120} -260l120 -44l-70 70l-14 60l-26 -46Z`, p.light) +
        line(d`M${s * 120 + 20} -200Q-60 -140 -300 -160`, p.light, LINE).replace(
          "<path",
          '<path stroke-dasharray="3 16"',
        ),
    ) +
    table(stage, y, hide === p.main ? p.deep : p.main, p.light) +
    cast(24, y + 2, 330, p, 14) +
    at(
      0,
      y,
      line("M-70 -300V-340Q-70 -364 -46 -364H46Q70 -364 70 -340V-300", p.dark, 20) +
        rect(-290, -304, 580, 300, hide, 34) +
        stage.clip(box(-290, -304, 580, 304), rect(200, -304, 90, 300, p.dark, 34, SHADE)) +
        line("M-270 -284H270M-270 -24H270", p.light, FINE, 0.4) +
        rect(-290, -170, 580, 10, p.dark, 0, 0.25) +
        labels +
        rect(-88, -304, 36, 300, strap) +
        rect(52, -304, 36, 300, strap) +
        rect(-96, -190, 52, 44, p.light, 8) +
        rect(-86, -180, 32, 24, strap, 4) +
        rect(44, -190, 52, 44, p.light, 8) +
        rect(54, -180, 32, 24, strap, 4) +
        shape(
          "M-290 -270A34 34 0 0 1 -256 -304H-220A70 70 0 0 1 -290 -234ZM290 -270A34 34 0 0 0 256 -304H220A70 70 0 0 0 290 -234ZM-290 -38A34 34 0 0 0 -256 -4H-220A70 70 0 0 0 -290 -74ZM290 -38A34 34 0 0 1 256 -4H220A70 70 0 0 1 290 -74Z",
          p.dark,
          0.75,
        ),
    ) +
    at(
      s * 150,
      y - 330,
      ellipse(0, 26, 170, 26, p.light) +
        shape("M-92 22C-96 -80 -40 -84 0 -70C40 -84 96 -80 92 22Q0 44 -92 22Z", p.light) +
        shape("M30 -76C70 -76 96 -60 92 22Q70 34 40 34Z", p.dark, 0.09) +
        shape("M-93 -6Q0 18 93 -6L92 24Q0 46 -92 24Z", p.accent === hide ? p.main : p.accent),
    ) +
    at(
      -s * 350,
      y,
      sprig(0, 0, 210, -10, p.leaf, 6) +
        leaf(20, 0, 150, 50, 30, p.leaf) +
        leaf(-10, 0, 130, 46, -46, p.leaf) +
        bloom(random, p, 0, -20, 54, p.light, random.pick(BLOOMS)) +
        bloom(random, p, 50, -6, 34, p.accent, random.pick(BLOOMS)),
    )
  );
};

/** The sea from a window with shutters, with breakfast on the sill. */
const view: Scene = (stage) => {
  const { random, palette: p } = stage;
  const outer = arch(0, 270, 560, 660);
  const s = random.pick([-1, 1]);
  const shutter = (side: number) =>
    at(
      side * 400,
      0,
      rect(-104, -330, 208, 600, p.main, 8) +
        times(
          2,
          (j) =>
            rect(-78, -300 + j * 290, 156, 250, p.deep, 6) +
            times(9, (i) => rect(-70, -290 + j * 290 + i * 27, 140, 13, p.main, 3)),
        ),
    );
  return (
    sky(stage, p.far) +
    shutter(-1) +
    shutter(1) +
    shape(arch(0, 300, 640, 730), p.light) +
    shape(outer, p.sky) +
    stage.clip(
      outer,
      circle(s * 60, -110, 116, p.land ? GLOW : p.accent, 0.35) +
        circle(s * 60, -110, 94, p.land ? GLOW : p.accent) +
        rect(-300, 0, 600, 300, p.land ?? p.main) +
        times(9, (i) => rect(s * 60 - 80 + ((i * 29) % 30), 14 + i * 17, 150 - i * 10, 6, p.light, 3, 0.7)) +
        shape(s > 0 ? "M-300 0C-240 -120 -150 -130 -60 0Z" : "M300 0C240 -120 150 -130 60 0Z", p.deep) +
        at(
          s * 150,
          90,
          shape("M-60 0H60C50 26 -44 26 -60 0Z", p.dark) +
            line("M0 0V-120", p.dark, LINE) +
            shape("M5 -118C50 -90 56 -40 54 -10H5Z", p.light) +
            shape("M-5 -100C-30 -70 -42 -40 -44 -10H-5Z", p.light),
        ) +
        shape("M-300 210C-200 150 -110 190 -60 240S60 280 300 200V300H-300Z", p.leaf) +
        shape("M300 230C200 190 120 220 70 256S-40 290 -120 300H300Z", p.deep) +
        times(9, (i) => circle(90 + i * 24, 246 - ((i * 31) % 40), 9, i % 2 ? p.accent : p.light)),
    ) +
    rect(-340, 262, 680, 34, p.light) +
    rect(-340, 290, 680, 12, p.dark, 0, SHADE) +
    at(
      -s * 190,
      262,
      shape(turned([60, -100], [70, -20, 46, 0, 30, 0]), p.accent) +
        shape("M10 -100H60C70 -20 46 0 30 0H10Z", p.dark, SHADE) +
        times(7, (i) => leaf((i - 3) * 12, -96, random.range(90, 130), 24, (i - 3) * 22, p.leaf)) +
        times(5, (i) =>
          bloom(
            random,
            p,
            (i - 2) * 40,
            -170 - (i % 2) * 34,
            32,
            [p.light, p.main, p.soft][i % 3] ?? p.light,
            random.pick(BLOOMS),
          ),
        ),
    ) +
    at(
      s * 150,
      262,
      [-1, 1]
        .map((k) =>
          at(
            k * 52,
            0,
            shape("M-34 -62H34C34 -16 20 -4 0 -4S-34 -16 -34 -62Z", p.light) +
              line("M34 -50C60 -52 58 -18 26 -22", p.light, 9) +
              ellipse(0, -62, 34, 7, p.dark) +
              ellipse(0, -2, 50, 7, p.far) +
              line("M-10 -78q12 -16 0 -34M10 -80q12 -16 0 -34", p.light, LINE, 0.8),
          ),
        )
        .join(""),
    )
  );
};

export const honeymoons: Compositions = [beach, balloon, suitcase, view];
