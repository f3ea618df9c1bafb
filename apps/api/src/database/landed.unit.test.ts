import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "./migrate.ts";

// Databases out there have applied them: a changed one would be right for new databases only. Write another instead.
test("migrations stay as they were when they were listed in migrations/landed.json, and each new one is added there", () => {
  const names = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql"));
  const present = Object.fromEntries(
    names.toSorted().map((name) => [name, hash("sha256", readFileSync(join(migrationsFolder, name))).slice(0, 16)]),
  );
  expect(present).toEqual(JSON.parse(readFileSync(join(migrationsFolder, "landed.json"), "utf8")));
});
