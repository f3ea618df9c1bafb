// Stops a server without failing any request that arrived complete. A body that keeps coming or headers that never end
// could hold it up for as long as someone likes, so they have a time limit.
import type { IncomingMessage, Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { ProblemError } from "../problems.ts";

interface Patience {
  /** How long bodies may keep coming, in milliseconds. */
  bodies: number;
  /** After how long even answers in progress are cut off, in milliseconds. */
  answers: number;
}

/** Keeps track of a server's requests in progress. @returns the function that closes it */
export function trackRequests(server: Server): (app: FastifyInstance, patience: Patience) => Promise<void> {
  const open = new Set<IncomingMessage>();
  server.on("request", (request, response) => {
    open.add(request);
    response.once("close", () => open.delete(request));
  });

  return async (app, { bodies, answers }) => {
    let impatience: NodeJS.Timeout | undefined;
    const patience = setTimeout(() => {
      impatience = setInterval(() => {
        // Whatever reads the body gets an error, so this is answered like any other request.
        for (const request of open)
          if (!request.complete && request.listenerCount("error"))
            request.emit(
              "error",
              new ProblemError("unavailable", { detail: "The server is shutting down.", retryAfter: 1 }),
            );
        if (open.size === 0) server.closeAllConnections();
      }, 50);
    }, bodies);
    const cut = setTimeout(() => server.closeAllConnections(), answers);
    await app.close();
    clearTimeout(patience);
    clearInterval(impatience);
    clearTimeout(cut);
  };
}
