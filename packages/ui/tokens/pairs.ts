// Every pair of colours used one on top of the other, and the least contrast that WCAG 2.2 requires. The test beside
// this computes each in both themes; Storybook shows the same table.
import type { Colour } from "../src/tokens.generated.ts";

export type Pair = {
  front: Colour;
  back: Colour;
  /** 7 enhanced text (AAA), 4.5 text (AA), 3 large text, graphics, borders of controls and the focus ring (AA). */
  least: 7 | 4.5 | 3;
  use: string;
};

const on = (front: Colour, backs: readonly Colour[], least: Pair["least"], use: string): Pair[] =>
  backs.map((back) => ({ front, back, least, use }));

const grounds = ["paper", "surface", "sunken", "raised"] as const;
/** Also on hovered or pressed quiet backgrounds. */
const under = [...grounds, "quiet", "pressed"] as const;

export const pairs: readonly Pair[] = [
  ...on("ink", [...under, "tint", "gold", "green-tint"], 7, "Text"),
  ...on("muted", [...under, "tint", "gold"], 4.5, "Secondary text"),
  ...on("accent-text", [...grounds, "quiet", "tint"], 4.5, "Links, selected text"),
  ...on("on-accent", ["accent", "accent-hover"], 4.5, "Text on a filled button"),
  ...on("on-accent", ["accent-hover-large"], 3, "Large text on a filled button"),
  ...on("on-accent", ["splash"], 4.5, "The name on the loading splash"),
  ...on("star-text", [...grounds, "quiet", "gold"], 4.5, "Rating text, cautions"),
  ...on("rose", [...grounds, "quiet"], 4.5, "Errors, danger"),
  ...on("on-rose", ["rose"], 4.5, "Text on a filled danger button"),
  ...on("green", [...grounds, "quiet", "green-tint"], 4.5, "Open now, verified"),
  ...on("star", [...grounds], 3, "Stars"),
  ...on("field", [...grounds, "quiet"], 3, "Border of a control"),
  ...on("accent", [...grounds], 3, "A switch that is on, a chosen box"),
  ...on("focus", [...grounds, "quiet", "tint"], 3, "The focus ring"),
];
