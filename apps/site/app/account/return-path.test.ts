import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test("the path to return to is one of ours that the API accepts, or none", () => {
  expect(returnPath("/confirmreview?vendor=1")).toEqual({ from: "/confirmreview?vendor=1" });
  for (const from of [undefined, null, "", "/", "//evil.example", "/login", `/search?q=${"a".repeat(500)}`])
    expect(returnPath(from)).toEqual({});
});
