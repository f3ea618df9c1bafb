// Fault 15: whatever the store or the database does midway, the sweep leaves no row without its files, and no file
// without its row.
import { randomBytes } from "node:crypto";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { photoIdOf } from "@troth/rules/photos";
import { sql } from "kysely";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { removeDemo } from "../demo/remove.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";
import { deleteUnusedPhotos, removeStrayFiles } from "./sweep.ts";
import type { StoredFile } from "../file-store/file-store.ts";

const api = useTestApp();
type Person = Awaited<ReturnType<typeof api.member>>;
afterEach(() => vi.restoreAllMocks());

const days = (n: number) => new Date(Date.now() - n * 86_400_000);
const picture = () =>
  sharp(randomBytes(3), { raw: { width: 1, height: 1, channels: 3 } })
    .resize(700, 500)
    .png()
    .toBuffer();
const upload = (person: Person, bytes: Buffer) =>
  person.call("POST", "/api/photos", bytes, { "content-type": "image/png" });
const uploaded = async (person: Person, bytes: Buffer): Promise<string> => (await upload(person, bytes)).json().id;
async function files(): Promise<StoredFile[]> {
  const found = [];
  for await (const file of api.photos.list()) found.push(file);
  return found;
}
const all = async () => {
  const rows = await api.database.db.selectFrom("photos").select(["id", "variants"]).execute();
  return {
    files: (await files()).map(({ id, variant }) => `${id}/${variant}`).toSorted(),
    rows: rows.flatMap(({ id, variants }) => variants.map((v) => `${id}/${v.width}.${v.format}`)).toSorted(),
  };
};
const filesOf = async (id: string) => (await all()).files.filter((file) => file.startsWith(id));
/** As if everything had happened that many days ago. */
async function age(n: number) {
  const { db } = api.database;
  await db
    .updateTable("photos")
    .set({ created_at: days(n) })
    .execute();
  await db
    .updateTable("photo_uploads")
    .set({ created_at: days(n) })
    .execute();
  for (const { id, variant } of await files())
    utimesSync(join(api.settings.dataDir, "photos", id.slice(0, 2), id, variant), days(n), days(n));
}
async function sweep() {
  await deleteUnusedPhotos(api.database.db, api.photos);
  await removeStrayFiles(api.database.db, api.photos);
}
const use = async (...ids: string[]) => {
  const { db } = api.database;
  const vendorId = await addVendor(db, {});
  const rows = ids.map((photo_id, position) => ({ vendor_id: vendorId, photo_id, position }));
  await db.insertInto("vendor_photos").values(rows).execute();
};

test("photos that no listing has used within a week are deleted with their files; all others stay", async () => {
  const person = await api.member();
  const [used, unused] = [await uploaded(person, await picture()), await uploaded(person, await picture())];
  await use(used);
  await age(6.9);
  const recent = await uploaded(person, await picture());
  await sweep();
  expect((await filesOf(unused)).length).toBe(2);
  await age(7.1);
  await api.database.db
    .updateTable("photo_uploads")
    .set({ created_at: days(0) })
    .where("photo_id", "=", recent)
    .execute();
  await sweep();
  expect(await Promise.all([used, unused, recent].map(async (id) => (await filesOf(id)).length))).toEqual([2, 0, 2]);
  expect((await person.call("DELETE", `/api/photos/${unused}`)).statusCode).toBe(404);
  expect((await person.call("DELETE", `/api/photos/${used}`)).statusCode).toBe(409);
});

test("the photos of a listing that its author withdraws are deleted with their files once the week is over", async () => {
  const author = await api.member();
  const id = await uploaded(author, await picture());
  const vendor_id = await addVendor(api.database.db, { status: "pending", added_by: author.userId });
  await api.database.db.insertInto("vendor_photos").values({ vendor_id, photo_id: id, position: 0 }).execute();
  await age(7.1);
  await sweep();
  expect((await filesOf(id)).length).toBe(2);
  expect((await author.call("DELETE", `/api/vendors/${vendor_id}`)).statusCode).toBe(204);
  await sweep();
  expect((await filesOf(id)).length).toBe(0);
});

test("avatars, and files that are still waiting for their row, are not swept", async () => {
  const person = await api.member();
  const bytes = await picture();
  const { image } = (await person.call("PUT", "/api/users/me/avatar", bytes, { "content-type": "image/png" })).json();
  const avatar = image.split("/")[3];
  await age(30);
  const waiting = randomBytes(16).toString("hex");
  await api.photos.write(waiting, "640.webp", bytes);
  await sweep();
  expect([await filesOf(avatar), await filesOf(waiting)]).toEqual([[`${avatar}/384.webp`], [`${waiting}/640.webp`]]);
  await age(1.1);
  await sweep();
  expect([await filesOf(avatar), await filesOf(waiting)]).toEqual([[`${avatar}/384.webp`], []]);
  await person.call("DELETE", "/api/users/me/avatar");
});

