// Stories look as they did: their pictures against the committed ones.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { type Picture, pictures } from "./choice.ts";
import { test } from "./storybook.ts";

const nameOf = ({ id, theme, window }: Picture) => `${id}.${theme}.${window}.png`;

test("no picture is kept of a story that is gone", () => {
  const known = new Set(pictures().map(nameOf));
  expect(readdirSync(join(import.meta.dirname, "baselines")).filter((name) => !known.has(name))).toEqual([]);
});

for (const picture of pictures()) {
  const { id, theme, window } = picture;
  test(`${id}, ${theme}, ${window}`, async ({ show }) => {
    const page = await show({ id, theme, window });
    const clip = await content(page);
    await expect(page).toHaveScreenshot([nameOf(picture)], {
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
