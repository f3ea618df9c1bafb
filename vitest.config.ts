// The tests that need no browser. The server's tests run twice, once on each database, with the same promises; tests
// for only one of them are named *.embedded.test.ts or *.postgres.test.ts, and tests that need no database
// *.unit.test.ts. The tests generated from the contract, one per operation (*.contract.test.ts), need nothing more from
// a database than the others do, so they run only on the embedded one.
import { availableParallelism } from "node:os";
import { defaultExclude, defineConfig } from "vitest/config";

// A busy machine is several times slower than a quiet one.
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };
// One process for many files compiles the server, and the embedded engine, once instead of once per file. It
// grows to about 1.8 GB by the last file.
const api = { include: ["apps/api/**/*.test.ts"], isolate: false, ...patient };
const elsewhere = [...defaultExclude, "**/*.unit.test.ts", "**/*.contract.test.ts"];

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // Files that tests read without importing them: changing one can break any test.
    forceRerunTriggers: ["**/vitest.config.ts", "**/package.json", "**/openapi.yaml", "**/migrations/*.sql"],
    projects: [
      {
        test: {
          ...patient,
          name: "unit",
          include: [
            "conventions.test.ts",
            "scripts/**/*.test.ts",
            "packages/**/*.test.{ts,tsx}",
            "apps/site/**/*.test.{ts,tsx}",
            "apps/api/**/*.unit.test.ts",
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
      // Separate from the others, because it builds and packs.
      { test: { name: "packages", include: ["packages/published.test.ts"], testTimeout: 60_000 } },
      // Also separate, because it starts the servers on the built site.
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
          exclude: [...elsewhere, "**/*.postgres.test.ts"],
          globalSetup: "apps/api/test/embedded-template.ts",
        },
      },
      {
        test: {
          ...api,
          name: "api-postgres",
          exclude: [...elsewhere, "**/*.embedded.test.ts"],
          globalSetup: "apps/api/test/postgres-server.ts",
        },
      },
    ],
  },
});
