// Journeys in a real browser through the built site, the API and its database, each run starting with the demo's data.
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../scripts/browser.ts";
import { apiUrl, siteUrl } from "./addresses.ts";

const { executablePath, args } = await findBrowser();

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  // Kept apart, so that journeys on other ports don't clear it away.
  outputDir: `../test-results/${new URL(siteUrl).port}`,
  fullyParallel: true,
  // Journeys mostly wait, for e-mails and pages: two keep two cores busy for a third of the time.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  // A busy machine is several times slower than a quiet one. What has to be quick says so itself.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: siteUrl,
    browserName: "chromium",
    launchOptions: { executablePath, args },
    viewport: { width: 1280, height: 800 },
    // A quarter of a run's work, so only where somebody asks for it: `--trace retain-on-failure`.
    trace: "off",
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-GB",
  },
  webServer: {
    command: "node e2e/serve.ts",
    cwd: "..",
    url: `${siteUrl}/robots.txt`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: { PORT: new URL(siteUrl).port, API_PORT: new URL(apiUrl).port },
  },
});
