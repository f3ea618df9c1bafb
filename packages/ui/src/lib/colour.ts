// Colour arithmetic: contrast as WCAG 2.2 defines it, and OKLCH, where equal steps of lightness look equal.

/** Red, green and blue, 0 to 1. */
type Rgb = [red: number, green: number, blue: number];

/** Lightness 0 to 1, chroma 0 to about 0.32, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** @param hex "#rrggbb" */
function toRgb(hex: string): Rgb {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`${hex} is not a colour such as #2440d8.`);
  return digits.slice(1).map((pair) => Number.parseInt(pair, 16) / 255) as Rgb;
}

const toHex = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Relative luminance: 0 for black, 1 for white. */
function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map(toLinear) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast between two colours: 1 is none at all, 21 is black on white. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://bottosson.github.io/posts/oklab */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toRgb(hex).map(toLinear) as Rgb;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest colour that a screen can show, with the same lightness and hue but less chroma. */
export function fromOklch(colour: Oklch): string {
  const shows = (chroma: number) =>
    toLinearRgb({ ...colour, chroma }).every((part) => part >= -0.0005 && part <= 1.0005);
  let [least, most] = [0, colour.chroma];
  if (!shows(most)) {
    for (let round = 0; round < 20; round++) {
      const middle = (least + most) / 2;
      if (shows(middle)) least = middle;
      else most = middle;
    }
    most = least;
  }
  return toHex(toLinearRgb({ ...colour, chroma: most }).map(fromLinear) as Rgb);
}
