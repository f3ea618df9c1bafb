// The tests that need no browser. The server's run twice, on either database, with the same promises: what only one of them
// can promise is named *.embedded.test.ts or *.postgres.test.ts. What is generated from the contract, one test an operation
// (*.contract.test.ts), asks nothing of a database that the others do not, and runs on the embedded one only.
import { availableParallelism } from "node:os";
import { defaultExclude, defineConfig } from "vitest/config";

const api = { include: ["apps/api/**/*.test.ts"], testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // What tests read without importing it: a change of it can break any of them.
    forceRerunTriggers: ["**/vitest.config.ts", "**/package.json", "**/openapi.yaml", "**/migrations/*.sql"],
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
            "scripts/servers.test.ts",
            "**/*.browser.test.tsx",
          ],
        },
      },
      // Apart from the others, because it builds and packs.
      { test: { name: "packages", include: ["packages/published.test.ts"], testTimeout: 60_000 } },
      // Apart too: it starts the servers on the built site.
      { test: { name: "servers", include: ["scripts/servers.test.ts"] } },
      {
        test: {
          ...api,
          name: "api-contract",
          include: ["apps/api/**/*.contract.test.ts"],
          globalSetup: "apps/api/test/embedded-template.ts",
        },
      },
      {
        test: {
          ...api,
          name: "api-embedded",
          exclude: [...defaultExclude, "**/*.postgres.test.ts", "**/*.contract.test.ts"],
          globalSetup: "apps/api/test/embedded-template.ts",
        },
      },
      {
        test: {
          ...api,
          name: "api-postgres",
          exclude: [...defaultExclude, "**/*.embedded.test.ts", "**/*.contract.test.ts"],
          globalSetup: "apps/api/test/postgres-server.ts",
        },
      },
    ],
  },
});
