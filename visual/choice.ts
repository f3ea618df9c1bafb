// Which stories get a screenshot, and in which windows: each story says so with a tag. A different window shows a
// different layout; the dark theme shows the same layout in other colours, so one dark screenshot, in the story's first
// window, is enough.
import { entries, type Theme, type Window, windows } from "./storybook.ts";

export type Picture = { id: string; window: Window; themes: Theme[] };

const tags: Record<Window, string> = { part: "visual", phone: "visual-phone", wide: "visual-wide" };

/** All screenshots of the built Storybook, ordered so that a page changes its window as rarely as possible. */
export const pictures = (): Picture[] => {
  const seen = new Set<string>();
  return (Object.keys(windows) as Window[]).flatMap((window) =>
    entries()
      .filter((story) => story.tags.includes(tags[window]))
      .map(({ id }) => {
        const themes: Theme[] = seen.has(id) ? ["light"] : ["light", "dark"];
        seen.add(id);
        return { id, window, themes };
      }),
  );
};
