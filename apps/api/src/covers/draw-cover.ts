import { d, line, polar, type Stage, type View } from "./drawing.ts";
import { palettes } from "./palettes.ts";
import { hash, seeded, type Random } from "./random.ts";
import { emblems, scenes, type Trade, trades } from "./scenes.ts";
import type { Setting } from "./setting.ts";

export interface Shape {
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** Everything a cover is drawn from. */
export interface CoverFacts {
  trade: Trade;
  /** Whose cover it is; determines its palette and composition. A trade's own name gives its emblem. */
  seed: string;
  setting: Setting;
  /** 2 or more for further pictures of the same vendor: the same palette and landscape, another composition. */
  picture?: number;
}

/** The cover as SVG: the same facts and shape give the same picture on every machine. */
export function drawCover({ trade, seed, setting, picture = 1 }: CoverFacts, shape: Shape): string {
  const { width, height } = shape;
  const isEmblem = seed === trade;
  const key = `${trade}/${isEmblem ? (emblems[trade] ?? seed) : seed}`;
  const random = seeded(picture > 1 ? `${key}:${picture}` : key);
  const compositions = scenes[trade];
  const view = viewOf(width, height);

  let clips = 0;
  const stage: Stage = {
    random,
    palette: palettes[paletteOf(trade, seed)] ?? palettes[0],
    view: {
      ...view,
      left: Math.min(view.left, -widest),
      right: Math.max(view.right, widest),
      width: Math.max(view.width, 2 * widest),
    },
    place: setting,
    setting: seeded(`land of ${key}`),
    clip(outline, content) {
      clips += 1;
      return `<clipPath id="c${clips}"><path d="${outline}"/></clipPath><g clip-path="url(#c${clips})">${content}</g>`;
    },
  };
  const first = isEmblem ? 0 : hash(`composition of ${key}`);
  const draw = compositions[(first + picture - 1) % compositions.length] ?? compositions[0];
  const box = [view.left, view.top, view.width, view.height].map((value) => Math.round(value * 100) / 100).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${draw(stage)}${grain(random, view, stage.palette.dark)}</svg>`;
}

/** A vendor has its own palette, whatever is drawn. Emblems are shown side by side, so they take palettes in turn. */
export function paletteOf(trade: Trade, seed: string): number {
  const position = trades.indexOf(trade);
  return (seed === trade ? position * 2 + Math.floor(position / 6) : hash(`palette of ${seed}`)) % palettes.length;
}

/**
 * Scenes fill this much on either side, however little of it is visible, so every shape of a cover is a part of the
 * same picture.
 */
const widest = 1100;

/** The shorter side always shows everything a scene keeps in its middle. */
function viewOf(width: number, height: number): View {
  const scale = Math.min(width / 880, height / 880);
  const w = width / scale;
  const h = height / scale;
  return { left: -w / 2, right: w / 2, top: -h / 2, bottom: h / 2, width: w, height: h };
}

/** Paper grain: short light and dark fibres. Two paths, since a noise filter is slow and differs between renderers. */
function grain(random: Random, view: View, dark: string): string {
  const fibres = (count: number) => {
    let path = "";
    for (let i = 0; i < count; i += 1) {
      const x = random.range(view.left, view.right);
      const y = random.range(view.top, view.bottom);
      const [dx, dy] = polar(0, 0, random.range(0, 360), random.range(1, 7));
      path += d`M${x} ${y}l${dx} ${dy}`;
    }
    return path;
  };
  return line(fibres(520), dark, 1.3, 0.1) + line(fibres(420), "#FFFFFF", 1.4, 0.13);
}
