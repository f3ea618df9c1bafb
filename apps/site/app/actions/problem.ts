import { ApiProblem, NetworkError } from "@troth/api-client";
import { sayProblem } from "../forms/say-problem.ts";

/** Why an action did not go through, for the place beside its control. */
export type Problem = {
  /** In words for the person in front of it. */
  message: string;
  /** What is wrong with single fields, by the names that the contract gives them. */
  fields: { readonly [name: string]: string };
  /** The same may go through another time: worth a "try again". */
  passing: boolean;
  /** What was thrown, for whoever tells one problem from another. */
  error: unknown;
};

/** `explain` has other words for some problems, and null for those that the usual ones are good for. */
export function problemFrom(error: unknown, explain?: (error: unknown) => string | null): Problem {
  const fields: Record<string, string> = {};
  if (error instanceof ApiProblem)
    for (const { pointer = "", message } of error.errors) fields[pointer.split("/")[1] ?? ""] ??= message;
  return { message: explain?.(error) ?? sayProblem(error), fields, passing: isPassing(error), error };
}

/** No answer, or none for the moment. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiProblem && (error.status >= 500 || error.status === 429));

/** The server may have done it all the same, or things there are other than they were thought to be. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status >= 500 || [404, 409, 410, 412].includes(error.status);

/** Thrown in place of a call: they are being asked to log in first. */
export class LogInFirst extends ApiProblem {
  constructor(title: string) {
    super({ type: "about:blank", title, status: 401 });
  }
}
