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
} from "../drawing.ts";
import { alcove, backdrop } from "../landscape.ts";
import { bloom, leaf, sky, sparkle, sprig, table } from "../motifs.ts";
import { BRASS, SKINS } from "../palettes.ts";

const HAIR = ["#2B2024", "#4A2E28", "#7A4A32", "#A8693C", "#C99A5B"] as const;

/** A head from behind, its hair put up, plaited or loose, with flowers. */
const updo: Scene = (stage) => {
  const { random, palette: p } = stage;
  const skin = random.pick(SKINS);
  const colour = random.pick(HAIR);
  const strand = colour === "#2B2024" ? "#5A474B" : "#2B2024";
  const style = random.pick(["chignon", "plait", "waves", "top"] as const);
  const strands = (path: string, width: number = LINE) => line(path, strand, width, 0.32);
  const shoulders = turned([52, 20], [54, 110, 62, 140, 130, 162], [230, 184, 300, 220, 318, 640]);
  const dress = random.pick([p.light, p.main, p.accent]);
  const back = "M-318 640C-316 430 -290 400 -250 330C-120 420 120 420 250 330C290 400 316 430 318 640Z";
  const skull = turned([0, -300], [150, -306, 168, -180, 156, -80], [146, 10, 90, 62, 0, 66]);
  const combed = times(7, (i) => {
    const x = (i - 3) * 46;
    return strands(d`M${x * 0.5} -292C${x * 1.25} -210 ${x * 1.1} -70 ${x * 0.2} 36`);
  });
  const flowers = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      sprig(-30, 6, 130, -80, p.leaf, 5) +
        sprig(30, 6, 130, 84, p.leaf, 5) +
        leaf(0, 0, 66, 26, 20, p.leaf) +
        bloom(random, p, 0, 0, 42, random.pick([p.light, p.accent]), "anemone") +
        bloom(random, p, -56, 8, 30, p.soft, "rose") +
        bloom(random, p, 54, 6, 32, p.main, "rose") +
        times(6, (i) => circle(-96 + i * 38, -24 - (i % 2) * 12, 6, p.light)),
      0,
      scale,
    );
  const styles = {
    chignon: () =>
      shape(skull, colour) +
      combed +
      ellipse(0, 54, 112, 84, strand, 0.35) +
      ellipse(0, 44, 112, 84, colour) +
      strands("M-90 40C-70 -20 60 -30 84 30C100 90 -20 110 -50 70C-64 40 -10 10 26 40", 7) +
      strands("M-104 60C-60 120 60 124 104 60", 7) +
      flowers(0, -36, 1),
    top: () =>
      shape(skull, colour) +
      times(7, (i) => strands(d`M${(i - 3) * 20} -270C${(i - 3) * 62} -190 ${(i - 3) * 56} -30 ${(i - 3) * 36} 36`)) +
      circle(0, -322, 92, colour) +
      strands("M-70 -330C-50 -400 60 -400 70 -330C70 -270 -30 -264 -40 -312C-40 -346 20 -350 26 -318", 7) +
      shape("M-74 -262C-40 -240 40 -240 74 -262L66 -238C40 -222 -40 -222 -66 -238Z", p.light) +
      flowers(20, -244, 0.92),
    plait: () =>
      shape(skull, colour) +
      combed +
      times(7, (i) => {
        const y = 40 + i * 54;
        const w = 66 - i * 4.4;
        return (
          shape(
            d`M0 ${y - 34}C${-w * 1.3} ${y - 30} ${-w * 1.2} ${y + 30} 0 ${y + 62}C${w * 1.2} ${y + 30} ${w * 1.3} ${y - 30} 0 ${y - 34}Z`,
            colour,
          ) +
          strands(
            d`M${-w * 0.9} ${y - 12}C${-w * 0.5} ${y + 26} ${-w * 0.2} ${y + 40} 0 ${y + 44}M${w * 0.9} ${y - 12}C${w * 0.5} ${y + 26} ${w * 0.2} ${y + 40} 0 ${y + 44}`,
            6,
          ) +
          (i % 2
            ? bloom(random, p, w * 0.4 * (i % 4 === 1 ? 1 : -1), y + 8, 21, i % 4 === 1 ? p.light : p.accent, "daisy")
            : "")
        );
      }) +
      flowers(0, -50, 0.9),
    waves: () => {
      const fall = turned(
        [0, -300],
        [160, -306, 176, -180, 164, -80],
        [150, 20, 250, 60, 200, 180],
        [170, 260, 240, 320, 150, 400],
        [90, 420, 60, 390, 0, 410],
      );
      return (
        shape(fall, colour) +
        times(9, (i) => {
          const x = (i - 4) * 34;
          return strands(
            d`M${x * 0.5} -280C${x * 1.5} -160 ${x * 0.7} -20 ${x * 1.35} 90S${x * 0.8} 260 ${x * 1.1} 370`,
          );
        }) +
        flowers(0, -120, 1.15)
      );
    },
  };
  const ears =
    style === "waves"
      ? ""
      : ellipse(-158, -60, 24, 40, skin) +
        ellipse(158, -60, 24, 40, skin) +
        [-1, 1]
          .map(
            (s) =>
              line(d`M${s * 164} -24v18`, BRASS, FINE) +
              circle(s * 164, 4, 12, p.light) +
              circle(s * 164, 4, 5, p.accent),
          )
          .join("");
  const lift = style === "top" ? 60 : 0;
  return (
    sky(stage) +
    backdrop(stage, -40, 372) +
    sprig(-400, 420, 420, 14, p.soft, 7, random.chance(0.5)) +
    sprig(400, 420, 420, -14, p.soft, 7, random.chance(0.5)) +
    at(
      0,
      40 + lift,
      shape(shoulders, skin) +
        shape("M-54 60C-20 110 20 110 54 60L56 100C40 140 -40 140 -56 100Z", p.dark, 0.14) +
        shape(back, dress) +
        line("M-250 330C-120 420 120 420 250 330", dress === p.light ? p.far : p.light, LINE) +
        times(6, (i) => circle(0, 412 + i * 34, 7, dress === p.light ? p.soft : p.light)) +
        ears +
        styles[style](),
      0,
      0.93,
    )
  );
};

