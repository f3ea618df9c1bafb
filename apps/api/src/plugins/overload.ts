// Sheds what cannot be served in time, before any work is done for it, so that what is admitted still is. A bounded number
// of requests is worked on; a bounded queue waits for at most a second; the rest gets a prepared answer.
import type { FastifyInstance, FastifyRequest } from "fastify";

interface Limits {
  /** Requests worked on at once. */
  working: number;
  /** Requests that may wait. */
  waiting: number;
  /** How long one may wait, in milliseconds. */
  patience: number;
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

/** Probes must hear the truth even when everybody else is turned away. */
const exempt = new Set(["/api/health", "/api/ready"]);

export function registerOverload(app: FastifyInstance, { working, waiting, patience }: Limits): void {
  let active = 0;
  const queue: { admit: () => void; since: number; refuse: () => void }[] = [];
  const admitted = new WeakSet<FastifyRequest>();

  function next() {
    const now = performance.now();
    // Whoever has waited too long has most likely gone or will try again: serving the newest keeps answers useful.
    while (queue.length && now - queue[0]!.since > patience) queue.shift()!.refuse();
    const turn = queue.shift();
    if (turn) turn.admit();
    else active--;
  }

  app.addHook("onRequest", (request, reply, done) => {
    if (exempt.has(request.url)) return done();
    const refuse = () => {
      reply.hijack();
      reply.raw.writeHead(503, headers).end(request.method === "HEAD" ? undefined : prepared);
    };
    const admit = () => {
      admitted.add(request);
      done();
    };
    if (active < working) {
      active++;
      return admit();
    }
    if (queue.length >= waiting) return refuse();
    queue.push({ admit, refuse, since: performance.now() });
  });

  const finished = (request: FastifyRequest) => {
    if (admitted.delete(request)) next();
  };
  app.addHook("onResponse", (request, _reply, done) => {
    finished(request);
    done();
  });
  app.addHook("onRequestAbort", (request, done) => {
    finished(request);
    done();
  });
}
