import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder, readOwner } from "./lock.ts";
import { callOwner, listenForCommands } from "./owner-socket.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "troth-owner-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const commands = {
  async *shout(input: Readable) {
    for await (const part of input.setEncoding("utf8")) yield String(part).toUpperCase();
  },
  async *count() {
    for (let i = 0; i < 200; i++) yield "x".repeat(50_000);
  },
  async *refuse() {
    yield* [];
    throw new Error("The file holds no places.");
  },
  async *breakOff() {
    yield "half";
    throw new Error("gone");
  },
};

async function owning(where: string, then: () => Promise<void>) {
  const unlock = lockFolder(where);
  const stop = await listenForCommands(where, commands);
  await then();
  await stop();
  unlock();
}

test("the owner answers commands, streamed both ways, from its own user only", () =>
  owning(folder, async () => {
    const { socket } = readOwner(folder)!;
    expect(statSync(socket!).mode & 0o777).toBe(0o600);
    const answer = await callOwner(folder, "shout", Readable.from(["two ", "rings"]));
    expect([answer!.statusCode, await text(answer!)]).toEqual([200, "TWO RINGS"]);
    expect((await text((await callOwner(folder, "count", Readable.from([])))!)).length).toBe(10_000_000);
  }));

test("a command that fails says why, and one that stops halfway is recognised as incomplete", () =>
  owning(folder, async () => {
    const refused = await callOwner(folder, "refuse", Readable.from([]));
    expect([refused!.statusCode, await text(refused!)]).toEqual([500, "The file holds no places."]);
    const broken = callOwner(folder, "breakOff", Readable.from([])).then((answer) => text(answer!));
    await expect(broken).rejects.toThrow(/aborted|hang up/);
    const unknown = await callOwner(folder, "constructor", Readable.from([]));
    expect(unknown!.statusCode).toBe(404);
    unknown!.resume();
  }));

test("there is no answer without a listening owner", async () => {
  expect(await callOwner(folder, "shout", Readable.from(["?"]))).toBeNull();
  await owning(folder, async () => {});
  expect(await callOwner(folder, "shout", Readable.from(["?"]))).toBeNull();
});

test("a folder whose path is too long for a socket gets one anyway", async () => {
  const deep = join(folder, "d".repeat(60), "e".repeat(60));
  mkdirSync(deep, { recursive: true });
  await owning(deep, async () => {
    const answer = await callOwner(deep, "shout", Readable.from(["deep"]));
    expect(await text(answer!)).toBe("DEEP");
  });
});
