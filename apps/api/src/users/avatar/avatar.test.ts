import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { useTestApp } from "../../../test/test-app.ts";

const api = useTestApp();

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
const upload = (person: Awaited<ReturnType<typeof api.member>>, bytes: Buffer, type = "image/jpeg") =>
  person.call("PUT", "/api/users/me/avatar", bytes, { "content-type": type });
const fetched = async (path: string) => {
  const answer = await api.browser().call("GET", path);
  return { status: answer.statusCode, bytes: answer.rawPayload };
};

test("a picture is cropped to a square and shown straight away", async () => {
  const person = await api.member();
  const answer = await upload(person, await draw(900, 600).jpeg().toBuffer());
  expect(answer.statusCode, answer.body).toBe(200);
  const { image } = answer.json();
  expect((await person.call("GET", "/api/users/me")).json().image).toBe(image);
  const { bytes } = await fetched(image);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 384, height: 384 });
});

test("check 53: nothing the camera wrote is kept, and the picture is upright", async () => {
  const person = await api.member();
  // Red above, blue below; stored on its side, as phones do, with metadata that says so and where it was taken.
  const upright = await draw(400, 400)
    .composite([
      {
        input: await sharp({ create: { width: 400, height: 200, channels: 3, background: "blue" } })
          .png()
          .toBuffer(),
        top: 200,
        left: 0,
      },
    ])
    .png()
    .toBuffer();
  const lying = await sharp(upright)
    .rotate(270)
    .withExif({
      IFD0: { Make: "Camera", Orientation: "6" },
      IFD3: { GPSLatitude: "46/1 3/1 0/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { image } = (await upload(person, lying)).json();
  const { bytes } = await fetched(image);
  const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
  expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  const [red, , blueAbove] = pixel(192, 40) as [number, number, number];
  const [redBelow, , blue] = pixel(192, 340) as [number, number, number];
  expect([red > blueAbove, blue > redBelow]).toEqual([true, true]);
});

test("a new picture replaces the old one, whose file is deleted, as is that of a removed picture", async () => {
  const person = await api.member();
  const first = (await upload(person, await draw(100, 100).jpeg().toBuffer())).json().image;
  const second = (await upload(person, await draw(120, 120).png().toBuffer(), "image/png")).json().image;
  expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
  expect((await person.call("DELETE", "/api/users/me/avatar")).statusCode).toBe(204);
  expect((await fetched(second)).status).toBe(404);
  expect((await person.call("GET", "/api/users/me")).json().image).toBe("");
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
);
test.each([
  ["SVG under its own type", svg, "image/svg+xml", 415],
  ["SVG that says it is PNG", svg, "image/png", 415],
  ["HTML that says it is JPEG", Buffer.from("<html><script>alert(1)</script>"), "image/jpeg", 422],
  ["nothing", Buffer.alloc(0), "image/jpeg", 422],
  ["JSON", Buffer.from("{}"), "application/json", 415],
])("check 52: %s is refused", async (_, bytes, type, status) => {
  const person = await api.member();
  const answer = await upload(person, bytes, type);
  expect(answer.statusCode, answer.body).toBe(status);
  expect((await person.call("GET", "/api/users/me")).json().image).toBe("");
});

test("check 54: half a picture, one of too many pixels and one of too many bytes are refused", async () => {
  const person = await api.member();
  const whole = await draw(800, 800).png().toBuffer();
  expect((await upload(person, whole.subarray(0, whole.length / 2), "image/png")).statusCode).toBe(422);
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "white" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect((await upload(person, bomb, "image/png")).statusCode).toBe(422);
  expect((await upload(person, Buffer.alloc(10 * 1024 * 1024 + 1), "image/png")).statusCode).toBe(413);
});

test("people who have not confirmed their address cannot upload, and are told before the body is read", async () => {
  const person = await api.member();
  const { db } = api.database;
  await db.updateTable("users").set({ email_verified_at: null }).where("id", "=", person.userId).execute();
  const answer = await upload(person, Buffer.from("<html>"));
  expect([answer.statusCode, answer.json().type]).toEqual([403, "/api/reference#email-unverified"]);
});

describe("a full disk", () => {
  const stored = () =>
    readdirSync(join(api.settings.dataDir, "photos"), { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? join(entry.parentPath, entry.name) : [],
    );
  const expectNoRoom = (answer: Awaited<ReturnType<typeof upload>>) =>
    expect([answer.statusCode, answer.json()]).toMatchObject([507, { type: "/api/reference#no-room", status: 507 }]);

  test.each(["ENOSPC", "EDQUOT", "EFBIG"])(
    "an upload that ends with %s is 507, and the old picture stays",
    async (code) => {
      const person = await api.member();
      const { image } = (await upload(person, await draw(90, 90).jpeg().toBuffer())).json();
      const before = stored();
      vi.spyOn(api.photos, "write").mockRejectedValueOnce(Object.assign(new Error("write"), { code }));
      expectNoRoom(await upload(person, await draw(80, 80).jpeg().toBuffer()));
      expect(stored()).toEqual(before);
      expect((await fetched(image)).status).toBe(200);
    },
  );

  test("an upload is 507 and leaves no file when the database has no room for its row", async () => {
    const person = await api.member();
    const { image } = (await upload(person, await draw(90, 90).jpeg().toBuffer())).json();
    const before = stored();
    const { db } = api.database;
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db);
    await sql`create trigger no_room before update of image on users execute function no_room()`.execute(db);
    try {
      expectNoRoom(await upload(person, await draw(80, 80).jpeg().toBuffer()));
    } finally {
      await sql`drop function no_room cascade`.execute(db);
    }
    expect(stored()).toEqual(before);
    expect((await person.call("GET", "/api/users/me")).json().image).toBe(image);
  });
});

test("check 55: a stored picture is served under a random name, with a policy that runs nothing", async () => {
  const person = await api.member();
  const { image } = (await upload(person, await draw(50, 50).webp().toBuffer(), "image/webp")).json();
  expect(image).toMatch(/^\/api\/photos\/[0-9a-f]{32}\/384\.webp$/);
  const { headers } = await api.browser().call("GET", image);
  expect(headers["content-security-policy"]).toContain("sandbox");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("a picture on a call that takes JSON is refused", async () => {
  const person = await api.member();
  const bytes = await draw(20, 20).png().toBuffer();
  const answer = await person.call("PATCH", "/api/users/me/settings", bytes, { "content-type": "image/png" });
  expect(answer.statusCode).toBe(415);
});
