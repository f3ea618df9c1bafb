import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { termsVersion } from "../queries.ts";

test("what is recorded as accepted are the terms that the site shows", () => {
  const terms = readFileSync(new URL("../../../../site/app/content/terms.mdx", import.meta.url), "utf8");
  const [, since] = /^In force since (\d{1,2} \w+ \d{4})\./m.exec(terms)!;
  expect(termsVersion).toBe(new Date(`${since} UTC`).toISOString().slice(0, 10));
});
