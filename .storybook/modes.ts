import { type Viewport, viewports as widths } from "../packages/ui/src/tokens.generated.ts";

type Windows = Record<
  Viewport,
  { name: string; styles: { width: string; height: string }; type: "mobile" | "tablet" | "desktop" }
>;

const window = (name: string, viewport: Viewport, height: number, type: Windows[Viewport]["type"]) => ({
  name: `${name}, ${widths[viewport]}`,
  styles: { width: `${widths[viewport]}px`, height: `${height}px` },
  type,
});

/** The windows that stories are checked in; both visual comparisons (ours and Chromatic's) use these. */
export const viewports: Windows = {
  "small-phone": window("Small phone", "small-phone", 568, "mobile"),
  phone: window("Phone", "phone", 844, "mobile"),
  tablet: window("Tablet", "tablet", 1024, "tablet"),
  desktop: window("Desktop", "desktop", 900, "desktop"),
};

/** Theme by window: the modes Chromatic takes screenshots in. */
export const modes = {
  "light phone": { theme: "light", viewport: "phone" },
  "light desktop": { theme: "light", viewport: "desktop" },
  "dark phone": { theme: "dark", viewport: "phone" },
  "dark desktop": { theme: "dark", viewport: "desktop" },
} as const;
