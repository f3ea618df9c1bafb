import type { Globals } from "storybook/internal/types";
import { reduceMotion } from "./reduced-motion.ts";

/**
 * What the toolbar says, said to the whole document: dialogs and menus are drawn outside of a story. The theme "system" is
 * no theme of ours, so that the stylesheet follows the system's.
 */
export function dress(globals: Globals): void {
  const root = document.documentElement;
  root.dataset["theme"] = String(globals["theme"] ?? "light");
  root.dir = globals["direction"] === "rtl" ? "rtl" : "ltr";
  root.lang = "en";
  reduceMotion(globals["motion"] === "reduce");
}
