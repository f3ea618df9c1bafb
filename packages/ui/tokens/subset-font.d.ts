declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  type Options = { keepAllGlyphs?: boolean; targetFormat?: "woff2"; variationAxes?: Record<string, Axis> };
  export default function subset(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
