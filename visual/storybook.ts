// A built Storybook in one page for each worker: it changes story without loading anew, but for another theme and after a story
// whose hover, focus or press is put on: the add-on takes those off late, at times only once the next story shows.
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
  currentRender?: { id: string; phase: string; story?: { parameters: { pseudo?: object } } };
  storyStoreValue?: { loadStory: (story: { storyId: string }) => Promise<PreparedStory> };
};
type Thrown = { message: string };
type Finished = { storyId?: string; status?: string };
type Channel = {
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
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
        if (shownTheme !== theme || (await hasPseudoClasses(page))) {
          shownTheme = theme;
          const first = play ? id : blank();
          const url = new URL("/iframe.html", process.env["VISUAL_STORYBOOK_URL"]);
          // What axe finds, the story tests tell.
          const globals = `theme:${theme};a11y.manual:!true`;
          url.search = String(new URLSearchParams({ viewMode: "story", id: first, globals }));
          await page.goto(url.href);
          await rendered(page, first);
          if (first !== id) await change(page, id, play);
        } else {
          // A story that was shown already may have been touched: it is drawn anew.
          if ((await current(page)) === id) await change(page, blank(), true);
          await change(page, id, play);
        }
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

const hasPseudoClasses = (page: Page) =>
  page.evaluate(
    () => (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters.pseudo !== undefined,
  );

/** Waits until the story is drawn and its play function has ended. */
async function rendered(page: Page, id: string): Promise<void> {
  await page.waitForFunction((id) => {
    const render = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === id && ["finished", "errored", "aborted"].includes(render.phase);
  }, id);
  const phase = await page.evaluate(() => (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase);
  if (phase === "errored") throw new Error(`The story ${id} failed; see the story tests.`);
}

async function change(page: Page, id: string, play: boolean): Promise<void> {
  const fault = await page.evaluate(
    async ({ id, play }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
      if (!channel || !preview) throw new Error("This page is no Storybook.");
      if (preview.currentRender?.id === id) return undefined;
      // Storybook keeps a prepared story, so what is taken from it here is what it will draw.
      const story = await preview.storyStoreValue?.loadStory({ storyId: id });
      const playFunction = story?.playFunction;
      if (story && !play) delete story.playFunction;
      const faults: string[] = [];
      const note = (thrown: Thrown | Thrown[]) => faults.push(...[thrown].flat().map(({ message }) => message));
      const events = ["playFunctionThrewException", "unhandledErrorsWhilePlaying", "storyThrewException"];
      for (const event of events) channel.on(event, note);
      const status = await new Promise<string | undefined>((resolve) => {
        const finished = ({ storyId, status }: Finished) => {
          if (storyId !== id) return;
          channel.off("storyFinished", finished);
          resolve(status);
        };
        channel.on("storyFinished", finished);
        channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      });
      for (const event of events) channel.off(event, note);
      if (story && playFunction) story.playFunction = playFunction;
      return status === "error" ? faults.join("\n") || "for no reason that it tells" : undefined;
    },
    { id, play },
  );
  if (fault !== undefined) throw new Error(`The story ${id} failed: ${fault}`);
  await rendered(page, id);
}
