// Check 44 for pages: what people have written is never run and is in no policy, with the real entry, shell and loader.
import { createHash } from "node:crypto";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createElement, Fragment } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { JsonLd } from "../app/frame/json-ld.tsx";
import { prefetch } from "../app/prefetch.ts";
import { categoriesQuery } from "../app/queries.ts";
import { startRealSite, type TestSite } from "./site.specimen.ts";

const script = "alert(document.cookie)";
const hostile = [
  `<script>${script}</script>`,
  `</script><script>${script}</script>`,
  `</style></title><script nonce="">${script}</script>`,
  `<!--<script>${script}//`,
  `" nonce="x"><script>${script}</script>`,
  `${script}\u2028</SCRIPT ><img src=x onerror=${script}>`,
];

function Page() {
  const { data } = useSuspenseQuery(categoriesQuery());
  const texts = data.map(({ name }) => createElement("p", { key: name, title: name }, name));
  return createElement(
    Fragment,
    null,
    createElement("title", null, data[0]!.name),
    texts,
    createElement(JsonLd, { data: { hostile } }),
  );
}

const loader = prefetch((client) => client.ensureQueryData(categoriesQuery()));
let site: TestSite;

beforeAll(async () => {
  site = await startRealSite({ default: Page, loader }, (_request, response) => {
    const items = hostile.map((name, i) => ({ slug: `c${i}`, name, singular: name }));
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ items }));
  });
}, 30_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await site.close();
});

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("check 44: what is written in a review is in the page as text, and gets no hash", async () => {
  const answer = await fetch(`${site.base}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  const policy = /script-src ([^;]+)/.exec(answer.headers.get("content-security-policy")!)![1]!.split(" ");
  // As a browser finds them: by their tags, wherever they are.
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/gi)].filter(
    ([, attributes]) => !/\bsrc=|application\/(?:ld\+)?json/.test(attributes!),
  );
  expect(inline.length).toBeGreaterThan(3);
  expect(policy.slice(1).toSorted()).toEqual([...new Set(inline.map(([, , text]) => sha256(text!)))].toSorted());
  expect(inline.filter(([, , text]) => text!.includes(script))).toEqual([]);
  expect(html).not.toMatch(/<img src=x|<script nonce/);
  // It is there, as text and as data.
  expect(html).toContain("&lt;script&gt;alert(document.cookie)");
  const data = /<script id="page-data" type="application\/json">([^<]+)<\/script>/.exec(html)![1]!;
  expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(hostile[5]).slice(1, -1));
});