/** A comb, brush, scissors and pins, laid out. */
const tools: Scene = (stage) => {
  const { random, palette: p } = stage;
  const one = random.pick([p.main, p.accent, p.deep]);
  const two = random.pick([p.dark, p.light, p.soft]);
  const comb =
    rect(-46, -236, 34, 472, one, 14) +
    times(27, (i) => rect(-20, -222 + i * 16.6, 74, 9, one, 4)) +
    rect(-46, -236, 10, 472, p.light, 5, 0.3);
  const brush =
    rect(-17, 0, 34, 270, two, 17) +
    rect(4, 0, 13, 270, p.dark, 6, SHADE) +
    ellipse(0, -120, 92, 150, two) +
    ellipse(0, -120, 70, 126, two === p.light ? p.far : p.light) +
    times(38, (i) => {
      const [x, y] = polar(0, -120, i * 137.5, Math.sqrt(i / 38) * 98);
      return circle(x * 0.62, -120 + (y + 120) * 1.12, 4.6, one);
    });
  const blade = "M-10 40L-34 -262C-20 -270 0 -250 4 -220L14 30Z";
  const scissors =
    at(0, 0, shape(blade, p.light), 15) +
    at(0, 0, at(0, 0, shape(blade, p.soft), 0, 1, -1), -15) +
    ring(-66, 160, 52, one, 22) +
    ring(66, 160, 52, one, 22) +
    line("M-38 112L6 30M38 112L-6 30", one, 22) +
    circle(0, 10, 11, BRASS);
  const shadow = (content: string) =>
    content
      .replaceAll(/fill="#[0-9A-Fa-f]{6}"/g, `fill="${p.dark}"`)
      .replaceAll(/stroke="#[0-9A-Fa-f]{6}"/g, `stroke="${p.dark}"`)
      .replaceAll(/ opacity="[^"]*"/g, "");
  const lay = (x: number, y: number, content: string, turn: number, scale: number) =>
    at(x + 12, y + 14, `<g opacity="0.13">${shadow(content)}</g>`, turn, scale) + at(x, y, content, turn, scale);
  const pins = times(3, (i) =>
    at(
      322 + (i - 1) * 34,
      160 + i * 22,
      line("M-9 90V-66A9 9 0 0 1 9 -66V80", BRASS, 6) + circle(0, -82, 12, p.light),
      -24 + i * 22,
    ),
  );
  return (
    sky(stage) +
    backdrop(stage, 0, 380) +
    lay(-226, 10, comb, random.range(-18, -8), 1) +
    lay(0, 10, brush, random.range(-4, 12), 1.02) +
    lay(216, -50, scissors, random.range(10, 24), 0.9) +
    pins +
    bloom(random, p, -120, 268, 56, p.light, "anemone") +
    leaf(-164, 270, 80, 30, -70, p.leaf) +
    bloom(random, p, -64, 304, 36, p.main === one ? p.accent : p.main, "rose") +
    sprig(-90, -270, 150, 60, p.leaf, 5)
  );
};

