// Sheds what cannot be served in time. A few requests are worked on at once, as many as keep the database busy; the others
// wait in front of the framework, where one costs next to nothing; whoever has waited for long gets a prepared answer.
// Measured at ten times the load (`npm run bench overload`), the database embedded, callers who ask again at once: refusing
// at once in a hook of the framework served 11 % of the peak, this 87 % on the same busy machine and 92 % on a quieter one
// (54 % in one run of it); refusals come after 0.8 s.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { createTurns, type Limits } from "@troth/server/turns";
import type { FastifyBaseLogger } from "fastify";

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
 * or a cover that goes out slowly, or a body that comes in slowly, must not hold the place of somebody else. Writes have limits of
 * their own, and wait for the database in its pool.
 */
const takesTurns = ({ method, url = "" }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") &&
  url !== "/api/health" &&
  url !== "/api/ready" &&
  !url.startsWith("/api/photos/") &&
  !url.startsWith("/api/covers/");

/** Puts itself between the server and what answers its requests. */
export function shedOverload(server: Server, log: FastifyBaseLogger, limits: Limits): void {
  const [serve] = server.listeners("request") as [RequestListener];
  const turns = createTurns(limits, (refused) => {
    log.warn({ refused }, "overloaded: requests of the last seconds were refused");
  });

  server.removeListener("request", serve);
  server.on("request", (request, response) => {
    if (!takesTurns(request)) return void serve(request, response);
    turns.take({
      begin() {
        response.once("close", turns.end); // when all is sent, or the caller has gone
        serve(request, response);
      },
      refuse: () => void refuse(response),
      get gone() {
        return response.destroyed;
      },
    });
  });
  server.once("close", turns.stop);
}
