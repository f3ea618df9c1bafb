// Runs the command as an operator does: in its own process, next to the owner of the embedded database or on a server.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { listenForCommands } from "../database/owner-socket.ts";
import type { FileStore } from "../file-store/file-store.ts";
import { folderStore } from "../file-store/folder.ts";
import { createReview } from "../reviews/create-review.ts";
import { createUser } from "../users/queries.ts";
import { hasDemoData, removeDemoCommand } from "./remove.ts";

let database: FreshDatabase;
let photos: FileStore;
let stopListening: (() => Promise<void>) | undefined;
let folder: string;
let env: NodeJS.ProcessEnv;
let emptied = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "troth-demo-"));
  database = await freshDatabase();
  const { place } = database;
  env = { DATA_DIR: folder };
  if ("dataDir" in place) env["DATA_DIR"] = place.dataDir;
  else env["DATABASE_URL"] = place.url;
  photos = folderStore(join(env["DATA_DIR"]!, "photos"));
  if ("dataDir" in place)
    stopListening = await listenForCommands(place.dataDir, {
      "remove-demo": removeDemoCommand(database, photos, () => void emptied++),
    });
});
afterAll(async () => {
  await stopListening?.();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = () =>
  new Promise<{ code: number; said: string }>((done) => {
    const command = fileURLToPath(new URL("remove-command.ts", import.meta.url));
    execFile(process.execPath, [command], { env: { PATH: process.env["PATH"], ...env } }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });

async function addPerson(name: string, isDemo: boolean): Promise<string> {
  const wish = { password_hash: "none", first_name: name, last_name: "Novak", location: "" };
  const id = await database.db
    .transaction()
    .execute((trx) => createUser(trx, `${name}@example.org`, wish, { version: "terms", reviewLicence: null }));
  await database.db.updateTable("users").set({ is_demo: isDemo }).where("id", "=", id!).execute();
  return id!;
}

async function addPhoto(id: string, ...vendorIds: string[]) {
  await photos.write(id, "640.webp", Buffer.from("a picture"));
  const { db } = database;
  await db.insertInto("photos").values({ id, width: 1, height: 1, placeholder: "", variants: "[]" }).execute();
  for (const vendor_id of vendorIds)
    await db
      .insertInto("vendor_photos")
      .values({ vendor_id, position: Number.parseInt(id, 16) % 100, photo_id: id })
      .execute();
}

const write = (vendorId: string, authorId: string, rating: number) =>
  database.db
    .transaction()
    .execute((trx) =>
      createReview(trx, vendorId, authorId, { ...aReview, experience: "completed", rating }, async () => undefined),
    );

test("the demo is removed with everything that belongs to it, and nothing else", { timeout: 60_000 }, async () => {
  const { db } = database;
  const [demoAuthor, demoOwner, author] = [
    await addPerson("ana", true),
    await addPerson("jakob", true),
    await addPerson("iris", false),
  ];
  const demoVendor = await addVendor(db, { is_demo: true, owner_id: demoOwner });
  const vendor = await addVendor(db, { owner_id: demoOwner, added_by: demoAuthor });
  const [own, shared, ofCategory] = ["01", "02", "03"].map((n) => n.repeat(16)) as [string, string, string];
  await addPhoto(own, demoVendor);
  await addPhoto(shared, demoVendor, vendor);
  await addPhoto(ofCategory, demoVendor);
  await db.updateTable("categories").set({ photo_id: ofCategory }).where("slug", "=", "venues").execute();
  await write(demoVendor, demoAuthor, 5);
  await write(demoVendor, author, 5);
  await write(vendor, demoAuthor, 1);
  const { id: kept } = (await write(vendor, author, 4)).row;
  await db.insertInto("review_responses").values({ review_id: kept, author_id: demoOwner, text: "Thanks" }).execute();
  const saved = (title: string, changed_by: string, is_demo: boolean) => ({
    id: uuidv7(),
    title,
    text: "Please add one.",
    changed_by,
    is_demo,
  });
  await db
    .insertInto("saved_answers")
    .values([
      saved("Made up", demoOwner, true),
      saved("Ours", author, false),
      saved("Ours, corrected", demoOwner, false),
    ])
    .execute();
  await db
    .insertInto("sessions")
    .values({ id: uuidv7(), user_id: demoAuthor, expires_at: new Date(Date.now() + 1_000_000) })
    .execute();
  const events = await db.selectFrom("moderation_events").selectAll().orderBy("id").execute();
  expect(await hasDemoData(db)).toBe(true);

  expect(await run()).toEqual({ code: 0, said: "The demo has been removed: 1 vendors, 2 people, 1 pictures.\n" });

  expect(await hasDemoData(db)).toBe(false);
  expect(await db.selectFrom("users").select("id").execute()).toEqual([{ id: author }]);
  expect(await db.selectFrom("vendors").select(["id", "owner_id", "added_by"]).execute()).toEqual([
    { id: vendor, owner_id: null, added_by: null },
  ]);
  expect(await db.selectFrom("reviews").select("id").execute()).toEqual([{ id: kept }]);
  expect(await db.selectFrom("review_responses").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("saved_answers").select(["title", "changed_by"]).orderBy("title").execute()).toEqual([
    { title: "Ours", changed_by: author },
    { title: "Ours, corrected", changed_by: null },
  ]);
  expect(await db.selectFrom("vendor_stats").select(["vendor_id", "review_count", "average"]).execute()).toEqual([
    { vendor_id: vendor, review_count: 1, average: 4 },
  ]);
  expect(await db.selectFrom("photos").select("id").orderBy("id").execute()).toEqual([
    { id: shared },
    { id: ofCategory },
  ]);
  expect(await photos.read(own, "640.webp")).toBeNull();
  const file = await photos.read(shared, "640.webp");
  file!.stream.destroy();
  expect(await db.selectFrom("moderation_events").selectAll().orderBy("id").execute()).toEqual(events);
  expect(emptied).toBe(stopListening ? 1 : 0);
});

test("without a demo, nothing happens", { timeout: 60_000 }, async () => {
  expect(await run()).toEqual({ code: 0, said: "The demo has been removed: 0 vendors, 0 people, 0 pictures.\n" });
  expect(await database.db.selectFrom("users").select("id").execute()).toHaveLength(1);
});
