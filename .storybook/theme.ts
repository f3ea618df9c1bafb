// Storybook's own surfaces in our colours and fonts: the frame around stories, and the docs pages.
import { create, type ThemeVars } from "storybook/theming";
import { colours, fonts, radii, type Theme } from "../packages/ui/src/tokens.generated.ts";

/**
 * "Troth" as Wordmark writes it, in Newsreader's italic at 100 units per em: an image can't use the page's fonts, so
 * the letters are drawn here.
 */
const letters =
  "M68.7 -63L18.8 -63L24.6 -64.1L12.5 -48.7L10.7 -49.6L18.8 -71.1L19.7 -71.1L24.9 -66.8L21.3 -67.6L69.2 -67.6L64.7 -66.8L72.8 -71.1L73.8 -71.1L68.8 -48.7L66.9 -48.7L64.8 -64L68.7 -63ZM40.1 -64.7L48.9 -64.7L30.5 -4L37.5 -1.7L36.9 0L12.9 0L13.5 -1.7L21.7 -4.1L40.1 -64.7ZM72.6 -37.9Q72.5 -38.1 72.3 -38.2Q72.2 -38.3 71.9 -38.3Q70.2 -38.3 68.5 -37.5Q66.8 -36.7 65 -34.7Q63.2 -32.7 61.1 -29.1L59.4 -29.7Q61.7 -35.6 64.2 -38.9Q66.8 -42.2 69.6 -43.6Q72.4 -44.9 75.4 -44.9Q76.5 -44.9 77.5 -44.8Q78.5 -44.7 79.4 -44.4Q80.4 -44.2 81.4 -43.9L75.8 -25.5L75.5 -25.7Q78.9 -32.6 82 -36.8Q85.2 -41.1 88.1 -43Q91.1 -44.9 94.1 -44.9Q97 -44.9 98.4 -43.5Q99.9 -42.1 99.9 -39.8Q99.9 -38 99 -36.6Q98.1 -35.2 96.7 -34.5Q95.3 -33.7 93.6 -33.7Q93 -33.7 92.5 -34.1Q92 -34.6 91.4 -35.7Q90.9 -36.8 90.3 -37.3Q89.7 -37.8 88.9 -37.8Q87.6 -37.8 86 -36.7Q84.5 -35.6 82.7 -33.4Q81 -31.2 79.2 -28.2Q77.5 -25.2 75.9 -21.6Q74.3 -17.9 73 -13.7L68.7 0L60.9 0L72.6 -37.9ZM122.5 -44.9Q126.8 -44.9 129.7 -43.2Q132.7 -41.4 134.3 -38.1Q135.9 -34.8 135.9 -30.1Q135.9 -24 134 -18.4Q132.1 -12.9 128.7 -8.5Q125.4 -4.1 120.9 -1.5Q116.5 1.1 111.3 1.1Q107.1 1.1 104.1 -0.7Q101.1 -2.5 99.5 -5.9Q97.9 -9.2 97.9 -13.9Q97.9 -19.9 99.8 -25.5Q101.7 -31 105.1 -35.4Q108.5 -39.8 112.9 -42.4Q117.4 -44.9 122.5 -44.9ZM111.4 -2.2Q113.9 -2.2 116.3 -4Q118.7 -5.9 120.8 -9Q123 -12.1 124.6 -16.1Q126.2 -20.1 127.1 -24.4Q128 -28.7 128 -32.9Q128 -37.4 126.7 -39.6Q125.4 -41.7 122.5 -41.7Q119.9 -41.7 117.5 -39.9Q115.1 -38.1 112.9 -34.9Q110.8 -31.7 109.2 -27.8Q107.6 -23.8 106.7 -19.5Q105.8 -15.2 105.8 -11Q105.8 -6.5 107.1 -4.4Q108.4 -2.2 111.4 -2.2ZM144.1 -40L145 -43.9L171 -43.9L170.3 -40L144.1 -40ZM151.9 -11.6Q151.6 -10.6 151.4 -9.9Q151.2 -9.1 151.1 -8.6Q151.1 -8 151.1 -7.6Q151.1 -6.7 151.4 -6.4Q151.8 -5.9 152.4 -5.9Q153.5 -5.9 155.3 -7.1Q157.1 -8.3 159.3 -10.5Q161.6 -12.7 164.1 -15.9L166 -14.7Q163.5 -10.9 161.1 -7.9Q158.7 -5.1 156.5 -3.1Q154.3 -1 152.2 0Q150.2 1 148.3 1Q146.1 1 144.6 -0.4Q143.2 -1.6 143.2 -4.9Q143.2 -6.2 143.5 -8.1Q143.8 -10 144.6 -12.6L156.4 -53.4L164.2 -53.4L151.9 -11.6ZM180.8 -13.6L176.6 0L168.9 0L188.3 -63.2Q187.4 -64.1 186.5 -64.8Q185.6 -65.5 184.5 -66.2Q183.4 -66.9 181.9 -67.4L182.3 -68.7L197.4 -71.5L198.4 -71.5L183.9 -24.7L183.3 -24.8Q185.8 -29.3 188.4 -32.9Q191.1 -36.6 193.8 -39.3Q196.6 -41.9 199.4 -43.4Q202.3 -44.9 205.2 -44.9Q209.6 -44.9 211.2 -43Q212.9 -41.2 212.9 -38.2Q212.9 -36.6 212.4 -34.6Q211.9 -32.6 210.9 -29.9L200.7 -3.7L200.4 -5.6Q202.1 -5.6 204.2 -6.3Q206.3 -7 208.6 -8.6Q211 -10.1 213.5 -12.5L214.8 -11Q211.2 -6.5 208 -3.9Q204.8 -1.2 202.1 -0.1Q199.4 1.1 197 1.1Q193.6 1.1 192.8 0Q191.9 -1 193 -3.9L203.6 -31Q204.2 -32.5 204.5 -33.6Q204.9 -34.7 204.9 -35.6Q204.9 -36.8 204 -37.6Q203.2 -38.3 201.1 -38.3Q198.7 -38.3 195.8 -36.3Q192.9 -34.3 190 -30.9Q187.2 -27.4 184.7 -23Q182.3 -18.5 180.8 -13.6Z";

