// The sitemaps, with an API that each test plays: however long they take to make, they are made once, and no one waits for
// others.
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { siteCard } from "../app/paths.ts";
import { reviewCard } from "../app/rare-paths.ts";
import { createVendorList } from "./sitemap.ts";
import { smallApplication, startTestSite, type TestSite } from "./site.specimen.ts";

let site: TestSite;
let asked: { url: string; answer: ServerResponse }[];

beforeEach(async () => {
  asked = [];
  site = await startTestSite(
    smallApplication({ all: ["*"] }, "return url.pathname"),
    { "client/assets/app.css": "" },
    (call, answer) => void asked.push({ url: call.url!, answer }),
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const sitemap = (path = "/sitemap.xml") => fetch(`${site.base}${path}`);
const textOf = async (path: string) => (await sitemap(path)).text();

/** The next call that the API gets. */
async function nextCall(): Promise<{ url: string; answer: ServerResponse }> {
  while (asked.length === 0) await new Promise(setImmediate);
  return asked.shift()!;
}

const idOf = (n: number) => `01986f2a-6c00-7000-8000-${n.toString(16).padStart(12, "0")}`;
const vendorOf = (n: number, given: object = {}) => ({
  id: idOf(n),
  name: "Lindenhof",
  // Some readers of lines would take this for the end of one.
  description: "A barn\u2028and a lake.",
  category: ["venues"],
  places: [{ id: "ljubljana-si" }],
  updatedAt: "2026-11-20T10:00:00.000Z",
  ...given,
});

const answerCategories = async () => {
  const { url, answer } = await nextCall();
  expect(url).toContain("/categories");
  const items = [{ slug: "venues" }, { slug: "cakes" }];
  answer.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ items }));
};

/** Answers the calls that the sitemaps are made from: each, and each of the listings, after this many seconds. */
async function answerAll(seconds: number, vendors: object[]): Promise<void> {
  const pass = () => vi.advanceTimersByTimeAsync(seconds * 1_000);
  while (asked.length === 0) await new Promise(setImmediate);
  await pass();
  await answerCategories();
  const { url, answer } = await nextCall();
  expect(url).toBe("/api/exports/vendors");
  await pass();
  answer.writeHead(200, { "content-type": "application/jsonl" });
  for (const vendor of vendors) {
    const line = `${JSON.stringify(vendor)}\n`;
    // In two parts, as a network may.
    answer.write(line.slice(0, 40));
    await new Promise((sent) => answer.write(line.slice(40), sent));
    for (let i = 0; i < 20; i++) await new Promise(setImmediate);
    await pass();
  }
  answer.end();
}

/** Asks again until those being made are there. */
const made = () => vi.waitUntil(async () => (await sitemap()).status === 200);

test("a sitemap that takes longer than one would wait is made in the background, once; until then it is 503", async () => {
  const first = Promise.all([sitemap(), sitemap("/sitemaps/vendors-1.xml")]);
  await answerAll(4, [vendorOf(1), vendorOf(2)]);
  for (const answer of await first) expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  await made();
  for (const n of [1, 2]) expect(await textOf("/sitemaps/vendors-1.xml")).toContain(idOf(n));
  expect(asked).toEqual([]);
});

test("the sitemap's parts list the pages, each category in each place that has vendors, and every vendor with its last change", async () => {
  const first = sitemap();
  await answerAll(0, [
    vendorOf(1),
    vendorOf(2, {
      category: ["venues", "retired"],
      places: [{ id: "graz-at" }],
      updatedAt: "2026-11-21T10:00:00.000Z",
    }),
  ]);
  const entry = (element: string, address: string, lastmod = "") =>
    `<${element}><loc>https://troth.example${address}</loc>${lastmod && `<lastmod>${lastmod}</lastmod>`}</${element}>`;
  const text = await (await first).text();
  expect(text.match(/<sitemap>.*<\/sitemap>/g)).toEqual([
    entry("sitemap", "/sitemaps/pages.xml"),
    entry("sitemap", "/sitemaps/categories-1.xml"),
    entry("sitemap", "/sitemaps/vendors-1.xml", "2026-11-21T10:00:00.000Z"),
  ]);
  const pages = await textOf("/sitemaps/pages.xml");
  for (const path of ["/how-we-rank", "/how-reviews-are-checked", "/review-guidelines", "/moderation-log"])
    expect(pages).toContain(entry("url", path));
  expect((await textOf("/sitemaps/categories-1.xml")).match(/<url>.*<\/url>/g)).toEqual([
    entry("url", "/categories/venues", "2026-11-21T10:00:00.000Z"),
    entry("url", "/categories/cakes"),
    entry("url", "/categories/venues/ljubljana-si", "2026-11-20T10:00:00.000Z"),
    entry("url", "/categories/venues/graz-at", "2026-11-21T10:00:00.000Z"),
  ]);
  expect((await textOf("/sitemaps/vendors-1.xml")).match(/<url>.*<\/url>/g)).toEqual([
    entry("url", `/vendor/detail/vendordetail/${idOf(1)}`, "2026-11-20T10:00:00.000Z"),
    entry("url", `/vendor/detail/vendordetail/${idOf(2)}`, "2026-11-21T10:00:00.000Z"),
  ]);
  for (const file of ["vendors-2.xml", "vendors-0.xml", "categories-2.xml", "people-1.xml"])
    expect([file, (await sitemap(`/sitemaps/${file}`)).status]).toEqual([file, 404]);
});

