import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("./", import.meta.url);

test("every file that keeps an atom is loaded with the first page", () => {
  const keeping = readdirSync(folder).filter(
    (file) =>
      !file.includes(".test.") &&
      !["persisted.ts", "form-draft.ts"].includes(file) &&
      /= (?:persisted|formDraft)[<(]/.test(readFileSync(new URL(file, folder), "utf8")),
  );
  const imported = [...readFileSync(new URL("every.ts", folder), "utf8").matchAll(/import "\.\/([\w.-]+)"/g)].map(
    ([, file]) => file,
  );
  expect(imported).toEqual(keeping);
});
