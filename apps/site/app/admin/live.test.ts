import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createTrothClient } from "@troth/api-client";
import { afterEach, expect, test, vi } from "vitest";
import { followQueues } from "./live.ts";

const ends: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ends.splice(0).toReversed()) end();
});

/** Follows an API that answers as the test says. @returns what is heard */
async function follow(answer: RequestListener) {
  const api = createServer(answer);
  await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));
  const client = createTrothClient({ baseUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const heard: string[] = [];
  const times = { start: 500, silence: 500, pause: 10, poll: 20 };
  const stop = followQueues(client, (queues) => heard.push(queues.join()), times);
  ends.push(() => {
    stop();
    api.closeAllConnections();
    api.close();
  });
  return { heard, stop };
}

const begin = (response: ServerResponse) => response.writeHead(200, { "content-type": "text/event-stream" });
const tell = (queue: string) => `event: changed\ndata: {"queues":["${queue}"]}\n\n`;

test("changes are heard however they are cut, and a connection that has ended is followed by the next", async () => {
  const connections: ServerResponse[] = [];
  const { heard, stop } = await follow((_call, response) => void connections.push(begin(response)));
  await vi.waitFor(() => expect(connections).toHaveLength(1), 5_000);
  connections[0]!.write(`retry: 1000\n${tell("vendors")}:\n\n${tell("claims").slice(0, 20)}`);
  await vi.waitFor(() => expect(heard).toEqual(["vendors"]), 5_000);
  connections[0]!.end(tell("claims").slice(20));
  await vi.waitFor(() => expect(connections).toHaveLength(2), 5_000);
  expect(heard).toEqual(["vendors", "claims"]);
  const left = new Promise((done) => connections[1]!.once("close", done));
  stop();
  await left;
});

test("when events fail twice, or don't come through, everything counts as changed now and then, until they work again", async () => {
  const answers: ((response: ServerResponse) => unknown)[] = [
    (response) => response.writeHead(503, { "content-type": "application/problem+json" }).end("{}"),
    // A proxy that holds them back.
    (response) => begin(response).flushHeaders(),
    (response) => response.socket!.destroy(),
    (response) => begin(response).write(tell("proofs")),
  ];
  const { heard } = await follow((_call, response) => void answers.shift()?.(response));
  await vi.waitFor(() => expect(heard.at(-1)).toBe("proofs"), 5_000);
  const everything = "vendors,claims,proposals,reports,held-reviews,notices,removals,proofs";
  expect(heard).toEqual([everything, everything, "proofs"]);
});

test("whoever may no longer watch isn't asked for again and again", async () => {
  let asked = 0;
  const { heard } = await follow((_call, response) => {
    asked++;
    response.writeHead(403, { "content-type": "application/problem+json" }).end("{}");
  });
  await vi.waitFor(() => expect(asked).toBe(1), 5_000);
  // As long as a second attempt would take, had there been one.
  await follow((_call, response) => void response.writeHead(503).end()).then(({ heard }) =>
    vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), 5_000),
  );
  expect([asked, heard]).toEqual([1, []]);
});
