/** The colours of one picture. All are opaque hex, chosen to sit on warm paper and on the dark page alike. */
export interface Palette {
  name: string;
  /** The background: a pale tint. */
  sky: string;
  /** A shade deeper than the sky: far hills, quiet shapes. */
  far: string;
  /** The middle tint: near hills, secondary shapes. */
  soft: string;
  /** The picture's colour. */
  main: string;
  /** The shaded side of `main`. */
  deep: string;
  /** Nearly ink: openings, line work. */
  dark: string;
  /** Nearly white: walls, icing, paper. */
  light: string;
  /** The one colour that answers `main`; used sparingly. */
  accent: string;
  /** Foliage. */
  leaf: string;
}

/** Candle flames and bulbs are the same gold everywhere. */
export const GLOW = "#E9B04A";

/** Metal of rings and instruments. */
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
];
