// The tests that need a real browser but no server. Every story is a test: it renders, its play function passes, and
// axe finds nothing in either theme (.storybook/also-in-dark.ts). Also the parts of the site that need a browser but no
// page: forms, lists, e-mailed links.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findBrowser } from "./scripts/browser.ts";

const { executablePath, args } = await findBrowser();

// A new object for each project, because each writes its own settings into it.
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
  // As in Storybook, one page shows one story after another, because a page per file would load everything again.
  test: { name: "stories", isolate: false, browser: browser() },
};

const forms = {
  // Found in advance, so that the run doesn't reload halfway through.
  optimizeDeps: { entries: ["apps/site/app/**/*.browser.test.tsx"], include: ["react-dom/client"] },
  test: {
    name: "forms",
    include: ["apps/site/app/**/*.browser.test.tsx"],
    // As patient as stories are (.storybook/preview.tsx).
    expect: { poll: { timeout: 10_000 } },
    browser: browser(),
  },
};

export default defineConfig({ test: { maxWorkers: availableParallelism(), projects: [stories, forms] } });
