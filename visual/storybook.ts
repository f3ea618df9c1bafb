// A built Storybook in one page per worker, which changes story without reloading.
import { readFileSync } from "node:fs";
import { type Browser, type Page, test as base } from "@playwright/test";

export const windows = {
  /** Enough room for a single component. */
  part: { width: 800, height: 600 },
  phone: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
} as const;

export type Window = keyof typeof windows;
export type Theme = "light" | "dark";
export type Entry = { id: string; name: string; title: string; tags: string[] };

type Shown = {
  /** The story, under the name its file gives it. */
  id: string;
  /** Default `part`. */
  window?: Window;
  /** Whether to run its play function. Default `true`. */
  play?: boolean;
};

/** What the add-on should apply: a state everywhere, or on matching selectors. */
type PseudoStates = Record<string, true | string | string[]>;
type Story = { playFunction?: unknown; initialArgs: object; parameters: { pseudo?: PseudoStates } };
type Preview = {
  currentSelection?: { storyId: string };
  currentRender?: { id: string; phase: string };
  /** Of the story, or of each on a docs page. */
  storyRenders: { isPreparing: () => boolean; isPending: () => boolean }[];
  storyStoreValue?: {
    loadStory: (story: { storyId: string }) => Promise<Story>;
    args: { update: (id: string, args: object) => void };
    userGlobals: { update: (globals: object) => void };
  };
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

/** All stories of the built Storybook, without docs pages. */
export const entries = (): Entry[] => allEntries().filter(({ type }) => type === "story");

/** The pages about a component or a topic. */
export const docsPages = (): Entry[] => allEntries().filter(({ type }) => type === "docs");

/** All of it, in the order of the sidebar. */
export function allEntries() {
  const folder = process.env["VISUAL_STORYBOOK"] ?? "storybook-static";
  const index = JSON.parse(readFileSync(`${folder}/index.json`, "utf8")) as {
    entries: Record<string, Entry & { type: string }>;
  };
  return Object.values(index.entries);
}

type Fixtures = { show: (story: Shown) => Promise<Page>; read: (id: string) => Promise<Page> };

export const test = base.extend<object, Fixtures>({
  read: [
    async ({ browser }, use) => {
      const page = await open(browser);
      await use(async (id) => {
        await turnTo(page, id);
        return page;
      });
      await page.context().close();
    },
    { scope: "worker" },
  ],
  show: [
    async ({ browser }, use) => {
      const page = await open(browser);
      await use(async ({ id, window: size = "part", play = true }) => {
        await page.setViewportSize(windows[size]);
        // Keeps the pointer away from everything.
        await page.mouse.move(0, windows[size].height - 1);
        await change(page, id, play);
        await page.evaluate(async () => {
          window.scrollTo(0, 0);
          await document.fonts.ready;
          await Promise.all(
            Array.from(document.images, (image) => {
              // An image below the window would otherwise never load.
              image.loading = "eager";
              return image.decode().catch(() => undefined);
            }),
          );
        });
        return page;
      });
      await page.context().close();
    },
    { scope: "worker" },
  ],
});

/** Starts with a story that does nothing on its own. */
async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: "en-GB",
    timezoneId: "Europe/Ljubljana",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const { id } = entries().find(({ title }) => title.endsWith("/Separator"))!;
  // The story tests report what axe finds.
  const search = new URLSearchParams({ viewMode: "story", id, globals: "a11y.manual:!true" });
  await page.goto(new URL(`/iframe.html?${search}`, process.env["VISUAL_STORYBOOK_URL"]).href);
  await page.waitForFunction(
    () => (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === "finished",
  );
  // Once loaded, the first face of a family sets the height of lines even for scripts it does not cover, and words in those
  // scripts don't load it. Without this, a picture would depend on whether an earlier story had loaded it.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
  return page;
}

/** Shows a docs page, unless it is shown already, and waits until its stories are rendered. */
async function turnTo(page: Page, id: string): Promise<void> {
  await page.evaluate(async (id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
    if (!channel || !preview) throw new Error("This page is no Storybook.");
    if (preview.currentSelection?.storyId === id) return;
    await new Promise<void>((resolve, reject) => {
      const rendered = (shown: string) => shown === id && end(resolve);
      const threw = ({ message }: Thrown) => end(() => reject(new Error(message)));
      const end = (settle: () => void) => {
        channel.off("docsRendered", rendered);
        channel.off("storyThrewException", threw);
        settle();
      };
      channel.on("docsRendered", rendered);
      channel.on("storyThrewException", threw);
      channel.emit("setCurrentStory", { storyId: id, viewMode: "docs" });
    });
  }, id);
  await page.waitForFunction(() =>
    (window as StorybookWindow).__STORYBOOK_PREVIEW__!.storyRenders.every(
      (story) => !story.isPreparing() && !story.isPending(),
    ),
  );
}

/** Renders the story and waits until its play function has ended and its hover, focus or pressed state is applied. */
async function change(page: Page, id: string, play: boolean): Promise<void> {
  const fault = await page.evaluate(
    async ({ id, play }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
      const store = preview?.storyStoreValue;
      if (!channel || !store) throw new Error("This page is not a Storybook.");
      // Storybook caches a prepared story, so this is the one it will render.
      const story = await store.loadStory({ storyId: id });
      const { playFunction } = story;
      if (!play) delete story.playFunction;
      // Otherwise anything opened or closed by hand would stay that way, and the last story's state would apply to this
      // one.
      store.args.update(id, story.initialArgs);
      store.userGlobals.update({ pseudo: false });
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
        if (preview.currentRender?.id === id) channel.emit("forceRemount", { storyId: id });
        else channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      });
      for (const event of events) channel.off(event, note);
      if (playFunction) story.playFunction = playFunction;
      // A play function that throws is reported, but does not set the status to error.
      if (faults.length > 0) return faults.join("\n");
      return status === "error" ? "without giving a reason" : undefined;
    },
    { id, play },
  );
  if (fault !== undefined) throw new Error(`The story ${id} failed: ${fault}`);
  await page.waitForFunction(async (id) => {
    const store = (window as StorybookWindow).__STORYBOOK_PREVIEW__!.storyStoreValue!;
    const wanted = Object.entries((await store.loadStory({ storyId: id })).parameters.pseudo ?? {});
    const root = document.querySelector("#storybook-root")!;
    const wantedOnAll = wanted
      .filter(([, where]) => where === true)
      .map(([state]) => `pseudo-${state.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-all`);
    const onAll = [...root.classList].filter((name) => name.startsWith("pseudo-"));
    const onSome = root.querySelector('[class*="pseudo-"]') !== null;
    return (
      onAll.toSorted().join() === wantedOnAll.toSorted().join() && onSome === wanted.some(([, where]) => where !== true)
    );
  }, id);
}
