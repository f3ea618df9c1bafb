// Stories look the way they did: compares their screenshots with the committed ones.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { type Picture, pictures } from "./choice.ts";
import { test, type Theme } from "./storybook.ts";

const nameOf = ({ id, window }: Picture, theme: Theme) => `${id}.${theme}.${window}`;

test("no picture is kept of a story that no longer exists", () => {
  const known = new Set(
    pictures().flatMap((picture) => picture.themes.map((theme) => `${nameOf(picture, theme)}.webp`)),
  );
  expect(readdirSync(join(import.meta.dirname, "baselines")).filter((name) => !known.has(name))).toEqual([]);
});

for (const picture of pictures()) {
  const { id, window, themes } = picture;
  test(`${id}, ${window}, ${themes.join(" and ")}`, async ({ show }) => {
    const page = await show({ id, window });
    const clip = await content(page);
    for (const theme of themes) {
      await wear(page, theme);
      await expect
        .soft(page)
        .toHaveScreenshot([`${nameOf(picture, theme)}.png`], { fullPage: true, ...(clip ? { clip } : {}) });
    }
    await wear(page, "light");
  });
}

/** All colours come from the style sheet, so the story is rendered once for both themes. */
const wear = (page: Page, theme: Theme) =>
  page.evaluate((theme) => void (document.documentElement.dataset["theme"] = theme), theme);

/** Where the component is, so that the screenshot shows it and not an empty page; nothing if it overlays the page. */
const content = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("#storybook-root");
    const overlay = document.querySelector(
      "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [data-slot=toast]",
    );
    if (!root || overlay) return undefined;
    const { top, bottom } = root.getBoundingClientRect();
    return { x: 0, y: 0, width: document.documentElement.clientWidth, height: Math.ceil(bottom + top) };
  });