/** A dressing mirror with a garland for the hair. */
const mirror: Scene = (stage) => {
  const { random, palette: p } = stage;
  const frame = random.pick([BRASS, p.main, p.deep]);
  const y = 236;
  const glass = turned([0, -330], [140, -330, 214, -230, 214, -96], [214, 40, 130, 130, 0, 130]);
  const colour = random.pick(HAIR);
  const skin = random.pick(SKINS);
  return (
    sky(stage) +
    alcove(stage, y, 690, y + 425) +
    table(stage, y, p.main === frame ? p.deep : p.main, p.light) +
    at(
      0,
      36,
      line(glass, frame, 46) +
        shape(glass, p.sky) +
        stage.clip(
          glass,
          shape("M-160 400C-150 190 -60 190 -44 170V90H44V170C60 190 150 190 160 400Z", skin) +
            shape("M-44 112Q0 150 44 112V150H-44Z", p.dark, 0.14) +
            ellipse(0, 0, 92, 118, skin) +
            shape(
              "M-104 50C-140 -170 -40 -160 0 -154C40 -160 140 -170 104 50C110 -20 90 -70 50 -92C0 -60 -60 -60 -84 -40C-96 -10 -100 20 -104 50Z",
              colour,
            ) +
            circle(0, -178, 58, colour) +
            line("M-58 6Q-40 20 -22 6M22 6Q40 20 58 6", p.dark, LINE) +
            line("M-62 -22Q-42 -34 -22 -24M22 -24Q42 -34 62 -22", colour, LINE) +
            line("M2 14Q12 40 -4 42", p.dark, FINE, 0.4) +
            shape("M-24 66Q-8 58 0 64Q8 58 24 66Q0 88 -24 66Z", "#B23A4B") +
            circle(-56, 44, 17, p.accent, 0.35) +
            circle(56, 44, 17, p.accent, 0.35) +
            times(9, (i) => {
              const [fx, fy] = polar(0, 10, -76 + i * 19, 128);
              return (
                (i % 2 ? leaf(fx, fy, 44, 20, -76 + i * 19 + 60, p.leaf) : "") +
                bloom(
                  random,
                  p,
                  fx,
                  fy,
                  i % 2 ? 18 : 27,
                  [p.light, p.accent, p.main][i % 3] ?? p.light,
                  i % 2 ? "daisy" : "anemone",
                )
              );
            }) +
            shape("M-240 -200L-60 -360H20L-240 -60Z", p.light, 0.35),
        ),
    ) +
    line("M0 188V236M-90 240Q0 190 90 240", frame, 26) +
    rect(-330, y - 130, 74, 130, p.light, 12) +
    rect(-310, y - 164, 34, 36, p.dark, 6) +
    rect(-330, y - 84, 74, 50, p.accent) +
    at(
      300,
      y - 60,
      rect(-54, -40, 108, 100, p.soft, 10) +
        rect(14, -40, 40, 100, p.dark, 10, SHADE) +
        line("M-22 -40L-40 -170M8 -40L14 -190M30 -40L54 -160", p.dark, 8) +
        ellipse(14, -190, 17, 34, p.accent) +
        ellipse(-44, -180, 20, 40, p.light) +
        ellipse(56, -170, 17, 32, p.main),
    ) +
    sparkle(140, -230, 26, p.light)
  );
};

export const hair: Compositions = [updo, updo, tools, mirror];
