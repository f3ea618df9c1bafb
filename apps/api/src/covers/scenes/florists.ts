import {
  at,
  d,
  ellipse,
  FINE,
  line,
  LINE,
  polar,
  rect,
  shadeRight,
  shape,
  SHADE,
  times,
  type Compositions,
  type Scene,
} from "../drawing.ts";
import { alcove, backdrop } from "../landscape.ts";
import { bloom, BLOOMS, bow, cast, ground, leaf, sky, sprig, stem, vase, VASES } from "../motifs.ts";

const bouquet: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const kinds = random.pick([
    ["anemone"],
    ["anemone", "cosmos"],
    ["rose", "daisy"],
    ["poppy", "daisy"],
    ["cosmos", "rose"],
    BLOOMS,
  ] as const);
  const fills = random.pick([
    [p.main, p.light, p.soft],
    [p.light, p.main, p.accent],
    [p.main, p.main, p.soft, p.light],
    [p.light, p.soft, p.light, p.deep],
    [p.accent, p.light, p.main],
  ]);
  const tall = Math.min(1.35, view.height / 1000);
  const mouthY = 150;
  const width = random.range(150, 220);
  const { outline, mouth } = vase(random.pick(VASES), width, random.range(190, 225));
  const count = random.whole(9, 13);
  const spread = random.range(290, 360);
  const stems: string[] = [];
  const blooms: { y: number; svg: string }[] = [];
  for (let i = 0; i < count; i += 1) {
    // Golden-angle steps fill the fan evenly without looking regular.
    const t = (i + 0.5) / count;
    const reach = Math.sqrt(t);
    const angle = -78 + ((i * 0.618 + random.range(0, 0.08)) % 1) * 156;
    const [px, py] = polar(0, 0, angle, (150 + reach * 270) * tall);
    const x = (px / tall) * (spread / 360);
    const y = mouthY - 40 + py * 0.98;
    const radius = random.range(46, 82) * (1.12 - reach * 0.32);
    stems.push(stem(random.range(-mouth, mouth) * 0.7, mouthY + 20, x, y, p.dark, FINE + 0.5));
    blooms.push({ y: -reach, svg: bloom(random, p, x, y, radius, random.pick(fills), random.pick(kinds)) });
  }
  const green = times(random.whole(5, 8), (i) => {
    const angle = -74 + i * 22 + random.range(-8, 8);
    return sprig(
      angle * 0.4,
      mouthY + 10,
      random.range(240, 390) * tall,
      angle * 0.85,
      random.pick([p.leaf, p.deep, p.soft]),
      random.whole(5, 7),
      random.chance(0.4),
      angle * 0.5,
    );
  });
  const bands = random.chance(0.5)
    ? stage.clip(outline, rect(-200, 70, 400, 16, p.main) + rect(-200, 96, 400, 6, p.main))
    : "";
  const pot = random.pick([p.light, p.light, p.main, p.accent]);
  return (
    sky(stage) +
    backdrop(stage, -70 * tall, random.range(320, 350) * Math.min(tall, 1.1)) +
    ground(stage, 320, p.soft) +
    cast(40, 356, 190, p, 20) +
    green +
    stems.join("") +
    blooms
      .toSorted((one, other) => one.y - other.y)
      .map(({ svg }) => svg)
      .join("") +
    at(
      0,
      mouthY,
      shape(outline, pot) +
        (pot === p.light ? bands : "") +
        shadeRight(stage, outline, width * 0.16) +
        ellipse(0, 2, mouth, 7, p.dark, 0.35),
    ) +
    (random.chance(0.5)
      ? bloom(random, p, -190, 362, 40, fills[0] ?? p.main, kinds[0]) + leaf(-215, 375, 74, 26, -80, p.leaf)
      : "")
  );
};

