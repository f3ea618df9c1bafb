// What needs a real browser and no server. Every story as a test, in both themes: it renders, its play function holds, axe
// finds nothing. And the site's forms, with every kind of field.
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

const stories = (theme: "light" | "dark") => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook"), initialGlobals: { theme } })],
  test: { name: `stories-${theme}`, browser: browser() },
});

const forms = {
  // Found ahead, so that the run does not reload in its middle.
  optimizeDeps: { entries: ["apps/site/app/forms/*.browser.test.tsx"], include: ["react-dom/client"] },
  test: { name: "forms", include: ["apps/site/app/forms/*.browser.test.tsx"], browser: browser() },
};

export default defineConfig({ test: { projects: [stories("light"), stories("dark"), forms] } });
