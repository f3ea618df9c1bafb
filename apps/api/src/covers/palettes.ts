/** The colours of one picture. All are opaque hex, chosen to suit both warm paper and the dark page. */
export interface Palette {
  name: string;
  /** The background: a pale tint. */
  sky: string;
  /** A shade deeper than the sky: far hills, quiet shapes. */
  far: string;
  /** The middle tint: near hills, secondary shapes. */
  soft: string;
  /** The picture's main colour. */
  main: string;
  /** The shaded side of `main`. */
  deep: string;
  /** Nearly black: openings, line work. */
  dark: string;
  /** Nearly white: walls, icing, paper. */
  light: string;
  /** The one accent against `main`; used sparingly. */
  accent: string;
  /** Foliage. */
  leaf: string;
  /** Near land and water: a deeper `soft`. Defaults to `main`; set if `main` has another hue. */
  land?: string;
  /** The sky is dark and the lamps are lit. */
  isEvening?: boolean;
}

/** A colour `part` of the way from one to the other. */
export function mix(from: string, to: string, part: number): string {
  const channel = (colour: string, i: number) => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  const between = (i: number) => Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * part);
  return `#${[0, 1, 2].map((i) => between(i).toString(16).padStart(2, "0")).join("")}`;
}

/** The same colours after sunset. */
export function evening(p: Palette): Palette {
  const night = mix(p.dark, "#28325E", 0.42);
  return {
    ...p,
    sky: mix(night, p.main, 0.1),
    far: mix(night, p.sky, 0.24),
    soft: mix(night, p.soft, 0.24),
    main: mix(night, p.main, 0.5),
    deep: mix(night, p.deep, 0.45),
    leaf: mix(night, p.leaf, 0.5),
    dark: mix(night, "#000000", 0.3),
    land: mix(night, p.soft, 0.12),
    isEvening: true,
  };
}

/** Candle flames and light bulbs are the same gold everywhere. */
export const GLOW = "#E9B04A";

/** The metal of rings and instruments. */
export const BRASS = "#D2A24C";

export const SKINS = ["#F0CDB2", "#E2B08D", "#C48A66", "#94624A", "#6B4334"] as const;

export const palettes: readonly [Palette, ...Palette[]] = [
  {
    name: "teal",
    sky: "#DCE8E5",
    far: "#BFD7D3",
    soft: "#9AC1BD",
    main: "#3F807B",
    deep: "#2C6263",
    dark: "#17363A",
    light: "#F7F4EC",
    accent: "#E39A6B",
    leaf: "#2F6A5E",
  },
  {
    name: "terracotta",
    sky: "#F1DFD3",
    far: "#EBCBB9",
    soft: "#E4B09A",
    main: "#C66F57",
    deep: "#A25343",
    dark: "#3A2A36",
    light: "#FAF4EC",
    accent: "#DDA24B",
    leaf: "#7B8561",
  },
  {
    name: "violet",
    sky: "#E6DEEC",
    far: "#D2C4E1",
    soft: "#BBA7D6",
    main: "#7C58A3",
    deep: "#5E3F83",
    dark: "#2B1D40",
    light: "#F8F4EE",
    accent: "#E5A65A",
    leaf: "#61806F",
  },
  {
    name: "cobalt",
    sky: "#DEE4F2",
    far: "#C5D0EE",
    soft: "#A6B7E8",
    main: "#4A63D6",
    deep: "#3548AC",
    dark: "#1E2448",
    light: "#F9F6EF",
    accent: "#EE9B7C",
    leaf: "#40739A",
  },
  {
    name: "rose",
    sky: "#F3E0E3",
    far: "#EBCAD1",
    soft: "#E2A8B5",
    main: "#B94F6A",
    deep: "#943A56",
    dark: "#3C2033",
    light: "#FBF5F0",
    accent: "#E2A75C",
    leaf: "#74835F",
  },
  {
    name: "olive",
    sky: "#E6E5D7",
    far: "#D3D4BA",
    soft: "#BDC093",
    main: "#7E8552",
    deep: "#5F6639",
    dark: "#2C3426",
    light: "#F8F5EB",
    accent: "#D17F5A",
    leaf: "#5F6639",
  },
  {
    name: "ochre",
    sky: "#F4E8CF",
    far: "#EED8A9",
    soft: "#E7C27F",
    main: "#CC8F35",
    deep: "#A56D22",
    dark: "#2A3048",
    light: "#FCF7EB",
    accent: "#B9583F",
    leaf: "#6F7A4D",
  },
  {
    name: "ink-blue",
    sky: "#DEE4E9",
    far: "#C3CED8",
    soft: "#98AABC",
    main: "#3F5A7D",
    deep: "#2C4263",
    dark: "#172035",
    light: "#F7F4ED",
    accent: "#E7A98A",
    leaf: "#557A79",
  },
  {
    name: "sage",
    sky: "#E2EADF",
    far: "#CADACA",
    soft: "#A6C1A9",
    main: "#58856A",
    deep: "#3F684F",
    dark: "#1E362C",
    light: "#F8F6ED",
    accent: "#E79B88",
    leaf: "#3F684F",
  },
  {
    name: "peach",
    sky: "#F9E6D8",
    far: "#F5D2BC",
    soft: "#EFB598",
    main: "#DD7F5C",
    deep: "#B95F42",
    dark: "#33283A",
    light: "#FCF6EE",
    accent: "#5E8C87",
    leaf: "#6F8466",
  },
  {
    name: "plum",
    sky: "#EDE0E6",
    far: "#DDC6D2",
    soft: "#C79FB4",
    main: "#87476B",
    deep: "#67314F",
    dark: "#2E1829",
    light: "#FAF4EF",
    accent: "#DFA25A",
    leaf: "#6C7F62",
  },
  {
    name: "coral-and-sea",
    sky: "#DFEBE6",
    far: "#C6DDD6",
    soft: "#9FC7BD",
    main: "#DB6F57",
    deep: "#B4533F",
    dark: "#1F3640",
    light: "#FAF6EC",
    accent: "#F0B65A",
    leaf: "#3F7A6C",
    land: "#4F8C80",
  },
  {
    name: "navy-and-sand",
    sky: "#F5EBD9",
    far: "#EBDBBE",
    soft: "#DBC196",
    main: "#2F4A73",
    deep: "#21375A",
    dark: "#18233D",
    light: "#FCF8EE",
    accent: "#D98E4A",
    leaf: "#5F7A55",
    land: "#B3925A",
  },
  {
    name: "forest-and-blush",
    sky: "#F6E5DF",
    far: "#EFCFC5",
    soft: "#E2B0A3",
    main: "#3F6B57",
    deep: "#2C5242",
    dark: "#1C3029",
    light: "#FBF5EE",
    accent: "#D9705A",
    leaf: "#3F6B57",
    land: "#C07F70",
  },
  {
    name: "amber-and-lilac",
    sky: "#E9E3EF",
    far: "#D6CBE3",
    soft: "#B9A8D0",
    main: "#D08A3A",
    deep: "#A86A26",
    dark: "#2C2340",
    light: "#FAF6EF",
    accent: "#7C58A3",
    leaf: "#6E8068",
    land: "#7A659C",
  },
];
