import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { freshDatabase } from "../../test/fresh-database.ts";
import { InUseError, lockFolder } from "./lock.ts";
import { openDatabase } from "./open.ts";

const writer = fileURLToPath(new URL("../../test/crash-writer.ts", import.meta.url));

test("a second process on the same folder stops within two seconds, names the owner and harms nothing", async () => {
  const database = await freshDatabase();
  const { dataDir } = database.place as { dataDir: string };
  const second = spawn(process.execPath, [writer, dataDir], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(second, "exit");
  const began = once(second.stdout, "data"); // the runtime has started; timing starts here
  await began;
  const since = performance.now();
  const said = await text(second.stderr);
  const [code] = await ended;
  expect(performance.now() - since).toBeLessThan(2_000);
  expect(code).not.toBe(0);
  expect(said).toContain(`process ${process.pid} has been using it since`);
  await database.db.selectFrom("users").select("id").execute();
  await database.close();
});

test("opening it a second time in the same process is refused too", async () => {
  const database = await freshDatabase();
  const place = database.place as { dataDir: string };
  await expect(openDatabase(place)).rejects.toBeInstanceOf(InUseError);
  await expect(openDatabase(place)).rejects.toMatchObject({ owner: { pid: process.pid } });
  await database.close();
});

test("a folder can be opened again once it has been released", async () => {
  const database = await freshDatabase();
  const { dataDir } = database.place as { dataDir: string };
  const copy = `${dataDir}/elsewhere`;
  lockFolder(copy)();
  lockFolder(copy)();
  await database.close();
});
