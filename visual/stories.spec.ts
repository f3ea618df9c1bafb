import { expect, type Page, test as base } from "@playwright/test";
import { type Picture, pictures, windows } from "./choice.ts";

type StorybookWindow = Window & {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on: (event: string, listener: (payload: { storyId?: string; status?: string }) => void) => void;
    off: (event: string, listener: (payload: { storyId?: string; status?: string }) => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
};

/** One page a worker: it changes story without loading anew, and loads anew only for another theme. */
const test = base.extend<object, { show: (picture: Picture) => Promise<Page> }>({
  show: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: "en-GB",
        timezoneId: "Europe/Ljubljana",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      let theme: string | undefined;
      await use(async (picture) => {
        await page.setViewportSize(windows[picture.window]);
        // Nothing is under the pointer.
        await page.mouse.move(0, windows[picture.window].height - 1);
        if (theme !== picture.theme) {
          theme = picture.theme;
          const url = new URL("/iframe.html", process.env["VISUAL_STORYBOOK_URL"]);
          url.search = String(new URLSearchParams({ viewMode: "story", id: picture.id, globals: `theme:${theme}` }));
          await page.goto(url.href);
          await rendered(page, picture.id);
        } else {
          await change(page, picture.id);
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

/** Waits until the story is drawn and its play function has ended. */
const rendered = (page: Page, id: string) =>
  page.waitForFunction((id) => {
    const render = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === id && ["finished", "errored", "aborted"].includes(render.phase);
  }, id);

async function change(page: Page, id: string): Promise<void> {
  const status = await page.evaluate(
    (id) =>
      new Promise<string | undefined>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
        if (!channel) throw new Error("This page is no Storybook.");
        if (preview?.currentRender?.id === id) return resolve("success");
        const finished = ({ storyId, status }: { storyId?: string; status?: string }) => {
          if (storyId !== id) return;
          channel.off("storyFinished", finished);
          resolve(status);
        };
        channel.on("storyFinished", finished);
        channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      }),
    id,
  );
  if (status === "error") throw new Error(`The story ${id} failed; see the story tests.`);
  await rendered(page, id);
}

for (const picture of pictures(process.env["VISUAL_STORYBOOK"] ?? "storybook-static")) {
  const { id, theme, window } = picture;
  test(`${id}, ${theme}, ${window}`, async ({ show }) => {
    const page = await show(picture);
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
      "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-slot=toast]",
    );
    if (!root || overlay) return undefined;
    const { top, bottom } = root.getBoundingClientRect();
    return { x: 0, y: 0, width: document.documentElement.clientWidth, height: Math.ceil(bottom + top) };
  });
