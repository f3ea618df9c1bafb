import { ApiProblem } from "@troth/api-client";

/** An e-mailed link that no longer works: used, replaced, too old, or not ours. */
export const isLinkInvalid = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 410 || error.errors.some(({ pointer }) => pointer === "/token"));
