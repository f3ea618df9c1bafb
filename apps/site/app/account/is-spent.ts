import { ApiProblem } from "@troth/api-client";

/** A mailed link that leads no further: used, replaced, too old, or no link of ours. */
export const isSpent = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 410 || error.errors.some(({ pointer }) => pointer === "/token"));
