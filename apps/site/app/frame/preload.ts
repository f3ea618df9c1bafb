// What the bundle calls for each dynamic import, in place of Vite's own helper, which is ten times as long because it
// also waits for style sheets: there are none here.
import { reloadOnce } from "./reload-once.ts";

/** @param files what is imported and everything that it imports in turn: all of them are requested at the same time */
export function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  // One that has been requested already isn't requested again.
  for (const file of files)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: `/${file}` }));
  // It's gone since a newer version was deployed; or some browsers remember that it couldn't be fetched once.
  return load().catch((error: unknown) => {
    void reloadOnce();
    throw error;
  });
}
