import { describe, expect, test } from "vitest";
import { contrast } from "../src/lib/colour.ts";
import { type Colour, colours, type Theme } from "../src/tokens.generated.ts";
import { pairs } from "./pairs.ts";

describe.each(Object.keys(colours) as Theme[])("in the %s theme", (theme) => {
  test.each(pairs)("$front on $back reaches $least : 1", ({ front, back, least }) => {
    expect(contrast(colours[theme][front], colours[theme][back])).toBeGreaterThanOrEqual(least);
  });
});

test("the table names every colour except decoration", () => {
  const named = new Set(pairs.flatMap(({ front, back }) => [front, back]));
  const decoration: Colour[] = ["hairline", "scrim"];
  expect((Object.keys(colours.light) as Colour[]).filter((name) => !named.has(name))).toEqual(decoration);
});
