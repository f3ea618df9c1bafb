// What needs a real browser and no server. Every story as a test: it renders, its play function holds, axe finds nothing,
// whichever theme (.storybook/also-in-dark.ts). And what of the site needs a browser and no page: forms, lists, mailed links.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findBrowser } from "./scripts/browser.ts";

const { executablePath, args } = await findBrowser();

// A new one for each project, which notes its own in it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args },
    contextOptions: { reducedMotion: "reduce", locale: "en-GB", timezoneId: "Europe/Ljubljana" },
  }),
  instances: [{ browser: "chromium" as const }],
});

const stories = {
  extends: true as const,
  plugins: [
    storybookTest({ configDir: join(import.meta.dirname, ".storybook"), initialGlobals: { alsoInDark: true } }),
  ],
  // As in Storybook, one page shows one story after another: a page for each file would load all of it anew.
  test: { name: "stories", isolate: false, browser: browser() },
};

const forms = {
  // Found ahead, so that the run does not reload in its middle.
  optimizeDeps: { entries: ["apps/site/app/**/*.browser.test.tsx"], include: ["react-dom/client"] },
  test: { name: "forms", include: ["apps/site/app/**/*.browser.test.tsx"], browser: browser() },
};

export default defineConfig({ test: { maxWorkers: availableParallelism(), projects: [stories, forms] } });
