import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { devicesQuery } from "../account/profile/queries.ts";
import { logOut } from "../state/log-out.ts";
import { syncFromStorage } from "../state/persisted.ts";
import { endSession } from "../state/session.ts";
import { hearFromTabs } from "../state/stale.ts";
import { ownQueuedActionsAtom, MAX_QUEUED, queuedActionsAtom } from "../state/action-queue.ts";
import { createAction } from "./action.ts";
import { callOf } from "./call.ts";
import { changeItems } from "./change-items.ts";
import { messages } from "./lazy-messages.ts";
import { json, logIn, memory, refuse, startApi, visitTo } from "./api.specimen.ts";
import { flushQueue } from "./flush-queue.ts";
import { queue } from "./action-queue.ts";

let api: Awaited<ReturnType<typeof startApi>>;
let storage: ReturnType<typeof memory>;
let site: Awaited<ReturnType<typeof visitTo>>;
let online: boolean;

beforeEach(async () => {
  online = false;
  storage = memory();
  api = await startApi((_asked, response) => {
    if (online) response.writeHead(204).end();
    else response.destroy();
  });
  site = await visitTo(api.url, { storage });
  logIn(site.store);
});

afterEach(() => {
  vi.unstubAllGlobals();
  api.stop();
});

/** Logs a device out, which may wait: sent twice it is done once. */
async function end(id: string): Promise<boolean> {
  const without = changeItems("listSessions", (device) => (device.id === id ? null : device));
  const one = createAction<{ path: { id: string } }, unknown>(site.visit, site.showToast);
  return one.run(
    {
      name: "revokeSession",
      call: (input, signal) => callOf(site.visit.api, "revokeSession")({ ...input, signal }),
      offline: queue,
      stale: ["listSessions"],
      optimistic: () => [without],
    },
    { path: { id } },
  );
}

const devices = devicesQuery("ana").queryKey;
const shown = () => site.client.getQueryData(devices)?.map(({ id }) => id);
const know = (...ids: string[]) => site.client.setQueryData(devices, ids.map((id) => ({ id })) as never);
const waiting = () =>
  site.store.get(ownQueuedActionsAtom).map(({ input }) => (input as { path: { id: string } }).path.id);
const ended = () => api.lines().map((line) => line.replace("DELETE /api/users/me/sessions/", ""));

const reload = async (person = "ana") => {
  site = await visitTo(api.url, { storage });
  logIn(site.store, person);
};

test("an action that waits is announced to the person's other tabs only once it's sent", async () => {
  const heard: string[] = [];
  const tab = await visitTo(api.url, { storage });
  hearFromTabs(tab.store, (operations) => void heard.push(...operations));
  await end("a");
  await flushQueue(site.visit, site.showToast);
  syncFromStorage(tab.store, "stale");
  expect(heard).toEqual([]);
  online = true;
  await flushQueue(site.visit, site.showToast);
  syncFromStorage(tab.store, "stale");
  expect(heard).toEqual(["listSessions"]);
});

test("without a connection an action shows as done and waits, and is sent once there is a connection", async () => {
  know("a", "b");
  expect(await end("a")).toBe(true);
  expect([shown(), waiting()]).toEqual([["b"], ["a"]]);
  expect(await flushQueue(site.visit, site.showToast)).toBe(15);
  expect([shown(), waiting()]).toEqual([["b"], ["a"]]);
  online = true;
  expect(await flushQueue(site.visit, site.showToast)).toBeNull();
  expect([shown(), waiting()]).toEqual([["b"], []]);
  expect(site.client.getQueryState(devices)?.isInvalidated).toBe(true);
  expect(site.said).toEqual([]);
});

test("waiting actions are sent in order, and later ones queue behind them", async () => {
  await end("a");
  await end("b");
  online = true;
  api.asked.length = 0;
  await end("c");
  expect(ended()).toEqual([]);
  await flushQueue(site.visit, site.showToast);
  expect(ended()).toEqual(["a", "b", "c"]);
  await end("d");
  expect(ended()).toEqual(["a", "b", "c", "d"]);
});

