import {
  at,
  box,
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
  turned,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { alcove, backdrop } from "../landscape.ts";
import { bloom, candle, cast, festoons, ground, heart, leaf, sky, sprig, type Bloom } from "../motifs.ts";

type Icing = "pearls" | "drip" | "pleats" | "swags" | "plain" | "band";

function tier(
  stage: Stage,
  y: number,
  width: number,
  height: number,
  fill: string,
  icing: Icing,
  trim: string,
): string {
  const { palette: p, random } = stage;
  const half = width / 2;
  const outline = box(-half, y - height, width, height);
  const marks = {
    pearls: () =>
      times(Math.round(width / 24), (i) =>
        circle(-half + 12 + (i * (width - 24)) / (Math.round(width / 24) - 1), y - height + 5, 13, trim),
      ),
    drip: () => {
      let path = d`M${-half - 3} ${y - height - 4}H${half + 3}`;
      const drops = Math.max(5, Math.round(width / 44));
      const w = (width + 6) / drops;
      for (let i = 0; i < drops; i += 1) {
        const depth = random.range(0.25, 0.62) * height;
        path += d`V${y - height + depth - w / 4}a${w / 4} ${w / 4} 0 0 1 ${-w / 2} 0V${y - height + 20}a${w / 4} ${w / 4} 0 0 0 ${-w / 2} 0`;
      }
      return shape(path + "Z", trim);
    },
    pleats: () =>
      times(Math.round(width / 26), (i) =>
        line(d`M${-half + 13 + i * 26} ${y - height + 10}V${y - 8}`, trim, FINE, 0.8),
      ),
    swags: () => {
      const swags = Math.max(3, Math.round(width / 82));
      const w = width / swags;
      return (
        times(swags, (i) => line(d`M${-half + i * w} ${y - height * 0.78}q${w / 2} ${height * 0.66} ${w} 0`, trim, 8)) +
        times(swags + 1, (i) => circle(-half + i * w, y - height * 0.78, 10, trim))
      );
    },
    plain: () => "",
    band: () =>
      rect(-half, y - height * 0.34, width, height * 0.34, trim) + rect(-half, y - height * 0.46, width, 6, trim),
  }[icing]();
  return (
    shape(outline, fill) +
    marks +
    rect(half - width * 0.18, y - height, width * 0.18, height, p.dark, 0, 0.1) +
    rect(-half, y - 7, width, 7, p.dark, 0, 0.1)
  );
}

const tiered: Scene = (stage) => {
  const { random, palette: p } = stage;
  const count = random.pick([2, 3, 3, 4, 4, 5]);
  const icings = random.pick<readonly Icing[]>([
    ["pearls"],
    ["pearls", "swags"],
    ["drip"],
    ["pleats", "plain"],
    ["band", "pleats"],
    ["swags"],
    ["plain"],
    ["pleats", "pearls"],
  ]);
  const coats = random.pick([
    [p.light, p.main],
    [p.light, p.light],
    [p.main, p.light],
    [p.light, p.soft],
  ]);
  const heights = { 2: 168, 3: 130, 4: 100, 5: 84 }[count] ?? 110;
  const base = 190;
  const widest = random.range(350, 400) + count * 16;
  const shrink = (widest - 120) / Math.max(count, 3);
  const kind = random.pick<Bloom>(["rose", "anemone", "daisy", "cosmos"]);
  const flowered = random.chance(0.55) || icings.length === 1;
  const side = random.pick([-1, 1]);
  let drawn = "";
  let y = base;
  const ledges: { y: number; half: number }[] = [];
  for (let i = 0; i < count; i += 1) {
    const width = widest - i * shrink;
    const fill = coats[i % 2] ?? p.light;
    const icing = icings[i % icings.length] ?? "plain";
    const trim =
      fill === p.light
        ? icing === "pleats"
          ? p.far
          : icing === "drip"
            ? p.main
            : p.soft
        : fill === p.main
          ? icing === "pleats"
            ? p.deep
            : p.light
          : p.light;
    drawn += tier(stage, y, width, heights, fill, icing, trim);
    y -= heights;
    ledges.push({ y, half: width / 2 });
  }
  const fills = [p.main, p.accent, p.soft, p.light];
  const flowers = flowered
    ? ledges
        .slice(0, -1)
        .map(({ y: ledge, half }, i) => {
          const s = i % 2 ? -side : side;
          const x = s * (half - shrink / 2 - 26);
          return (
            leaf(x, ledge - 20, 76, 26, s * 70, p.leaf) +
            leaf(x, ledge - 20, 66, 24, s * 130, p.leaf) +
            leaf(x, ledge - 24, 60, 22, -s * 40, p.leaf) +
            bloom(random, p, x, ledge - 22, 46, fills[i % 2] ?? p.main, kind) +
            bloom(random, p, x + s * 46, ledge + 14, 30, fills[(i + 1) % 4] ?? p.light, kind) +
            bloom(random, p, x - s * 46, ledge - 10, 24, fills[(i + 2) % 4] ?? p.soft, kind)
          );
        })
        .join("")
    : "";
  const crown = random.pick(["flowers", "flowers", "heart", "pair", "sprigs"]);
  const topper = {
    flowers: () =>
      leaf(-20, y, 70, 26, -62, p.leaf) +
      leaf(20, y, 70, 26, 62, p.leaf) +
      sprig(6, y, 90, 14, p.leaf, 4) +
      bloom(random, p, -30, y - 24, 34, p.soft, kind) +
      bloom(random, p, 32, y - 22, 32, p.light, kind) +
      bloom(random, p, 0, y - 44, 46, p.main, kind),
    heart: () => line(d`M0 ${y}v-46`, p.dark, LINE) + heart(0, y - 74, 62, p.accent),
    pair: () =>
      rect(6, y - 74, 30, 74, p.dark, 8) +
      circle(21, y - 90, 15, p.dark) +
      shape(d`M-22 ${y - 76}L8 ${y}H-52Z`, p.soft) +
      circle(-21, y - 88, 15, p.deep) +
      circle(-12, y - 46, 8, p.accent),
    sprigs: () => sprig(0, y, 120, -16, p.leaf, 5) + sprig(0, y, 150, 6, p.leaf, 6) + sprig(0, y, 100, 30, p.deep, 4),
  };
  const stand = random.chance(0.6)
    ? at(
        0,
        base,
        cast(30, 122, 220, p, 18) +
          shape(turned([34, 20], [34, 60, 60, 96, 130, 112], [130, 120]), p.dark) +
          ellipse(0, 14, widest * 0.62, 24, p.deep) +
          ellipse(0, 6, widest * 0.62, 22, p.dark),
      )
    : at(
        0,
        base,
        cast(30, 26, widest * 0.72, p, 26) +
          ellipse(0, 14, widest * 0.64, 26, p.deep) +
          ellipse(0, 6, widest * 0.64, 24, p.dark),
      );
  const floor = stand.includes("112") ? base + 70 : base - 30;
  const lift = (base + y) / 2 - 20;
  const behind = random.pick([
    () => backdrop(stage, lift - 40, 330),
    () => backdrop(stage, lift - 40, 330),
    () => alcove(stage, floor, 640, floor + 400),
  ]);
  const bunting = random.chance(0.35)
    ? festoons(-1400, 700, [-400, -400], 60, 12, p.dark, (x, fy, i) =>
        shape(d`M${x - 17} ${fy}h34l-17 36Z`, [p.main, p.light, p.soft][i % 3] ?? p.main),
      )
    : "";
  return (
    sky(stage) +
    behind() +
    bunting +
    ground(stage, floor, p.soft) +
    at(0, count === 2 ? 0 : 24, stand + drawn + flowers + (topper[crown as keyof typeof topper] ?? topper.heart)())
  );
};

/** A table of small cakes around a cut one, under a dome and on stands. */
const dessertTable: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const y = 210;
  const stand = (x: number, height: number, width: number) =>
    at(
      x,
      y,
      cast(14, 6, width * 0.4, p, 8) +
        shape(turned([12, -height], [12, -height * 0.4], [14, -height * 0.2, 40, -8, 56, 0]), p.light) +
        rect(-width / 2, -height - 12, width, 14, p.light, 7) +
        rect(-width / 2 + 8, -height + 2, width - 16, 7, p.dark, 3, SHADE),
    );
  const cupcake = (x: number, base: number, fill: string) =>
    at(
      x,
      base,
      shape("M-27 -40H27L20 0H-20Z", p.deep) +
        times(4, (i) => line(d`M${-15 + i * 10} -38L${-11 + i * 7.4} -2`, p.dark, FINE, 0.4)) +
        shape(
          "M-32 -38C-40 -60 -20 -64 -22 -68C-26 -84 -6 -82 -4 -96C6 -90 22 -84 20 -70C38 -64 38 -44 32 -38Z",
          fill,
        ) +
        circle(0, -96, 9, p.accent),
    );
  const macaron = (x: number, base: number, fill: string) =>
    at(x, base, rect(-30, -36, 60, 18, fill, 10) + rect(-28, -21, 56, 9, p.light, 4) + rect(-30, -15, 60, 16, fill, 9));
  const cakeFill = random.pick([p.main, p.light, p.accent]);
  const trim = cakeFill === p.light ? p.main : p.light;
  const left = random.chance(0.5) ? 1 : -1;
  const drip = at(
    0,
    y - 150,
    tier(stage, 0, 250, 165, cakeFill, random.pick(["drip", "swags", "pearls"]), trim) +
      bloom(random, p, -52, -176, 44, p.soft, "rose") +
      bloom(random, p, 8, -190, 54, p.light, "anemone") +
      bloom(random, p, 66, -174, 38, p.accent, "rose") +
      leaf(92, -170, 64, 24, 70, p.leaf) +
      leaf(-82, -170, 64, 24, -70, p.leaf),
  );
  const row = (
    x: number,
    base: number,
    draw: (x: number, base: number, fill: string) => string,
    n: number,
    gap: number,
  ) =>
    times(n, (i) =>
      draw(
        x + (i - (n - 1) / 2) * gap,
        base,
        [p.main, p.soft, p.light, p.accent][(i + (left > 0 ? 0 : 2)) % 4] ?? p.main,
      ),
    );
  return (
    sky(stage) +
    alcove(stage, y, 540, y + 380) +
    festoons(-1761, 1174, [-330, -330], 70, 22, p.dark, (x, fy, i) =>
      shape(d`M${x - 17} ${fy}h34l-17 38Z`, [p.main, p.light, p.soft][i % 3] ?? p.main),
    ) +
    ground(stage, y, p.main) +
    stand(0, 138, 330) +
    drip +
    stand(left * 300, 70, 230) +
    row(left * 300, y - 82, cupcake, 3, 72) +
    stand(-left * 300, 110, 220) +
    row(-left * 300, y - 122, macaron, 3, 66) +
    row(-left * 300, y - 157, macaron, 2, 66) +
    row(-left * 300, y - 192, macaron, 1, 66) +
    rect(view.left - 2, y, view.width + 4, 22, p.light) +
    times(Math.ceil(view.width / 70) + 1, (i) => circle(view.left + i * 70, y + 22, 35, p.light)) +
    times(Math.ceil(view.width / 70) + 1, (i) => circle(view.left + i * 70, y + 26, 9, p.soft)) +
    candle(-left * 150, y, 120, 16, p) +
    candle(left * 150, y, 90, 16, p)
  );
};

export const cakes: Compositions = [tiered, tiered, dessertTable];
