// Which stories have their picture taken, and in which windows: a story says so itself, by a tag. Another window shows another
// layout, the dark theme other colours and the same layout: one picture in the dark shows them, in the first of its windows.
import { entries, type Theme, type Window, windows } from "./storybook.ts";

export type Picture = { id: string; window: Window; themes: Theme[] };

const tags: Record<Window, string> = { part: "visual", phone: "visual-phone", wide: "visual-wide" };

/** All pictures of the built Storybook, ordered so that a page changes its window as seldom as possible. */
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
