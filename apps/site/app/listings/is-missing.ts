import { ApiProblem } from "@troth/api-client";

/** Whether the server says that there is no such listing, or none any more, as far as this person is concerned. */
export const isMissing = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && [400, 404, 410].includes(error.status);
