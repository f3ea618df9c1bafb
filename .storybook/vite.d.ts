/// <reference types="vite/client" />

declare module "virtual:declarations" {
  /** Which native element each props type extends. */
  export const elements: Readonly<Record<string, string>>;
  /** Types named by props, as the code declares them. */
  export const types: Readonly<Record<string, string>>;
}

declare module "virtual:downloads" {
  /** The token files that sit beside Storybook's own. */
  export const downloads: readonly { file: string; href: string; about: string; bytes: number }[];
}
