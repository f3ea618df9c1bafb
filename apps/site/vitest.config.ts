import { defineConfig } from "vitest/config";

// Without the router's plugin, which is for building the site.
export default defineConfig({ test: { include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts"] } });
