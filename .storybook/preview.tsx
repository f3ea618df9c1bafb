import { withThemeByDataAttribute } from "@storybook/addon-themes";
import type { Decorator, Preview } from "@storybook/react-vite";
import { withoutUndefined } from "./arg-types.ts";
import { modes, viewports } from "./modes.ts";
import "./preview.css";

/** Which way the page reads; on the document, because dialogs and menus are drawn outside the story. */
const withDirection: Decorator = (Story, { globals }) => {
  document.documentElement.dir = globals["direction"] === "rtl" ? "rtl" : "ltr";
  document.documentElement.lang = "en";
  return <Story />;
};

/** Links and forms of a story lead nowhere: followed, they would take the frame away from under it, or a running test. */
const stay = (event: Event) => {
  const from = event.target instanceof Element ? event.target : null;
  const ofThePage = from?.closest("#storybook-docs") && !from.closest(".docs-story");
  if (!ofThePage && from?.closest(event.type === "submit" ? "form" : "a[href]")) event.preventDefault();
};

const preview: Preview = {
  parameters: {
    // axe's own choice of rules, plus the size of targets, which it leaves off until WCAG 2.2 is common.
    a11y: { test: "error", config: { rules: [{ id: "target-size", enabled: true }] } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: "requiredFirst" },
    viewport: { options: viewports },
    chromatic: { modes, pauseAnimationAtEnd: true },
    options: {
      storySort: { order: ["Introduction", "Foundations", "Components", "Templates", "Recipes"] },
    },
  },
  argTypesEnhancers: [withoutUndefined],
  initialGlobals: { theme: "light", direction: "ltr" },
  globalTypes: {
    direction: {
      description: "Direction of text",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
  },
  beforeEach: () => {
    for (const type of ["click", "submit"]) window.addEventListener(type, stay);
    return () => {
      for (const type of ["click", "submit"]) window.removeEventListener(type, stay);
    };
  },
  decorators: [
    withDirection,
    withThemeByDataAttribute({
      themes: { light: "light", dark: "dark" },
      defaultTheme: "light",
      attributeName: "data-theme",
    }),
  ],
};

export default preview;
