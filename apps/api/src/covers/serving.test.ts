import type { AddressInfo } from "node:net";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { createLog } from "../log.ts";
import { digestOf } from "./cover.ts";
import { anywhere } from "./setting.ts";
import { createCoverStore } from "./store.ts";

const logged = vi.fn<(line: string) => void>();
const api = useTestApp({ log: createLog("error", { write: logged }) });
const made = () => {
  const folder = join(api.settings.dataDir, "covers");
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    : 0;
};

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "troth-covers-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a vendor without photos has the same drawn cover in lists, on its page and when shared", async () => {
  const id = await addVendor(api.database.db, { name: "Studio brez slik", category: ["photographers"] });
  const guest = api.browser();
  const { image, banner, photos } = (await guest.call("GET", `/api/vendors/${id}`)).json();
  expect(photos).toEqual([]);
  expect(image).toMatchObject({ drawn: true });
  const { items } = (await guest.call("GET", "/api/vendors?q=Studio%20brez%20slik")).json();
  expect(items.find((item: { id: string }) => item.id === id).image).toEqual(image);
  const wide = banner.variants.map((variant: object) => ({ ...variant, ratio: 0.4 }));
  const card = image.variants.map((variant: { format: string }) => ({
    ...variant,
    // Of link previews.
    ratio: variant.format === "jpg" ? 630 / 1200 : 0.75,
  }));
  for (const { src, width, format, ratio } of [...card, ...wide]) {
    const answer = await guest.call("GET", src);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe(format === "jpg" ? "image/jpeg" : `image/${format}`);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const metadata = await sharp(answer.rawPayload).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, width * ratio]);
  }
});

test("categories an admin adds get their own pictures, and a category looks the same every time", async () => {
  await addVendor(api.database.db, { category: ["dove-release"] });
  await addVendor(api.database.db, { category: ["jewellers"] });
  const { items } = (await api.browser().call("GET", "/api/categories")).json();
  expect(items.length).toBeGreaterThanOrEqual(2);
  for (const { image } of items) expect(image).toMatchObject({ drawn: true });
  expect(new Set(items.map(({ image }: { image: { id: string } }) => image.id)).size).toBe(items.length);
});

