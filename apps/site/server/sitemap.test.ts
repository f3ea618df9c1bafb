// The sitemap, with an API that each test plays: however long it takes to make, it is made once, and no one waits for
// another.
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { smallApplication, startTestSite, type TestSite } from "./test-site.ts";

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

const sitemap = () => fetch(`${site.base}/sitemap.xml`);

/** The next call that the API gets. */
async function nextCall(): Promise<{ url: string; answer: ServerResponse }> {
  while (asked.length === 0) await new Promise(setImmediate);
  return asked.shift()!;
}

async function answerNext(body: object): Promise<string> {
  const { url, answer } = await nextCall();
  answer.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  return url;
}

const vendors = (...ids: string[]) => ids.map((id) => ({ id }));

/** Answers all calls that a sitemap is made from, each after this many seconds. */
async function answerAll(seconds: number, pages: string[][]): Promise<void> {
  for (const [i, body] of [
    { items: [{ slug: "venues" }] },
    ...pages.map((ids, n) => ({ items: vendors(...ids), nextCursor: n + 1 < pages.length ? `c${n}` : null })),
  ].entries()) {
    while (asked.length === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    expect(await answerNext(body)).toContain(i === 0 ? "/categories" : i === 1 ? "/vendors" : `cursor=c${i - 2}`);
  }
}

/** Asks again until the one being made is there. */
const made = () =>
  vi.waitUntil(async () => {
    const answer = await sitemap();
    return answer.status === 200 && (await answer.text());
  });

test("a sitemap that takes longer than one would wait is made in the background, once; until then it is 503", async () => {
  const first = Promise.all([sitemap(), sitemap()]);
  await answerAll(4, [["v1"], ["v2"], ["v3"], ["v4"]]);
  for (const answer of await first) expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  const text = await made();
  for (const address of ["category=venues", "v1", "v4"]) expect(text).toContain(address);
  expect(asked).toEqual([]);
});

test("the previous one is served while the next is being made, and if that fails", async () => {
  const first = sitemap();
  await answerAll(0, [["v1"]]);
  const old = await (await first).text();
  vi.setSystemTime(Date.now() + 600_000);
  expect(await (await sitemap()).text()).toBe(old);
  (await nextCall()).answer.destroy();
  vi.setSystemTime(Date.now() + 61_000);
  expect(await (await sitemap()).text()).toBe(old);
  await answerAll(0, [["v2"]]);
  await vi.waitFor(async () => expect(await (await sitemap()).text()).toContain("v2"));
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
  await answerAll(0, [["v1"]]);
  expect((await third).status).toBe(200);
});

test("a call without an answer ends the attempt", async () => {
  const first = sitemap();
  await nextCall();
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await first).status).toBe(503);
});
