import type { Palette } from "./palettes.ts";
import type { Random } from "./random.ts";
import type { Setting } from "./setting.ts";

/**
 * What a scene is drawn on. The origin is the centre, y points down, and the shorter side of any picture is 880 units.
 * Keep the subject within 400 units to the left and right of the centre and 300 above and below it, so that every usual
 * crop contains it; backgrounds fill the whole `view`.
 */
export interface Stage {
  random: Random;
  palette: Palette;
  view: View;
  /** The surrounding landscape. */
  place: Setting;
  /** Separate random numbers for the landscape, so that it never affects what is in front of it. */
  setting: Random;
  /** Shows `content` only inside the outline `d`. */
  clip(d: string, content: string): string;
}

export interface View {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

export type Scene = (stage: Stage) => string;

/** A category's compositions; the first is its emblem. One listed twice is drawn twice as often. */
export type Compositions = readonly [Scene, ...Scene[]];

/** Using only these three line weights makes the drawings look consistent. */
export const FINE = 3;
export const LINE = 5;
export const BOLD = 9;

/** The opacity of a flat shadow. */
export const SHADE = 0.14;

const round = (value: number) => String(Math.round(value * 10) / 10);

/** A path from a template. Numbers are rounded to a tenth, which is finer than any screen can show. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i - 1];
    return text + (value === undefined ? "" : round(value)) + part;
  });
}

const opaque = (opacity: number) => (opacity < 1 ? ` opacity="${opacity}"` : "");

export const shape = (path: string, fill: string, opacity = 1) =>
  `<path d="${path}" fill="${fill}"${opaque(opacity)}/>`;

export const line = (path: string, stroke: string, width = LINE, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opaque(opacity)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, opacity = 1) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius > 0 ? ` rx="${round(radius)}"` : ""} fill="${fill}"${opaque(opacity)}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${opaque(opacity)}/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width = LINE, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${opaque(opacity)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${opaque(opacity)}/>`;

/** Draws `content` at a position, rotated (in degrees) and scaled; a negative `stretch` mirrors it. */
export function at(x: number, y: number, content: string, turn = 0, scale = 1, stretch = 1): string {
  const rotate = turn === 0 ? "" : ` rotate(${round(turn)})`;
  const resize =
    scale === 1 && stretch === 1
      ? ""
      : ` scale(${Math.round(scale * stretch * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${round(x)} ${round(y)})${rotate}${resize}">${content}</g>`;
}

/** Draws something for each of `count` steps, counted from 0. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** The outline of a rectangle topped with a semicircle, standing on `base`. */
export const arch = (x: number, base: number, width: number, height: number) => {
  const radius = width / 2;
  return d`M${x - radius} ${base}V${base - height + radius}A${radius} ${radius} 0 0 1 ${x + radius} ${base - height + radius}V${base}Z`;
};

export const box = (x: number, y: number, width: number, height: number) => d`M${x} ${y}h${width}v${height}h${-width}Z`;

export const disc = (x: number, y: number, radius: number) =>
  d`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;

/** A step of a profile: a straight line to [x, y], or a curve with two handles to [.., x, y]. */
export type Step = readonly [number, number] | readonly [number, number, number, number, number, number];

const end = (step: Step): readonly [number, number] => (step.length === 2 ? step : [step[4], step[5]]);

/** The outline of an object turned on a lathe: its right profile, from top to bottom, mirrored at x = 0. */
export function turned(start: readonly [number, number], ...steps: readonly Step[]): string {
  const right = steps
    .map((step) =>
      step.length === 2
        ? d`L${step[0]} ${step[1]}`
        : d`C${step[0]} ${step[1]} ${step[2]} ${step[3]} ${step[4]} ${step[5]}`,
    )
    .join("");
  const points = [start, ...steps.map(end)];
  const left = steps
    .map((step, index) => {
      const [x, y] = points[index] ?? start;
      return step.length === 2 ? d`L${-x} ${y}` : d`C${-step[2]} ${step[3]} ${-step[0]} ${step[1]} ${-x} ${y}`;
    })
    .toReversed()
    .join("");
  const [bottomX, bottomY] = points.at(-1) ?? start;
  return d`M${start[0]} ${start[1]}` + right + d`L${-bottomX} ${bottomY}` + left + "Z";
}

/** The point at a given distance and angle (degrees clockwise from straight up) from a position. */
export function polar(x: number, y: number, angle: number, distance: number): [number, number] {
  const radians = (angle * Math.PI) / 180;
  return [x + Math.sin(radians) * distance, y - Math.cos(radians) * distance];
}

/** The shaded right part of an outline: the outline's own shape, darkened from `x` onwards. */
export const shadeRight = (stage: Stage, outline: string, x: number, reach = 1000) =>
  stage.clip(outline, rect(x, -1000, reach, 2000, stage.palette.dark, 0, SHADE));
