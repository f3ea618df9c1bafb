import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { startBucketServer } from "../../test/bucket-server.ts";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { bucketStore } from "../file-store/bucket.ts";
import { removeStrayFiles } from "./sweep.ts";

const server = await startBucketServer();
const api = useTestApp({ env: server.env });
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
  expect((await upload(person, 20)).statusCode).toBe(201);
});
