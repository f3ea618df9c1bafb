import {
  arch,
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
  shadeRight,
  shape,
  SHADE,
  times,
  turned,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { alcove } from "../landscape.ts";
import {
  bloom,
  BLOOMS,
  bulb,
  candle,
  cast,
  festoons,
  ground,
  leaf,
  sky,
  sprig,
  table,
  vase,
  VASES,
} from "../motifs.ts";
import { BRASS, GLOW } from "../palettes.ts";

function lantern(stage: Stage, radius: number, fill: string, kind: "round" | "long" | "diamond"): string {
  const { palette: p } = stage;
  const high = kind === "long" ? radius * 1.3 : radius * (kind === "diamond" ? 1.05 : 0.92);
  const outline =
    kind === "diamond"
      ? turned([radius * 0.2, -high], [radius, 0], [radius * 0.2, high])
      : turned(
          [radius * 0.26, -high],
          [radius * 0.9, -high * 0.92, radius, -high * 0.4, radius, 0],
          [radius, high * 0.4, radius * 0.9, high * 0.92, radius * 0.26, high],
        );
  const seam = fill === p.light ? p.soft : p.dark;
  const ribs = times(7, (i) => {
    const y = ((i - 3) / 4) * high;
    return line(d`M${-radius} ${y}Q0 ${y + radius * 0.2} ${radius} ${y}`, seam, FINE, fill === p.light ? 0.8 : 0.22);
  });
  return (
    circle(0, 0, radius * 1.35, GLOW, 0.13) +
    shape(outline, fill) +
    stage.clip(outline, ellipse(0, high * 0.1, radius * 0.55, high * 0.6, GLOW, 0.3) + ribs) +
    shadeRight(stage, outline, radius * 0.45) +
    rect(-radius * 0.27, -high - 7, radius * 0.54, 13, p.dark, 3) +
    rect(-radius * 0.27, high - 6, radius * 0.54, 13, p.dark, 3) +
    line(d`M0 ${high + 6}v${radius * 0.4}`, p.dark, FINE) +
    circle(0, high + 10 + radius * 0.4, 6, p.accent)
  );
}

/** Paper lanterns over a table with vases. */
const lanterns: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const y = 240;
  const kinds = random.pick([["round"], ["round", "long"], ["diamond", "round"], ["long"]] as const);
  const fills = random.shuffle([p.main, p.light, p.accent, p.soft, p.light]);
  const spots = [-330, -180, -20, 150, 310];
  const hung = spots.map((x, i) => {
    const radius = random.range(66, 98);
    const drop = random.range(-270, -90) + (i % 2) * 70;
    return (
      line(d`M${x} ${view.top - 2}V${drop - radius}`, p.dark, FINE) +
      at(x, drop, lantern(stage, radius, fills[i % fills.length] ?? p.main, kinds[i % kinds.length] ?? "round"))
    );
  });
  const pots = [-210, 0, 210].map((x, i) => {
    const height = i === 1 ? 116 : random.range(78, 100);
    const { outline } = vase(random.pick(VASES), random.range(80, 104), height);
    const pot = [p.light, p.accent, p.soft][(i + 1) % 3] ?? p.light;
    const heads = times(5, (k) => {
      const [hx, hy] = polar(0, -height, -56 + k * 28, random.range(64, 100));
      return (
        line(d`M0 ${-height}L${hx} ${hy}`, p.leaf, LINE) +
        bloom(
          random,
          p,
          hx,
          hy,
          random.range(24, 36),
          random.pick([p.light, p.main, p.accent, p.soft]),
          random.pick(BLOOMS),
        )
      );
    });
    return at(
      x,
      y,
      cast(12, 2, 60, p, 7) +
        sprig(0, -height, 120, -50, p.leaf, 5) +
        sprig(0, -height, 120, 48, p.leaf, 5) +
        heads +
        at(0, -height, shape(outline, pot) + shadeRight(stage, outline, 14)),
    );
  });
  return (
    sky(stage) +
    alcove(stage, y, 640, 560) +
    hung.join("") +
    festoons(-1761, 1174, [-390, -390], 64, 15, p.dark, (x, fy) => bulb(x, fy, 8, p.dark)) +
    [-104, 104]
      .map((x) => rect(x - 18, y - 8, 36, 10, BRASS, 3) + candle(x, y - 6, random.range(90, 150), 16, p))
      .join("") +
    pots.join("") +
    table(stage, y, p.main, p.light)
  );
};

