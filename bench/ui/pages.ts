// What the browser measures: whether each library shows the ten components and they work, and what a thousand cards
// cost.
import { join } from "node:path";
import { type Browser, chromium, type CDPSession, type Page } from "playwright";
import { findBrowser } from "../../scripts/browser.ts";
import type { Item } from "./apps/content.ts";
import { words } from "./apps/content.ts";
import { built } from "./builds.ts";
import type { Library } from "./libraries.ts";

declare global {
  interface Window {
    bench: { show: (items: Item[]) => void; itemsOf: (version: number, count?: number) => Item[] };
    next: Item[];
  }
}

export async function startBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } });
}

const pictures = join(import.meta.dirname, "pictures");

/**
 * Uses each of the ten as a person would, so that only working components are weighed. Two pictures show what they look
 * like.
 */
export async function tryTen(
  browser: Browser,
  url: string,
  { name, title }: Library,
  { keepPictures }: { keepPictures: boolean },
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 640, height: 640 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(10_000);
  try {
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    await page.goto(`${url}/${name}/ten/ten.html`);
    const button = page.getByRole("button", { name: words.button });
    await button.waitFor();
    // A page that lost its styles would look fast and light.
    const { backgroundColor, paddingInlineStart } = await button.evaluate((node) => getComputedStyle(node));
    if (backgroundColor === "rgba(0, 0, 0, 0)" || paddingInlineStart === "0px")
      throw new Error("The page has no styles.");

    await page.getByRole("button", { name: words.dialog.trigger }).click();
    const dialog = page.getByRole("dialog", { name: words.dialog.title });
    await dialog.getByText(words.dialog.text).waitFor();
    await settle(page);
    if (keepPictures) await page.screenshot({ path: join(pictures, `${name}-dialog.png`) });
    await dialog.getByRole("button", { name: words.dialog.cancel }).click();
    await dialog.waitFor({ state: "hidden" });

    await page.getByRole("button", { name: words.menu.trigger }).click();
    for (const item of words.menu.items) await page.getByRole("menuitem", { name: item }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("menuitem").first().waitFor({ state: "hidden" });

    await page.getByRole("tab", { name: words.tabs[1].label }).click();
    await page.getByRole("tabpanel").getByText(words.tabs[1].text).waitFor();
    await page.getByRole("tab", { name: words.tabs[0].label }).click();

    await page.getByRole("textbox", { name: words.textField.label }).fill("Miriam");
    await page.getByRole("textbox", { name: words.textField.label }).fill(words.textField.value);
    await page.getByLabel(words.select.label).first().waitFor();
    const box = page.getByRole("checkbox", { name: words.checkbox.label });
    if (!(await box.isChecked())) throw new Error("The checkbox is not checked.");
    await page.getByText(words.card.text).waitFor();

    await page.getByRole("button", { name: words.toast.trigger }).click();
    await page.getByText(words.toast.title).first().waitFor();
    await page.mouse.move(0, 0);
    await settle(page);
    if (keepPictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
    if (failures.length) throw new Error(failures.join("\n"));
  } catch (error) {
    await page.screenshot({ path: join(built, name, "failed.png") });
    throw new Error(`${title} does not behave like the others.`, { cause: error });
  } finally {
    await page.close();
  }
}

/** Waits until animations have finished. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    // An animation that follows scrolling or is paused never ends.
    await Promise.race([
      Promise.allSettled(finite.map((animation) => animation.finished)),
      new Promise((late) => setTimeout(late, 1000)),
    ]);
    await document.fonts.ready;
  });

export type Cost = {
  /** Everything the page's main thread did until the change was painted. */
  task: number;
  script: number;
  style: number;
  layout: number;
};

export const steps = ["mount", "update", "one"] as const;
export type Step = (typeof steps)[number];

/** One sample of one library, in its own page, which has already shown and changed a few cards. */
export async function measureCards(browser: Browser, url: string, { name }: Library): Promise<Record<Step, Cost>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/${name}/cards/cards.html`);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });

    for (let version = 0; version < 4; version++) await show(page, cdp, `bench.itemsOf(${version}, 50)`);
    await show(page, cdp, "[]");
    return {
      mount: await show(page, cdp, "bench.itemsOf(0)"),
      update: await show(page, cdp, "bench.itemsOf(1)"),
      one: await show(page, cdp, "bench.itemsOf(1).with(500, bench.itemsOf(2)[500])"),
    };
  } finally {
    await context.close();
  }
}

async function show(page: Page, cdp: CDPSession, items: string): Promise<Cost> {
  await page.evaluate(`next = ${items}`);
  await cdp.send("HeapProfiler.collectGarbage");
  const before = await metrics(cdp);
  await page.evaluate(async () => {
    // In a task of the page itself, because calls from the debugger do not count as script.
    await new Promise<void>((done) => setTimeout(() => done(window.bench.show(window.next))));
    // Waits for a frame to be laid out and painted, and for any work put off until after it.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
  });
  const after = await metrics(cdp);
  const spent = (metric: string) => (after.get(metric)! - before.get(metric)!) * 1000;
  return {
    task: spent("TaskDuration"),
    script: spent("ScriptDuration"),
    style: spent("RecalcStyleDuration"),
    layout: spent("LayoutDuration"),
  };
}

async function metrics(cdp: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
