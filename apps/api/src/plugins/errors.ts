// Every error is sent as a problem document. Unexpected errors are logged in full, but callers only get a general
// message.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { UnavailableError } from "../database/errors.ts";
import { ProblemError, type ProblemType } from "../problems.ts";

const known: Record<string, ProblemType> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported-media-type",
  FST_ERR_CTP_BODY_TOO_LARGE: "payload-too-large",
  FST_ERR_CTP_EMPTY_JSON_BODY: "bad-request",
  FST_ERR_CTP_INVALID_JSON_BODY: "bad-request",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "bad-request",
  FST_ERR_BAD_URL: "bad-request",
  FST_ERR_MAX_PARAM_LENGTH: "not-found",
  // The disk is full, someone's quota is, or a file can't grow any further; and PostgreSQL's code for the same.
  ENOSPC: "no-room",
  EDQUOT: "no-room",
  EFBIG: "no-room",
  "53100": "no-room",
};

function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code, statusCode } = error as FastifyError;
  if (error instanceof UnavailableError) return new ProblemError("unavailable", { cause: error, retryAfter: 1 });
  if (code !== undefined && code in known) return new ProblemError(known[code]!, { cause: error });
  if (statusCode === 400 || statusCode === 413)
    return new ProblemError(statusCode === 413 ? "payload-too-large" : "bad-request", { cause: error });
  return new ProblemError("internal", { cause: error });
}

/** Not logged in, not allowed or too often: the signs of an attack in the log. */
const denials = new Set([401, 403, 429]);

/**
 * Answers requests that the router can't read. No hook sees them, so the headers that every answer has are set here.
 */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error);
  void reply
    .code(problem.status)
    .headers({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      "x-content-type-options": "nosniff",
      "x-request-id": request.id,
    })
    .type("application/problem+json; charset=utf-8")
    .send(JSON.stringify(problem.toDocument(request.id)));
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) request.log.error({ err: problem.details.cause ?? problem }, problem.message);
    if (denials.has(problem.status)) {
      const { clientRequestId: requestId, clientAddress: address, caller, routeOptions } = request;
      const { operationId } = routeOptions.config;
      const userId = caller?.userId;
      request.log.info({ event: "denied", problem: problem.type, operationId, requestId, address, userId }, "denied");
    }
    if (problem.details.retryAfter !== undefined) reply.header("retry-after", String(problem.details.retryAfter));
    if (problem.details.etag !== undefined) reply.header("etag", problem.details.etag);
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
