import { expect, test } from "vitest";
import sharp from "sharp";
import { uuidv7 } from "uuidv7";
import { startAgainAs } from "../../test/states.ts";
import { useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { changeStatus } from "../record/change-status.ts";

const api = useTestApp();

async function published(review: object = {}) {
  const { db } = api.database;
  const [author, vendorId] = [await api.member({ firstName: "Ana", lastName: "Kovač" }), await addVendor(db)];
  const answer = await author.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, ...review });
  expect(answer.statusCode, answer.body).toBe(201);
  return { author, vendorId, id: answer.json().id as string };
}

const card = (id: string, rest = "", headers: Record<string, string> = {}) =>
  api.browser().call("GET", `/api/reviews/${id}/card.png${rest}`, undefined, headers);

test("a review's card is a picture in the size of link previews, kept for minutes only", async () => {
  const { id } = await published();
  const answer = await card(id, "?version=1");
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(answer.headers).toMatchObject({
    "cache-control": "public, max-age=300",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  });
  const { width, height } = await sharp(answer.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const known = { "if-none-match": String(answer.headers.etag) };
  expect((await card(id, "", known)).statusCode).toBe(304);
});

test("after an edit the card shows the new stars and words, under whichever address", async () => {
  const { author, id } = await published();
  const before = (await card(id)).rawPayload;
  const edited = await author.call("PATCH", `/api/reviews/${id}`, { rating: 1 }, { "if-match": '"1"' });
  expect(edited.statusCode).toBe(200);
  const after = await card(id, "?version=1");
  expect(after.rawPayload.equals(before)).toBe(false);
  expect((await card(id, "?version=2")).rawPayload.equals(after.rawPayload)).toBe(true);
});

test("a card goes with its review, even if it has been drawn: 410 if a decision removed it, otherwise 404", async () => {
  const { db } = api.database;
  const { id, vendorId } = await published();
  expect((await card(id)).statusCode).toBe(200);
  for (const status of ["held", "hidden"] as const) {
    await startAgainAs(db, "reviews", id, status);
    expect([status, (await card(id)).statusCode]).toEqual([status, 404]);
  }
  await db.updateTable("reviews").set({ status: "published" }).where("id", "=", id).execute();
  await db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", vendorId).execute();
  expect((await card(id)).statusCode).toBe(404);
  await db.updateTable("vendors").set({ status: "approved" }).where("id", "=", vendorId).execute();
  expect((await card(id)).statusCode).toBe(200);
  const decision = { subjectType: "review", action: "remove", ids: [id], actor: null, reason: "illegal" } as const;
  await db.transaction().execute((trx) => changeStatus(trx, decision));
  expect((await card(id)).statusCode).toBe(410);
  const other = await published();
  expect((await card(other.id)).statusCode).toBe(200);
  expect((await other.author.call("DELETE", `/api/reviews/${other.id}`)).statusCode).toBe(204);
  expect((await card(other.id)).statusCode).toBe(404);
  expect((await card(uuidv7())).statusCode).toBe(404);
});

test("the site's card is a picture in the size of link previews, kept for a day, and the same each time", async () => {
  const siteCard = (headers: Record<string, string> = {}) =>
    api.browser().call("GET", "/api/card.png", undefined, headers);
  const answer = await siteCard();
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
  const { width, height } = await sharp(answer.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect((await siteCard({ "if-none-match": String(answer.headers.etag) })).statusCode).toBe(304);
  expect((await api.browser().call("GET", "/api/card.png?text=Awful")).statusCode).toBe(400);
});

test("nothing in a card's address changes what it shows", async () => {
  const { id } = await published();
  for (const query of ["?text=Awful", "?rating=1", "?version=0", "?version=x", "?version=1&version=2"])
    expect([query, (await card(id, query)).statusCode]).toEqual([query, 400]);
});
