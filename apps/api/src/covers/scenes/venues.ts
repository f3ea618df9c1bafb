import {
  arch,
  at,
  box,
  circle,
  d,
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
} from "../drawing.ts";
import { byDayOrEvening, landscape, tree } from "../landscape.ts";
import { border, bulb, festoon, ground } from "../motifs.ts";
import { GLOW, mix } from "../palettes.ts";

const LAMPLIT = mix(GLOW, "#7A4A2A", 0.18);

/** A loggia in front of hills, with the sun behind its roof. */
const villa: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const arches = random.whole(3, 5);
  const width = arches === 3 ? random.range(560, 620) : random.range(620, 720);
  const storey = random.chance(0.45);
  const top = storey ? -20 : random.range(-130, -90);
  const base = 255;
  const bay = width / (arches + 0.35);
  const opening = bay * random.range(0.6, 0.72);
  const height = (base - top) * random.range(0.68, 0.76);
  const insides = p.isEvening
    ? [LAMPLIT, LAMPLIT]
    : random.pick([
        [p.dark, p.main],
        [p.dark, p.dark],
        [p.deep, p.dark],
      ]);

  const bays = times(arches, (i) => {
    const x = (i - (arches - 1) / 2) * bay;
    const outline = arch(x, base, opening, height);
    const fill = insides[i % 2] ?? p.dark;
    return (
      shape(arch(x, base, opening + 26, height + 13), p.far) +
      shape(outline, fill) +
      stage.clip(outline, rect(x - opening / 2, top, opening * 0.16, base - top, p.light, 0, 0.22)) +
      rect(x - opening / 2 - 13, base - height + opening / 2 - 6, 26, 12, p.light) +
      rect(x + opening / 2 - 13, base - height + opening / 2 - 6, 26, 12, p.light)
    );
  });

  const upperWidth = width * 0.62;
  const upper = storey
    ? rect(-upperWidth / 2, top - 165, upperWidth, 165, p.light) +
      rect(upperWidth * 0.32, top - 165, upperWidth * 0.18, 165, p.dark, 0, 0.07) +
      times(3, (i) => {
        const x = (i - 1) * upperWidth * 0.3;
        return shape(arch(x, top - 30, 58, 98), p.dark) + rect(x - 37, top - 32, 74, 10, p.far);
      }) +
      shape(d`M${-upperWidth / 2 - 34} ${top - 165}L0 ${top - 245}L${upperWidth / 2 + 34} ${top - 165}Z`, p.main) +
      shape(d`M0 ${top - 245}L${upperWidth / 2 + 34} ${top - 165}H${upperWidth * 0.12}Z`, p.deep)
    : "";

  const trees = random.shuffle([-1, 1, -1, 1]).slice(0, random.whole(2, 4));
  const side = width / 2;
  const back = trees.map((s, i) =>
    tree(
      stage,
      s * (side + 42 + i * 34 + random.range(0, 30)),
      base + 4,
      random.range(260, 420),
      i % 2 ? p.main : p.deep,
    ),
  );

  return (
    landscape(stage, 60) +
    back.join("") +
    upper +
    rect(-side, top, width, base - top, p.light) +
    rect(side - width * 0.09, top, width * 0.09, base - top, p.dark, 0, 0.06) +
    bays +
    rect(-side, top, width, 20, p.dark, 0, SHADE) +
    rect(-side - 26, top - 30, width + 52, 32, p.main) +
    rect(-side - 26, top - 6, width + 52, 8, p.deep) +
    ground(stage, base, p.main) +
    rect(-side - 20, base, width + 40, 18, p.light) +
    rect(-side - 46, base + 18, width + 92, 16, p.far) +
    shape(d`M-52 ${base + 34}H52L${130} ${view.bottom + 2}H-130Z`, p.light, 0.9) +
    border(stage, view.left, -side - 50, base + 14, 32) +
    border(stage, side + 50, view.right + 30, base + 14, 32) +
    border(stage, view.left, -150, base + 100, 26) +
    border(stage, 150, view.right + 30, base + 100, 26)
  );
};