test("made-up ids, digests and widths leave nothing on the disk", async () => {
  const id = await addVendor(api.database.db);
  const pending = await addVendor(api.database.db, { status: "pending" });
  const guest = api.browser();
  const { image } = (await guest.call("GET", `/api/vendors/${id}`)).json();
  const before = made();
  const digest = "0123456789abcdef0123456789abcdef";
  for (const other of [uuidv7(), pending])
    expect((await guest.call("GET", `/api/covers/${other}/${digest}/320.webp`)).statusCode).toBe(404);
  for (const variant of ["321.webp", "99999.webp", "320.png", "320.avif"])
    expect((await guest.call("GET", `/api/covers/${id}/${image.id}/${variant}`)).statusCode).toBe(404);
  expect((await guest.call("GET", `/api/covers/${id}/..%2f..%2fphotos/320.webp`)).statusCode).toBe(404);
  expect(made()).toBe(before);

  // Whatever digest someone makes up, there is only one picture: the current one, which isn't cached for ever under
  // that address.
  for (const digit of "0123") {
    const answer = await guest.call("GET", `/api/covers/${id}/${digit.repeat(32)}/320.webp`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=300");
  }
  expect(made()).toBe(before + 1);
});

test("a vendor that moves to another trade or place gets another address, and so another picture", async () => {
  const id = await addVendor(api.database.db, { category: ["cakes"] });
  const image = async () => (await api.browser().call("GET", `/api/vendors/${id}`)).json().image.id;
  const first = await image();
  await api.database.db
    .updateTable("vendors")
    .set({ category: ["florists"] })
    .where("id", "=", id)
    .execute();
  api.app.publicCache.clear();
  expect(await image()).not.toBe(first);
});

const facts = (seed: string) => ({ trade: "venues" as const, seed, setting: anywhere });

test("covers take no more than their share of the disk: the oldest are removed first, and drawn again on request", async () => {
  const maxBytes = 60_000;
  const store = createCoverStore(join(folder, "bounded"), { warn() {} }, { maxBytes });
  const seeds = Array.from({ length: 12 }, (_, i) => `vendor ${i}`);
  for (const seed of seeds) await store.make(facts(seed), "640.webp");
  const there = async (seed: string) => {
    const file = await store.read(digestOf(facts(seed)), "640.webp");
    file?.stream.destroy();
    return file?.size ?? 0;
  };
  const sizes = await Promise.all(seeds.map(there));
  expect(sizes[0]).toBe(0);
  expect(sizes.at(-1)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(maxBytes);
  // Another process finds the existing files and counts them.
  store.close();
  const next = createCoverStore(join(folder, "bounded"), { warn() {} }, { maxBytes });
  await next.make(facts(seeds[0]!), "640.webp");
  expect(await there(seeds[0]!)).toBeGreaterThan(0);
  const after = await Promise.all(seeds.map(there));
  expect(after.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(maxBytes);
  next.close();
});

test("all the first covers that a new process draws are delivered, even if the folder is full and the oldest are being removed", async () => {
  const kept = join(folder, "full");
  const before = createCoverStore(kept, { warn() {} });
  for (let i = 0; i < 12; i++) await before.make(facts(`earlier ${i}`), "320.webp");
  before.close();
  const store = createCoverStore(kept, { warn() {} }, { maxBytes: 20_000, concurrency: 4 });
  const asked = await Promise.allSettled(
    Array.from({ length: 8 }, (_, i) => store.make(facts(`vendor ${i}`), "320.webp")),
  );
  expect(asked.map(({ status }) => status)).toEqual(Array(8).fill("fulfilled"));
  store.close();
});

test("many requests for one cover wait for one drawing; when too many covers are waiting, the last requests are asked to try again", async () => {
  const store = createCoverStore(join(folder, "turns"), { warn() {} }, { concurrency: 1, maxQueued: 2 });
  await Promise.all(Array.from({ length: 20 }, () => store.make(facts("one"), "320.webp")));
  const asked = await Promise.allSettled(["a", "b", "c", "d"].map((seed) => store.make(facts(seed), "320.webp")));
  expect(asked.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  store.close();
});

test("covers that no one waits for any more aren't drawn, unless someone asks for them again", async () => {
  const store = createCoverStore(join(folder, "left"), { warn() {} }, { concurrency: 1 });
  const [page, another] = [new AbortController(), new AbortController()];
  // Each looks on the disk first, and those looks may end in any order.
  const joined = (signal: AbortSignal) => {
    const spy = vi.spyOn(signal, "addEventListener");
    return (times: number) => vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(times), { interval: 1 });
  };
  const [onPage, onAnother] = [joined(page.signal), joined(another.signal)];
  // Large enough to be under way still when the others have joined.
  const underWay = store.make(facts("under way"), "2400.webp", page.signal);
  await onPage(1);
  for (const seed of ["left", "shared", "asked for again"]) void store.make(facts(seed), "320.webp", page.signal);
  void store.make(facts("left"), "320.webp", another.signal);
  const shared = store.make(facts("shared"), "320.webp");
  await store.make(facts("elsewhere"), "320.webp", AbortSignal.abort());
  await Promise.all([onPage(4), onAnother(1)]);
  page.abort();
  another.abort();
  await Promise.all([underWay, shared, store.make(facts("asked for again"), "320.webp")]);
  const there = async (seed: string, variant = "320.webp") => {
    const file = await store.read(digestOf(facts(seed)), variant);
    file?.stream.destroy();
    return file !== null;
  };
  expect(await there("under way", "2400.webp")).toBe(true);
  expect(await Promise.all(["shared", "asked for again", "left", "elsewhere"].map((seed) => there(seed)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  store.close();
});

test("the covers of a page that was left don't hold up those of the next one", async () => {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.app.server.address() as AddressInfo;
  const guest = api.browser();
  const wide = async (i: number): Promise<{ src: string }[]> => {
    const id = await addVendor(api.database.db, { name: `Studio ${i}`, category: ["photographers"] });
    return (await guest.call("GET", `/api/vendors/${id}`)).json().banner.variants;
  };
  const covers = await Promise.all(Array.from({ length: 8 }, (_, i) => wide(i)));
  const get = (src: string, left?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}${src}`, left ? { signal: left } : {});
  const before = made();
  const page = new AbortController();
  const asked = covers.map((variants) => get(variants.at(-1)!.src, page.signal));
  expect((await Promise.race(asked)).status).toBe(200);
  page.abort();
  await Promise.allSettled(asked);
  expect((await get(covers[7]![0]!.src)).status).toBe(200);
  expect(made() - before).toBeLessThan(9);
  // Nothing went wrong.
  expect(logged).not.toHaveBeenCalled();
});

test("while covers are drawn, the event loop stays free for other work", async () => {
  const store = createCoverStore(join(folder, "loop"), { warn() {} });
  await store.make(facts("warm"), "2400.webp");
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  await Promise.all(Array.from({ length: 8 }, (_, i) => store.make(facts(`vendor ${i}`), "2400.webp")));
  // Drawing a cover takes milliseconds; encoding it takes a hundred times as long and happens in another thread.
  const spent = ({ user, system }: NodeJS.CpuUsage) => user + system;
  expect(spent(process.threadCpuUsage(own)) / spent(process.cpuUsage(all))).toBeLessThan(0.3);
  store.close();
});
