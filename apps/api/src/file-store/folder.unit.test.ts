import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { folderStore } from "./folder.ts";

const folder = mkdtempSync(join(tmpdir(), "troth-photos-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a process whose files can't grow beyond a few kilobytes, as if the disk were full by then. */
function writtenWithoutRoom(id: string): string {
  const script = `
    const { folderStore } = await import(${JSON.stringify(new URL("./folder.ts", import.meta.url).href)});
    await folderStore(${JSON.stringify(folder)}).write(${JSON.stringify(id)}, "384.webp", Buffer.alloc(100_000))
      .then(() => console.log("written"), ({ code }) => console.log(code));`;
  const args = ["-c", 'ulimit -f 8; exec "$@"', "sh", process.execPath, "--input-type=module", "-e", script];
  return execFileSync("sh", args, { encoding: "utf8" }).trim();
}
const files = () => readdirSync(folder, { recursive: true }).toSorted();

test("a picture there is no room for leaves nothing behind", async () => {
  expect(writtenWithoutRoom("a0")).toBe("EFBIG");
  expect(files()).toEqual(["a0"]); // the folder for everything with the same prefix
  await folderStore(folder).write("b0", "320.webp", Buffer.from("smaller"));
  expect(writtenWithoutRoom("b0")).toBe("EFBIG");
  expect(files()).toEqual(["a0", "b0", "b0/b0", "b0/b0/320.webp"]);
});
