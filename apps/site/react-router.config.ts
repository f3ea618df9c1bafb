import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // scripts/build.ts builds next to the folder that is being served.
  buildDirectory: process.env["SITE_BUILD_FOLDER"] ?? "build",
  // The whole route table comes with the page: navigation asks the API only, never this server.
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    // The browser looks for a page's `clientLoader` in the page's own module (app/frame/browser-router.tsx).
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
