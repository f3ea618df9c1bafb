// What goes wrong with a database for a moment and not with the request: the caller may try again. `code` is OVERLOADED or
// PostgreSQL's, also where the fault was noticed on our side.

export class UnavailableError extends Error {
  readonly statusCode = 503;
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** Too many wait for the database, or one has waited for too long. */
export class OverloadError extends UnavailableError {
  constructor(message: string, options?: ErrorOptions) {
    super("OVERLOADED", message, options);
  }
}

const sessionHeld = "55P03";
const statementTimeout = "57014";
const connectionLost = "57P01";

/** The error as the rest of the server should see it. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as Error & { code?: string };
  if (code === sessionHeld && error.message.includes("embedded database"))
    return new OverloadError(error.message, { cause: error });
  if (
    /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|timeout expired)/.test(
      error.message,
    )
  ) {
    return new OverloadError("no connection to the database became free in time", { cause: error });
  }
  if (error.message === "Query read timeout") {
    return new UnavailableError(statementTimeout, "the database did not answer in time", { cause: error });
  }
  if (
    code === undefined &&
    /^(Connection terminated|Client (was closed|has encountered a connection error))/.test(error.message)
  ) {
    return new UnavailableError(connectionLost, "the connection to the database was lost", { cause: error });
  }
  if (code !== undefined && /^(57014|57P0[123]|08...|53[13]00|25P03|ECONN(REFUSED|RESET)|EPIPE|ENOENT)$/.test(code)) {
    return new UnavailableError(code, error.message, { cause: error });
  }
  return error;
}
