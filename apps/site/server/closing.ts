// The graceful end: no request fails of it, whichever moment it comes at.
import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds between saying that no more is taken and taking none, so that balancers can hear it. */
const NOTICE = 300;
/** Milliseconds that an open connection has for one more request, whose answer tells it not to come again. */
const LAST_CALL = 2_000;

export interface Closing {
  /** Whether no more is to be sent here. */
  readonly begun: boolean;
  end(): Promise<void>;
}

export function gracefulClosing(app: FastifyInstance): Closing {
  const idle = idleConnections(app.server);
  let begun = false;
  /** No new connection is taken, and each that is open gets one more answer. */
  let lastCall = false;
  app.addHook("onSend", async (_request, reply) => {
    if (lastCall) reply.header("connection", "close");
  });

  return {
    get begun() {
      return begun;
    },
    async end() {
      begun = true;
      await sleep(NOTICE);
      const { server } = app;
      const closed = once(server, "close");
      // The listener only: what is open stays open. Until now nobody was sent away, so that few connect just here.
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

/** A moment at which whatever had arrived has just been read: what is closed then resets nobody. */
async function quietMoment(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const before = performance.now();
    // Comes right behind the phase of the event loop that accepts and reads.
    await new Promise(setImmediate);
    if (performance.now() - before < 1) return;
  }
}

/** Open connections on which nothing is asked, those among them that have never asked: Node's own list lacks these. */
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