/** A hoop of flowers and leaves. */
const wreath: Scene = (stage) => {
  const { random, palette: p } = stage;
  const radius = random.range(225, 250);
  const start = random.range(90, 260);
  const arc = random.pick([170, 220, 360]);
  const fills = [p.main, p.light, p.accent, p.soft];
  const round = random.chance(0.5);
  const greens = times(34, (i) => {
    const angle = start + (i / 34) * arc;
    const [x, y] = polar(0, 0, angle, radius + random.range(-8, 8));
    return sprig(
      x,
      y,
      random.range(80, 130),
      angle + 90 + (i % 2 ? -34 : 40),
      random.pick([p.leaf, p.deep, p.soft, p.leaf]),
      3,
      round,
    );
  });
  const count = arc === 360 ? 15 : 9;
  const blooms = times(count, (i) => {
    const angle = start + ((i + 0.5) / count) * arc;
    const middle = arc === 360 ? 0.7 + random.range(0, 0.3) : 1 - Math.abs(i / (count - 1) - 0.5) * 1.1;
    const [x, y] = polar(0, 0, angle, radius + random.range(-16, 16));
    return bloom(random, p, x, y, 34 + middle * 44, fills[i % 4] ?? p.main, random.pick(BLOOMS));
  });
  const hung = random.chance(0.5);
  const [bx, by] = polar(0, 0, start + arc / 2, radius);
  return (
    sky(stage) +
    backdrop(stage, 10, 380) +
    (hung ? line(d`M0 ${-radius}V-620`, p.dark, LINE) : "") +
    `<circle cx="8" cy="14" r="${Math.round(radius)}" fill="none" stroke="${p.dark}" stroke-width="14" opacity="0.12"/>` +
    `<circle cx="0" cy="0" r="${Math.round(radius)}" fill="none" stroke="${p.accent}" stroke-width="9"/>` +
    greens +
    (arc < 360 ? bow(bx, by + 10, 70, p.main, p) : "") +
    blooms
  );
};

/** A hand-tied bunch against a plain background, seen from the front with its ribbon hanging. */
const posy: Scene = (stage) => {
  const { random, palette: p } = stage;
  const fills = random.pick([
    [p.light, p.main, p.soft],
    [p.main, p.accent, p.light],
    [p.light, p.light, p.accent],
  ]);
  const kinds = random.pick([
    ["rose", "anemone"],
    ["rose", "daisy"],
    ["anemone", "cosmos"],
    ["poppy", "rose"],
  ] as const);
  const greens = times(15, (i) =>
    sprig(
      0,
      40,
      random.range(300, 390),
      -105 + i * 15,
      random.pick([p.leaf, p.deep, p.soft]),
      6,
      random.chance(0.45),
      (i - 7) * 6,
    ),
  );
  const rings: [number, number, number][] = [
    [9, 190, 56],
    [6, 112, 66],
    [1, 0, 78],
  ];
  const blooms = rings
    .map(([count, reach, size], ring) =>
      times(count, (i) => {
        const spread = count === 9 ? 250 : 360;
        const angle = count === 9 ? -125 + (i / 8) * spread : (i / count) * spread + ring * 24;
        const [x, y] = polar(0, -70, angle + random.range(-5, 5), reach);
        return bloom(
          random,
          p,
          x,
          y * 0.95,
          size * random.range(0.88, 1.15),
          fills[(i + ring) % 3] ?? p.main,
          random.pick(kinds),
        );
      }),
    )
    .join("");
  const stalks = times(11, (i) => {
    const x = (i - 5) * 15;
    return line(d`M${x * 2.4} 60Q${x * 0.3} 190 ${-x * 1.5} ${368 - Math.abs(i - 5) * 5}`, i % 3 ? p.leaf : p.deep, 9);
  });
  return (
    sky(stage) +
    alcove(stage, 480, 660, 870) +
    at(0, -20, stalks + greens + blooms) +
    at(
      0,
      168,
      rect(-44, -30, 88, 62, p.light, 6) +
        rect(14, -30, 30, 62, p.dark, 6, SHADE) +
        line("M-44 -8Q0 4 44 -8M-44 14Q0 26 44 14", p.far, LINE) +
        bow(0, 4, 86, p.light, p),
    )
  );
};

export const florists: Compositions = [bouquet, posy, wreath];
