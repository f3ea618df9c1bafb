// One colour of an owner's own in place of our blue, in both themes, readable whatever it is.
import { colours, type Theme } from "../tokens.generated.ts";
import { contrast, fromOklch, toOklch } from "./colour.ts";

/** The tokens that a brand's colour sets. */
export type BrandColour =
  | "accent"
  | "accent-hover"
  | "accent-hover-large"
  | "accent-text"
  | "focus"
  | "tint"
  | "splash";

export type BrandColours = Record<Theme, Record<BrandColour, string>>;

const { light, dark } = colours;

/**
 * What one colour comes to in both themes. It keeps its hue; lightness gives way, and with it chroma, until white text on
 * a fill and coloured text on every ground reach 4.5 : 1, and fills and the focus ring stand out from the page by 3 : 1.
 * @param colour "#rrggbb"
 * @throws Error when it is not of that form.
 */
export function brandColours(colour: string): BrandColours {
  const brand = toOklch(colour);
  /** The brand's hue; of lightnesses the nearest to `wanted` that satisfies. */
  const shade = (wanted: number, satisfies: (hex: string) => boolean, chroma = brand.chroma): string => {
    for (let away = 0; away <= 1; away += 0.005) {
      for (const lightness of [wanted - away, wanted + away]) {
        if (lightness < 0 || lightness > 1) continue;
        const hex = fromOklch({ ...brand, chroma, lightness });
        if (satisfies(hex)) return hex;
      }
    }
    throw new Error(`No shade of ${colour} will do.`);
  };
  const reads = (hex: string, grounds: string[], least: number) =>
    grounds.every((ground) => contrast(hex, ground) >= least);
  const underWhite = (hex: string) => contrast(hex, light["on-accent"]) >= 4.5;

  const lightTint = fromOklch({ ...brand, chroma: Math.min(brand.chroma, 0.025), lightness: 0.945 });
  const accent = shade(brand.lightness, underWhite);
  // Darker under the pointer; what is nearly black already grows lighter.
  const step = toOklch(accent).lightness > 0.3 ? -0.09 : 0.12;
  const hover = shade(toOklch(accent).lightness + step, underWhite);
  const text = shade(toOklch(accent).lightness, (hex) => reads(hex, [...grounds(light), lightTint], 4.5));

  const darkTint = fromOklch({ ...brand, chroma: Math.min(brand.chroma, 0.07), lightness: 0.28 });
  const stands = (hex: string) => reads(hex, [dark.paper, dark.surface, dark.sunken], 3);
  const darkAccent = shade(0.57, (hex) => underWhite(hex) && stands(hex));
  const darkText = shade(0.74, (hex) => reads(hex, [...grounds(dark), darkTint], 5));

  return {
    light: {
      accent,
      "accent-hover": hover,
      "accent-hover-large": hover,
      "accent-text": text,
      focus: text,
      tint: lightTint,
      splash: accent,
    },
    dark: {
      accent: darkAccent,
      "accent-hover": shade(0.51, (hex) => underWhite(hex) && stands(hex)),
      "accent-hover-large": shade(0.62, (hex) => contrast(hex, dark["on-accent"]) >= 3.5 && stands(hex)),
      "accent-text": darkText,
      focus: darkText,
      tint: darkTint,
      splash: accent,
    },
  };
}

const grounds = (theme: (typeof colours)[Theme]): string[] => [
  theme.paper,
  theme.surface,
  theme.sunken,
  theme.gold,
  theme["green-tint"],
];

/** The style sheet that sets them, for a page's head, after our own. Forced colours stay the reader's. */
export function brandStyles({ light, dark }: BrandColours): string {
  const rule = (selector: string, values: Record<string, string>) =>
    `${selector}{${Object.entries(values)
      .map(([name, value]) => `--ui-${name}:${value}`)
      .join(";")}}`;
  return `@media (forced-colors: none){${[
    rule(':root,[data-theme="light"]', light),
    rule('[data-theme="dark"]', dark),
    `@media (prefers-color-scheme: dark){${rule(':root:not([data-theme="light"])', dark)}}`,
  ].join("")}}`;
}
