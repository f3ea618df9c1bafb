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
  shape,
  times,
  type Compositions,
  type Scene,
  type Stage,
} from "../drawing.ts";
import { alcove, backdrop, within } from "../landscape.ts";
import { bulb, festoons, ground, sky, sparkle } from "../motifs.ts";
import { BRASS, SKINS } from "../palettes.ts";

const HAIR = ["#2B2024", "#4A2E28", "#7A4A32", "#A8693C", "#C99A5B"] as const;

/** A hall with tall windows and a shining floor. */
function hall(stage: Stage, base: number): string {
  const { random, palette: p, view } = stage;
  const windows = random.pick([
    () => alcove(stage, base, 640, 660) + line(arch(0, base, 640, 660), p.light, 18),
    () => {
      const each = (width: number, height: number) =>
        [-300, 0, 300].map((x) => arch(x, base - 30, width, height)).join("");
      return (
        shape(each(216, 500), p.light) +
        within(stage, each(188, 484), {
          left: -420,
          right: 420,
          top: base - 514,
          horizon: base - 190,
          bottom: base - 30,
        }) +
        times(3, (i) =>
          line(d`M${(i - 1) * 300} ${base - 30}v-480M${(i - 1) * 300 - 94} ${base - 200}h188`, p.light, 8),
        )
      );
    },
    () => backdrop(stage, -50, 380),
  ]);
  return (
    sky(stage) +
    windows() +
    (random.chance(0.6) ? festoons(-1400, 700, [-350, -370], 50, 9, p.dark, (x, y) => bulb(x, y, 10, p.dark)) : "") +
    ground(stage, base - 20, p.soft) +
    times(9, (i) => line(d`M${(i - 4) * 90} ${base - 20}L${(i - 4) * 240} ${view.bottom}`, p.light, FINE, 0.5)) +
    ellipse(0, base + 56, 360, 46, p.light, 0.55)
  );
}

/** One partner turns under the other's arm. */
const twirl: Scene = (stage) => {
  const { random, palette: p } = stage;
  const base = 270;
  const his = random.pick(SKINS);
  const hers = random.pick(SKINS);
  const suit = random.pick([p.dark, p.deep, p.main]);
  const dress = random.pick([p.light, p.light, p.accent]);
  const fold = dress === p.light ? p.far : p.light;
  const hair = random.pick(HAIR);
  const hand: [number, number] = [6, -308];
  const skirt =
    "M84 -6C40 90 -30 170 -72 226C-40 262 10 238 44 258C90 282 130 246 176 262C230 276 270 240 306 214C250 160 180 80 148 -6Z";
  const man =
    line("M-142 60C-146 140 -158 200 -164 274", suit, 44) +
    line("M-120 60C-100 140 -80 200 -62 268", suit, 44) +
    shape("M-184 286C-190 262 -150 258 -142 286ZM-84 284C-80 258 -40 262 -22 284Z", p.dark) +
    shape("M-172 -136C-196 -60 -176 20 -168 84H-94C-92 20 -70 -60 -92 -136C-110 -150 -150 -150 -172 -136Z", suit) +
    shape("M-146 -142H-112L-128 -66Z", p.light) +
    shape("M-134 -132H-122L-118 -90L-128 -76L-138 -90Z", p.accent === dress ? p.main : p.accent) +
    line("M-166 -118C-214 -60 -216 -10 -172 22", suit, 34) +
    circle(-170, 24, 17, his) +
    rect(-142, -176, 28, 42, his, 8) +
    ellipse(-124, -208, 39, 46, his) +
    shape(
      "M-166 -206C-176 -270 -90 -276 -84 -226C-100 -240 -130 -240 -140 -226C-148 -214 -150 -206 -152 -188Z",
      hair === "#C99A5B" ? "#4A2E28" : "#2B2024",
    ) +
    line(d`M-98 -124C-60 -150 -40 -220 ${hand[0] - 8} ${hand[1] + 24}`, suit, 34) +
    circle(hand[0] - 4, hand[1] + 10, 17, his);
  const woman =
    line("M100 200C96 240 88 262 84 282M138 200C150 236 166 252 178 270", hers, 18) +
    shape(skirt, dress) +
    line(
      "M100 10C76 110 30 190 -10 236M112 10C104 110 92 190 82 254M126 10C140 110 150 190 158 254M138 10C180 110 220 170 262 232",
      fold,
      LINE,
    ) +
    shape("M134 -6H148C180 80 250 160 306 214C270 240 230 276 176 262C190 180 170 80 134 -6Z", p.dark, 0.1) +
    line(d`M92 -110C60 -160 40 -230 ${hand[0]} ${hand[1] + 6}`, hers, 20) +
    line("M140 -106C180 -96 216 -104 258 -136", hers, 19) +
    circle(262, -140, 13, hers) +
    shape(
      "M80 -112C84 -124 104 -132 116 -112C128 -132 146 -124 152 -112C158 -70 146 -30 148 4H84C86 -30 74 -70 80 -112Z",
      dress,
    ) +
    rect(82, -10, 68, 17, dress === p.light ? p.accent : p.light, 6) +
    rect(104, -150, 24, 40, hers, 8) +
    ellipse(116, -182, 35, 42, hers) +
    shape("M82 -170C68 -240 160 -250 154 -176C150 -200 130 -214 112 -212C96 -206 86 -196 82 -170Z", hair) +
    circle(146, -222, 27, hair) +
    circle(124, -232, 10, p.light) +
    circle(138, -246, 8, p.accent);
  return (
    hall(stage, base) +
    ellipse(40, base + 26, 270, 20, p.dark, 0.16) +
    line("M-40 320C60 356 230 346 330 280M300 262l34 16l-14 34", p.light, LINE, 0.9) +
    at(-14, 6, man + woman, 0, 1.04, random.pick([-1, 1])) +
    sparkle(-300, -180, 24, p.light) +
    sparkle(310, -230, 30, p.light)
  );
};

