// Everything that can go wrong towards a caller, as problem documents (RFC 9457). Types are stable: clients branch on them.
import type { components } from "@troth/api-client/schema";

export type Problem = components["schemas"]["Problem"];
export type FieldError = components["schemas"]["FieldError"];

/** type → status and the words that people see first. The reference page explains each under its anchor. */
export const problemTypes = {
  "bad-request": [400, "The request is malformed"],
  unauthorized: [401, "Please log in"],
  "wrong-credentials": [401, "That e-mail address and password do not belong together"],
  "second-step-needed": [401, "Enter the code of your authenticator"],
  "wrong-code": [401, "That code is not right, or was used before"],
  "second-step-missing": [403, "Set up your second step first"],
  forbidden: [403, "You may not do that"],
  "cross-site": [403, "This call must come from the site itself"],
  "deletion-unconfirmed": [403, "Confirm the deletion by the mailed link first"],
  "wrong-password": [403, "That is not your current password"],
  "email-unverified": [403, "Confirm your e-mail address first"],
  "own-vendor": [403, "You cannot review a vendor of your own"],
  "not-found": [404, "Not found"],
  "method-not-allowed": [405, "There is nothing to do this with here"],
  conflict: [409, "It contradicts what is already there"],
  "already-reviewed": [409, "You have already reviewed this vendor"],
  "in-progress": [409, "The same request is still being worked on"],
  "link-expired": [410, "This link does not work any more"],
  "changed-meanwhile": [412, "It was changed meanwhile"],
  "payload-too-large": [413, "That is too large"],
  "unsupported-media-type": [415, "That kind of content is not taken here"],
  "unreadable-photo": [422, "That picture cannot be read"],
  "invalid-body": [422, "Some fields need another look"],
  "key-reused": [422, "This Idempotency-Key was used for another request"],
  "too-many-requests": [429, "Too many requests"],
  internal: [500, "Something went wrong on our side"],
  unavailable: [503, "Busy: please try again in a moment"],
  "no-room": [507, "There is no room for it just now"],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemType = keyof typeof problemTypes;

/** That one document tells of. A person mends a few at a time, and whoever sends thousands would be answered more than was sent. */
const mostErrors = 20;

type Details = {
  detail?: string;
  errors?: FieldError[];
  reviewId?: string;
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
};

/** Thrown by handlers and plugins; the error plugin sends it. */
export class ProblemError extends Error {
  readonly type: ProblemType;
  readonly status: number;
  readonly details: Details;
  constructor(type: ProblemType, details: Details = {}) {
    super(details.detail ?? problemTypes[type][1], details.cause === undefined ? undefined : { cause: details.cause });
    this.type = type;
    this.status = problemTypes[type][0];
    this.details = details;
  }
  toDocument(requestId: string): Problem {
    const { detail, errors, reviewId } = this.details;
    return {
      type: `/api/reference#${this.type}`,
      title: problemTypes[this.type][1],
      status: this.status,
      ...(detail !== undefined && { detail }),
      ...(errors !== undefined && { errors: errors.slice(0, mostErrors) }),
      ...(reviewId !== undefined && { reviewId }),
      requestId,
    };
  }
}

/** A field of the body that is not acceptable: 422 with a pointer to it. */
export const invalidField = (pointer: string, message: string) =>
  new ProblemError("invalid-body", { errors: [{ pointer, message }] });