/** A hoop of flowers with plinths beside it and a rug. */
const backdrop: Scene = (stage) => {
  const { random, palette: p } = stage;
  const base = 270;
  const panels = random.pick([
    () =>
      shape(arch(-150, base, 250, 470), p.main) +
      shape(arch(150, base, 250, 400), p.soft) +
      shape(arch(0, base, 260, 560), p.light) +
      shape(d`M60 ${base}V-160A130 130 0 0 1 130 -160V${base}Z`, p.dark, 0.05),
    () =>
      ring(0, -30, 262, BRASS, 12) + circle(0, -30, 250, p.light) + shape("M0 -280A250 250 0 0 1 0 220Z", p.dark, 0.04),
    () =>
      shape(arch(0, base, 460, 590), p.main) +
      shape(arch(0, base, 330, 480), p.light) +
      shape(arch(0, base, 210, 370), p.accent),
  ]);
  const cluster = (x: number, y: number, size: number, from: number) =>
    times(12, (i) =>
      leaf(
        x + random.range(-40, 40) * size,
        y + random.range(-40, 40) * size,
        84 * size,
        28 * size,
        from + i * 30,
        random.pick([p.leaf, p.deep, p.leaf, p.soft]),
      ),
    ) +
    times(10, (i) => {
      const [fx, fy] = polar(x, y, i * 137.5, Math.sqrt(i / 10) * 100 * size);
      return bloom(
        random,
        p,
        fx,
        fy,
        random.range(26, 46) * size,
        [p.light, p.accent, p.main, p.soft][i % 4] ?? p.light,
        random.pick(BLOOMS),
      );
    });
  const plinth = (x: number, height: number) =>
    at(
      x,
      base + 40,
      cast(16, 2, 74, p, 9) +
        rect(-58, -height, 116, height, p.light) +
        rect(20, -height, 38, height, p.dark, 0, 0.1) +
        rect(-66, -height - 10, 132, 16, p.far, 3),
    );
  const s = random.pick([-1, 1]);
  const balloons = random.chance(0.5)
    ? times(9, (i) => {
        const [x, y] = [s * (-230 + Math.sin(i * 1.7) * 50 + i * 16), 130 - i * 52];
        return (
          ellipse(
            x,
            y,
            48 - (i % 3) * 8,
            54 - (i % 3) * 8,
            [p.main, p.light, p.accent, p.soft][(i * 3) % 4] ?? p.main,
          ) + ellipse(x - 14, y - 18, 8, 12, "#FFFFFF", 0.5)
        );
      })
    : cluster(s * -200, -140, 1.15, 0) +
      times(5, (i) => sprig(s * -200, -100, 210 - i * 14, 150 + i * 14, i % 2 ? p.leaf : p.soft, 6));
  return (
    sky(stage) +
    ground(stage, base, p.soft) +
    ellipse(0, base + 84, 420, 46, p.far) +
    ellipse(0, base + 84, 380, 38, p.main, 0.35) +
    panels() +
    balloons +
    cluster(s * 210, 180, 1, 20) +
    plinth(s * 330, 150) +
    candle(s * 310, base - 118, 90, 30, p) +
    candle(s * 352, base - 118, 60, 30, p, p.accent) +
    plinth(s * -320, 210) +
    cluster(s * -320, base - 210, 0.72, 0)
  );
};

/** A branched candlestick with a garland. */
const candelabra: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const y = 270;
  const metal = random.pick([BRASS, p.dark, p.light, p.accent]);
  const arms = random.pick([3, 5]);
  const spread = arms === 5 ? 130 : 190;
  const drawn = times(arms, (i) => {
    const x = (i - (arms - 1) / 2) * spread;
    const top = i === (arms - 1) / 2 ? -110 : -70 + Math.abs(i - (arms - 1) / 2) * 14;
    return (
      (x === 0 ? "" : line(d`M0 110C${x * 0.3} 150 ${x} 120 ${x} ${top}`, metal, 13)) +
      shape(d`M${x - 30} ${top}H${x + 30}L${x + 16} ${top + 22}H${x - 16}Z`, metal) +
      candle(x, top, random.range(110, 170), 24, p, metal === p.light ? p.accent : p.light)
    );
  });
  return (
    sky(stage) +
    alcove(stage, y, 690, 650) +
    shape(
      d`M${view.left - 2} -460H${view.right + 2}V-380C${view.right * 0.6} -280 ${view.right * 0.3} -300 0 -400C${view.left * 0.3} -300 ${view.left * 0.6} -280 ${view.left - 2} -380Z`,
      p.light,
    ) +
    shape(
      d`M0 -400C${view.right * 0.3} -300 ${view.right * 0.6} -280 ${view.right + 2} -380V-350C${view.right * 0.6} -250 ${view.right * 0.3} -280 0 -400Z`,
      p.dark,
      0.07,
    ) +
    at(
      0,
      0,
      cast(20, y + 4, 190, p, 14) +
        shape(
          turned([14, -110], [14, 80], [34, 100], [14, 124], [14, 190], [24, 216, 60, 226, 104, 262], [104, 274]),
          metal,
        ) +
        shape(d`M4 -110H14V80L34 100L14 124V190C24 216 60 226 104 262V274H4Z`, p.dark, SHADE) +
        drawn,
    ) +
    table(stage, y, p.main, p.light) +
    times(26, (i) => {
      const x = -330 + i * 26.4;
      return leaf(
        x,
        y + 12 + Math.sin(i) * 10,
        random.range(60, 96),
        28,
        random.range(-80, 80),
        random.pick([p.leaf, p.deep, p.soft]),
      );
    }) +
    times(13, (i) =>
      bloom(
        random,
        p,
        -312 + i * 52 + random.range(-12, 12),
        y + random.range(-26, 20),
        random.range(26, 50),
        [p.light, p.accent, p.soft, p.dark][i % 4] ?? p.light,
        random.pick(BLOOMS),
      ),
    )
  );
};

export const decor: Compositions = [lanterns, backdrop, candelabra];
