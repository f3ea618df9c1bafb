import { ApiProblem } from "@troth/api-client";

/** Whether the server says that there is no such listing, as far as this person is concerned. */
export const isMissing = (error: unknown): boolean => error instanceof ApiProblem && [400, 404].includes(error.status);