/** The process or the store ends at a given step of an upload or a deletion. */
const faults: [string, () => Promise<unknown>][] = [
  ["the photo store fails at the second of an upload's files", () => failing("write", 1)],
  ["the process ends before an upload's row is committed", () => failingCommit()],
  ["the photo store fails when a deleted photo's files are removed", () => failing("remove", 0)],
];
async function failing(what: "write" | "remove", after: number) {
  const works = api.photos[what] as () => Promise<void>;
  const spy = vi.spyOn(api.photos, what);
  for (let i = 0; i < after; i++) spy.mockImplementationOnce(works);
  spy.mockRejectedValue(new Error("the store is gone"));
  // Nothing can be tidied up either.
  vi.spyOn(api.photos, "remove").mockRejectedValue(new Error("the store is gone"));
}
async function failingCommit() {
  const { db } = api.database;
  await sql`create or replace function no_commit() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`.execute(db);
  await sql`create constraint trigger no_commit after insert on photo_uploads initially deferred
    for each row execute function no_commit()`.execute(db);
  vi.spyOn(api.photos, "remove").mockRejectedValue(new Error("the process is gone"));
}

test.each(faults)("fault 15: when %s, the sweep leaves no orphan row and no orphan file", async (_, fault) => {
  const person = await api.member();
  const [kept, bytes] = [await picture(), await picture()];
  const id = await photoIdOf(bytes);
  const before = await uploaded(person, kept);
  await use(before);
  const deleted = await uploaded(person, await picture());
  await fault();
  await upload(person, bytes);
  await person.call("DELETE", `/api/photos/${deleted}`);
  vi.restoreAllMocks();
  await sql`drop function if exists no_commit cascade`.execute(api.database.db);
  // Something really was left behind.
  const left = await all();
  expect(left.files.filter((file) => !left.rows.includes(file)).length).toBeGreaterThan(0);
  await age(1.1);
  await sweep();
  const after = await all();
  expect(after.files).toEqual(after.rows);
  expect((await filesOf(before)).length).toBe(2);
  // The photo can be uploaded again, even by someone else.
  expect(await uploaded(await api.member(), bytes)).toBe(id);
  expect((await filesOf(id)).length).toBe(2);
});

test("a file that was only half written beside a photo's own is removed, and the photo's own stay", async () => {
  const id = await uploaded(await api.member(), await picture());
  await api.photos.write(id, "640.webp.9b2c", Buffer.from("half"));
  await age(1.1);
  await sweep();
  expect(await filesOf(id)).toEqual([`${id}/320.webp`, `${id}/700.webp`]);
});

test("a sweep that is interrupted between row and files is finished by the next one", async () => {
  const person = await api.member();
  const id = await uploaded(person, await picture());
  await age(8);
  vi.spyOn(api.photos, "remove").mockRejectedValue(new Error("the process is gone"));
  await expect(sweep()).rejects.toThrow("the process is gone");
  vi.restoreAllMocks();
  await age(8);
  await sweep();
  expect(await filesOf(id)).toEqual([]);
});

test("an erased account's photos go with it, and those of listings stay", async () => {
  const person = await api.member();
  const [used, unused] = [await uploaded(person, await picture()), await uploaded(person, await picture())];
  await use(used);
  await age(2);
  const { db } = api.database;
  await db
    .updateTable("users")
    .set({ erase_at: days(1) })
    .where("id", "=", person.userId)
    .execute();
  await purgeExpired(db, api.photos);
  expect([(await filesOf(used)).length, (await filesOf(unused)).length]).toEqual([2, 0]);
  const uploads = db.selectFrom("photo_uploads").select("photo_id").where("user_id", "=", person.userId);
  expect(await uploads.execute()).toEqual([]);
});

test("a photo of the demo that someone has uploaded too stays when the demo is removed", async () => {
  const { db } = api.database;
  const person = await api.member();
  const [shared, demoOnly] = [await uploaded(person, await picture()), await uploaded(person, await picture())];
  await db.deleteFrom("photo_uploads").where("photo_id", "=", demoOnly).execute();
  const vendorId = await addVendor(db, { is_demo: true });
  const rows = [shared, demoOnly].map((photo_id, position) => ({ vendor_id: vendorId, photo_id, position }));
  await db.insertInto("vendor_photos").values(rows).execute();
  await removeDemo(db, api.photos);
  expect([(await filesOf(shared)).length, (await filesOf(demoOnly)).length]).toEqual([2, 0]);
});
