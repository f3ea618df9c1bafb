import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { startBucketServer } from "../../test/bucket-server.ts";
import { freshDatabase } from "../../test/fresh-database.ts";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { bucketStore, checkBucket } from "./bucket.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";
import { avatarOf } from "../photos/avatar.ts";
import { removeStrayFiles } from "../photos/sweep.ts";

const server = await startBucketServer();
// The tests' own database is used, but settings with a bucket need one.
const api = useTestApp({ env: { ...server.env, DATABASE_URL: "postgresql://localhost/unused" } });
afterAll(async () => {
  await server.stop();
  server.remove();
});

type Person = Awaited<ReturnType<typeof api.member>>;
const photo = (red: number) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer();
const upload = async (person: Person, red: number) =>
  person.call("POST", "/api/photos", await photo(red), { "content-type": "image/jpeg" });
async function filesIn(area: string) {
  const files: string[] = [];
  for await (const { id, variant } of bucketStore(server.bucket, area).list()) files.push(`${id}/${variant}`);
  return files;
}

test("photos are kept in the bucket, shown from it, and removed from it", async () => {
  const person = await api.member();
  const answer = await upload(person, 10);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, variants } = answer.json();
  const files = variants.map(({ width }: { width: number }) => `${id}/${width}.webp`);
  expect(files.length).toBeGreaterThan(0);
  expect(await filesIn("photos")).toEqual(files);
  const shown = await api.browser().call("GET", variants[0].src);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    "content-type": "image/webp",
    "content-length": String(shown.rawPayload.length),
  });
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(variants[0].width);

  await bucketStore(server.bucket, "photos").write("00ff", "320.webp", Buffer.from("left behind"));
  await removeStrayFiles(api.database.db, api.photos, new Date(Date.now() + 5_000));
  expect(await filesIn("photos")).toEqual(files);
  expect((await person.call("DELETE", `/api/photos/${id}`)).statusCode).toBe(204);
  expect(await filesIn("photos")).toEqual([]);
});

test("evidence is in the bucket encrypted, and opened from there", async () => {
  const person = await api.member();
  const vendorId = await addVendor(api.database.db, { owner_id: (await api.member()).userId });
  const claim = { role: "manager", note: "I run the bakery with my sister." };
  const { id } = (await person.call("POST", `/api/vendors/${vendorId}/claims`, claim)).json();
  const document = Buffer.from("%PDF-1.7\nExtract from the register");
  const path = `/api/claims/${id}/document`;
  expect((await person.call("PUT", path, document, { "content-type": "application/pdf" })).statusCode).toBe(200);
  const [file] = await filesIn("proofs");
  const kept = await bucketStore(server.bucket, "proofs").read(...(file!.split("/") as [string, string]));
  expect((await buffer(kept!.stream)).includes("register")).toBe(false);
  const admin = await api.member({ isAdmin: true });
  const opened = await admin.call("POST", `/api/admin/claims/${id}/document-openings`, { reason: "To decide." });
  expect(opened.rawPayload.equals(document)).toBe(true);
});

test("an upload while the bucket can't be reached is 503, leaves no photo behind, and succeeds once it can", async () => {
  const person = await api.member();
  await server.stop();
  const refused = await upload(person, 20);
  expect(refused.statusCode, refused.body).toBe(503);
  expect(refused.headers["retry-after"]).toBeDefined();
  const { db } = api.database;
  expect(
    await db.selectFrom("photo_uploads").select("photo_id").where("user_id", "=", person.userId).execute(),
  ).toEqual([]);
  await server.startAgain();
  const succeeds = async () => expect((await upload(person, 20)).statusCode).toBe(201);
  await vi.waitFor(succeeds, { timeout: 20_000, interval: 500 });
});

test("what is left in the database is purged although the bucket can't be reached", async () => {
  const { db } = api.database;
  const person = await api.member();
  await db
    .insertInto("contact_messages")
    .values({
      id: randomUUID(),
      name: "Ana",
      email: person.email,
      subject: "",
      message: "Hello",
      receipt: "old",
      created_at: new Date(0),
    })
    .execute();
  await db
    .updateTable("users")
    .set({ erase_at: new Date(0), image: avatarOf("00000000000000000000000000000000") })
    .where("id", "=", person.userId)
    .execute();
  await server.stop();
  const purged = await purgeExpired(db, api.photos).catch(String);
  await server.startAgain();
  expect(purged).toMatch(/failed, the first with/);
  expect(await db.selectFrom("contact_messages").selectAll().execute()).toEqual([]);
  expect(
    await db.selectFrom("users").select("deleted_at").where("id", "=", person.userId).executeTakeFirst(),
  ).not.toEqual({ deleted_at: null });
});

describe("a server doesn't start", () => {
  const check = (wrong: object) => checkBucket({ ...server.bucket, ...wrong }, api.database.db);

  test("with a bucket that it can't use, and says why", async () => {
    await expect(check({ name: "elsewhere" })).rejects.toThrow(/elsewhere \(.*NoSuchBucket/);
    await expect(check({ endpoint: new URL("http://127.0.0.1:9") })).rejects.toThrow(/ECONNREFUSED/);
  });

  test("with the bucket of another database, whose files it would delete", async () => {
    await check({});
    await check({});
    const other = await freshDatabase();
    onTestFinished(() => other.close());
    await sql`update kysely_migration set timestamp = '2020-01-01T00:00:00Z'`.execute(other.db);
    await expect(checkBucket({ ...server.bucket }, other.db)).rejects.toThrow(/belong to another database/);
  });

  test("in a process of its own", async () => {
    const { place } = api.database as unknown as { place: { url: string } };
    const env = {
      ...server.env,
      S3_BUCKET: "elsewhere",
      DATABASE_URL: place.url,
      DATA_DIR: api.settings.dataDir,
      PATH: process.env["PATH"],
    };
    const main = fileURLToPath(new URL("../main.ts", import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: "utf8", timeout: 60_000 });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/S3_BUCKET: files can't be kept in elsewhere/)]);
  });
});
