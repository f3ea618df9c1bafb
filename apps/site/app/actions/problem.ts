import { ApiProblem, NetworkError } from "@troth/api-client";
import { problemMessage } from "../forms/problem-message.ts";

/** Why an action failed, to be shown beside its control. */
export type Problem = {
  /** In words for the person using the page. */
  message: string;
  /** What is wrong with individual fields, by the names that the contract gives them. */
  fields: { readonly [name: string]: string };
  /** The same request may succeed another time, so "Try again" is worth offering. */
  passing: boolean;
  /** What was thrown, for code that tells one problem from another. */
  error: unknown;
};

/** `explain` gives other words for some problems, and returns null where the usual ones will do. */
export function problemFrom(error: unknown, explain?: (error: unknown) => string | null): Problem {
  const fields: Record<string, string> = {};
  if (error instanceof ApiProblem)
    for (const { pointer = "", message } of error.errors) fields[pointer.split("/")[1] ?? ""] ??= message;
  return { message: explain?.(error) ?? problemMessage(error), fields, passing: isPassing(error), error };
}

/** No answer, or a server that cannot answer for the moment. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiProblem && (error.status >= 500 || error.status === 429));

/** The server may have done it anyway, or its data, or what the person may do, was not what we thought. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status >= 500 || [403, 404, 409, 410, 412].includes(error.status);

/** Thrown in place of a call when the person is asked to log in first. */
export class LoginRequiredError extends ApiProblem {
  constructor(title: string) {
    super({ type: "about:blank", title, status: 401 });
  }
}
