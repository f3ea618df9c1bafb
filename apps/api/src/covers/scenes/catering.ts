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
  SHADE,
  times,
  turned,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { alcove } from "../landscape.ts";
import { bloom, bulb, candle, cast, festoons, leaf, sky, sprig, table } from "../motifs.ts";
import { BRASS } from "../palettes.ts";

const fork = (fill: string) =>
  shape(
    "M-26 -190V-92C-26 -64 -10 -58 -7 -40L-9 170A9 9 0 0 0 9 170L7 -40C10 -58 26 -64 26 -92V-190H18V-100H10V-190H-10V-100H-18V-190Z",
    fill,
  );
const knife = (fill: string) => shape("M-9 -190C22 -170 28 -60 16 0H9V170A9 9 0 0 1 -9 170Z", fill);
const spoon = (fill: string) =>
  ellipse(0, -140, 29, 48, fill) + rect(-6, -96, 12, 276, fill, 6) + ellipse(-6, -148, 14, 28, "#FFFFFF", 0.2);

/** A place setting for one, from above. */
const place: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const cloth = random.pick([p.sky, p.main, p.soft]);
  const metal = random.pick([BRASS, cloth === p.main ? p.light : p.dark, BRASS]);
  const plate = random.pick([p.light, p.light, p.far]);
  const rim = random.pick([p.main, p.accent, p.deep]);
  const weave = random.pick([
    () =>
      times(40, (i) => line(d`M${view.left + i * 60} ${view.top}V${view.bottom}`, p.dark, 2, 0.07)) +
      times(40, (i) => line(d`M${view.left} ${view.top + i * 60}H${view.right}`, p.dark, 2, 0.07)),
    () => times(30, (i) => rect(view.left + i * 96, view.top, 44, view.height, p.light, 0, 0.3)),
    () => rect(view.left, view.top, view.width, view.height / 2 - 250, p.main, 0, cloth === p.main ? 0 : 0.9),
  ]);
  const pattern = times(28, (i) => {
    const [x, y] = polar(0, 0, (i * 360) / 28, 212);
    return i % 2 ? circle(x, y, 6, rim) : leaf(x, y, 30, 14, (i * 360) / 28 + 60, rim);
  });
  const centre = random.pick([
    () => sprig(-70, 96, 230, 36, p.leaf, 6, random.chance(0.5)) + bloom(random, p, -34, 40, 54, p.accent, "anemone"),
    () =>
      at(
        0,
        0,
        rect(-62, -150, 124, 300, cloth === p.main ? p.soft : p.main, 4) +
          rect(20, -150, 42, 300, p.dark, 4, SHADE) +
          rect(-68, -20, 136, 34, BRASS, 8) +
          sprig(0, 60, 190, 8, p.leaf, 6),
      ),
    () =>
      bloom(random, p, 0, 0, 88, p.main, "rose") +
      leaf(60, 50, 90, 34, 120, p.leaf) +
      leaf(-60, -54, 90, 34, -60, p.leaf) +
      bloom(random, p, 86, -46, 40, p.soft, "daisy"),
  ]);
  return (
    sky(stage, cloth) +
    weave() +
    circle(14, 18, 268, p.dark, 0.16) +
    circle(0, 0, 268, rim === p.main && cloth === p.main ? p.deep : rim) +
    circle(0, 0, 256, cloth === p.main ? p.soft : p.far) +
    circle(6, 8, 238, p.dark, 0.12) +
    circle(0, 0, 236, plate) +
    pattern +
    circle(3, 4, 176, p.dark, 0.1) +
    circle(0, 0, 172, p.light) +
    ring(0, 0, 160, p.far, FINE) +
    centre() +
    at(-330, 24, at(8, 8, fork(p.dark), 0, 1.15).replace("<g", '<g opacity="0.14"') + at(0, 0, fork(metal), 0, 1.15)) +
    at(326, 24, at(8, 8, knife(p.dark), 0, 1.15).replace("<g", '<g opacity="0.14"') + at(0, 0, knife(metal), 0, 1.15)) +
    at(404, 34, spoon(metal), 0, 1) +
    at(
      322,
      -286,
      circle(8, 8, 76, p.dark, 0.14) +
        circle(0, 0, 74, p.light, 0.55) +
        ring(0, 0, 72, p.light, LINE) +
        circle(0, 0, 52, p.accent, 0.85) +
        line("M-34 -34A48 48 0 0 1 10 -48", p.light, 7, 0.8),
    )
  );
};

