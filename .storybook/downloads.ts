// The tokens as files beside Storybook's own, `tokens/figma.variables.json` and others: written when it is built, and answered
// from memory during development. Either way they are made when Storybook starts.
import type { Plugin } from "vite";
import { downloads } from "../packages/ui/tokens/downloads.ts";

const name = "virtual:downloads";
const folder = "tokens";

export const tokenDownloads: Plugin = {
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const downloads = ${JSON.stringify(offered)};` : undefined),
  generateBundle() {
    for (const [file, { text }] of Object.entries(downloads))
      this.emitFile({ type: "asset", fileName: `${folder}/${file}`, source: text });
  },
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const path = request.url?.split("?")[0] ?? "";
      const found = path.startsWith(`/${folder}/`) ? downloads[path.slice(folder.length + 2)] : undefined;
      if (!found) return next();
      response.setHeader("content-type", "application/json");
      response.end(found.text);
    });
  },
};

/** What the page says about each: where it is, what it is, how many bytes it has. */
const offered = Object.entries(downloads).map(([file, { about, text }]) => ({
  file,
  href: `./${folder}/${file}`,
  about,
  bytes: Buffer.byteLength(text),
}));
