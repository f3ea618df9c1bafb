import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLanes } from "./lanes.ts";

test.each([
  ["two at a time while the process is busy", 0.9, 2],
  ["all at once while it has time", 0.1, 8],
])("a batch is worked on %s, each item once", async (_how, utilization, most) => {
  let [now, highest] = [0, 0];
  const inLanes = createLanes(() => utilization);
  const doubled = await inLanes([1, 2, 3, 4, 5, 6, 7, 8], async (item) => {
    highest = Math.max(highest, ++now);
    await setImmediate();
    now -= 1;
    return 2 * item;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  expect(highest).toBe(most);
});

test("whether the process is busy is measured since the batch before", async () => {
  let highest = 0;
  let now = 0;
  const inLanes = createLanes();
  const items = [1, 2, 3, 4];
  const work = async () => {
    highest = Math.max(highest, ++now);
    await setImmediate();
    now -= 1;
  };
  await setImmediate();
  const until = performance.now() + 50;
  while (performance.now() < until);
  await inLanes(items, work);
  expect(highest).toBe(2);
});
