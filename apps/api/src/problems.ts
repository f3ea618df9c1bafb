// Every error a caller can get, as a problem document (RFC 9457). Types are stable, since clients branch on them.
import type { components } from "@troth/api-client/schema";

export type Problem = components["schemas"]["Problem"];
export type FieldError = components["schemas"]["FieldError"];

/** type → status and title. The reference page explains each type under its anchor. */
export const problemTypes = {
  "bad-request": [400, "The request is malformed"],
  unauthorized: [401, "Please log in"],
  "wrong-credentials": [401, "That e-mail address and password don’t match"],
  "second-step-needed": [401, "Enter the code from your authenticator"],
  "wrong-code": [401, "That code is wrong or has been used before"],
  "second-step-missing": [403, "Set up your second step first"],
  "step-up-needed": [403, "Enter a code from your authenticator again"],
  suspended: [403, "This account is suspended"],
  forbidden: [403, "You’re not allowed to do that"],
  "cross-site": [403, "This call must come from the site itself"],
  "deletion-unconfirmed": [403, "Confirm the deletion with the link we e-mailed you first"],
  "wrong-password": [403, "That isn’t your current password"],
  "email-unverified": [403, "Confirm your e-mail address first"],
  "own-vendor": [403, "You can’t review your own vendor"],
  "own-review": [403, "You can’t do that to your own review"],
  "own-vendor-review": [403, "You can’t mark reviews of your own vendor as helpful"],
  "not-found": [404, "Not found"],
  "method-not-allowed": [405, "That method isn’t allowed here"],
  conflict: [409, "That conflicts with what is already there"],
  "already-reviewed": [409, "You’ve already reviewed this vendor"],
  "couple-reviewed": [409, "The two of you already have a review of this vendor"],
  "already-reported": [409, "You’ve already reported this review"],
  "already-claimed": [409, "You’ve already claimed this business"],
  "in-progress": [409, "We’re still working on the same request"],
  removed: [410, "This review was removed"],
  moved: [410, "This vendor is now listed elsewhere"],
  "taken-down": [410, "This listing was taken down"],
  "link-expired": [410, "This link no longer works"],
  "changed-meanwhile": [412, "It has changed in the meantime"],
  "payload-too-large": [413, "That is too large"],
  "unsupported-media-type": [415, "That type of content isn’t accepted here"],
  "unreadable-photo": [422, "We can’t read that picture"],
  "invalid-body": [422, "Some fields need another look"],
  unconfirmed: [422, "Please look at this again before it is published"],
  "key-reused": [422, "This Idempotency-Key was used for a different request"],
  "precondition-required": [428, "Say which version you have read"],
  "too-many-requests": [429, "Too many requests"],
  internal: [500, "Something went wrong on our side"],
  unavailable: [503, "We’re busy right now. Please try again in a moment"],
  "no-room": [507, "There is no room for that right now"],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemType = keyof typeof problemTypes;

/**
 * The most errors one document lists. People fix a few at a time, and a request with thousands would get an answer
 * larger than itself.
 */
const mostErrors = 20;

type Details = {
  detail?: string;
  errors?: FieldError[];
  reviewId?: string;
  vendorId?: string;
  reportId?: string;
  reportStatus?: components["schemas"]["ReportStatus"];
  warnings?: components["schemas"]["ReplyWarning"][];
  removed?: Problem["removed"];
  /** The version there is now, for `ETag`. */
  etag?: string;
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
    const { detail, errors, reviewId, vendorId, reportId, reportStatus, warnings, removed } = this.details;
    return {
      type: `/api/reference#${this.type}`,
      title: problemTypes[this.type][1],
      status: this.status,
      ...(detail !== undefined && { detail }),
      ...(errors !== undefined && { errors: errors.slice(0, mostErrors) }),
      ...(reviewId !== undefined && { reviewId }),
      ...(vendorId !== undefined && { vendorId }),
      ...(reportId !== undefined && { reportId }),
      ...(reportStatus !== undefined && { reportStatus }),
      ...(warnings !== undefined && { warnings }),
      ...(removed !== undefined && { removed }),
      requestId,
    };
  }
}

/** For a field of the body that isn't acceptable: 422 with a pointer to it. */
export const invalidField = (pointer: string, message: string) =>
  new ProblemError("invalid-body", { errors: [{ pointer, message }] });
