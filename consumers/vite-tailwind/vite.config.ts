import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss()],
  // `--mode button` bundles the one import of src/only-button.ts, to see what comes with it.
  build:
    mode === "button"
      ? {
          outDir: "dist-button",
          lib: { entry: "src/only-button.ts", formats: ["es"] },
          minify: true,
          rolldownOptions: { external: /^react/ },
        }
      : {},
}));
