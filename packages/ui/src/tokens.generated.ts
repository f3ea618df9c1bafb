// Generated from tokens/*.tokens.json by tokens/generate.ts. Do not edit.

/** Every colour in both themes. In a style sheet: `var(--ui-accent)`, in a class: `bg-accent`. */
export const colours = {
  "light": {
    "paper": "#fbf8f3",
    "surface": "#ffffff",
    "sunken": "#f3eee6",
    "raised": "#ffffff",
    "quiet": "#f3eee6",
    "pressed": "#e6dfd4",
    "ink": "#1b1a24",
    "muted": "#5f5a68",
    "hairline": "#e6dfd4",
    "field": "#8f8676",
    "accent": "#2440d8",
    "accent-hover": "#1a30ac",
    "accent-hover-large": "#1a30ac",
    "on-accent": "#ffffff",
    "accent-text": "#2440d8",
    "focus": "#2440d8",
    "tint": "#e8ecfd",
    "star": "#b9770e",
    "star-text": "#855200",
    "gold": "#fbf0d6",
    "rose": "#c9304f",
    "on-rose": "#ffffff",
    "green": "#1c7449",
    "green-tint": "#e3f1e8",
    "scrim": "rgb(27 26 36 / 45%)",
    "splash": "#2440d8"
  },
  "dark": {
    "paper": "#12121c",
    "surface": "#1a1a28",
    "sunken": "#0d0d15",
    "raised": "#1f1f2f",
    "quiet": "#28283c",
    "pressed": "#34344a",
    "ink": "#f3efe8",
    "muted": "#a8a3b3",
    "hairline": "#2c2c3e",
    "field": "#74748e",
    "accent": "#4c66f2",
    "accent-hover": "#3d56e0",
    "accent-hover-large": "#5a74ff",
    "on-accent": "#ffffff",
    "accent-text": "#8fa1ff",
    "focus": "#8fa1ff",
    "tint": "#20264a",
    "star": "#f0b64a",
    "star-text": "#f0b64a",
    "gold": "#33280f",
    "rose": "#ff6f8a",
    "on-rose": "#12121c",
    "green": "#62c792",
    "green-tint": "#15301f",
    "scrim": "rgb(0 0 0 / 65%)",
    "splash": "#2440d8"
  }
} as const;
export type Theme = keyof typeof colours;

export type Colour = keyof typeof colours.light;

/** The system's colour that stands in for ours in forced colours. */
export const forcedColours = {
  "paper": "Canvas",
  "surface": "Canvas",
  "sunken": "Canvas",
  "raised": "Canvas",
  "quiet": "Canvas",
  "pressed": "Canvas",
  "ink": "CanvasText",
  "muted": "CanvasText",
  "hairline": "GrayText",
  "field": "ButtonBorder",
  "accent": "Highlight",
  "accent-hover": "Highlight",
  "accent-hover-large": "Highlight",
  "on-accent": "HighlightText",
  "accent-text": "LinkText",
  "focus": "Highlight",
  "tint": "Canvas",
  "star": "CanvasText",
  "star-text": "CanvasText",
  "gold": "Canvas",
  "rose": "CanvasText",
  "on-rose": "Canvas",
  "green": "CanvasText",
  "green-tint": "Canvas",
  "splash": "Highlight"
} as const;
export type ForcedColour = keyof typeof forcedColours;

/** Shadows in both themes: `shadow-card`. */
export const shadows = {
  "light": {
    "card": "0 1px 2px 0 rgb(45 36 20 / 6%), 0 8px 24px -12px rgb(45 36 20 / 18%)",
    "float": "0 1px 2px 0 rgb(45 36 20 / 6%), 0 18px 48px -16px rgb(45 36 20 / 28%)"
  },
  "dark": {
    "card": "0 1px 2px 0 rgb(0 0 0 / 30%)",
    "float": "0 12px 40px -8px rgb(0 0 0 / 60%)"
  }
} as const;
export type ShadowTheme = keyof typeof shadows;

export type Shadow = keyof typeof shadows.light;

