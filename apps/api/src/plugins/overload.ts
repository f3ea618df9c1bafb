// Sheds what cannot be served in time. A few requests are worked on at once, as many as keep the database busy; the others
// wait in front of the framework, where one costs next to nothing; whoever has waited for long gets a prepared answer. Waiting
// is what protects: a caller who is refused at once asks again at once, and refusing then takes all there is of the process.
// Measured at ten times the load (`npm run bench overload`), the database embedded, callers who ask again at once: refusing
// at once in a hook of the framework served 11 % of the peak, this 87 % on the same busy machine and 92 % on a quieter one
// (54 % in one run of it); refusals come after 0.8 s.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";

interface Limits {
  /** Requests worked on at once. */
  working: number;
  /** Requests that may wait: some kilobytes each. More are refused at once. */
  waiting: number;
  /** How long one may wait, in milliseconds. */
  patience: number;
}

interface Turn {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
}

const prepared = JSON.stringify({
  type: "/api/reference#unavailable",
  title: "Busy: please try again in a moment",
  status: 503,
});
const headers = {
  "content-type": "application/problem+json; charset=utf-8",
  "content-length": String(Buffer.byteLength(prepared)),
  "cache-control": "no-store",
  "retry-after": "1",
  "x-content-type-options": "nosniff",
};

const refuse = (response: ServerResponse) => response.writeHead(503, headers).end(prepared);

/**
 * Only reads that need the database take turns. Probes must hear the truth even when everybody else is turned away; a photo
 * that goes out slowly, or a body that comes in slowly, must not hold the place of somebody else. Writes have limits of
 * their own, and wait for the database in its pool.
 */
const takesTurns = ({ method, url = "" }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") &&
  url !== "/api/health" &&
  url !== "/api/ready" &&
  !url.startsWith("/api/photos/");

/** Puts itself between the server and what answers its requests. */
export function shedOverload(server: Server, log: FastifyBaseLogger, { working, waiting, patience }: Limits): void {
  const [serve] = server.listeners("request") as [RequestListener];
  let active = 0;
  let refused = 0;
  const queue: Turn[] = [];

  function begin({ request, response }: Turn) {
    active++;
    response.once("close", end); // when all is sent, or the caller has gone
    serve(request, response);
  }
  function end() {
    active--;
    let next = queue.shift();
    while (next?.response.destroyed) next = queue.shift();
    if (next) begin(next);
  }

  server.removeListener("request", serve);
  server.on("request", (request, response) => {
    const turn = { request, response, since: performance.now() };
    if (!takesTurns(request)) serve(request, response);
    else if (active < working) begin(turn);
    else if (queue.length < waiting) queue.push(turn);
    else {
      refused++;
      refuse(response);
    }
  });

  const impatience = setInterval(() => {
    const tooLong = performance.now() - patience;
    const still = queue.findIndex(({ since }) => since > tooLong);
    for (const { response } of queue.splice(0, still < 0 ? queue.length : still)) {
      refused++;
      refuse(response);
    }
  }, 50).unref();
  const report = setInterval(() => {
    if (refused) log.warn({ refused }, "overloaded: requests of the last seconds were refused");
    refused = 0;
  }, 5_000).unref();
  server.once("close", () => {
    clearInterval(impatience);
    clearInterval(report);
  });
}
