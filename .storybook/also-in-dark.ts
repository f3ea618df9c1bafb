// In story tests, each story is also checked in the dark. Once its play function has ended, everything on the page,
// open dialogs and menus included, switches to the dark colours, and axe checks the contrast again. Its other rules
// give the same result in both themes.
import { afterEach as findFaults } from "@storybook/addon-a11y/preview";
import type { AfterEach, Renderer } from "storybook/internal/types";
import { dress } from "./dress.ts";

const aboutColours = ["color-contrast", "link-in-text-block"];

export const alsoInDark: AfterEach<Renderer> = async (context) => {
  if (context.globals["alsoInDark"] !== true) return;
  const { a11y } = context.parameters as { a11y?: { options?: object } };
  const colours = { ...a11y, options: { ...a11y?.options, runOnly: { type: "rule", values: aboutColours } } };
  wear("dark", context.globals);
  try {
    await findFaults({ ...context, parameters: { ...context.parameters, a11y: colours } });
  } catch (error) {
    if (error instanceof Error) error.message = `In the dark theme: ${error.message}`;
    throw error;
  } finally {
    wear("light", context.globals);
  }
};

/** Without transitions: halfway from one colour to another, text may be too faint. */
function wear(theme: "light" | "dark", globals: Parameters<typeof dress>[0]): void {
  dress({ ...globals, theme });
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
