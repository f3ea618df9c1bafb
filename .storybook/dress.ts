import type { Globals } from "storybook/internal/types";
import { reduceMotion } from "./reduced-motion.ts";

/**
 * Applies the toolbar's settings to the whole document, because dialogs and menus are rendered outside the story. The
 * theme "system" isn't one of ours, so the style sheet follows the system's.
 */
export function dress(globals: Globals): void {
  const root = document.documentElement;
  root.dataset["theme"] = String(globals["theme"] ?? "light");
  root.dir = globals["direction"] === "rtl" ? "rtl" : "ltr";
  root.lang = "en";
  reduceMotion(globals["motion"] === "reduce");
}
