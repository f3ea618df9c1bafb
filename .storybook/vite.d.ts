/// <reference types="vite/client" />

declare module "virtual:declarations" {
  /** Which native element each type of props is made of. */
  export const elements: Readonly<Record<string, string>>;
  /** Types that props name, as the code declares them. */
  export const types: Readonly<Record<string, string>>;
}

declare module "virtual:downloads" {
  /** The files of tokens that lie beside Storybook's own. */
  export const downloads: readonly { file: string; href: string; about: string; bytes: number }[];
}
