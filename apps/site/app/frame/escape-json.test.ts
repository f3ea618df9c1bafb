import { expect, test } from "vitest";
import { escapeJson } from "./escape-json.ts";

test("nothing that people write can end the script element around it", () => {
  const written = { name: "</script><img src=x onerror=alert(1)>", text: "<!--\u2028\u2029&" };
  const text = escapeJson(written);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(written);
});
