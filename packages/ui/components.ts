import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const src = join(import.meta.dirname, "src");

/** Every component by name: a folder of src with a script of the same name. */
export const components: readonly string[] = readdirSync(src)
  .filter((name) => existsSync(join(src, name, `${name}.tsx`)))
  .toSorted();