const wordmark = (theme: Theme) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 -76 244 80" width="92" height="30"><path fill="${colours[theme]["accent-text"]}" d="${letters}"/><path d="M230.6 -21h21v21h-21Z" shape-rendering="crispEdges" fill="${colours[theme].rose}"/></svg>`,
  )}`;

const themeOf = (theme: Theme): ThemeVars => {
  const colour = colours[theme];
  return create({
    base: theme,
    brandTitle: "Troth design system",
    brandUrl: "./",
    brandImage: wordmark(theme),
    colorPrimary: colour.accent,
    colorSecondary: colour["accent-text"],
    appBg: colour.paper,
    appContentBg: colour.paper,
    appPreviewBg: colour.paper,
    appBorderColor: colour.hairline,
    appBorderRadius: radii.field,
    fontBase: fonts.text,
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
    textColor: colour.ink,
    textInverseColor: colour.paper,
    textMutedColor: colour.muted,
    barBg: colour.surface,
    barTextColor: colour.muted,
    barHoverColor: colour["accent-text"],
    barSelectedColor: colour["accent-text"],
    buttonBg: colour.sunken,
    buttonBorder: colour.hairline,
    inputBg: colour.surface,
    inputBorder: colour.field,
    inputTextColor: colour.ink,
    inputBorderRadius: radii.field,
  });
};

const themes = { light: themeOf("light"), dark: themeOf("dark") };

/** @param theme from the toolbar: "light", "dark", or anything else for the system's */
export const storybookTheme = (theme: unknown): ThemeVars =>
  theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
    ? themes.dark
    : themes.light;
