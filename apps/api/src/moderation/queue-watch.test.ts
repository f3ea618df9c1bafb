import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { queueValues } from "@troth/api-client/enumerations";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { FreshDatabase } from "../../test/fresh-database.ts";
import { brand, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { type AppOptions, buildApp } from "../app.ts";
import { openDatabase } from "../database/open.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;

let admin: Member;
let ana: Member;
beforeAll(async () => {
  admin = await api.member({ isAdmin: true });
  ana = await api.member();
});

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Another server, with the test's database unless it brings one. */
async function start(options: Partial<AppOptions> = {}) {
  const { database, jobs, settings, photos } = api;
  const app = await buildApp({ database, jobs: jobs.jobs, settings, photos, brand, ...options });
  const base = await app.listen({ host: "127.0.0.1", port: 0 });
  ends.push(() => app.close());
  return { app, base };
}

/** On a connection of its own. */
async function connect(base: string, person = admin, path = "admin/changes") {
  const call = get(`${base}/api/${path}`, { headers: person.headers(), agent: false });
  call.on("error", () => {}); // it left
  ends.push(() => call.destroy());
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  return { answer: answer.setEncoding("utf8"), leave: () => call.destroy() };
}

/** What a connection hears, change by change. */
async function watch(base: string) {
  const { answer } = await connect(base);
  const parts = answer[Symbol.asyncIterator]() as AsyncIterator<string>;
  let heard = "";
  const next = async (): Promise<string[]> => {
    for (;;) {
      const event = /event: changed\ndata: (.*)\n\n/.exec(heard);
      if (event) {
        heard = heard.slice(event.index + event[0].length);
        return (JSON.parse(event[1]!) as { queues: string[] }).queues;
      }
      const { value, done } = await parts.next();
      if (done) throw new Error("the connection has ended");
      heard += value;
    }
  };
  return { answer, next };
}

const approve = async (person = admin) => {
  const id = await addVendor(api.database.db, { status: "pending" });
  const answer = await person.call("POST", `/api/vendors/${id}/decision`, { action: "approve", version: 1 });
  expect(answer.statusCode, answer.body).toBe(200);
};
const review = async (words: string) => {
  const author = await api.member();
  const vendorId = await addVendor(api.database.db);
  const answer = await author.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, review: words });
  return answer.json().status as string;
};

test("watchQueues says at first that all queues may have changed, and then which ones did, on whichever server", async () => {
  const { place } = api.database as FreshDatabase;
  const other = "url" in place ? await openDatabase(place) : null;
  if (other) ends.push(() => other.close());
  const { base } = await start(other ? { database: other } : {});
  const { answer, next } = await watch(base);
  expect(answer.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  // And again once it listens.
  expect([await next(), await next()]).toEqual([queueValues, queueValues]);
  await approve();
  expect(await next()).toEqual(["vendors"]);
  // One that is public straight away notifies no one: all commits that do wait for each other.
  const words = "The florist took every one of our odd wishes seriously, and the neighbours got cake.";
  expect(await review(words)).toBe("published");
  const vendorId = await addVendor(api.database.db);
  const note = "I run the bakery with my sister.";
  expect((await ana.call("POST", `/api/vendors/${vendorId}/claims`, { role: "owner", note })).statusCode).toBe(201);
  expect(await next()).toEqual(["claims"]);
  expect(await review(words.toUpperCase())).toBe("held");
  expect(await next()).toEqual(["held-reviews", "reports"]);
  const { db } = api.database;
  const changes = { address: "Trubarjeva 42" };
  const proposed = await ana.call("POST", `/api/vendors/${vendorId}/proposals`, { changes });
  expect(proposed.statusCode).toBe(201);
  expect(await next()).toEqual(["proposals"]);
  // As with the account of whoever made it.
  await db.deleteFrom("vendor_proposals").where("id", "=", proposed.json().id).execute();
  expect(await next()).toEqual(["proposals"]);
});

test("a connection is kept awake and ends after its time; then who is no admin any more is refused", async () => {
  const { base } = await start({ watching: { life: 300, heartbeat: 20 } });
  const former = await api.member({ isAdmin: true });
  const { answer } = await connect(base, former);
  expect(await text(answer)).toContain(":\n\n");
  await api.database.db.updateTable("users").set({ is_admin: false }).where("id", "=", former.userId).execute();
  expect((await connect(base, former)).answer.statusCode).toBe(403);
});

test("one person has six connections at most, and those who watch keep no one else waiting", async () => {
  const { base } = await start();
  const people = [admin];
  while (people.length < 6) people.push(await api.member({ isAdmin: true }));
  const connections = [];
  for (const person of people) for (let i = 0; i < 6; i++) connections.push(await connect(base, person));
  expect(connections.map(({ answer }) => answer.statusCode)).toEqual(connections.map(() => 200));
  const { answer: seventh } = await connect(base);
  expect([seventh.statusCode, seventh.headers["retry-after"]]).toEqual([429, "60"]);
  // More than are served at a time.
  expect((await connect(base, admin, "categories")).answer.statusCode).toBe(200);
  connections[0]!.leave();
  await vi.waitFor(async () => expect((await connect(base)).answer.statusCode).toBe(200), 5_000);
});

test("a server that closes ends the connections at once, and takes no more", async () => {
  const { app, base } = await start();
  const { answer } = await connect(base);
  const told = performance.now();
  const [heard] = await Promise.all([text(answer), app.close()]);
  expect(heard).toContain("event: changed");
  expect(performance.now() - told).toBeLessThan(5_000);
});