/** A waltz, in a closed hold. */
const waltz: Scene = (stage) => {
  const { random, palette: p } = stage;
  const base = 270;
  const his = random.pick(SKINS);
  const hers = random.pick(SKINS);
  const suit = random.pick([p.dark, p.deep]);
  const dress = random.pick([p.light, p.accent, p.light]);
  const fold = dress === p.light ? p.far : p.light;
  const hair = random.pick(HAIR);
  const man =
    line("M-66 60C-80 140 -84 210 -96 276", suit, 46) +
    line("M-44 60C-30 150 -20 210 -8 274", suit, 46) +
    shape("M-118 290C-124 264 -80 260 -70 290Z", p.dark) +
    shape("M-104 -138C-130 -60 -112 20 -104 92H-10C-14 20 4 -60 -20 -138C-50 -154 -84 -150 -104 -138Z", suit) +
    rect(-62, -182, 30, 46, his, 8) +
    shape("M-70 -142L-46 -126L-26 -142L-30 -152H-66Z", p.light) +
    ellipse(-44, -214, 41, 48, his) +
    shape("M-90 -214C-100 -284 -10 -286 -2 -232C-30 -244 -56 -240 -66 -224C-70 -210 -72 -200 -74 -186Z", "#2B2024");
  const woman =
    shape("M36 0C0 90 -28 180 -44 262C0 288 60 270 110 280C180 290 260 282 322 250C230 190 150 90 106 0Z", dress) +
    line(
      "M52 20C30 120 14 200 8 270M70 20C74 120 78 200 84 274M86 20C120 120 150 200 178 276M98 20C160 130 220 200 268 266",
      fold,
      LINE,
    ) +
    shape("M92 0H106C150 90 230 190 322 250C290 268 250 278 206 282C200 190 160 80 92 0Z", p.dark, 0.1) +
    shape("M28 -110C40 -128 92 -128 106 -108C116 -70 102 -30 106 10H36C40 -30 20 -70 28 -110Z", dress) +
    rect(34, -4, 74, 17, dress === p.light ? p.main : p.light, 6) +
    rect(48, -152, 26, 44, hers, 8) +
    ellipse(54, -186, 37, 44, hers) +
    shape("M30 -212C40 -248 110 -244 98 -160C96 -140 82 -150 78 -168C66 -196 50 -206 30 -212Z", hair) +
    circle(100, -196, 33, hair) +
    circle(84, -226, 10, p.light) +
    circle(100, -232, 8, p.accent) +
    circle(112, -224, 8, p.light);
  const arms =
    line("M-90 -112C-150 -90 -196 -130 -226 -172", suit, 34) +
    line("M44 -108C-20 -80 -140 -110 -222 -176", hers, 18) +
    circle(-230, -178, 18, his) +
    line("M-26 -100C20 -40 70 -30 96 -50", suit, 34) +
    circle(100, -52, 16, his) +
    line("M90 -104C70 -60 10 -80 -20 -110", hers, 19) +
    circle(-26, -114, 12, hers);
  return (
    hall(stage, base) +
    ellipse(60, base + 26, 270, 20, p.dark, 0.16) +
    at(0, 6, man + woman + arms, 0, 1.04, random.pick([-1, 1])) +
    sparkle(-300, -250, 24, p.light) +
    sparkle(290, -210, 30, p.light)
  );
};