/** Pixels: `rounded-card`. */
export const radii = {
  "small": 6,
  "field": 11,
  "card": 14,
  "panel": 20,
  "arch": 256,
  "pill": 9999
} as const;
export type Radius = keyof typeof radii;

/** Families: `font-display`. */
export const fonts = {
  "display": "Newsreader, \"Newsreader Fallback\", Georgia, \"Times New Roman\", serif",
  "text": "\"Instrument Sans\", \"Instrument Sans Fallback\", system-ui, sans-serif"
} as const;
export type Font = keyof typeof fonts;

/** Weights: `font-semibold`. */
export const weights = {
  "normal": 400,
  "display": 440,
  "medium": 500,
  "semibold": 600,
  "bold": 650
} as const;
export type Weight = keyof typeof weights;

/** Sizes of text: `text-15`. `size` in pixels, `leading` as a multiple of it, `tracking` in em. */
export const texts = {
  "13": {
    "size": 13.5,
    "leading": 1.45,
    "tracking": 0
  },
  "14": {
    "size": 14,
    "leading": 1.45,
    "tracking": 0
  },
  "15": {
    "size": 15,
    "leading": 1.5,
    "tracking": 0
  },
  "16": {
    "size": 16,
    "leading": 1.55,
    "tracking": 0
  },
  "18": {
    "size": 18,
    "leading": 1.5,
    "tracking": 0
  },
  "21": {
    "size": 21,
    "leading": 1.3,
    "tracking": -0.018
  },
  "26": {
    "size": 26,
    "leading": 1.2,
    "tracking": -0.018
  },
  "32": {
    "size": 32,
    "leading": 1.15,
    "tracking": -0.018
  },
  "40": {
    "size": 40,
    "leading": 1.1,
    "tracking": -0.018
  },
  "56": {
    "size": 56,
    "leading": 1.08,
    "tracking": -0.018
  },
  "76": {
    "size": 76,
    "leading": 1.04,
    "tracking": -0.018
  }
} as const;
export type TextSize = keyof typeof texts;

/** Pixels of one step of space: `p-4` is four of them. */
export const space = {
  "step": 4
} as const;
export type SpaceUnit = keyof typeof space;

/** Pixels: `py-section`, `min-h-control`. */
export const spaces = {
  "gutter-phone": 20,
  "gutter": 32,
  "section-tight": 56,
  "section": 72,
  "section-wide": 96,
  "control": 44,
  "control-small": 24,
  "content": 1200
} as const;
export type Space = keyof typeof spaces;

/** Milliseconds: `duration-quick`. */
export const durations = {
  "quick": 120,
  "appear": 160,
  "calm": 200
} as const;
export type Duration = keyof typeof durations;

/** Curves: `ease-out`. */
export const easings = {
  "out": "cubic-bezier(0, 0, 0.2, 1)",
  "in-out": "cubic-bezier(0.4, 0, 0.2, 1)"
} as const;
export type Easing = keyof typeof easings;

/** Duration and curve of a movement: `var(--ui-motion-rise)`. */
export const motions = {
  "press": "120ms cubic-bezier(0, 0, 0.2, 1)",
  "appear": "160ms cubic-bezier(0, 0, 0.2, 1)",
  "rise": "200ms cubic-bezier(0, 0, 0.2, 1)"
} as const;
export type Motion = keyof typeof motions;

/** Pixels from which a layout holds: `lg:grid-cols-2`. */
export const breakpoints = {
  "sm": 640,
  "md": 768,
  "lg": 1024,
  "xl": 1280,
  "2xl": 1536
} as const;
export type Breakpoint = keyof typeof breakpoints;

/** Widths, in pixels, of the windows that everything is looked at in. */
export const viewports = {
  "small-phone": 320,
  "phone": 390,
  "tablet": 768,
  "desktop": 1440
} as const;
export type Viewport = keyof typeof viewports;

/** What lies above what: `z-float`. */
export const layers = {
  "base": 0,
  "raised": 1,
  "bar": 10,
  "sticky": 40,
  "float": 50,
  "toast": 60,
  "splash": 100
} as const;
export type Layer = keyof typeof layers;
