import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { photoIdOf } from "@troth/rules/photos";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { brand, useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { startJobs } from "../jobs/run.ts";
import { createLog } from "../log.ts";
import { createDecoder } from "./decoder.ts";
import { enqueueMissingFormats, laterFormatsQueue, makeAvifs, makePreview } from "./later-formats.ts";
import { storeOwnPicture } from "./stored.ts";
import { ownedPhotos } from "./uploads.ts";

const api = useTestApp();
type Person = Awaited<ReturnType<typeof api.member>>;

let drawn = 0;
/** A photo that no other test has: in a shade of red so far from the others that no format makes them the same. */
function draw(width: number, height: number) {
  const background = { r: 200, g: 12 * Math.floor(drawn / 10), b: 12 * (drawn++ % 10) };
  return sharp({ create: { width, height, channels: 3, background } });
}
const small = () => draw(90, 60).jpeg().toBuffer();
const upload = (person: Person, bytes: Buffer, type = "image/jpeg") =>
  person.call("POST", "/api/photos", bytes, { "content-type": type });
async function uploaded(person: Person, bytes: Buffer, type?: string) {
  const answer = await upload(person, bytes, type);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const remove = async (person: Person, id: string) => (await person.call("DELETE", `/api/photos/${id}`)).statusCode;
const fetched = async (src: string) => {
  const answer = await api.browser().call("GET", src);
  expect(answer.statusCode, src).toBe(200);
  return answer.rawPayload;
};
const filesOf = (id: string) => {
  const folder = join(api.settings.dataDir, "photos");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.includes(`${id}/`)).map((file) => file.split("/").at(-1)!);
};
const rowsOf = async (id: string) => {
  const { db } = api.database;
  const photos = await db.selectFrom("photos").select("id").where("id", "=", id).execute();
  const uploads = await db.selectFrom("photo_uploads").select("user_id").where("photo_id", "=", id).execute();
  return { photos: photos.length, uploads: uploads.length };
};
/** A listing of theirs with these photos. */
async function list(person: Person, ...ids: string[]) {
  const { db } = api.database;
  const vendorId = await addVendor(db, { added_by: person.userId });
  const rows = ids.map((photo_id, position) => ({ vendor_id: vendorId, photo_id, position }));
  if (rows.length) await db.insertInto("vendor_photos").values(rows).execute();
  return vendorId;
}

test("a photo comes in every width up to its own, as WebP, with a placeholder", async () => {
  const person = await api.member();
  const large = await uploaded(person, await draw(2400, 1600).jpeg().toBuffer());
  expect(large).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    alt: "",
    drawn: false,
    width: 1920,
    height: 1280,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    variants: [320, 640, 960, 1280, 1920].map((width) => ({
      src: `/api/photos/${large.id}/${width}.webp`,
      width,
      format: "webp",
    })),
  });
  for (const { src, width } of large.variants)
    expect(await sharp(await fetched(src)).metadata()).toMatchObject({ format: "webp", width });
  expect(large.placeholder.length).toBeLessThan(400);

  const widths = async (width: number, height: number) =>
    (await uploaded(person, await draw(width, height).jpeg().toBuffer())).variants.map(
      (variant: { width: number }) => variant.width,
    );
  expect(await widths(1000, 500)).toEqual([320, 640, 1000]);
  expect(await widths(5, 7)).toEqual([5]);
  // The tallest is made to fit: WebP ends at 16,383 pixels.
  expect(await widths(500, 20_000)).toEqual([96]);
});