test("a million vendors are kept in twenty bytes each, at most 50,000 to a sitemap", () => {
  const list = createVendorList(50_000);
  for (let n = 0; n < 1_000_000; n++) list.add(idOf(n), 1_790_000_000);
  expect([list.count, list.bytes]).toEqual([1_000_000, 20_000_000]);
  const last = [...list.entries(19)];
  expect([last.length, last.at(-1)]).toEqual([50_000, [`/vendor/detail/vendordetail/${idOf(999_999)}`, 1_790_000_000]]);
  expect([...list.entries(20)]).toEqual([]);
});

test("the previous one is served while the next is being made, and if that fails", async () => {
  const first = sitemap();
  await answerAll(0, [vendorOf(1)]);
  await first;
  const vendors = () => textOf("/sitemaps/vendors-1.xml");
  const old = await vendors();
  vi.setSystemTime(Date.now() + 600_000);
  expect(await vendors()).toBe(old);
  await answerCategories();
  // It breaks off half-way.
  const { answer } = await nextCall();
  answer.writeHead(200).write(`${JSON.stringify(vendorOf(2))}\n`, () => answer.destroy());
  await vi.waitUntil(() => answer.destroyed);
  vi.setSystemTime(Date.now() + 61_000);
  await vi.waitUntil(async () => {
    expect(await vendors()).toBe(old);
    return asked.length > 0;
  });
  await answerAll(0, [vendorOf(3)]);
  await vi.waitFor(async () => expect(await vendors()).toContain(idOf(3)));
});

test("after a failure the API is not asked again for a minute", async () => {
  const first = sitemap();
  (await nextCall()).answer.destroy();
  expect((await first).status).toBe(503);
  vi.setSystemTime(Date.now() + 59_000);
  const again = await sitemap();
  expect([again.status, again.headers.get("retry-after"), asked]).toEqual([503, "60", []]);
  vi.setSystemTime(Date.now() + 1_000);
  const third = sitemap();
  await answerAll(0, [vendorOf(1)]);
  expect((await third).status).toBe(200);
});

test("a call without an answer ends the attempt, and so does an export that doesn't go on", async () => {
  const first = sitemap();
  await nextCall();
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await first).status).toBe(503);
  vi.setSystemTime(Date.now() + 60_000);
  const second = sitemap();
  await answerCategories();
  const { answer } = await nextCall();
  await new Promise<void>((sent) => answer.writeHead(200).write(`${JSON.stringify(vendorOf(1))}\n`, () => sent()));
  for (let i = 0; i < 50; i++) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await second).status).toBe(503);
});

test("robots.txt lets every picture be fetched that a page names for previews of links, and nothing else of the API", async () => {
  const rules = (await textOf("/robots.txt")).match(/^(Allow|Disallow): .+/gm)!.map((line) => line.split(": "));
  /** Of the rules that match, the longest counts: https://www.rfc-editor.org/rfc/rfc9309#section-2.2 */
  const isAllowed = (path: string) =>
    rules
      .filter(([, rule]) => new RegExp(`^${rule!.replaceAll(".", "\\.").replaceAll("*", ".*")}`).test(path))
      .toSorted((a, b) => b[1]!.length - a[1]!.length)[0]?.[0] !== "Disallow";
  for (const path of [
    siteCard,
    reviewCard({ id: idOf(1), version: 3 }),
    `/api/photos/${"0".repeat(32)}/1200.jpg`,
    `/api/covers/${idOf(1)}/cover/1200.png`,
  ])
    expect([path, isAllowed(path)]).toEqual([path, true]);
  for (const path of [`/api/reviews/${idOf(1)}`, "/api/vendors", "/api/export/vendors"])
    expect([path, isAllowed(path)]).toEqual([path, false]);
});
