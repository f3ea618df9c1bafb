// Storybook's own surfaces in our colours and faces: the frame around stories, and the docs pages.
import { create, type ThemeVars } from "storybook/theming";
import { colours, fonts, radii, type Theme } from "../packages/ui/src/tokens.generated.ts";

const themeOf = (theme: Theme): ThemeVars => {
  const colour = colours[theme];
  return create({
    base: theme,
    brandTitle: "Troth design system",
    brandUrl: "./",
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

/** @param theme of the toolbar: "light", "dark", or else the system's */
export const storybookTheme = (theme: unknown): ThemeVars =>
  theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
    ? themes.dark
    : themes.light;
