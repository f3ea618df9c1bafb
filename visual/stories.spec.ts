// Stories look as they did: their pictures against the committed ones.
import { expect, type Page } from "@playwright/test";
import { pictures } from "./choice.ts";
import { test } from "./storybook.ts";

for (const { id, theme, window } of pictures()) {
  test(`${id}, ${theme}, ${window}`, async ({ show }) => {
    const page = await show({ id, theme, window });
    const clip = await content(page);
    await expect(page).toHaveScreenshot([`${id}.${theme}.${window}.png`], {
      fullPage: true,
      ...(clip ? { clip } : {}),
    });
  });
}

/** Where the component itself is, so that its picture is of it and not of the empty page; nothing where it overlays that. */
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
