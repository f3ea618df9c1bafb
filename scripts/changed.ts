// What a change touches: the files that differ from where a branch left main (on main itself, from the last commit),
// including untracked ones, and the stories that depend on any of them.
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const lines = (text: string) => text.split("\n").filter(Boolean);

export type Change = { since: string; files: string[] };

export function currentChange(): Change {
  const since = forkedFrom("main") ?? forkedFrom("origin/main") ?? "HEAD";
  const files = [
    ...lines(git("diff", "--name-only", "--no-renames", since)),
    ...lines(git("ls-files", "--others", "--exclude-standard")),
  ];
  return { since, files: files.toSorted() };
}

function forkedFrom(branch: string): string | undefined {
  try {
    return git("merge-base", "HEAD", branch).trim();
  } catch {
    return undefined;
  }
}

/** What stories are made of, apart from each other. */
const storyRoots = ["packages/{ui,brand}/**/*.{ts,tsx}", "apps/api/src/{mail,users}/**/*.{ts,tsx}", "packages/*/*.ts"];
/** What all stories share. */
const everyStory = /^\.storybook\/|^packages\/ui\/(?:tokens\/|src\/[^/]+\.css$)|tokens\.generated|^vitest\.stories/;

/** The story files that a change to these files can affect. */
export function storiesOf(files: readonly string[]): string[] {
  const all = globSync("{packages/ui/src,apps/api/src/mail}/**/*.stories.tsx").toSorted();
  if (files.some((file) => everyStory.test(file))) return all;
  const touched = new Set(files);
  const dependants = importers();
  for (const file of touched) for (const dependant of dependants.get(file) ?? []) touched.add(dependant);
  return all.filter((file) => touched.has(file));
}

/** File → the files that import it. Our imports give the full file name. */
function importers(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of new Set(globSync(storyRoots, { exclude: (name) => /node_modules|dist/.test(name) }))) {
    for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:from|import\(|import)\s*"(\.[^"]+)"/g)) {
      const imported = join(dirname(file), path!);
      found.set(imported, [...(found.get(imported) ?? []), file]);
    }
  }
  return found;
}
