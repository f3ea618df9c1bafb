import { ApiProblem, NetworkError } from "@troth/api-client";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "../actions/use-action.ts";
import * as paths from "../paths.ts";
import { knownReviewAtom, reviewAccountAtom } from "../state/review-account.ts";
import { updateReviewAnswersAtom, clearReviewDraftAtom, reviewInProgressAtom } from "../state/review-draft.ts";
import { sessionAtom } from "../state/session.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./messages.ts";
import { messages as accountWords } from "./review-account-messages.ts";
import { bodyOf } from "./review-body.ts";

const words = messages.confirm;

export type PublishState =
  | { kind: "idle" | "incomplete" | "unverified" | "already" }
  | { kind: "couple"; reviewId: string | undefined }
  | { kind: "failed" | "undecided"; message: string };

/**
 * Publishes the draft. A retry of the same words is the same intent: it uses the same key and makes one review. When
 * people press Publish and then log in, publishing continues without another press, once, and only with exactly the
 * words that they pressed it for.
 */
export function usePublish(vendorId: string): { state: PublishState; busy: boolean; publish: () => void } {
  const visit = useVisit();
  const { store } = visit;
  const accountAtom = reviewAccountAtom(vendorId);
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
    prepare: async (sent) => {
      // The account's draft ends with the review: whatever other devices have written must be in what is published, and
      // the person must have seen it.
      const account = store.get(sessionAtom).isLoggedIn && (await loadAccount());
      if (account) await account.reviewAccount(vendorId).sync(visit, true);
      const { question } = store.get(accountAtom);
      const { answers, review } = store.get(reviewInProgressAtom)(vendorId);
      // If no answer came the first time, it may have been this device that has published it, which a retry finds out.
      const isRetry = answers.attempt?.body === JSON.stringify(sent);
      if (question && !(question.about === "ended" && isRetry)) {
        store.set(accountAtom, { question: { ...question, isDue: true } });
        throw new DraftUndecided(accountWords[question.about].undecided);
      }
      const body = bodyOf(answers, review, now);
      if (JSON.stringify(body) !== JSON.stringify(sent.body))
        throw new DraftChanged(accountWords[body ? "merged" : "hasEnded"]);
      return sent;
    },
    // Everything that counts reviews.
    stale: "everything",
    onDone: async ({ id, status, experience }) => {
      const state = { vendorId, reviewId: id, held: status === "held", experience, updated: false };
      await navigate(paths.successReview, { state });
      store.set(clearReviewDraftAtom, vendorId);
      store.set(knownReviewAtom(vendorId), null);
    },
    explain: (error) => {
      if (isAboutDraft(error)) return error.message;
      return error instanceof ApiProblem && error.status === 422
        ? [error.title, ...error.errors.map(({ message }) => message)].join(" ")
        : null;
    },
  });

  const isDecided = useAtomValue(accountAtom).question === null;
  const publish = () => {
    setIncomplete(!input);
    if (input) void run(input);
  };
  if (incomplete && !input) return { state: { kind: "incomplete" }, busy, publish };
  const isAnswered = isDecided && problem?.error instanceof DraftUndecided;
  if (!problem || busy || isAnswered) return { state: { kind: "idle" }, busy, publish };
  const kind = isAboutDraft(problem.error) ? "undecided" : "failed";
  return { state: stateOf(problem.error) ?? { kind, message: problem.message }, busy, publish };
}

function stateOf(error: unknown): PublishState | null {
  if (!(error instanceof ApiProblem)) return null;
  if (error.kind === "email-unverified") return { kind: "unverified" };
  if (error.kind === "couple-reviewed") return { kind: "couple", reviewId: error.reviewId };
  return error.kind === "already-reviewed" ? { kind: "already" } : null;
}

const loadAccount = () =>
  import("./review-account.ts").catch((cause: unknown) => {
    throw new NetworkError(cause);
  });

/** What the account has is about to be lost, unless the person says which version they continue with. */
class DraftUndecided extends Error {
  override readonly name = "DraftUndecided";
}

/** What another device has written is in the draft now, but wasn't when Publish was pressed. */
class DraftChanged extends Error {
  override readonly name = "DraftChanged";
}

const isAboutDraft = (error: unknown): error is Error =>
  error instanceof DraftUndecided || error instanceof DraftChanged;
