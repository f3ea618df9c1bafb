import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

// What every page needs comes in a few files, which compress better together and need fewer requests; what a few pages
// need stays with those.
const groups = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@radix-ui\/react-(slot|compose-refs)|class-variance-authority|clsx)\//,
    priority: 5,
  },
  { name: "data", test: /node_modules\/(@tanstack|jotai|openapi-fetch)\/|packages\/api-client\//, priority: 4 },
  {
    name: "dialog",
    test: /node_modules\/(@radix-ui\/react-(dialog|focus|dismissable|portal|presence|use-)|react-remove-scroll|aria-hidden|react-style-singleton)/,
    priority: 3,
  },
  {
    name: "shared",
    test: /packages\/ui\/src\/(lib|page|button|icon-button|banner|heading|spinner|text|text-link|toast|splash-typer)\/|lucide-react\/dist\/esm\/(?!icons)|packages\/rules\/|site\/app\/([^/]+\.ts|(frame\/(?!loaded)|state\/|guards\/).*)$|preload-helper/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "fields",
    test: /packages\/ui\/src\/(field|text-field|password-field|error-summary)\//,
    minShareCount: 2,
    priority: 3,
  },
  { name: "problems", test: /site\/app\/(forms\/(say-problem|messages)|frame\/loaded)/, minShareCount: 2, priority: 3 },
  {
    // Apart from the forms: a heart or a vote needs these, and no form.
    name: "actions",
    test: /site\/app\/actions\/(?!waiting|changes)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // What every form needs, and no more: drafts, steps and the like come where they are used.
    name: "forms",
    test: /node_modules\/react-hook-form\/|site\/app\/forms\/(account-name|form-frame|messages|problems|say-problem|use-form)\./,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "vendors",
    test: /packages\/ui\/src\/(vendor-card|stars|picture-arch|review-card|avatar|skeleton|empty-state|card|badge)\/|site\/app\/vendors\//,
    minShareCount: 3,
    priority: 1,
  },
];

/** The router's package leads a browser's bundle to its development build, warnings and all. */
const routerWithoutWarnings: Plugin = {
  name: "router-without-warnings",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer, options) {
    if (source !== "react-router" && source !== "react-router/dom") return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
  },
};

export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx() }, tailwindcss(), routerWithoutWarnings, reactRouter()],
  // No data: addresses in the bundle: fonts and styles come from this site only, as its policy says.
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
