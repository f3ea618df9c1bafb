// Which stories have their picture taken, and in which windows: a story says so itself, by a tag.
import { entries, type Theme, type Window, windows } from "./storybook.ts";

export type Picture = { id: string; theme: Theme; window: Window };

const tags: Record<Window, string> = { part: "visual", phone: "visual-phone", wide: "visual-wide" };

/** All pictures of the built Storybook, ordered so that a page changes its theme and window as seldom as possible. */
export const pictures = (): Picture[] =>
  (["light", "dark"] as const).flatMap((theme) =>
    (Object.keys(windows) as Window[]).flatMap((window) =>
      entries()
        .filter((story) => story.tags.includes(tags[window]))
        .map(({ id }) => ({ id, theme, window })),
    ),
  );
