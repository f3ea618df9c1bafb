// What the builds of both packages share: TypeScript to ESM with types and maps, file for file. Nothing is bundled, so
// "use client" stays in its place and an app's bundler takes exactly what is imported.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

export function compile(folder: string): string {
  const dist = join(folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  run("tsc", ["-p", join(folder, "tsconfig.build.json")]);
  // tsc rewrites the file extensions of imports in scripts, but not in types.
  for (const file of globSync("**/*.d.ts", { cwd: dist }).map((name) => join(dist, name))) {
    const text = readFileSync(file, "utf8");
    const rewritten = text.replace(/((?:from|import\(|declare module)\s*"\.{1,2}\/[^"]+)\.tsx?"/g, '$1.js"');
    if (rewritten !== text) writeFileSync(file, rewritten);
  }
  return dist;
}

const tools = resolve(import.meta.dirname, "../node_modules/.bin");

/** Runs a command to the end, finding the project's own tools first. Its output is shown only if it fails. */
export function run(command: string, args: string[], cwd?: string): string {
  const result = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    shell: process.platform === "win32",
    env: { ...process.env, PATH: tools + delimiter + process.env["PATH"] },
  });
  if (result.status !== 0) {
    throw new Error(`${command} ${args.join(" ")} failed:\n${result.stdout ?? ""}${result.stderr ?? result.error}`);
  }
  return result.stdout;
}