test("a waiting action survives a reload", async () => {
  await end("a");
  await end("b");
  await reload();
  expect(waiting()).toEqual(["a", "b"]);
  online = true;
  api.asked.length = 0;
  await flushQueue(site.visit, site.showToast);
  expect(ended()).toEqual(["a", "b"]);
});

test("what another tab has sent keeps showing, and is fetched again", async () => {
  know("a", "b");
  await end("a");
  site.store.set(queuedActionsAtom, []);
  expect(shown()).toEqual(["b"]);
  expect(site.client.getQueryState(devices)?.isInvalidated).toBe(true);
  // Nothing lies on top of it any more.
  know("a", "b");
  expect(shown()).toEqual(["a", "b"]);
});

test("what the server refuses is undone and reported, and the others continue", async () => {
  know("a", "b", "c");
  await end("a");
  await end("b");
  api.answer = (asked, response) =>
    asked.path.endsWith("a") ? refuse(response, 409, "no", { detail: "Not this one" }) : response.writeHead(204).end();
  expect(await flushQueue(site.visit, site.showToast)).toBeNull();
  expect([shown(), waiting()]).toEqual([["a", "c"], []]);
  expect(site.said).toEqual([{ title: messages.refused, description: "Not this one", tone: "danger" }]);
});

test("a busy server is left alone for as long as it asks", async () => {
  await end("a");
  api.answer = (_asked, response) =>
    json(response, 503, { type: "x", title: "Busy", status: 503 }, { "retry-after": "7" });
  expect(await flushQueue(site.visit, site.showToast)).toBe(7);
  expect(waiting()).toEqual(["a"]);
});

test("an operation that takes a key is sent under the key of its first try", async () => {
  const one = createAction<object, unknown>(site.visit, site.showToast);
  await one.run(
    {
      name: "createReview",
      call: (input, signal) => callOf(site.visit.api, "createReview")({ ...input, signal }),
      offline: queue,
      attempt: "here",
    },
    { path: { id: "villa" }, body: { rating: 5 } },
  );
  await reload();
  online = true;
  await flushQueue(site.visit, site.showToast);
  const keys = api.asked.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("when a session expires, what waits is kept for its owner; logging out drops it", async () => {
  await end("a");
  online = true;
  api.asked.length = 0;
  endSession(site.store);
  expect(await flushQueue(site.visit, site.showToast)).toBeNull();
  expect([waiting(), ended()]).toEqual([[], []]);
  logIn(site.store);
  expect(waiting()).toEqual(["a"]);
  logOut(site.store);
  expect(site.store.get(queuedActionsAtom)).toEqual([]);
});

test("no one sends what another person did, and it isn't kept", async () => {
  await end("a");
  await reload("nika");
  online = true;
  api.asked.length = 0;
  expect(waiting()).toEqual([]);
  await flushQueue(site.visit, site.showToast);
  expect(api.asked).toEqual([]);
  expect(site.store.get(queuedActionsAtom)).toEqual([]);
});

test("anything in storage that isn't one of our operations is dropped", async () => {
  const action = { personId: "ana", input: {}, stale: [] };
  site.store.set(
    queuedActionsAtom,
    ["gone", "tagged.gone", "tagged", "then"].map((operation) => ({ ...action, id: operation, operation })),
  );
  expect(await flushQueue(site.visit, site.showToast)).toBeNull();
  expect(waiting()).toEqual([]);
  expect([api.asked, site.said]).toEqual([[], []]);
});

test("a session that the server has ended stops the sending and loses nothing", async () => {
  await end("a");
  api.answer = (_asked, response) => refuse(response, 401, "unauthorized");
  expect(await flushQueue(site.visit, site.showToast)).toBeNull();
  logIn(site.store);
  expect(waiting()).toEqual(["a"]);
  expect(site.said).toEqual([]);
});

test(`no more than ${MAX_QUEUED} actions wait; the next one is refused as if there were no queue`, async () => {
  for (let at = 0; at < MAX_QUEUED; at += 1) await end(String(at));
  know("a");
  expect(await end("a")).toBe(false);
  expect(shown()).toEqual(["a"]);
  expect(waiting()).toHaveLength(MAX_QUEUED);
});
