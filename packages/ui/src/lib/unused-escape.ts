import type { KeyboardEvent } from "react";

/**
 * Whether this is Escape, and nothing has used it yet. Layers close by it themselves, whatever Radix does: a notice that
 * has come since counts as a layer above them, hears the key first, and doesn't say that it has.
 */
export const isUnusedEscape = ({ key, defaultPrevented, nativeEvent }: KeyboardEvent): boolean =>
  key === "Escape" && !defaultPrevented && !nativeEvent.isComposing;