/** Dance steps, drawn on the floor. */
const steps: Scene = (stage) => {
  const { random, palette: p, view } = stage;
  const one = random.pick([p.main, p.deep]);
  const two = random.pick([p.accent, p.light]);
  const his = (fill: string) =>
    shape("M-4 -74C34 -78 40 -30 30 4C28 14 -24 14 -26 4C-40 -40 -34 -72 -4 -74Z", fill) +
    shape("M-24 24C-6 30 12 30 28 24C34 60 26 80 4 80C-20 80 -30 60 -24 24Z", fill);
  const hers = (fill: string) =>
    shape("M-2 -66C26 -66 28 -20 18 14C14 26 -14 26 -18 14C-34 -30 -28 -64 -2 -66Z", fill) + circle(0, 62, 15, fill);
  const turn = random.range(0, 50);
  const pairs = times(7, (i) => {
    const t = i / 6;
    const [x, y] = polar(0, 0, turn - 130 + t * 265, 208 + (i % 2) * 46);
    const fill = i % 2 ? two : one;
    const foot = i % 2 ? hers(fill) : his(fill);
    const shadow = i % 2 ? hers(p.dark) : his(p.dark);
    const facing = turn - 130 + t * 265 + 90;
    return (
      at(x + 6, y + 8, `<g opacity="0.15">${shadow}</g>`, facing, 0.95, i % 4 < 2 ? 1 : -1) +
      at(x, y, foot, facing, 0.95, i % 4 < 2 ? 1 : -1)
    );
  });
  const [sx, sy] = polar(0, 0, turn - 140, 228);
  const [ex, ey] = polar(0, 0, turn + 150, 228);
  const [hx, hy] = polar(ex, ey, turn + 200, 34);
  const [gx, gy] = polar(ex, ey, turn + 285, 34);
  const boards = times(24, (row) =>
    times(7, (col) =>
      rect(
        view.left + col * 420 - ((row * 173) % 420),
        view.top + row * 58,
        417,
        55,
        (row * 7 + col * 3) % 5 === 0 ? p.soft : p.far,
        0,
        [0.9, 0.65, 0.78][(row * 2 + col) % 3] ?? 1,
      ),
    ),
  );
  const centre = random.pick([
    () =>
      circle(0, 0, 92, p.dark) +
      times(3, (i) => `<circle r="${50 + i * 14}" fill="none" stroke="${p.soft}" stroke-width="2" opacity="0.5"/>`) +
      circle(0, 0, 36, p.accent) +
      circle(0, 0, 6, p.dark),
    () =>
      ellipse(-44, 44, 34, 25, p.dark) +
      ellipse(56, 28, 34, 25, p.dark) +
      line("M-14 40V-80M86 24V-96", p.dark, 10) +
      line("M-14 -76L86 -94", p.dark, 24),
  ]);
  return (
    sky(stage, p.sky) +
    boards +
    circle(0, 0, 362, p.sky, 0.92) +
    line(d`M${sx} ${sy}A228 228 0 1 1 ${ex} ${ey}`, BRASS, LINE).replace("<path", '<path stroke-dasharray="2 22"') +
    line(d`M${hx} ${hy}L${ex} ${ey}L${gx} ${gy}`, BRASS, 9) +
    pairs +
    centre()
  );
};

export const danceLessons: Compositions = [twirl, waltz, steps];
