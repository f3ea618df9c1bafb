import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SplashTyper } from "./splash-typer.tsx";
import { splashFrames, splashScript, splashWords } from "./splash-words.ts";

test("the cycle goes through capitals, capitalised, each letter, lower case", () => {
  expect(splashWords("Troth")).toEqual(["TROTH", "Troth", "T", "r", "o", "t", "h", "troth"]);
});

test("a name in lower case or with marks cycles alike", () => {
  expect(splashWords("žar")).toEqual(["ŽAR", "Žar", "Ž", "a", "r", "žar"]);
  expect(splashWords("e\u0301te")[2]).toBe("E\u0301");
});

test("each letter takes the typing speed, 50 ms by default", () => {
  const frames = splashFrames("Troth");
  expect(frames.slice(0, 4)).toEqual([
    ["T", 50],
    ["TR", 50],
    ["TRO", 50],
    ["TROT", 50],
  ]);
  expect(splashFrames("Troth", 80)[0]).toEqual(["T", 80]);
});

test("a complete word rests longer than a single letter", () => {
  const rest = (word: string) => splashFrames("Troth").findLast(([text]) => text === word)?.[1] ?? 0;
  expect(rest("TROTH")).toBeGreaterThan(rest("o"));
  expect(rest("o")).toBeGreaterThan(50);
});

test("the inline script can't break out of its element", () => {
  const script = splashScript("</script><b>");
  expect(script).not.toContain("</script>");
  expect(() => new Function(script)).not.toThrow();
});

test("the server sends the whole name, so that it shows without script and without motion", () => {
  const html = renderToString(createElement(SplashTyper, { shortName: "Troth" }));
  expect(html).toMatch(/data-slot="splash-typer-word"[^>]*>Troth</);
  expect(html).toContain("Troth is loading");
});
