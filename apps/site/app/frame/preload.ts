// What the bundle calls for each dynamic import, in place of Vite's own helper, which is ten times as long because it
// also waits for style sheets: there are none here.
import { reloadOnce } from "./reload-once.ts";

const requested = new Set<string>();

/** @param files what is imported and everything that it imports in turn: all of them are requested at the same time */
export function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  for (const file of files) {
    if (requested.has(file)) continue;
    requested.add(file);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = `/${file}`;
    document.head.append(link);
  }
  // A file that is gone since a newer version was deployed.
  return load().catch((error: unknown) => {
    void reloadOnce();
    throw error;
  });
}