test.each([
  ["grey", () => draw(60, 40).greyscale().jpeg().toBuffer()],
  ["printed (CMYK)", () => draw(60, 40).toColourspace("cmyk").jpeg().toBuffer()],
  ["16-bit", () => draw(60, 40).toColourspace("rgb16").png().toBuffer()],
  ["transparent", () => draw(60, 40).ensureAlpha(0).png().toBuffer()],
  ["grey and transparent", () => draw(60, 40).greyscale().ensureAlpha(0.5).png().toBuffer()],
])("a picture that is %s is a photo like any other", async (_, bytes) => {
  const { variants } = await uploaded(await api.member(), await bytes(), "image/png");
  const { channels, hasAlpha } = await sharp(await fetched(variants[0].src)).metadata();
  expect({ channels, hasAlpha }).toEqual({ channels: 3, hasAlpha: false });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const html = Buffer.from("<html><script>alert(1)</script>");
test.each([
  ["SVG under its own type", svg, "image/svg+xml", 415],
  ["SVG that says it is WebP", svg, "image/webp", 415],
  ["HTML that says it is JPEG", html, "image/jpeg", 422],
  ["a GIF that says it is PNG", () => draw(9, 9).gif().toBuffer(), "image/png", 415],
  ["a TIFF that says it is AVIF", () => draw(9, 9).tiff().toBuffer(), "image/avif", 415],
  ["the first bytes of a JPEG before HTML", Buffer.concat([Buffer.from("ffd8ffe0", "hex"), html]), "image/jpeg", 422],
  ["nothing", Buffer.alloc(0), "image/jpeg", 422],
  ["JSON", Buffer.from("{}"), "application/json", 415],
])("check 52: %s is refused, and nothing is stored", async (_, given, type, status) => {
  const person = await api.member();
  const bytes = typeof given === "function" ? await given() : given;
  const answer = await upload(person, bytes, type);
  expect(answer.statusCode, answer.body).toBe(status);
  const { db } = api.database;
  expect(
    await db.selectFrom("photo_uploads").select("photo_id").where("user_id", "=", person.userId).execute(),
  ).toEqual([]);
});

test("check 52: a JPEG that is also HTML is re-encoded, and nothing of the HTML is left", async () => {
  const person = await api.member();
  const jpeg = await draw(40, 40)
    .withExif({ IFD0: { ImageDescription: html.toString() } })
    .jpeg()
    .toBuffer();
  const { variants } = await uploaded(person, Buffer.concat([jpeg, html]), "image/png");
  const bytes = await fetched(variants[0].src);
  expect(bytes.includes("<script>")).toBe(false);
  expect((await sharp(bytes).metadata()).format).toBe("webp");
});

/** Red above, blue below; stored on its side, as phones do, with metadata that says so and where it was taken. */
async function takenByPhone(type: "jpeg" | "png" | "webp" | "avif") {
  const blue = await sharp({ create: { width: 800, height: 300, channels: 3, background: "blue" } })
    .png()
    .toBuffer();
  const upright = await draw(800, 600)
    .composite([{ input: blue, top: 300, left: 0 }])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(270)
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "46/1 3/1 0/1", GPSLatitudeRef: "N" } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>46.05N</rdf></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toFormat(type)
    .toBuffer();
}

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "check 53: nothing the camera wrote into a %s is in any variant, and each is upright",
  async (type) => {
    const person = await api.member();
    const original = await takenByPhone(type);
    const { exif, xmp } = await sharp(original).metadata();
    expect([exif!.includes("Camera"), xmp !== undefined]).toEqual([true, true]);
    const { id } = await uploaded(person, original, `image/${type}`);
    await makeAvifs(api.database.db, api.photos, createDecoder(createLog("silent"), unhurried), id);
    const { variants } = await api.database.db
      .selectFrom("photos")
      .select("variants")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(variants.map(({ width, format }) => `${width}.${format}`)).toEqual([
      "320.webp",
      "800.webp",
      "320.avif",
      "800.avif",
    ]);
    for (const { width, format } of variants) {
      const bytes = await fetched(`/api/photos/${id}/${width}.${format}`);
      const found = await sharp(bytes).metadata();
      expect(found).toMatchObject({ width, height: width * 0.75 });
      expect([found.exif, found.xmp, found.icc, found.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      for (const words of ["Camera", "xmpmeta", "46.05N"])
        expect([words, bytes.includes(words)]).toEqual([words, false]);
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      const row = (y: number) => (Math.floor(y * info.height) * info.width + info.width / 2) * info.channels;
      const [above, below] = [row(0.1), row(0.9)];
      expect([data[above]! > data[above + 2]!, data[below + 2]! > data[below]!]).toEqual([true, true]);
    }
  },
);

const unhurried = { time: 60_000, queueTimeoutMs: 60_000 };

test("check 54: half a photo, one of too many pixels and one of too many bytes are refused", async () => {
  const person = await api.member();
  const whole = await draw(800, 800).png().toBuffer();
  expect((await upload(person, whole.subarray(0, whole.length / 2), "image/png")).statusCode).toBe(422);
  const header = Buffer.from(await draw(8, 8).png().toBuffer());
  header.writeUInt32BE(50_000, 16);
  header.writeUInt32BE(50_000, 20);
  const refused = await upload(person, withCrc(header), "image/png");
  expect([refused.statusCode, refused.json().detail]).toEqual([422, "The picture has more than 24 megapixels."]);
  expect((await upload(person, Buffer.alloc(10 * 1024 * 1024 + 1), "image/png")).statusCode).toBe(413);
});

/** A PNG whose header, changed by hand, has the right checksum again. */
function withCrc(png: Buffer): Buffer {
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test("check 55: a photo is served under the hash of its file, with a policy that runs nothing, whatever its name was", async () => {
  const person = await api.member();
  const answer = await person.call("POST", "/api/photos", await small(), {
    "content-type": "image/jpeg",
    "content-disposition": 'attachment; filename="../../x.html"',
  });
  const { id, variants } = answer.json();
  expect(filesOf(id)).toEqual(["90.webp"]);
  const { headers } = await api.browser().call("GET", variants[0].src);
  expect(headers).toMatchObject({
    "content-type": "image/webp",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

test("the same file again is the same photo, and its week starts again", async () => {
  const person = await api.member();
  const bytes = await small();
  const first = await uploaded(person, bytes);
  const { db } = api.database;
  await db
    .updateTable("photo_uploads")
    .set({ created_at: new Date(0) })
    .where("photo_id", "=", first.id)
    .execute();
  const again = await uploaded(person, bytes);
  // With a pass for its uploader, should it be in what isn't public.
  const withoutPass = again.variants.map((variant: { src: string }) => ({
    ...variant,
    src: variant.src.replace(/\?pass=.*/, ""),
  }));
  expect({ ...again, variants: withoutPass }).toEqual(first);
  expect(await rowsOf(first.id)).toEqual({ photos: 1, uploads: 1 });
  const [{ created_at }] = (await db
    .selectFrom("photo_uploads")
    .select("created_at")
    .where("photo_id", "=", first.id)
    .execute()) as [{ created_at: Date }];
  expect(created_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test("people who upload the same file share the photo, and can't tell", async () => {
  const [ana, iva] = [await api.member(), await api.member()];
  const bytes = await draw(700, 500).jpeg().toBuffer();
  const first = await upload(ana, bytes);
  await makeAvifs(api.database.db, api.photos, createDecoder(createLog("silent"), unhurried), first.json().id);
  await list(ana, first.json().id);
  const second = await upload(iva, bytes);
  expect([second.statusCode, second.json()]).toEqual([first.statusCode, first.json()]);
  const { id } = first.json();
  expect(await rowsOf(id)).toEqual({ photos: 1, uploads: 2 });
  // Not even by deleting it.
  expect(await remove(iva, id)).toBe(204);
  expect(await remove(iva, id)).toBe(404);
  expect(await rowsOf(id)).toEqual({ photos: 1, uploads: 1 });
  expect(filesOf(id)).toContain("700.webp");
});

test("one file that many upload at the same time is one photo with all of its files", async () => {
  const people = [await api.member(), await api.member(), await api.member()];
  const bytes = await small();
  const answers = await Promise.all([...people, ...people].map((person) => upload(person, bytes)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  const { id } = answers[0]!.json();
  expect(await rowsOf(id)).toEqual({ photos: 1, uploads: 3 });
  expect(filesOf(id)).toEqual(["90.webp"]);
});

describe("deleting", () => {
  test("takes the photo with its files, unless someone else has uploaded it too", async () => {
    const [ana, iva] = [await api.member(), await api.member()];
    const bytes = await small();
    const { id } = await uploaded(ana, bytes);
    await uploaded(iva, bytes);
    expect(await remove(ana, id)).toBe(204);
    expect(filesOf(id)).toEqual(["90.webp"]);
    expect(await remove(iva, id)).toBe(204);
    expect(filesOf(id)).toEqual([]);
    expect(await rowsOf(id)).toEqual({ photos: 0, uploads: 0 });
    // It can be uploaded again.
    await uploaded(ana, bytes);
    expect(filesOf(id)).toEqual(["90.webp"]);
  });

  test("is refused while a listing uses the photo", async () => {
    const person = await api.member();
    const { id } = await uploaded(person, await small());
    const vendorId = await list(person, id);
    expect(await remove(person, id)).toBe(409);
    expect(filesOf(id)).toEqual(["90.webp"]);
    await api.database.db.deleteFrom("vendor_photos").where("vendor_id", "=", vendorId).execute();
    expect(await remove(person, id)).toBe(204);
  });

  test("is refused while someone else's listing uses the photo, if no one else has uploaded it", async () => {
    const [person, other] = [await api.member(), await api.member()];
    const { id } = await uploaded(person, await small());
    await list(other, id);
    expect(await remove(person, id)).toBe(409);
  });

  test("check 37: someone else's photo gets the same answer as one that does not exist", async () => {
    const [ana, iva] = [await api.member(), await api.member()];
    const { id } = await uploaded(ana, await small());
    expect([await remove(iva, id), await remove(iva, "0".repeat(32))]).toEqual([404, 404]);
    await list(ana, id);
    expect(await remove(iva, id)).toBe(404);
    expect(filesOf(id)).toEqual(["90.webp"]);
  });
});

test("a listing can take only photos that its person has uploaded", async () => {
  const [ana, iva] = [await api.member(), await api.member()];
  const [own, other] = [await uploaded(ana, await small()), await uploaded(iva, await small())];
  const owned = (ids: string[]) => api.database.db.transaction().execute((trx) => ownedPhotos(trx, ana.userId, ids));
  expect(await owned([own.id, other.id])).toEqual([own.id]);
  expect(await owned([])).toEqual([]);
});

test("people who have not confirmed their address cannot upload photos, and are told before the body is read", async () => {
  const person = await api.member();
  const { db } = api.database;
  await db.updateTable("users").set({ email_verified_at: null }).where("id", "=", person.userId).execute();
  const answer = await upload(person, html);
  expect([answer.statusCode, answer.json().type]).toEqual([403, "/api/reference#email-unverified"]);
});

test("one person can have a hundred photos that nothing uses, and upload sixty an hour", async () => {
  const person = await api.member();
  const { db } = api.database;
  const bytes = await small();
  const { id } = await uploaded(person, bytes);
  const ids = Array.from({ length: 99 }, () => randomBytes(16).toString("hex"));
  const row = { width: 1, height: 1, placeholder: "", variants: "[]" };
  await db
    .insertInto("photos")
    .values(ids.map((id) => ({ id, ...row })))
    .execute();
  await db
    .insertInto("photo_uploads")
    .values(ids.map((photo_id) => ({ user_id: person.userId, photo_id })))
    .execute();
  const next = await small();
  const refused = await upload(person, next);
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    "You have 100 photos that no listing, review or draft uses. Use or delete some of them first.",
  ]);
  // One that they already have is no more than before.
  expect((await uploaded(person, bytes)).id).toBe(id);
  await list(person, id);
  await uploaded(person, next);

  const answers = [];
  for (let i = 0; i < 57; i++) answers.push((await upload(person, bytes)).statusCode);
  expect(answers).toEqual([...Array.from({ length: 56 }, () => 201), 429]);
});

test("an upload that ends with a full disk is 507, and leaves nothing behind", async () => {
  const person = await api.member();
  const bytes = await draw(1000, 700).jpeg().toBuffer();
  const { write } = api.photos;
  vi.spyOn(api.photos, "write")
    .mockImplementationOnce(write)
    .mockRejectedValueOnce(Object.assign(new Error("write"), { code: "ENOSPC" }));
  const answer = await upload(person, bytes);
  expect([answer.statusCode, answer.json().type]).toEqual([507, "/api/reference#no-room"]);
  vi.restoreAllMocks();
  expect(filesOf(await photoIdOf(bytes))).toEqual([]);
  const { id } = await uploaded(person, bytes);
  expect(filesOf(id).toSorted()).toEqual(["1000.webp", "320.webp", "640.webp"]);
});

describe("the JPEG for link previews", () => {
  const decoder = createDecoder(createLog("silent"), unhurried);
  const make = (id: string) => makePreview(api.database.db, api.photos, decoder, id);

  test.each([
    ["a large photo", 2000, 1500],
    ["a tall one", 600, 2400],
    ["one smaller than a preview", 200, 150],
  ])("of %s is 1,200 × 630 pixels, has nothing the camera wrote, and is cached for ever", async (_, width, height) => {
    const person = await api.member();
    const original = draw(width, height).withExif({ IFD0: { Make: "Camera" } });
    const { id } = await uploaded(person, await original.jpeg().toBuffer());
    expect(await make(id)).toBe(true);
    const answer = await api.browser().call("GET", `/api/photos/${id}/1200.jpg`);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const found = await sharp(answer.rawPayload).metadata();
    expect(found).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(found.exif).toBeUndefined();
  });

  test("is made once, and never because someone asks for a file that isn't there", async () => {
    const person = await api.member();
    const { id } = await uploaded(person, await draw(400, 300).jpeg().toBuffer());
    const [before, jobs] = [filesOf(id), await api.jobs.jobs.findJobs(laterFormatsQueue)];
    for (const variant of ["1200.jpg", "1199.jpg", "400.jpg", "9999.avif", "1.webp"])
      expect((await api.browser().call("GET", `/api/photos/${id}/${variant}`)).statusCode).toBe(404);
    expect(filesOf(id)).toEqual(before);
    expect(await api.jobs.jobs.findJobs(laterFormatsQueue)).toHaveLength(jobs.length);
    let made = 0;
    const counting = { preview: (picture: Buffer) => (made++, decoder.preview(picture)) };
    const again = () => makePreview(api.database.db, api.photos, counting, id);
    // The second time, the photo offers no more than before, so nothing has to be read again.
    expect([await again(), await again(), made]).toEqual([true, false, 1]);
  });

  test("goes with the photo", async () => {
    const person = await api.member();
    const { id } = await uploaded(person, await small());
    await make(id);
    expect(filesOf(id)).toContain("1200.jpg");
    expect(await remove(person, id)).toBe(204);
    expect(filesOf(id)).toEqual([]);
    expect(await make(id)).toBe(false);
  });
});

describe("AVIF", () => {
  const decoder = createDecoder(createLog("silent"), unhurried);
  const formatsOf = async (id: string) => {
    const { db } = api.database;
    const photo = await db.selectFrom("photos").select("variants").where("id", "=", id).executeTakeFirst();
    return photo?.variants.map(({ width, format }) => `${width}.${format}`);
  };

  test("is offered on pages a little after an upload, as is a JPEG for link previews", async () => {
    await api.jobs.jobs.deleteQueuedJobs(laterFormatsQueue); // of the tests before
    const person = await api.member();
    const { id } = await uploaded(person, await draw(500, 300).jpeg().toBuffer());
    const vendorId = await list(person, id);
    const offered = async () =>
      (await api.browser().call("GET", `/api/vendors/${vendorId}`))
        .json()
        .photos[0].variants.map(({ src }: { src: string }) => src.split("/").at(-1));
    expect(await offered()).toEqual(["320.webp", "500.webp"]);
    const { settings } = api;
    const onPhotosChanged = () => api.app.publicCache.clear();
    const more = await startJobs(api.database, { settings, brand, decoder, onPhotosChanged });
    await vi.waitFor(
      async () => expect(await offered()).toEqual(["320.webp", "500.webp", "1200.jpg", "320.avif", "500.avif"]),
      {
        timeout: 40_000,
        interval: 100,
      },
    );
    // The preview is enlarged, the photo isn't.
    const photo = (await api.browser().call("GET", `/api/vendors/${vendorId}`)).json().photos[0];
    expect([photo.width, photo.height]).toEqual([500, 300]);
    await more.stop();
  });

  test("that was interrupted is offered only once it is complete, without making any file twice", async () => {
    const person = await api.member();
    const { id } = await uploaded(person, await draw(1000, 600).jpeg().toBuffer());
    const made: number[] = [];
    const failing = (last: number) => ({
      avif(picture: Buffer, width: number) {
        if (width === last) throw new Error("killed");
        made.push(width);
        return decoder.avif(picture, width);
      },
    });
    await expect(makeAvifs(api.database.db, api.photos, failing(640), id)).rejects.toThrow("killed");
    expect(await formatsOf(id)).toEqual(["320.webp", "640.webp", "1000.webp"]);
    expect(await makeAvifs(api.database.db, api.photos, failing(0), id)).toBe(true);
    expect(made).toEqual([320, 640, 1000]);
    expect(await formatsOf(id)).toEqual(["320.webp", "640.webp", "1000.webp", "320.avif", "640.avif", "1000.avif"]);
  });

  test("of a photo that has been deleted meanwhile is given up, and no file stays", async () => {
    const person = await api.member();
    const { id } = await uploaded(person, await small());
    const slow = {
      async avif(picture: Buffer, width: number) {
        const bytes = await decoder.avif(picture, width);
        expect(await remove(person, id)).toBe(204);
        return bytes;
      },
    };
    expect(await makeAvifs(api.database.db, api.photos, slow, id)).toBe(false);
    expect(filesOf(id)).toEqual([]);
    expect(await makeAvifs(api.database.db, api.photos, slow, id)).toBe(false);
  });

  test("is asked for again at night for uploads and pictures of our own that lack it or the JPEG, and for no others", async () => {
    const { db } = api.database;
    const person = await api.member();
    const upload = async () => (await uploaded(person, await small())).id as string;
    const [late, half, whole, fresh] = [await upload(), await upload(), await upload(), await upload()];
    const [ours, unused] = [
      await storeOwnPicture(db, api.photos, await small()),
      await storeOwnPicture(db, api.photos, await small()),
    ];
    await list(person, ours);
    await makeAvifs(db, api.photos, decoder, half);
    await makeAvifs(db, api.photos, decoder, whole);
    await makePreview(db, api.photos, decoder, whole);
    await db
      .updateTable("photos")
      .set({ created_at: sql<Date>`now() - interval '25 hours'` })
      .where("id", "in", [late, half, whole, ours, unused])
      .execute();
    await api.jobs.jobs.deleteQueuedJobs(laterFormatsQueue);
    await enqueueMissingFormats(db, api.jobs.jobs);
    const asked = (await api.jobs.jobs.findJobs<{ id: string }>(laterFormatsQueue)).map(({ data }) => data.id);
    const those = [late, half, ours, whole, fresh, unused];
    expect(those.map((id) => asked.filter((other) => other === id).length)).toEqual([1, 1, 1, 0, 0, 0]);
  });

  test("of the demo's photos is asked for when they have been stored, for later, and people's uploads come first", async () => {
    const { db } = api.database;
    const person = await api.member();
    const demo = await storeOwnPicture(db, api.photos, await small());
    await list(person, demo);
    await api.jobs.jobs.deleteQueuedJobs(laterFormatsQueue);
    await enqueueMissingFormats(db, api.jobs.jobs, { olderThan: 0, after: 900 });
    const { id } = await uploaded(person, await small());
    const jobs = await api.jobs.jobs.findJobs<{ id: string }>(laterFormatsQueue);
    const job = (photo: string) => jobs.find(({ data }) => data.id === photo)!;
    expect(job(demo).startAfter.getTime() - Date.now()).toBeGreaterThan(840_000);
    expect(job(demo).priority).toBeLessThan(job(id).priority);
  });

  test("is asked for once for each photo", async () => {
    const [ana, iva] = [await api.member(), await api.member()];
    const jobs = async () => (await api.jobs.jobs.findJobs(laterFormatsQueue)).length;
    const before = await jobs();
    const bytes = await small();
    for (const person of [ana, ana, iva]) await uploaded(person, bytes);
    expect(await jobs()).toBe(before + 1);
  });
});