/** A glasshouse with trees in it. */
const orangery: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const base = 255;
  const wing = random.range(170, 210);
  const half = random.range(150, 180);
  const high = random.range(430, 480);
  const wingHigh = random.range(210, 250);
  const frame = p.light;
  const centre = arch(0, base, half * 2, high);
  const wings = box(-half - wing, base - wingHigh, (half + wing) * 2, wingHigh);
  const slope = d`M${-half - wing - 14} ${base - wingHigh}L${-half - wing + 60} ${base - wingHigh - 74}H${half + wing - 60}L${half + wing + 14} ${base - wingHigh}Z`;
  const foliage = (from: number, to: number, low: number) =>
    times(9, (i) => {
      const x = from + ((to - from) * (i + 0.5)) / 9;
      const y = base - random.range(40, low);
      return (
        line(d`M${x} ${base}V${y}`, p.deep, LINE) +
        circle(x, y, random.range(30, 52), random.pick([p.leaf, p.deep, p.main])) +
        circle(x + random.range(-18, 18), y + random.range(-18, 18), 9, random.pick([p.accent, p.light]))
      );
    });
  const mullions = (from: number, to: number, top: number, count: number) =>
    times(count + 1, (i) => {
      const x = from + ((to - from) * i) / count;
      return line(d`M${x} ${base}V${top}`, frame, LINE + 1);
    });
  const fan = times(7, (i) => {
    const angle = Math.PI * (i / 6);
    return line(
      d`M0 ${base - high + half}L${-Math.cos(angle) * half} ${base - high + half - Math.sin(angle) * half}`,
      frame,
      LINE + 1,
    );
  });
  return (
    landscape(stage, 70) +
    tree(stage, -half - wing - 60, base, 330, p.main) +
    tree(stage, half + wing + 64, base, 270, p.main) +
    shape(slope, p.soft) +
    shape(slope, p.light, 0.35) +
    line(slope, frame, LINE + 2) +
    times(8, (i) => {
      const x = (i / 7 - 0.5) * 2;
      return line(
        d`M${x * (half + wing + 14)} ${base - wingHigh}L${x * (half + wing - 60)} ${base - wingHigh - 74}`,
        frame,
        LINE,
      );
    }) +
    shape(wings, p.isEvening ? LAMPLIT : p.dark) +
    stage.clip(wings, foliage(-half - wing, half + wing, 150)) +
    shape(wings, p.isEvening ? GLOW : p.sky, 0.3) +
    mullions(-half - wing, -half, base - wingHigh, 4) +
    mullions(half, half + wing, base - wingHigh, 4) +
    line(d`M${-half - wing} ${base - wingHigh * 0.62}H${half + wing}`, frame, LINE) +
    rect(-half - wing - 12, base - wingHigh - 8, (half + wing) * 2 + 24, 16, frame) +
    shape(centre, p.isEvening ? LAMPLIT : p.deep) +
    stage.clip(centre, foliage(-half, half, 270)) +
    stage.clip(centre, rect(-half, -500, half * 0.8, 1000, p.light, 0, 0.16)) +
    shape(centre, p.isEvening ? GLOW : p.sky, 0.22) +
    fan +
    mullions(-half, half, base - high + half, 6) +
    line(d`M${-half} ${base - high + half}H${half}M${-half} ${base - (high - half) * 0.5}H${half}`, frame, LINE + 2) +
    line(centre, frame, 16) +
    shape(arch(0, base, 110, 205), p.dark) +
    line(arch(0, base, 110, 205), frame, 10) +
    line(d`M0 ${base}V${base - 205}`, frame, LINE) +
    ground(stage, base, p.main) +
    rect(-half - wing - 30, base, (half + wing) * 2 + 60, 16, frame) +
    shape(d`M-58 ${base + 16}H58L${120} ${view.bottom + 2}H-120Z`, p.light, 0.9) +
    border(stage, view.left, -120, base + 46, 30) +
    border(stage, 120, view.right + 30, base + 46, 30)
  );
};

