// Run by scripts/visual.ts, which builds and serves the Storybook and passes its address.
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../scripts/browser.ts";

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/visual",
  // Unpacked there from baselines/ by scripts/visual.ts.
  snapshotPathTemplate: "{testDir}/../.cache/visual/{arg}{ext}",
  fullyParallel: true,
  // Storybook waits a tenth of a second at the end of each story: one worker more has that time.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ["dot"],
    ["html", { open: "never", outputFolder: "report" }],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? "../test-results/visual.json" }],
  ],
  timeout: 60_000,
  expect: {
    // Storybook's frame keeps a busy machine from answering for many seconds.
    timeout: 30_000,
    // The same renderer draws both, so any differing pixel is a real change.
    toHaveScreenshot: { maxDiffPixels: 0, threshold: 0.1, animations: "disabled", caret: "hide" },
  },
  use: {
    baseURL: process.env["VISUAL_STORYBOOK_URL"],
    deviceScaleFactor: 1,
    locale: "en-GB",
    timezoneId: "Europe/Ljubljana",
    contextOptions: { reducedMotion: "reduce" },
    // Only the bundled fonts: what a machine has installed must not show.
    launchOptions: { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } },
  },
});
