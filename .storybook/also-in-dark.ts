// In story tests each story ends in the dark too: what stands on the page once its play function has ended, open dialogs and
// menus among it, takes the dark colours, and axe looks at those again. All else that it looks for is the same in both.
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

/** At once: half of the way from one colour to another, a text may be too faint. */
function wear(theme: "light" | "dark", globals: Parameters<typeof dress>[0]): void {
  dress({ ...globals, theme });
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
