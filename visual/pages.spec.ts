// The pages that Storybook shows beside its stories: their markup is valid, their controls work and their downloads
// exist.
import { expect, type Page } from "@playwright/test";
import { misplaced } from "../.storybook/markup.ts";
import { downloads } from "../packages/ui/tokens/downloads.ts";
import { allEntries, docsPages, entries, test } from "./storybook.ts";

for (const { id } of docsPages()) {
  test(`${id} has valid markup`, async ({ read }) => {
    expect(await (await read(id)).evaluate(misplaced)).toEqual([]);
  });
}

const components = docsPages().filter(({ title }) =>
  entries().some((story) => story.title === title && story.name === "Default"),
);

/** Shown in narrow windows only. */
const onNarrow = new Set(["navigation-actionbar--docs"]);

for (const { id } of components) {
  test(`${id} has controls that break nothing, and an anatomy with numbers that don't overlap`, async ({ read }) => {
    const page = await read(id);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if ((await page.locator("[data-anatomy]").count()) > 0) {
        await expect
          .poll(() => marksOf(page), `at ${width} px`)
          .toEqual({ drawn: width < 1024 || !onNarrow.has(id), crowded: [] });
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });

    const controls = page.getByRole("region", { name: "Controls" });
    await expect(controls.or(page.getByText("Nothing to set here"))).toHaveCount(1);
    // Only those of the page itself: the story tests cover stories in frames of their own.
    await page.evaluate(listen);
    const choices = controls.locator("input[type=radio], input[type=checkbox], option");
    for (let at = 0; at < (await choices.count()); at++) {
      await choices.nth(at).evaluate(choose);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    expect(await page.evaluate(() => (window as Listening).faults)).toEqual([]);
  });
}

type Listening = typeof globalThis & { faults?: string[] };

/** Collects what goes wrong from now on: errors that are thrown or logged on the console. */
function listen() {
  const faults: string[] = ((window as Listening).faults = []);
  // The browser's notice that a resize was reported a frame late is an event without an error.
  window.addEventListener("error", ({ error, message }) => error && faults.push(message));
  console.error = (...said: unknown[]) => void faults.push(said.map(String).join(" ").slice(0, 300));
}

/** Chosen the way a person would. */
function choose(control: Element) {
  if (control instanceof HTMLOptionElement) {
    control.selected = true;
    control.closest("select")!.dispatchEvent(new Event("change", { bubbles: true }));
  } else (control as HTMLInputElement).click();
}

/** Whether any number is shown, and which of them overlap or lie outside. */
const marksOf = (page: Page) =>
  page.evaluate(() => {
    const drawing = document.querySelector("[data-anatomy]")!.getBoundingClientRect();
    const marks = [...document.querySelectorAll("[data-mark] circle:last-of-type")].map((mark) =>
      mark.getBoundingClientRect(),
    );
    const crowded = marks.flatMap((mark, index) => {
      const outside =
        mark.left < drawing.left ||
        mark.right > drawing.right ||
        mark.top < drawing.top ||
        mark.bottom > drawing.bottom;
      const over = marks.slice(0, index).some((other) => Math.hypot(mark.x - other.x, mark.y - other.y) < mark.width);
      return outside || over ? [index + 1] : [];
    });
    return { drawn: marks.length > 0, crowded };
  });

test("a colour's name and value can be copied by keyboard, with a visible and spoken confirmation", async ({
  read,
}) => {
  const page = await read("foundations-colour--docs");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [name, text] of [
    ["Copy --ui-accent", "--ui-accent"],
    ["Copy #2440d8, accent in light", "#2440d8"],
  ] as const) {
    const button = page.getByRole("button", { name, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveText("Copied");
    await expect(page.getByRole("status")).toHaveText(`Copied ${text}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test("every token file can be downloaded and matches the tokens", async ({ read }) => {
  const page = await read("foundations-tokens--docs");
  for (const [file, { text }] of Object.entries(downloads)) {
    const href = await page.getByRole("link", { name: `Download ${file}`, exact: true }).getAttribute("href");
    const answer = await page.request.get(new URL(href!, page.url()).href);
    expect(await answer.text()).toBe(text);
  }
});

test("the frame uses our fonts and wordmark, and contacts no other host", async ({ browser }) => {
  const home = process.env["VISUAL_STORYBOOK_URL"]!;
  const page = await browser.newPage();
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(home)) elsewhere.push(request.url());
  });
  await page.goto(new URL("/", home).href);
  const wordmark = page.getByRole("img", { name: "Troth design system" });
  await expect(wordmark).toBeVisible();
  const drawn = () => wordmark.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(drawn).toBe(true);
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].some((face) => face.family.includes("Instrument Sans") && face.status === "loaded"),
    );
  await expect.poll(faces).toBe(true);
  expect(elsewhere).toEqual([]);
  await page.close();
});

test("the sidebar starts with the introduction and ends with the mails", () => {
  const groups = [...new Set(allEntries().map(({ title }) => title.split("/")[0]))];
  expect(groups[0]).toBe("Introduction");
  expect(groups.slice(-3)).toEqual(["Templates", "Recipes", "Mails"]);
});
