import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { readFigures } from "../moderation/figures.ts";
import { createVault } from "../proofs/vault.ts";
import { writeDemo } from "./fill.ts";

const api = useTestApp();

test(
  "each of the demo's queues has something that waits, thirty in all, and something that was decided lately, with what was said",
  {
    timeout: 120_000,
  },
  async () => {
    const { db } = api.database;
    const id = "01".repeat(16);
    await db.insertInto("photos").values({ id, width: 1, height: 1, placeholder: "", variants: "[]" }).execute();
    const key = randomBytes(32);
    await writeDemo(db, { vault: createVault(api.settings.dataDir, key), key }, { get: () => id });
    const { queues, weeks } = await readFigures(db, new Date("2026-11-21T12:00:00Z"));
    for (const { queue, open, oldest, medianSeconds } of queues) {
      const isDecided = medianSeconds !== null;
      expect([queue, open.count > 0, oldest !== null, isDecided]).toEqual([queue, true, true, true]);
    }
    const published = await db.selectFrom("review_decisions").select("id").where("action", "=", "publish").execute();
    const saved = await db.selectFrom("saved_answers").select("id").execute();
    expect([published.length, saved.length].every((count) => count > 2)).toBe(true);
    expect(queues.reduce((sum, { open }) => sum + open.count, 0)).toBeGreaterThanOrEqual(30);
    expect(weeks.slice(0, -1).filter(({ decisions }) => decisions === 0)).toEqual([]);
  },
);
