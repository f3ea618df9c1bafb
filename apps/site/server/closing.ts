// Graceful shutdown: no request fails because of it, whenever it arrives.
import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds between announcing that no more is accepted and accepting none, so that load balancers can notice. */
const NOTICE = 300;
/** Milliseconds that an open connection has for one more request, whose answer tells it not to come again. */
const LAST_CALL = 2_000;

export interface Closing {
  /** Aborted when no more should be sent here. */
  readonly begun: AbortSignal;
  end(): Promise<void>;
}

export function gracefulClosing(app: FastifyInstance): Closing {
  const idle = idleConnections(app.server);
  const begun = new AbortController();
  /** No new connection is accepted, and each open one gets one more answer. */
  let lastCall = false;
  app.addHook("onSend", async (_request, reply) => {
    if (lastCall) reply.header("connection", "close");
  });

  return {
    begun: begun.signal,
    async end() {
      begun.abort();
      await sleep(NOTICE);
      const { server } = app;
      const closed = once(server, "close");
      // The listener only: open connections stay open. Until now no one was turned away, so few are connecting just
      // now.
      await quietMoment();
      Server.prototype.close.call(server);
      lastCall = true;
      await Promise.race([closed, sleep(LAST_CALL)]);
      const closeIdle = async () => {
        await quietMoment();
        for (const socket of idle) socket.destroySoon();
      };
      const lastCallOver = setInterval(() => void closeIdle(), 50);
      await closed;
      clearInterval(lastCallOver);
      await app.close();
    },
  };
}

/**
 * A moment when everything that had arrived has just been read: closing a connection then resets none with unread data.
 */
async function quietMoment(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const before = performance.now();
    // Runs right after the phase of the event loop that accepts and reads.
    await new Promise(setImmediate);
    if (performance.now() - before < 1) return;
  }
}

/**
 * Open connections without a request on them, including those that have never sent one, which Node's own list lacks.
 */
function idleConnections(server: HttpServer): ReadonlySet<Socket> {
  const idle = new Set<Socket>();
  server.on("connection", (socket) => {
    idle.add(socket);
    socket.once("close", () => idle.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    idle.delete(socket);
    response.once("close", () => socket.destroyed || idle.add(socket));
  });
  return idle;
}
