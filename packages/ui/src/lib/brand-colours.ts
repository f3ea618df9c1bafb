// Replaces our blue with an owner's own colour, in both themes, and keeps it readable whatever it is.
import { colours, type Theme } from "../tokens.generated.ts";
import { contrast, fromOklch, toOklch } from "./colour.ts";

/** The tokens that a brand colour sets. */
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
 * What becomes of one colour in both themes. It keeps its hue; its lightness, and with it its chroma, is adjusted until
 * white text on a fill and coloured text on every background reach 4.5 : 1, and fills and the focus ring stand out from
 * the page by 3 : 1.
 * @param colour "#rrggbb"
 * @throws Error if it doesn't have that form.
 */
export function brandColours(colour: string): BrandColours {
  const brand = toOklch(colour);
  /** The brand's hue, at the acceptable lightness nearest to `wanted`. */
  const shade = (wanted: number, satisfies: (hex: string) => boolean, chroma = brand.chroma): string => {
    for (let away = 0; away <= 1; away += 0.005) {
      for (const lightness of [wanted - away, wanted + away]) {
        if (lightness < 0 || lightness > 1) continue;
        const hex = fromOklch({ ...brand, chroma, lightness });
        if (satisfies(hex)) return hex;
      }
    }
    throw new Error(`No shade of ${colour} has enough contrast.`);
  };
  const reads = (hex: string, grounds: string[], least: number) =>
    grounds.every((ground) => contrast(hex, ground) >= least);
  const underWhite = (hex: string) => contrast(hex, light["on-accent"]) >= 4.5;

  const lightTint = fromOklch({ ...brand, chroma: Math.min(brand.chroma, 0.025), lightness: 0.945 });
  const accent = shade(brand.lightness, underWhite);
  // Darker on hover; a colour that is nearly black gets lighter instead.
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

/** The style sheet that sets them, for a page's head, after our own. Leaves forced colours to the reader. */
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
