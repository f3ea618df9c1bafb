import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx() }, tailwindcss(), reactRouter()],
  // No data: addresses in the bundle: fonts and styles come from this site only, as its policy says.
  build: { assetsInlineLimit: 0 },
});
