// Which stories have their picture taken, and in which windows. A story may say so itself by a tag; the list is for the
// components that make up whole screens, where the window matters.
import { readFileSync } from "node:fs";

export const windows = {
  /** Room enough for a component by itself. */
  part: { width: 800, height: 600 },
  phone: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
} as const;

export type Window = keyof typeof windows;

export type Picture = { id: string; theme: "light" | "dark"; window: Window };

const tags: Record<string, Window> = { visual: "part", "visual-phone": "phone", "visual-wide": "wide" };

const listed: Record<string, Window[]> = {
  "components-avatardropdown--open": ["part"],
  "components-categorytile--default": ["part"],
  "components-contactcard--default": ["part"],
  "components-factpanel--default": ["part"],
  "components-filterpanel--default": ["phone", "wide"],
  "components-footer--default": ["phone", "wide"],
  "components-gallery--default": ["phone", "wide"],
  "components-hero--default": ["phone", "wide"],
  "components-hero--right-to-left": ["wide"],
  "components-hourslist--default": ["part"],
  "components-iconbutton--variants": ["part"],
  "components-navbar--default": ["phone", "wide"],
  "components-navbar--logged-in": ["wide"],
  "components-navbar--phone-menu": ["phone"],
  "components-openinghourseditor--default": ["phone", "part"],
  "components-openinghourseditor--overlap": ["part"],
  "components-picturearch--variants": ["part"],
  "components-quotecard--default": ["part"],
  "components-ratingsummary--default": ["phone", "part"],
  "components-reviewcard--default": ["phone", "part"],
  "components-reviewcard--arabic": ["part"],
  "components-reviewcard--reply": ["part"],
  "components-reviewstepper--default": ["phone", "part"],
  "components-reviewstepper--right-to-left": ["part"],
  "components-searchbox--sizes": ["phone", "wide"],
  "components-searchbox--suggestions": ["wide"],
  "components-vendorcard--states": ["phone", "wide"],
  "components-vendorcard--no-picture": ["part"],
  "components-vendorheader--default": ["phone", "wide"],
  "components-wordmark--sizes": ["part"],
};

type Index = { entries: Record<string, { id: string; type: string; tags?: string[] }> };

/** All pictures of a built Storybook, ordered so that a page changes its theme and window as seldom as possible. */
export function pictures(storybook: string): Picture[] {
  const { entries } = JSON.parse(readFileSync(`${storybook}/index.json`, "utf8")) as Index;
  const missing = Object.keys(listed).filter((id) => !entries[id]);
  if (missing.length > 0) throw new Error(`visual/choice.ts lists stories that no longer exist: ${missing.join(", ")}`);

  const chosen = Object.values(entries)
    .filter(({ type }) => type === "story")
    .map(({ id, tags: own = [] }) => ({
      id,
      windows: new Set([...(listed[id] ?? []), ...own.flatMap((tag) => tags[tag] ?? [])]),
    }));
  return (["light", "dark"] as const).flatMap((theme) =>
    (Object.keys(windows) as Window[]).flatMap((window) =>
      chosen.filter((story) => story.windows.has(window)).map(({ id }) => ({ id, theme, window })),
    ),
  );
}
