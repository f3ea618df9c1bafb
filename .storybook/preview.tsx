import type { Decorator, Preview } from "@storybook/react-vite";
import { useArgs } from "storybook/preview-api";
import { configure } from "storybook/test";
import { alsoInDark } from "./also-in-dark.ts";
import { asWritten } from "./arg-types.ts";
import { DocsContainer } from "./docs-container.tsx";
import { dress } from "./dress.ts";
import { modes, viewports } from "./modes.ts";
import { quiet, wellFormed } from "./quiet.ts";
import "./preview.css";

// What loads late takes as long as it takes, and on a busy machine that is more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

/**
 * A story on its own sets up its whole document; on a page of several, each keeps its direction and theme to itself.
 */
const dressed: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode === "docs") {
    const theme: unknown = globals["theme"];
    return (
      <div
        dir={globals["direction"] === "rtl" ? "rtl" : "ltr"}
        data-theme={theme === "light" || theme === "dark" ? theme : undefined}
        className="text-ink"
      >
        <Story />
      </div>
    );
  }
  dress(globals);
  return <Story />;
};

/** Lets people close something that a story's args hold open, and open it again. */
const closable: Decorator = function Closable(Story, { args }) {
  const [, update] = useArgs();
  if (typeof args["open"] !== "boolean") return <Story />;
  const told: unknown = args["onOpenChange"];
  const onOpenChange = (open: boolean) => {
    if (typeof told === "function") told(open);
    update({ open });
  };
  return <Story args={{ ...args, onOpenChange }} />;
};

/**
 * A story's links and forms lead nowhere: following them would navigate the frame away from the story, or from a
 * running test.
 */
const stay = (event: Event) => {
  const from = event.target instanceof Element ? event.target : null;
  const ofThePage = from?.closest("#storybook-docs") && !from.closest(".docs-story");
  if (!ofThePage && from?.closest(event.type === "submit" ? "form" : "a[href]")) event.preventDefault();
};

/** A choice in the toolbar; the first one is the default. */
const choice = (title: string, icon: "paintbrush" | "transfer" | "lightning", items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
});

const preview: Preview = {
  parameters: {
    // axe's default rules, plus target size, which it leaves off until WCAG 2.2 is common.
    a11y: { test: "error", config: { rules: [{ id: "target-size", enabled: true }] } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: "requiredFirst" },
    viewport: { options: viewports },
    chromatic: { modes, pauseAnimationAtEnd: true },
    docs: {
      container: DocsContainer,
      codePanel: true,
      toc: { title: "On this page", headingSelector: "h2", ignoreSelector: ".sb-unstyled *" },
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Coding assistants",
          "Foundations",
          [
            "Colour",
            "Type",
            "Space",
            "Shape",
            "Shadow",
            "Motion",
            "Layout",
            "Icons",
            "Voice",
            "Translation",
            "Theming",
            "Tokens",
            "Accessibility",
          ],
          "Actions",
          "Forms",
          "Overlays",
          "Feedback",
          "Navigation",
          "Content",
          "Vendors and reviews",
          "Templates",
          "Recipes",
          "E-mails",
        ],
      },
    },
  },
  argTypesEnhancers: [asWritten],
  initialGlobals: { theme: "light", direction: "ltr", motion: "full" },
  globalTypes: {
    theme: choice("Theme", "paintbrush", { light: "Light", dark: "Dark", system: "System" }),
    direction: choice("Direction", "transfer", { ltr: "Left to right", rtl: "Right to left" }),
    motion: choice("Motion", "lightning", { full: "Full motion", reduce: "Reduced motion" }),
  },
  beforeEach: [
    quiet,
    () => {
      for (const type of ["click", "submit"]) window.addEventListener(type, stay);
      return () => {
        for (const type of ["click", "submit"]) window.removeEventListener(type, stay);
      };
    },
  ],
  afterEach: [wellFormed, alsoInDark],
  decorators: [closable, dressed],
};

export default preview;
