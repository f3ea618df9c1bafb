// Every error leaves as a problem document. What was not foreseen is logged whole and told in general words only.
import type { FastifyError, FastifyInstance } from "fastify";
import { ProblemError, type ProblemType } from "../problems.ts";

const known: Record<string, ProblemType> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported-media-type",
  FST_ERR_CTP_BODY_TOO_LARGE: "payload-too-large",
  FST_ERR_CTP_EMPTY_JSON_BODY: "bad-request",
  FST_ERR_CTP_INVALID_JSON_BODY: "bad-request",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "bad-request",
  FST_ERR_BAD_URL: "bad-request",
  // The database is away, shutting down, out of connections or out of time: the caller may try again.
  OVERLOADED: "unavailable",
  "57014": "unavailable",
  "57P01": "unavailable",
  "57P03": "unavailable",
  "53300": "unavailable",
  "53100": "unavailable",
  ECONNREFUSED: "unavailable",
  ECONNRESET: "unavailable",
};

export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code, statusCode, message } = error as FastifyError;
  if (code !== undefined && code in known) {
    const type = known[code]!;
    return new ProblemError(type, { cause: error, ...(type === "unavailable" && { retryAfter: 1 }) });
  }
  if (/Connection terminated|timeout exceeded when trying to connect/.test(message)) {
    return new ProblemError("unavailable", { cause: error, retryAfter: 1 });
  }
  if (statusCode === 400 || statusCode === 413) return new ProblemError(statusCode === 413 ? "payload-too-large" : "bad-request", { cause: error });
  return new ProblemError("internal", { cause: error });
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) request.log.error({ err: problem.details.cause ?? problem }, problem.message);
    if (problem.details.retryAfter !== undefined) reply.header("retry-after", String(problem.details.retryAfter));
    if (problem.status === 401) reply.header("www-authenticate", "Bearer");
    return reply
      .code(problem.status)
      .header("cache-control", "no-store")
      .type("application/problem+json; charset=utf-8")
      .send(problem.toDocument(request.clientRequestId));
  });
  app.setNotFoundHandler(() => {
    throw new ProblemError("not-found");
  });
}
