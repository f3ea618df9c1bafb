import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Troth design system",
    brandUrl: "./",
    colorPrimary: "#2440D8",
    colorSecondary: "#2440D8",
    appBg: "#FBF8F3",
    appContentBg: "#FFFFFF",
    appBorderColor: "#E6DFD4",
    appBorderRadius: 11,
    barSelectedColor: "#2440D8",
    textColor: "#1B1A24",
    textMutedColor: "#5F5A68",
  }),
});
