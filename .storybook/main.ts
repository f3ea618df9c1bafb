import { readFileSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { declarations } from "./declarations.ts";
import { tokenDownloads } from "./downloads.ts";
import { withSubpaths } from "./manifest.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

const config: StorybookConfig & { experimental_manifests: typeof withSubpaths } = {
  framework: "@storybook/react-vite",
  stories: [
    "./introduction.mdx",
    "../packages/ui/src/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../apps/api/src/mail/*.stories.tsx",
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@storybook/addon-mcp",
    "storybook-addon-pseudo-states",
  ],
  // Our fonts for the frame too: it is a page of its own and knows nothing of what stories load.
  staticDirs: [{ from: "../packages/ui/src/fonts", to: "/fonts" }],
  managerHead: (head) => `${head}<style>${read("../packages/ui/src/fonts.css")}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, allowedHosts: true },
  features: { sidebarOnboardingChecklist: false },
  // What the MCP add-on tells coding assistants.
  experimental_manifests: withSubpaths,
  // The props tables come from the TSDoc of each prop, written once.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), declarations, tokenDownloads],
    // Found in advance, so that a test run doesn't reload in the middle of its first story.
    optimizeDeps: { ...vite.optimizeDeps, entries: [".storybook/preview.tsx", "packages/ui/src/*/*.tsx"] },
  }),
};

export default config;
