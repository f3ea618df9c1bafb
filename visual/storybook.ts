// A built Storybook in one page for each worker: it changes story without loading anew, and loads anew only for another theme.
import { readFileSync } from "node:fs";
import { type Page, test as base } from "@playwright/test";

export const windows = {
  /** Room enough for a component by itself. */
  part: { width: 800, height: 600 },
  phone: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
} as const;

export type Window = keyof typeof windows;
export type Theme = "light" | "dark";
export type Entry = { id: string; name: string; title: string; tags: string[] };

export type Shown = {
  /** The story, as its file names it. */
  id: string;
  theme?: Theme;
  /** Default `part`. */
  window?: Window;
  /** Whether its play function runs. Default `true`. */
  play?: boolean;
};

type PreparedStory = { playFunction?: unknown };
type Preview = {
  currentRender?: { id: string; phase: string };
  storyStoreValue?: { loadStory: (story: { storyId: string }) => Promise<PreparedStory> };
};
type Finished = { storyId?: string; status?: string };
type Channel = {
  on: (event: string, listener: (payload: Finished) => void) => void;
  off: (event: string, listener: (payload: Finished) => void) => void;
  emit: (event: string, payload: unknown) => void;
};
type StorybookWindow = typeof globalThis & {
  __STORYBOOK_PREVIEW__?: Preview;
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
};

/** All stories of the built Storybook, docs pages left out. */
export function entries(): Entry[] {
  const folder = process.env["VISUAL_STORYBOOK"] ?? "storybook-static";
  const index = JSON.parse(readFileSync(`${folder}/index.json`, "utf8")) as {
    entries: Record<string, Entry & { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === "story");
}

export const test = base.extend<object, { show: (story: Shown) => Promise<Page> }>({
  show: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: "en-GB",
        timezoneId: "Europe/Ljubljana",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      let shownTheme: Theme | undefined;
      await use(async ({ id, theme = "light", window: size = "part", play = true }) => {
        await page.setViewportSize(windows[size]);
        // Nothing is under the pointer.
        await page.mouse.move(0, windows[size].height - 1);
        if (shownTheme !== theme) {
          shownTheme = theme;
          const url = new URL("/iframe.html", process.env["VISUAL_STORYBOOK_URL"]);
          url.search = String(new URLSearchParams({ viewMode: "story", id: blank(), globals: `theme:${theme}` }));
          await page.goto(url.href);
          await rendered(page, blank());
        }
        // A story that was shown already may have been touched: it is drawn anew.
        if ((await current(page)) === id) await change(page, blank(), true);
        await change(page, id, play);
        await page.evaluate(async () => {
          window.scrollTo(0, 0);
          await document.fonts.ready;
          await Promise.all(
            Array.from(document.images, (image) => {
              // A picture below the window would never come by itself.
              image.loading = "eager";
              return image.decode().catch(() => undefined);
            }),
          );
        });
        return page;
      });
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** The story that a page begins with: one that does nothing by itself. */
const blank = () => entries().find(({ title }) => title.endsWith("/Separator"))!.id;

const current = (page: Page) =>
  page.evaluate(() => (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.id);

/** Waits until the story is drawn and its play function has ended. */
const rendered = (page: Page, id: string) =>
  page.waitForFunction((id) => {
    const render = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === id && ["finished", "errored", "aborted"].includes(render.phase);
  }, id);

async function change(page: Page, id: string, play: boolean): Promise<void> {
  const status = await page.evaluate(
    async ({ id, play }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
      if (!channel || !preview) throw new Error("This page is no Storybook.");
      if (preview.currentRender?.id === id) return "success";
      // Storybook keeps a prepared story, so what is taken from it here is what it will draw.
      const story = await preview.storyStoreValue?.loadStory({ storyId: id });
      const playFunction = story?.playFunction;
      if (story && !play) delete story.playFunction;
      const status = await new Promise<string | undefined>((resolve) => {
        const finished = ({ storyId, status }: Finished) => {
          if (storyId !== id) return;
          channel.off("storyFinished", finished);
          resolve(status);
        };
        channel.on("storyFinished", finished);
        channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      });
      if (story && playFunction) story.playFunction = playFunction;
      return status;
    },
    { id, play },
  );
  if (status === "error") throw new Error(`The story ${id} failed; see the story tests.`);
  await rendered(page, id);
}
