import { ApiProblem } from "@troth/api-client";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "../actions/use-action.ts";
import * as paths from "../paths.ts";
import { updateReviewAnswersAtom, clearReviewDraftAtom, reviewInProgressAtom } from "../state/review-draft.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./messages.ts";
import { bodyOf } from "./review-body.ts";

const words = messages.confirm;

export type PublishState =
  | { kind: "idle" | "incomplete" | "unverified" | "already" }
  | { kind: "couple"; reviewId: string | undefined }
  | { kind: "failed"; message: string };

/**
 * Publishes the draft. A retry of the same words is the same intent: it uses the same key and makes one review. When
 * people press Publish and then log in, publishing continues without another press, once, and only with exactly the
 * words that they pressed it for.
 */
export function usePublish(vendorId: string): { state: PublishState; busy: boolean; publish: () => void } {
  const { store } = useVisit();
  const navigate = useNavigate();
  const { answers, review } = useAtomValue(reviewInProgressAtom)(vendorId);
  const [now] = useState(Date.now);
  const [incomplete, setIncomplete] = useState(false);

  const body = bodyOf(answers, review, now);
  const input = body && { path: { id: vendorId }, body };
  const { run, busy, problem } = useAction("createReview", {
    attempt: {
      get: () => store.get(reviewInProgressAtom)(vendorId).answers.attempt,
      set: (attempt) => store.set(updateReviewAnswersAtom, vendorId, { attempt }),
    },
    needsLogin: {
      title: words.dialogTitle,
      description: words.dialog,
      from: paths.confirmReview(vendorId),
      resume: input,
    },
    // Everything that counts reviews.
    stale: "everything",
    onDone: async ({ id, status, experience }) => {
      const state = { vendorId, reviewId: id, held: status === "held", experience, updated: false };
      await navigate(paths.successReview, { state });
      store.set(clearReviewDraftAtom, vendorId);
    },
    explain: (error) =>
      error instanceof ApiProblem && error.status === 422
        ? [error.title, ...error.errors.map(({ message }) => message)].join(" ")
        : null,
  });

  const publish = () => {
    setIncomplete(!input);
    if (input) void run(input);
  };
  if (incomplete && !input) return { state: { kind: "incomplete" }, busy, publish };
  if (!problem || busy) return { state: { kind: "idle" }, busy, publish };
  return { state: stateOf(problem.error) ?? { kind: "failed", message: problem.message }, busy, publish };
}

function stateOf(error: unknown): PublishState | null {
  if (!(error instanceof ApiProblem)) return null;
  if (error.kind === "email-unverified") return { kind: "unverified" };
  if (error.kind === "couple-reviewed") return { kind: "couple", reviewId: error.reviewId };
  return error.kind === "already-reviewed" ? { kind: "already" } : null;
}
