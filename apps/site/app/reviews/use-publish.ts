import { ApiProblem } from "@troth/api-client";
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { sayProblem } from "../forms/say-problem.ts";
import * as paths from "../paths.ts";
import {
  answerAtom,
  attemptFor,
  clearReviewAtom,
  noAnswers,
  reviewAnswersAtom,
  reviewDraftAtom,
} from "../state/review-draft.ts";
import { useVisit } from "../visit.ts";
import { bodyOf } from "./review-rules.ts";

export type PublishState =
  | { kind: "idle" }
  | { kind: "publishing" }
  | { kind: "incomplete" }
  | { kind: "unverified" }
  | { kind: "already" }
  | { kind: "failed"; message: string };

/** Publishes the draft. A retry of the same words is the same intent: it goes under the same key and makes one review. */
export function usePublish(vendorId: string): { state: PublishState; publish: () => Promise<void> } {
  const { api, queryClient, store } = useVisit();
  const navigate = useNavigate();
  const draft = useAtomValue(reviewDraftAtom);
  const answers = useAtomValue(reviewAnswersAtom)[vendorId] ?? noAnswers;
  const answer = useSetAtom(answerAtom);
  const [state, setState] = useState<PublishState>({ kind: "idle" });
  const running = useRef(false);

  const publish = useCallback(async () => {
    if (running.current) return;
    const body = bodyOf(answers, draft.review, Date.now());
    if (!body) return setState({ kind: "incomplete" });
    const attempt = attemptFor(answers.attempt, JSON.stringify(body));
    answer(vendorId, { attempt });
    running.current = true;
    setState({ kind: "publishing" });
    try {
      const review = await api.createReview({
        path: { id: vendorId },
        header: { "Idempotency-Key": attempt.key },
        body,
      });
      // Everything that counts reviews is asked for anew.
      queryClient.removeQueries();
      await navigate(paths.successReview, { state: { vendorId, reviewId: review.id, held: review.status === "held" } });
      store.set(clearReviewAtom, vendorId);
    } catch (error) {
      setState(stateOf(error));
    } finally {
      running.current = false;
    }
  }, [answers, draft.review, vendorId, api, answer, navigate, queryClient, store]);

  return { state, publish };
}

function stateOf(error: unknown): PublishState {
  if (error instanceof ApiProblem) {
    if (error.kind === "email-unverified") return { kind: "unverified" };
    if (error.kind === "already-reviewed") return { kind: "already" };
    if (error.status === 422)
      return { kind: "failed", message: [error.title, ...error.errors.map(({ message }) => message)].join(" ") };
  }
  return { kind: "failed", message: sayProblem(error) };
}
