// Fault 20: what people see when the API is down or hangs while a page is rendered, with the real entry, shell and
// loader.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { prefetch } from "../app/prefetch.ts";
import { categoriesQuery } from "../app/queries.ts";
import { startRealSite, type TestSite } from "./site.specimen.ts";

let site: TestSite;
/** What the API does with calls: breaks off straight away, or never answers. */
let hangs = false;

beforeAll(async () => {
  const loader = prefetch((client) => client.ensureQueryData(categoriesQuery()));
  site = await startRealSite({ default: () => null, loader }, (request) => void (hangs || request.socket.destroy()));
}, 30_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await site.close();
});

async function expectFailure(): Promise<void> {
  const complaints = vi.spyOn(console, "error"); // React's complaints about what it is given.
  const begun = performance.now();
  const answer = await fetch(site.base);
  const reader = answer.body!.getReader();
  let html = new TextDecoder().decode((await reader.read()).value);
  expect(performance.now() - begun, "milliseconds to the first byte").toBeLessThan(3_000);
  for (let part = await reader.read(); !part.done; part = await reader.read())
    html += new TextDecoder().decode(part.value);
  expect(answer.status).toBe(500);
  expect(html).toContain("<title>An error occurred");
  expect(html).toMatch(/<h1[^>]*>An error occurred<\/h1>/);
  expect(html).toContain("Please try again later");
  expect(complaints).not.toHaveBeenCalled();
  expect(html).toMatch(/<button[^>]*>.*Retry.*<\/button>/);
  // The foot of every page says whose data is shown.
  expect(html).toMatch(
    /<footer.*<a [^>]*href="https:\/\/map\.example\/copyright"[^>]*>© A map&#x27;s contributors<\/a>/,
  );
}

test("an API that is down gives the 500 page with Retry, within three seconds", expectFailure);

test("an API that hangs gives the 500 page with Retry, within three seconds", { timeout: 10_000 }, async () => {
  hangs = true;
  await expectFailure();
});
