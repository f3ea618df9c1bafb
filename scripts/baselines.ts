// The accepted pictures of stories, which git keeps as lossless WebP: the same pixels at half the size of PNG.
// Playwright compares with PNG, in a folder that git ignores.
import { globSync, existsSync, mkdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";

const kept = "visual/baselines";
const unpacked = ".cache/visual";

const inKept = (name: string) => join(kept, `${name}.webp`);
const inUnpacked = (name: string) => join(unpacked, `${name}.png`);
const names = (files: string) => globSync(files).map((file) => parse(file).name);

// Both files of a picture have the same age, unless one of them has changed.
const age = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const differ = (name: string) => Math.abs(age(inUnpacked(name)) - age(inKept(name))) > 1;
const agree = (name: string) => {
  const { atime, mtime } = statSync(inKept(name));
  utimesSync(inUnpacked(name), atime, mtime);
};

/** Makes the PNG of each picture, and deletes those that are no longer kept. */
export async function unpack(): Promise<void> {
  mkdirSync(unpacked, { recursive: true });
  const wanted = new Set(names(inKept("*")));
  for (const name of names(inUnpacked("*"))) if (!wanted.has(name)) rmSync(inUnpacked(name));
  const changed = [...wanted].filter(differ);
  await Promise.all(changed.map((name) => sharp(inKept(name)).png({ compressionLevel: 1 }).toFile(inUnpacked(name))));
  changed.forEach(agree);
}

/** Keeps the ones that Playwright has redrawn. */
export async function pack(): Promise<void> {
  const drawn = names(inUnpacked("*")).filter(differ);
  const webp = { lossless: true, effort: 6 };
  await Promise.all(drawn.map((name) => sharp(inUnpacked(name)).webp(webp).toFile(inKept(name))));
  drawn.forEach(agree);
}
