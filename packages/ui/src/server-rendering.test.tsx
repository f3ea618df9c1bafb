import { globSync } from "node:fs";
import { join } from "node:path";
import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

const files = globSync("*/*.stories.tsx", { cwd: import.meta.dirname }).toSorted();
const modules = await Promise.all(
  files.map(async (file) => [file, (await import(join(import.meta.dirname, file))) as never] as const),
);

describe.each(modules)("%s", (_, module) => {
  const stories: [string, ComponentType][] = Object.entries(composeStories(module));

  test.each(stories)("%s renders on a server, without a style attribute", (_, Story) => {
    expect(renderToString(<Story />)).not.toMatch(/<[^>]*\sstyle=/u);
  });
});
