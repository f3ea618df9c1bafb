import { ApiProblem } from "@troth/api-client";
import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { sayProblem } from "../forms/say-problem.ts";
import * as paths from "../paths.ts";
import { answerAtom, attemptFor, clearReviewAtom, writtenReviewAtom } from "../state/review-draft.ts";
import { useVisit } from "../visit.ts";
import { bodyOf } from "./review-rules.ts";

export type PublishState =
  | { kind: "idle" }
  | { kind: "publishing" }
  | { kind: "incomplete" }
  | { kind: "unverified" }
  | { kind: "already" }
  | { kind: "failed"; message: string };

type Publish = {
  state: PublishState;
  publish: () => Promise<void>;
  /** Notes that exactly what is written now is to be published; false while something is missing. */
  note: () => boolean;
};

/** Publishes the draft. A retry of the same words is the same intent: it goes under the same key and makes one review. */
export function usePublish(vendorId: string): Publish {
  const { api, queryClient, store } = useVisit();
  const navigate = useNavigate();
  const [state, setState] = useState<PublishState>({ kind: "idle" });
  const running = useRef(false);

  const prepare = useCallback(() => {
    const { answers, review } = store.get(writtenReviewAtom)(vendorId);
    const body = bodyOf(answers, review, Date.now());
    if (!body) {
      setState({ kind: "incomplete" });
      return null;
    }
    const attempt = attemptFor(answers.attempt, JSON.stringify(body));
    store.set(answerAtom, vendorId, { attempt });
    return { body, key: attempt.key };
  }, [store, vendorId]);

  const publish = useCallback(async () => {
    if (running.current) return;
    const prepared = prepare();
    if (!prepared) return;
    const { body, key } = prepared;
    running.current = true;
    setState({ kind: "publishing" });
    try {
      const review = await api.createReview({
        path: { id: vendorId },
        header: { "Idempotency-Key": key },
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
  }, [prepare, vendorId, api, navigate, queryClient, store]);

  return { state, publish, note: () => prepare() !== null };
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
