// The code of a README, so that it can be compiled and run as a reader would have it.
import { readFileSync } from "node:fs";

export type CodeBlock = {
  /** As its first line says (`// src/App.tsx`); others are numbered, in the same folder. */
  file: string;
  code: string;
};

/** The TypeScript of a Markdown file, a module a block. */
export function codeBlocks(markdown: string): CodeBlock[] {
  const blocks = readFileSync(markdown, "utf8").matchAll(/^```(tsx?)\n(.*?)^```$/gms);
  return [...blocks].map(([, ending, code], at) => ({
    file: /^\/\/ (\S+\.tsx?)\n/.exec(code!)?.[1] ?? `src/block-${at + 1}.${ending}`,
    code: code!,
  }));
}
