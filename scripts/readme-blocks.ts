// Extracts the code of a README or a documentation page, so that it can be compiled and run as its readers would.
import { readFileSync } from "node:fs";

export type CodeBlock = {
  /** The path given in the first line (`// src/App.tsx`); blocks without one are numbered, in the same folder. */
  file: string;
  code: string;
};

/** The TypeScript in a Markdown file, one module per block. */
export function codeBlocks(markdown: string): CodeBlock[] {
  const blocks = readFileSync(markdown, "utf8").matchAll(/^```(tsx?)\n(.*?)^```$/gms);
  return [...blocks].map(([, ending, code], at) => ({
    file: /^\/\/ (\S+\.tsx?)\n/.exec(code!)?.[1] ?? `src/block-${at + 1}.${ending}`,
    code: code!,
  }));
}
