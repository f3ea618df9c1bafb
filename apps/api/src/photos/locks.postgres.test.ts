// Where transactions really run side by side.
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { waitsOrEnds } from "../../test/waits.ts";
import { removeFiles } from "./stored.ts";
import { ownedPhotos } from "./uploads.ts";

const api = useTestApp();
type Person = Awaited<ReturnType<typeof api.member>>;
afterEach(() => vi.restoreAllMocks());

const upload = (person: Person, bytes: Buffer) =>
  person.call("POST", "/api/photos", bytes, { "content-type": "image/png" });
const draw = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
const remove = (person: Person, id: string) => person.call("DELETE", `/api/photos/${id}`);
test("deleting a photo waits for a listing that is just taking it, and is then refused", async () => {
  const person = await api.member();
  const { id } = (await upload(person, await draw("teal"))).json();
  const vendorId = await addVendor(api.database.db, { added_by: person.userId });
  const deleting = await api.database.db.transaction().execute(async (trx) => {
    expect(await ownedPhotos(trx, person.userId, [id])).toEqual([id]);
    const call = remove(person, id);
    await waitsOrEnds(api.database.db, call);
    await trx.insertInto("vendor_photos").values({ vendor_id: vendorId, photo_id: id, position: 0 }).execute();
    return { call };
  });
  expect((await deleting.call).statusCode).toBe(409);
});

test("a photo that is uploaded again while its files are being removed has them afterwards", async () => {
  const [ana, iva] = [await api.member(), await api.member()];
  const bytes = await draw("olive");
  const { id } = (await upload(ana, bytes)).json();
  const { remove: removeNow } = api.photos;
  let again: ReturnType<typeof upload> | undefined;
  vi.spyOn(api.photos, "remove").mockImplementationOnce(async (...file) => {
    again = upload(iva, bytes);
    await waitsOrEnds(api.database.db, again);
    await removeNow(...file);
  });
  expect((await remove(ana, id)).statusCode).toBe(204);
  expect((await again!).statusCode).toBe(201);
  expect(await api.photos.has(id, "60.webp")).toBe(true);
});

test("a sweep that comes while a photo is being stored leaves its files", async () => {
  const person = await api.member();
  const { write } = api.photos;
  let sweeping: Promise<void> | undefined;
  vi.spyOn(api.photos, "write").mockImplementationOnce(async (id, ...file) => {
    await write(id, ...file);
    sweeping = removeFiles(api.database.db, api.photos, id);
    await waitsOrEnds(api.database.db, sweeping);
  });
  const { id } = (await upload(person, await draw("navy"))).json();
  await sweeping;
  expect(await api.photos.has(id, "60.webp")).toBe(true);
});
