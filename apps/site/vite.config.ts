import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// What every page needs comes in a few files, which compress better together and need fewer requests; what one page
// needs stays with that page.
const groups = [
  { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 3 },
  { name: "data", test: /node_modules\/(@tanstack|jotai|openapi-fetch)\/|packages\/api-client\//, priority: 2 },
  {
    name: "dialog",
    test: /node_modules\/(@radix-ui\/react-(dialog|focus|dismissable|portal|presence|use-)|react-remove-scroll|aria-hidden|react-style-singleton)/,
    priority: 1,
  },
  { name: "shared", minShareCount: 4, priority: 0 },
];

export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx() }, tailwindcss(), reactRouter()],
  // No data: addresses in the bundle: fonts and styles come from this site only, as its policy says.
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
