// The pages that Storybook shows beside its stories: their markup is valid, their controls work and their downloads
// exist.
import { expect, type Page } from "@playwright/test";
import { misplaced } from "../.storybook/markup.ts";
import { downloads } from "../packages/ui/tokens/downloads.ts";
import { allEntries, docsPages, entries, type Entry, test } from "./storybook.ts";

const isComponent = ({ title }: Entry) => entries().some((story) => story.title === title && story.name === "Default");

for (const { id } of docsPages().filter((page) => !isComponent(page))) {
  test(`${id} has valid markup`, async ({ read }) => {
    expect(await (await read(id)).evaluate(misplaced)).toEqual([]);
  });
}

/** Shown in narrow windows only. */
const onNarrow = new Set(["navigation-actionbar--docs"]);

for (const { id } of docsPages().filter(isComponent)) {
  test(`${id} has valid markup, controls that break nothing, and an anatomy that finds its parts, with numbers that don't overlap`, async ({
    read,
  }) => {
    test.setTimeout(60_000);
    const page = await read(id);
    const anatomies: Anatomy[] = [];
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if ((await page.locator("[data-anatomy]").count()) > 0) {
        let anatomy: Anatomy | undefined;
        await expect
          .poll(
            async () => {
              anatomy = await anatomyOf(page);
              return { drawn: anatomy.drawn, crowded: anatomy.crowded, settled: anatomy.settled };
            },
            // A frame opens a Storybook of its own.
            { message: `at ${width} px`, intervals: [50], timeout: 20_000 },
          )
          .toEqual({ drawn: width < 1024 || !onNarrow.has(id), crowded: [], settled: true });
        anatomies.push(anatomy!);
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    const [wide, narrow] = anatomies;
    expect
      .soft(
        wide?.unfound.filter((part) => narrow?.unfound.includes(part)) ?? [],
        "parts that a selector is to find, and that it finds at no width",
      )
      .toEqual([]);
    expect.soft(await page.evaluate(misplaced)).toEqual([]);

    const controls = page.getByRole("region", { name: "Controls" });
    await expect(controls.or(page.getByText("Nothing to set here"))).toHaveCount(1);
    expect(await page.evaluate(chooseAll)).toEqual([]);
  });
}

/** Tries every choice the way a person would. @returns what goes wrong: errors that are thrown or logged on the console */
async function chooseAll(): Promise<string[]> {
  const faults: string[] = [];
  // Only those of the page itself: the story tests cover stories in frames of their own. The browser's notice that a resize was
  // reported a frame late is an event without an error.
  const thrown = ({ error, message }: ErrorEvent) => void (error && faults.push(message));
  const { error: said } = console;
  window.addEventListener("error", thrown);
  console.error = (...words: unknown[]) => void faults.push(words.map(String).join(" ").slice(0, 300));
  // Looked up each time: a choice may add others, or remove some.
  const choices = () =>
    document.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
      '[aria-label="Controls"] :is(input[type=radio], input[type=checkbox], option)',
    );
  for (let at = 0; at < choices().length; at++) {
    const choice = choices()[at]!;
    if (choice instanceof HTMLOptionElement) {
      choice.selected = true;
      choice.closest("select")!.dispatchEvent(new Event("change", { bubbles: true }));
    } else choice.click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  console.error = said;
  window.removeEventListener("error", thrown);
  return faults;
}

type Anatomy = { drawn: boolean; crowded: number[]; unfound: string[]; settled: boolean };

/** Whether any number is shown, which of them overlap or lie outside, which parts have none, and whether it has settled. */
const anatomyOf = (page: Page): Promise<Anatomy> =>
  page.evaluate(async () => {
    const look = () => {
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
      const unfound = [...document.querySelectorAll<HTMLElement>("[data-unfound]")].map(
        (part) => part.dataset["unfound"]!,
      );
      return { drawn: marks.length > 0, crowded, unfound };
    };
    const inFrame = document.querySelector<HTMLIFrameElement>("[data-anatomy] iframe")?.contentWindow as
      | { __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } } }
      | undefined;
    const first = look();
    // A resize takes three frames: it is reported, measured and drawn.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const last = look();
    const ended = !inFrame || inFrame.__STORYBOOK_PREVIEW__?.currentRender?.phase === "finished";
    return { ...last, settled: ended && JSON.stringify(first) === JSON.stringify(last) };
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

test("the sidebar starts with the introduction and ends with the e-mails", () => {
  const groups = [...new Set(allEntries().map(({ title }) => title.split("/")[0]))];
  expect(groups[0]).toBe("Introduction");
  expect(groups.slice(-3)).toEqual(["Templates", "Recipes", "E-mails"]);
});
