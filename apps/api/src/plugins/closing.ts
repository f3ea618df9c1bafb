// The end of a server that fails no request: what came whole is answered. A body that goes on coming, and a head that never
// ends, could keep it for as long as somebody likes: they have a time of their own.
import type { IncomingMessage, Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { ProblemError } from "../problems.ts";

interface Patience {
  /** How long bodies may go on coming, in milliseconds. */
  bodies: number;
  /** After how long even answers that are under way are cut off, in milliseconds. */
  answers: number;
}

/** Follows what is under way at a server. @returns what closes it */
export function followRequests(server: Server): (app: FastifyInstance, patience: Patience) => Promise<void> {
  const open = new Set<IncomingMessage>();
  server.on("request", (request, response) => {
    open.add(request);
    response.once("close", () => open.delete(request));
  });

  return async (app, { bodies, answers }) => {
    let impatience: NodeJS.Timeout | undefined;
    const patience = setTimeout(() => {
      impatience = setInterval(() => {
        // What reads the body hears of an error, and so it is answered like any other.
        for (const request of open)
          if (!request.complete && request.listenerCount("error"))
            request.emit(
              "error",
              new ProblemError("unavailable", { detail: "The server is stopping.", retryAfter: 1 }),
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