/** A barn at dusk with open doors and strings of lights. */
const barn: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const base = 250;
  const half = random.range(230, 270);
  const eaves = random.range(-10, 20);
  const ridge = random.range(-230, -190);
  const gambrel = random.chance(0.5);
  const knee = half * 0.66;
  const kneeY = ridge + (eaves - ridge) * 0.36;
  const gable = gambrel
    ? d`M${-half} ${base}V${eaves}L${-knee} ${kneeY}L0 ${ridge}L${knee} ${kneeY}L${half} ${eaves}V${base}Z`
    : d`M${-half} ${base}V${eaves}L0 ${ridge}L${half} ${eaves}V${base}Z`;
  const roof = gambrel
    ? d`M${-half - 30} ${eaves + 26}L${-knee} ${kneeY}L0 ${ridge}L${knee} ${kneeY}L${half + 30} ${eaves + 26}`
    : d`M${-half - 34} ${eaves + 26}L0 ${ridge}L${half + 34} ${eaves + 26}`;
  const wall = random.pick([p.main, p.light, p.soft]);
  const seam = wall === p.main ? p.deep : p.far;
  const door = box(-100, base - 225, 200, 225);
  const leafDoor = (s: number) =>
    at(
      s * 152,
      base,
      rect(-50, -230, 100, 230, wall === p.light ? p.main : p.light) +
        line("M-44 -224L44 -6M44 -224L-44 -6M-46 -226h92v222h-92Z", wall === p.light ? p.deep : p.far, 7),
    );
  const post = half + 150;
  return (
    landscape(stage, 40) +
    tree(stage, -half - 70, base, 230) +
    tree(stage, half + 60, base, 290, p.main) +
    shape(gable, wall) +
    stage.clip(
      gable,
      times(19, (i) => line(d`M${(i - 9) * 30} -400V${base}`, seam, FINE, 0.7)) +
        rect(half * 0.55, -400, half, 800, p.dark, 0, 0.08),
    ) +
    line(roof, p.dark, 26) +
    shape(arch(0, ridge + 190, 84, 98), wall === p.light ? p.main : p.light) +
    shape(arch(0, ridge + 190, 58, 84), p.dark) +
    line(d`M0 ${ridge + 106}v84M-29 ${ridge + 152}h58`, p.light, LINE) +
    shape(door, GLOW) +
    stage.clip(
      door,
      shape(turned([0, base - 190], [90, base - 150, 90, base - 40, 70, base]), "#FFF1CF", 0.55) +
        festoon(-100, base - 215, 100, base - 215, 30, 6, p.dark, (x, y) => circle(x, y + 6, 6, "#FFF8E6")) +
        rect(-78, base - 62, 156, 14, p.light) +
        rect(-66, base - 48, 10, 48, p.dark) +
        rect(56, base - 48, 10, 48, p.dark) +
        times(5, (i) => circle((i - 2) * 32, base - 70, 12, i % 2 ? p.accent : p.light)),
    ) +
    leafDoor(-1) +
    leafDoor(1) +
    rect(-212, base - 240, 424, 12, p.dark) +
    ground(stage, base, p.main) +
    shape(d`M-100 ${base}H100L190 ${view.bottom + 2}H-190Z`, GLOW, 0.45) +
    rect(-post - 5, -60, 10, base + 80, p.dark) +
    rect(post - 5, -60, 10, base + 80, p.dark) +
    festoon(-post, -60, -10, ridge + 70, 70, 9, p.dark, (x, y) => bulb(x, y, 9, p.dark)) +
    festoon(10, ridge + 70, post, -60, 70, 9, p.dark, (x, y) => bulb(x, y, 9, p.dark)) +
    border(stage, view.left, -180, base + 40, 28) +
    border(stage, 180, view.right + 30, base + 40, 28)
  );
};

export const venues: Compositions = [villa, orangery, barn].map((scene) => byDayOrEvening(scene)) as [
  Scene,
  ...Scene[],
];
