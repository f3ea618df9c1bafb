// Every story as a test in a real browser, in both themes: it renders, its play function holds, axe finds nothing.
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findBrowser } from "./scripts/browser.ts";

const { executablePath, args } = await findBrowser();

const stories = (theme: "light" | "dark") => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook"), initialGlobals: { theme } })],
  test: {
    name: `stories-${theme}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args },
        contextOptions: { reducedMotion: "reduce", locale: "en-GB", timezoneId: "Europe/Ljubljana" },
      }),
      instances: [{ browser: "chromium" as const }],
    },
  },
});

export default defineConfig({ test: { projects: [stories("light"), stories("dark")] } });
