// The page of each component, beside its stories: what stands there may stand there.
import { expect } from "@playwright/test";
import { misplaced } from "../.storybook/markup.ts";
import { docsPages, test } from "./storybook.ts";

for (const { id } of docsPages()) {
  test(`${id} holds only what HTML lets stand where it does`, async ({ read }) => {
    expect(await (await read(id)).evaluate(misplaced)).toEqual([]);
  });
}
