import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { badgeOf } from "./badge.ts";
import { setStars } from "../../test/directory.ts";

const api = useTestApp();
const badge = (id: string, rest = "", headers: Record<string, string> = {}) =>
  api.browser().call("GET", `/api/vendors/${id}/badge.svg${rest}`, undefined, headers);

test("a badge shows the current average, and a copy is good only until the average changes", async () => {
  const { db } = api.database;
  const id = await addVendor(db, { name: "Kesselhaus" });
  await setStars(db, id, 4.64, 11);
  const first = await badge(id);
  expect([first.statusCode, first.headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  expect(first.body).toContain("Kesselhaus: 4.6 out of 5, 11 reviews on Troth");
  const known = { "if-none-match": String(first.headers.etag) };
  expect((await badge(id, "", known)).statusCode).toBe(304);
  await setStars(db, id, 3.9, 12);
  const next = await badge(id, "", known);
  expect([next.statusCode, next.body.includes("3.9 out of 5, 12 reviews")]).toEqual([200, true]);
});

test("with fewer than three reviews a badge says new, without an average", async () => {
  const { db } = api.database;
  const id = await addVendor(db, {});
  expect((await badge(id)).body).toContain("no reviews yet");
  await setStars(db, id, 5, 2);
  const { body } = await badge(id);
  expect(body).toContain(">New<");
  expect(body).not.toMatch(/5\.0|out of/);
});

test("the figures can't be changed by the address of a badge: anything but its colours is refused", async () => {
  const id = await addVendor(api.database.db, {});
  expect((await badge(id, "?theme=dark")).body).toContain("#1A1A28");
  for (const query of ["?average=5", "?name=Best", "?count=900", "?theme=gold", "?theme=light&theme=dark"])
    expect([query, (await badge(id, query)).statusCode]).toEqual([query, 400]);
});

test("a badge may be shown anywhere, and as a document it may do nothing", async () => {
  const { headers } = await badge(await addVendor(api.database.db, {}));
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=3600",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
});

test("a vendor's name is only ever text in its badge", () => {
  const name = `</title><script>alert(1)</script>&"'\u0000\uD800`;
  const svg = badgeOf({ name, average: 4, review_count: 3 }, "Troth", "light");
  for (const part of ["<script", "\u0000", "\uD800"]) expect(svg).not.toContain(part);
  expect(svg).toContain("&#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#38;&#34;&#39;");
});

test("a vendor that isn't public has no badge and no figures", async () => {
  const id = await addVendor(api.database.db, { status: "pending" });
  expect((await badge(id)).statusCode).toBe(404);
  expect((await api.browser().call("GET", `/api/vendors/${id}/transparency`)).statusCode).toBe(404);
});

test("once a vendor is merged, the badge on its own site becomes that of the vendor that stays, until the merge is undone", async () => {
  const [id, into] = [await addVendor(api.database.db), await addVendor(api.database.db, { name: "Lindenhof" })];
  const admin = await api.member({ isAdmin: true });
  const reason = "Both have the same address and telephone number.";
  const both = (what: string, body: object) => admin.call("POST", `/api/vendors/${id}/${what}`, { ...body, reason });
  expect((await both("merge", { into })).statusCode).toBe(200);
  const moved = await badge(id, "?theme=dark");
  expect([moved.statusCode, moved.headers["location"]]).toEqual([302, `/api/vendors/${into}/badge.svg?theme=dark`]);
  expect(moved.headers["cross-origin-resource-policy"], "for the vendor's own site").toBe("cross-origin");
  expect((await api.browser().call("GET", String(moved.headers["location"]))).body).toContain("Lindenhof");
  await api.database.db.updateTable("vendors").set({ status: "retired" }).where("id", "=", into).execute();
  expect((await badge(id)).statusCode).toBe(404);
  await api.database.db.updateTable("vendors").set({ status: "approved" }).where("id", "=", into).execute();
  expect((await both("unmerge", {})).statusCode).toBe(200);
  expect((await badge(id)).statusCode).toBe(200);
});
