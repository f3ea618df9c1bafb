import { d, line, polar, type Stage, type View } from "./drawing.ts";
import { palettes } from "./palettes.ts";
import { hash, seeded, type Random } from "./random.ts";
import { coverCategories, emblems, fallback, isCoverCategory, scenes } from "./scenes.ts";

export interface Shape {
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/**
 * The drawn cover of a vendor without photographs, as SVG text.
 *
 * The same category, seed and shape give the same picture on every machine. A seed that ends in a number
 * (`villa-rosa:2`) asks for a further picture of the same vendor: another composition in another palette. A category
 * drawn with its own name as the seed gives its emblem. An unknown category gets flowers.
 */
export function drawCover(category: string, seed: string, shape: Shape = { width: 1600, height: 1200 }): string {
  const { width, height } = shape;
  const random = seeded(
    `${category}/${seed === category && isCoverCategory(category) ? (emblems[category] ?? seed) : seed}`,
  );
  const compositions = isCoverCategory(category) ? scenes[category] : fallback;
  const { composition, palette } = choose(category, seed, compositions.length);
  const view = viewOf(width, height);

  let clips = 0;
  const stage: Stage = {
    random,
    palette: palettes[palette % palettes.length] ?? palettes[0],
    view,
    clip(outline, content) {
      clips += 1;
      return `<clipPath id="c${clips}"><path d="${outline}"/></clipPath><g clip-path="url(#c${clips})">${content}</g>`;
    },
  };
  const draw = compositions[composition % compositions.length] ?? compositions[0];
  const box = [view.left, view.top, view.width, view.height].map((value) => Math.round(value * 100) / 100).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${draw(stage)}${grain(random, view, stage.palette.dark)}</svg>`;
}

/** Which composition and which palette a seed gets; the pictures of one gallery differ in both. */
function choose(category: string, seed: string, compositions: number): { composition: number; palette: number } {
  // The emblems stand side by side, so their palettes are dealt in turn instead of drawn.
  if (seed === category) {
    const position = isCoverCategory(category) ? coverCategories.indexOf(category) : 0;
    return { composition: 0, palette: position * 2 + Math.floor(position / 6) };
  }
  const [, base = seed, digits] = /^(.*):(\d{1,3})$/.exec(seed) ?? [];
  const picture = digits === undefined ? 0 : Math.max(0, Number(digits) - 1);
  return {
    composition: (hash(`composition of ${category}/${base}`) + picture) % compositions,
    palette: hash(`palette of ${category}/${base}`) + picture * 4,
  };
}

/** The smaller side always shows what a scene promises to keep in its middle. */
function viewOf(width: number, height: number): View {
  const scale = Math.min(width / 880, height / 880);
  const w = width / scale;
  const h = height / scale;
  return { left: -w / 2, right: w / 2, top: -h / 2, bottom: h / 2, width: w, height: h };
}

/** Paper: short fibres, light and dark. Two paths, since a noise filter is slow and differs between renderers. */
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