/** A cloche over a dish, lifted or about to be. */
const cloche: Scene = (stage) => {
  const { random, palette: p } = stage;
  const y = 190;
  const metal = random.pick([p.main, BRASS, p.soft]);
  const open = random.chance(0.5);
  const radius = 230;
  const dome = d`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0Z`;
  const lid =
    shape(dome, metal) +
    stage.clip(dome, circle(-250, 40, 300, "#FFFFFF", 0.22) + rect(110, -260, 200, 300, p.dark, 0, SHADE)) +
    line("M-168 -60A180 180 0 0 1 -70 -166", p.light, 14, 0.75) +
    rect(-radius - 14, -12, radius * 2 + 28, 24, p.deep, 10) +
    rect(-10, -262, 20, 36, p.deep) +
    circle(0, -276, 26, metal) +
    circle(-8, -284, 7, p.light, 0.8);
  const dish = random.pick([
    () =>
      times(5, (i) =>
        at(
          (i - 2) * 74,
          0,
          circle(0, -34, 38, [p.accent, p.main, p.soft][i % 3] ?? p.main) +
            sprig(0, -60, 50, 10, p.leaf, 3) +
            ellipse(-10, -46, 9, 6, p.light, 0.6),
        ),
      ),
    () =>
      ellipse(0, -20, 170, 34, p.accent) +
      times(7, (i) => leaf((i - 3) * 44, -26, 78, 38, (i - 3) * 18, p.leaf)) +
      times(5, (i) => circle((i - 2) * 56, -40, 26, i % 2 ? p.main : p.light)),
  ]);
  const side = random.pick([-1, 1]);
  return (
    sky(stage) +
    alcove(stage, y, 680, y + 410) +
    (open ? times(3, (i) => line(d`M${(i - 1) * 90} ${y - 130}q28 -36 0 -72t0 -72`, p.light, 11, 0.9)) : "") +
    table(stage, y, p.main === metal ? p.deep : p.main, p.light) +
    cast(20, y + 4, 330, p, 16) +
    ellipse(0, y - 8, 300, 26, p.light) +
    ellipse(0, y - 14, 270, 18, p.far) +
    (open ? at(0, y - 10, dish()) : "") +
    at(open ? side * 110 : 0, open ? y - 250 : y - 22, lid, open ? side * 24 : 0, open ? 0.8 : 1) +
    at(-side * 350, y, open ? "" : rect(-22, -10, 44, 10, BRASS, 3) + candle(0, -8, random.range(190, 250), 22, p)) +
    at(side * 350, y, open ? "" : rect(-22, -10, 44, 10, BRASS, 3) + candle(0, -8, random.range(130, 190), 22, p))
  );
};

const glass = (x: number, y: number, wine: string, stage: Stage) => {
  const { palette: p } = stage;
  const bowl = turned([26, -150], [36, -110, 30, -78, 4, -70], [4, -8], [10, -6, 26, -4, 28, 0]);
  return at(
    x,
    y,
    shape(bowl, p.light, 0.85) +
      shape(turned([30, -124], [31, -96, 24, -80, 4, -72]), wine) +
      line("M-20 -140Q-26 -112 -14 -92", "#FFFFFF", FINE, 0.8),
  );
};

/** A long table laid for the evening. */
const feast: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const y = 130;
  const candles = random.whole(4, 6);
  const garland = times(86, (i) => {
    const x = view.left + (i / 84) * view.width + random.range(-10, 10);
    const near = random.next();
    if (near < 0.34)
      return bloom(
        random,
        p,
        x,
        y - random.range(4, 30),
        random.range(20, 36),
        random.pick([p.light, p.accent, p.soft, p.dark]),
        random.pick(["anemone", "rose", "daisy"]),
      );
    return leaf(x, y + 6, random.range(46, 76), 24, random.range(-75, 75), random.pick([p.leaf, p.deep, p.soft]));
  });
  const places = times(6, (i) => {
    const x = (i - 2.5) * 200;
    return at(
      x,
      y + 20,
      ellipse(0, 8, 78, 13, p.dark, 0.2) +
        ellipse(0, 2, 78, 13, p.light) +
        ellipse(0, -1, 56, 8, p.far) +
        shape("M-16 -4L0 -50L16 -4Z", i % 2 ? p.accent : p.soft),
    );
  });
  const backs = times(5, (i) => {
    const x = (i - 2) * 200 + 0;
    return line(
      d`M${x - 52} ${y + 40}V${y - 96}Q${x} ${y - 136} ${x + 52} ${y - 96}V${y + 40}M${x - 17} ${y - 110}V${y}M${x + 17} ${y - 110}V${y}`,
      p.deep,
      9,
    );
  });
  const hang = random.chance(0.5);
  return (
    sky(stage) +
    alcove(stage, y, 660, y + 460) +
    festoons(-1400, 700, [-300, -330], 60, 8, p.dark, (x, fy) => bulb(x, fy, 10, p.dark)) +
    backs +
    times(candles, (i) => {
      const x = (i - (candles - 1) / 2) * (640 / candles) * 1.15;
      return (
        rect(x - 20, y - 8, 40, 10, BRASS, 3) +
        candle(x, y, random.range(130, 240), 17, p, hang && i % 2 ? p.accent : p.light)
      );
    }) +
    times(6, (i) => glass((i - 2.5) * 200 + 74, y + 14, random.pick([p.main, p.accent]), stage)) +
    table(stage, y + 8, p.main, p.deep) +
    garland +
    places
  );
};

export const catering: Compositions = [feast, place, cloche];
