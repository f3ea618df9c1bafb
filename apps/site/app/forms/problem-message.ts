import { ApiProblem, NetworkError } from "@troth/api-client";
import { messages as actionWords } from "../actions/messages.ts";
import { messages } from "./messages.ts";

/** What went wrong, in words for the person using the page. */
export function problemMessage(error: unknown): string {
  if (error instanceof NetworkError) return actionWords.network;
  if (!(error instanceof ApiProblem)) return messages.failed;
  if (error.status === 429) return messages.tooMany(error.retryAfter ?? 60);
  if (error.status >= 500) return messages.failed;
  return error.detail ?? error.title;
}
