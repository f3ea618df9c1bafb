// The last resort, when not even the error page could be rendered. What went wrong goes to the log only.
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

/** For requests beyond what can be rendered at the moment. */
export class BusyError extends Error {
  readonly statusCode = 503;
}

const words: Record<number, [title: string, text: string]> = {
  400: ["Bad request", ""],
  429: ["Too many requests", "Please try again in a moment."],
  500: ["An error occurred", `Please try again later</p><p><a href="">Retry</a>`],
  503: ["Busy", `Please try again in a moment</p><p><a href="">Retry</a>`],
};

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const busy = error instanceof BusyError;
  const status = busy ? 503 : error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
  if (status === 500) request.log.error(error, "a request failed");
  if (busy) reply.header("retry-after", "1");
  const [title, text] = words[status] ?? words[400]!;
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", "default-src 'none'")
    .send(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${text}</p>`);
}
