// A page that a browser has already, with the real entry, shell and loader: it is the same page as long as it shows the
// same.
import { useSuspenseQuery } from "@tanstack/react-query";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { prefetch } from "../app/prefetch.ts";
import { categoriesQuery } from "../app/queries.ts";
import { startRealSite, type TestSite } from "./site.specimen.ts";

const loader = prefetch((client) => client.ensureQueryData(categoriesQuery()));

function Page() {
  const { data } = useSuspenseQuery(categoriesQuery());
  return data.map(({ slug, name }) => createElement("p", { key: slug }, name));
}

let site: TestSite | undefined;

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await site?.close();
});

test(
  "a page with data is a 304 to anyone who has it, long after it was kept, until its data changes",
  { timeout: 20_000 },
  async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    let name = "Venues";
    site = await startRealSite(
      { default: Page, loader },
      (_request, response) => {
        const items = [{ slug: "venues", name, singular: "Venue" }];
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ items }));
      },
      { CACHE_SECONDS: "0" },
    );
    const first = await fetch(site.base);
    const html = await first.text();
    expect(html).toContain(`"dataUpdatedAt":${Date.now()}`);
    const headers = { "if-none-match": first.headers.get("etag")! };

    vi.setSystemTime(Date.now() + 3_600_000);
    const again = await fetch(site.base, { headers });
    expect([again.status, again.headers.get("etag")]).toEqual([304, first.headers.get("etag")]);
    // Rendered again, with new dates: what the browser does with the dates depends on them.
    expect(await (await fetch(site.base)).text()).toContain(`"dataUpdatedAt":${Date.now()}`);

    name = "Places";
    const other = await fetch(site.base, { headers });
    expect(other.status).toBe(200);
    expect(other.headers.get("etag")).not.toBe(first.headers.get("etag"));
  },
);
