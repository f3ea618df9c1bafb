// Light, dark, or the system's choice. Belongs to the device: it stays when a person logs out.
import { persisted } from "./persisted.ts";
import { isOneOf } from "./shape.ts";

export type Theme = "light" | "dark" | "system";

export const themeAtom = persisted<Theme>({
  key: "theme",
  initial: "system",
  isValid: isOneOf("light", "dark", "system"),
});
