// The tests that need no browser, in three projects. The server's run twice, on either database, with the same promises;
// what only one of them can promise is named *.embedded.test.ts or *.postgres.test.ts.
import { defaultExclude, defineConfig } from "vitest/config";

const api = { include: ["apps/api/**/*.test.ts"], testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "conventions.test.ts",
            "scripts/**/*.test.ts",
            "packages/**/*.test.{ts,tsx}",
            "apps/site/**/*.test.{ts,tsx}",
          ],
          exclude: [
            ...defaultExclude,
            "**/dist/**",
            "**/build/**",
            "packages/published.test.ts",
            "**/*.browser.test.tsx",
          ],
        },
      },
      // Apart from the others, because it builds and packs.
      { test: { name: "packages", include: ["packages/published.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          ...api,
          name: "api-embedded",
          exclude: [...defaultExclude, "**/*.postgres.test.ts"],
          globalSetup: "apps/api/test/embedded-template.ts",
        },
      },
      {
        test: {
          ...api,
          name: "api-postgres",
          exclude: [...defaultExclude, "**/*.embedded.test.ts"],
          globalSetup: "apps/api/test/postgres-server.ts",
        },
      },
    ],
  },
});
