// Temporary database errors that aren't the request's fault, so the caller may try again. `code` is OVERLOADED or one
// of PostgreSQL's, even if we noticed the error on our side.

export class UnavailableError extends Error {
  readonly statusCode = 503;
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** Too many requests are waiting for the database, or one has waited too long. */
export class OverloadError extends UnavailableError {
  constructor(message: string, options?: ErrorOptions) {
    super("OVERLOADED", message, options);
  }
}

const sessionHeld = "55P03";
const statementTimeout = "57014";
const connectionLost = "57P01";

// From PostgreSQL: statement cancelled, shutting down, starting, connection failure, too many connections, idle too
// long. From the system: no connection.
const passing = /^(57014|57P0[123]|08...|53300|25P03|ECONNREFUSED|ECONNRESET|EPIPE)$/;
const noneFree =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)/;
const lost = /^(Connection terminated|Client was closed|Client has encountered a connection error)/;

/** The error as the rest of the server should see it. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, code } = error as Error & { code?: string };
  const options = { cause: error };
  if (code === sessionHeld && message.includes("embedded database")) return new OverloadError(message, options);
  if (code !== undefined) return passing.test(code) ? new UnavailableError(code, message, options) : error;
  if (noneFree.test(message)) return new OverloadError("no connection to the database became free in time", options);
  if (lost.test(message))
    return new UnavailableError(connectionLost, "the connection to the database was lost", options);
  if (message === "Query read timeout")
    return new UnavailableError(statementTimeout, "the database did not answer in time", options);
  return error;
}

/** Whether a row with the same key already exists. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: unknown }).code === "23505";
