import type { Schemas } from "./operations.ts";

export type FieldProblem = Schemas["FieldError"];

/** The server answered, but not with a success. The details come from a problem document if there is one. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  /** HTTP status. */
  readonly status: number;
  /** Stable address of the kind of problem; `about:blank` if the answer wasn't a problem document. */
  readonly type: string;
  readonly title: string;
  /** What happened this time and what to do. */
  readonly detail: string | undefined;
  /** What is wrong with individual fields or parameters. */
  readonly errors: readonly FieldProblem[];
  /** Seconds to wait before trying again, if the server said so. */
  readonly retryAfter: number | undefined;
  /** Quote this when asking for help. */
  readonly requestId: string | undefined;
  /** With `already-reviewed`, the review that already exists; with `couple-reviewed`, if it is public. */
  readonly reviewId: string | undefined;
  /** With `moved`, the vendor that it was merged into. */
  readonly vendorId: string | undefined;
  /** All that the server said, such as the `warnings` of `unconfirmed`, or when and why a review was `removed`. */
  readonly document: Schemas["Problem"];

  constructor(problem: Schemas["Problem"], options: { retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(problem.detail ?? problem.title, { cause: options.cause });
    this.status = problem.status;
    this.type = problem.type;
    this.title = problem.title;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.retryAfter = options.retryAfter;
    this.requestId = problem.requestId;
    this.reviewId = problem.reviewId;
    this.vendorId = problem.vendorId;
    this.document = problem;
  }

  /** The last part of `type`, such as `email-unverified` in `/api/reference#email-unverified`. */
  get kind(): string {
    return this.type.slice(this.type.lastIndexOf("#") + 1);
  }
}

/** No answer came: offline, refused or cut short. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  constructor(cause: unknown) {
    super("No answer from the server", { cause });
  }
}

/** Reads an unsuccessful answer, whatever its body. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const requestId = response.headers.get("x-request-id") ?? undefined;
  const plain: Schemas["Problem"] = {
    type: "about:blank",
    title: response.statusText || `The server answered ${response.status}`,
    status: response.status,
    ...(requestId && { requestId }),
  };
  const options = { retryAfter: secondsToWait(response.headers.get("retry-after")) };
  try {
    const body: unknown = JSON.parse(await response.text());
    return isProblem(body)
      ? new ApiProblem({ ...plain, ...body, status: response.status }, options)
      : new ApiProblem(plain, options);
  } catch (cause) {
    return new ApiProblem(plain, { ...options, cause });
  }
}

function isProblem(body: unknown): body is Schemas["Problem"] {
  return (
    typeof body === "object" &&
    body !== null &&
    typeof (body as { type?: unknown }).type === "string" &&
    typeof (body as { title?: unknown }).title === "string"
  );
}

// Retry-After is a number of seconds or a date (RFC 9110, 10.2.3).
function secondsToWait(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
