import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { startBucketServer } from "../../test/bucket-server.ts";
import { bucketStore } from "./bucket.ts";
import { type FileStore, openFileStore, type StoredFile } from "./file-store.ts";

const dataDir = mkdtempSync(join(tmpdir(), "troth-files-"));
const server = await startBucketServer();
afterAll(async () => {
  await server.stop();
  server.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const bytes = (text: string) => Buffer.from(text);
async function read(store: FileStore, id: string, variant: string) {
  const found = await store.read(id, variant);
  if (!found) return null;
  const text = (await buffer(found.stream)).toString();
  expect(found.size).toBe(text.length);
  return text;
}
async function filesOf(store: FileStore) {
  const files: StoredFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}
const listed = async (store: FileStore) =>
  (await filesOf(store)).map(({ id, variant }) => `${id}/${variant}`).toSorted();

describe.each([
  ["a folder", null],
  ["a bucket", server.bucket],
])("%s", (_, bucket) => {
  const photos = openFileStore({ dataDir, bucket }, "photos");
  const proofs = openFileStore({ dataDir, bucket }, "proofs");
  beforeEach(async () => {
    for (const store of [photos, proofs]) for await (const { id } of store.list()) await store.remove(id);
  });

  test("gives back what it was given, and nothing for what it wasn't", async () => {
    await photos.write("ab01", "320.webp", bytes("small"));
    await photos.write("ab01", "640.webp", bytes("larger"));
    expect(await read(photos, "ab01", "320.webp")).toBe("small");
    expect(await read(photos, "ab01", "640.webp")).toBe("larger");
    expect(await read(photos, "ab01", "960.webp")).toBeNull();
    expect(await read(photos, "ab", "320.webp")).toBeNull();
    expect(await photos.has("ab01", "640.webp")).toBe(true);
    expect(await photos.has("ab02", "640.webp")).toBe(false);
  });

  test("replaces a file that is written again", async () => {
    await photos.write("ab01", "320.webp", bytes("small"));
    await photos.write("ab01", "320.webp", bytes("smaller"));
    expect(await read(photos, "ab01", "320.webp")).toBe("smaller");
  });

  test("removes one variant, or all of an id and nothing else", async () => {
    for (const id of ["ab01", "ab012", "ab02"])
      for (const width of [320, 640]) await photos.write(id, `${width}.webp`, bytes(id));
    await photos.remove("ab01", "320.webp");
    expect(await listed(photos)).toEqual([
      "ab01/640.webp",
      "ab012/320.webp",
      "ab012/640.webp",
      "ab02/320.webp",
      "ab02/640.webp",
    ]);
    await photos.remove("ab01");
    expect(await listed(photos)).toEqual(["ab012/320.webp", "ab012/640.webp", "ab02/320.webp", "ab02/640.webp"]);
    await photos.remove("ab01");
    await photos.remove("ab01", "320.webp");
  });

  test("keeps photos and evidence apart", async () => {
    await photos.write("ab01", "320.webp", bytes("photo"));
    await proofs.write("ab01", "encrypted", bytes("proof"));
    await photos.remove("ab01");
    expect(await listed(photos)).toEqual([]);
    expect(await listed(proofs)).toEqual(["ab01/encrypted"]);
  });

  test("lists the files of one id after the other, with the time each was written", async () => {
    const began = Date.now() - 1_000; // a service has whole seconds
    for (const width of [320, 640])
      for (const id of ["ab01", "ab02", "cd03"]) await photos.write(id, `${width}.webp`, bytes(id));
    const files = await filesOf(photos);
    expect(files.map(({ id }) => id)).toEqual(["ab01", "ab01", "ab02", "ab02", "cd03", "cd03"]);
    for (const { changedAt } of files) {
      expect(changedAt.getTime()).toBeGreaterThanOrEqual(began);
      expect(changedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    }
  });
});

test("a bucket lists more files than the service returns at once", async () => {
  const store = bucketStore(server.bucket, "many");
  const ids = Array.from({ length: 1_005 }, (_, i) => `a${String(i).padStart(4, "0")}`);
  for (let i = 0; i < ids.length; i += 50)
    await Promise.all(ids.slice(i, i + 50).map((id) => store.write(id, "320.webp", bytes(id))));
  expect(await listed(store)).toEqual(ids.map((id) => `${id}/320.webp`));
});

/** A service that answers as told: with a status and an error's code, or not at all. */
async function answering(answer: (calls: number) => [status: number, code: string] | "headers only" | null) {
  let calls = 0;
  const service = createServer((request, response) => {
    request.resume();
    const given = answer(++calls);
    if (given === "headers only") response.writeHead(200, { "content-length": 1_000 }).write("some");
    else if (given)
      response
        .writeHead(given[0], { "content-type": "application/xml" })
        .end(`<?xml version="1.0"?><Error><Code>${given[1]}</Code><Message>${given[1]}.</Message></Error>`);
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  const endpoint = new URL(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  return { store: bucketStore({ ...server.bucket, endpoint }, "photos"), calls: () => calls };
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { type: string; details: { cause?: Error } }) => [error.type, error.details.cause?.message],
  );

test("while a bucket can't be reached, callers are asked to try again, and find everything once it can", async () => {
  const other = await startBucketServer();
  const store = bucketStore(other.bucket, "photos");
  await store.write("ab01", "320.webp", bytes("small"));
  await other.stop();
  const calls = [
    () => store.write("ab02", "320.webp", bytes("lost")),
    () => store.read("ab01", "320.webp"),
    () => store.has("ab01", "320.webp"),
    () => store.remove("ab01"),
    () => listed(store),
  ];
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ type: "unavailable", details: { retryAfter: expect.any(Number) } });
  await other.startAgain();
  // As another server would, or this one after a rest.
  expect(await listed(bucketStore({ ...other.bucket }, "photos"))).toEqual(["ab01/320.webp"]);
  await other.stop();
  other.remove();
});

test.each([
  ["never answers", null],
  ["stops in the middle of a file", "headers only"],
] as const)(
  "a bucket that %s is given up, and isn't asked again for a while",
  async (_, answer) => {
    const { store, calls } = await answering(() => answer);
    expect(await problemOf(store.read("ab01", "320.webp"))).toEqual([
      "unavailable",
      "reading from troth: no answer in time",
    ]);
    const asked = calls();
    for (const work of [store.read("ab01", "320.webp"), store.write("ab02", "320.webp", bytes("new"))])
      expect(await problemOf(work)).toEqual(["unavailable", "The bucket didn't answer."]);
    expect(calls()).toBe(asked);
  },
  15_000,
);

test.each([
  [403, "AccessDenied", "internal", "reading from troth: 403 AccessDenied AccessDenied"],
  [404, "NoSuchBucket", "internal", "reading from troth: 404 NoSuchBucket NoSuchBucket"],
  [507, "XMinioStorageFull", "no-room", "reading from troth: 507 XMinioStorageFull XMinioStorageFull"],
  [503, "SlowDown", "unavailable", "reading from troth: 503 SlowDown SlowDown"],
])(
  "a bucket's answer %i %s is a problem of type %s, never a file that is missing",
  async (status, code, type, cause) => {
    const { store } = await answering(() => [status, code]);
    expect(await problemOf(store.read("ab01", "320.webp"))).toEqual([type, cause]);
    if (type === "internal") expect((await problemOf(store.has("ab01", "320.webp")))![0]).toBe(type);
  },
);

test("a busy bucket is asked again, and a file that is gone already needn't be removed", async () => {
  const { store, calls } = await answering((n) => (n < 3 ? [503, "SlowDown"] : [404, "NoSuchKey"]));
  await store.remove("ab01", "320.webp");
  expect(calls()).toBe(3);
});
