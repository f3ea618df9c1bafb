import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  // `--mode button` bundles only the import in src/only-button.ts, to show what comes with it.
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
