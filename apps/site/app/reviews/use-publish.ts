import { ApiProblem, NetworkError } from "@troth/api-client";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "../actions/use-action.ts";
import * as paths from "../paths.ts";
import type { PhotosMissing } from "../photos/use-photos.ts";
import { knownReviewAtom, reviewAccountAtom } from "../state/review-account.ts";
import {
  updateReviewAnswersAtom,
  clearReviewDraftAtom,
  reviewInProgressAtom,
  type WrittenReview,
} from "../state/review-draft.ts";
import { noInvitation, reviewInvitationAtom } from "../state/review-invitation.ts";
import { sessionAtom } from "../state/session.ts";
import { isReviewUnsaved } from "../state/unsaved.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./publish-messages.ts";
import { createArrival, noneToUpload, type PhotosArrival } from "./photos-arrival.ts";
import { bodyOf, withServerIds } from "./review-body.ts";

const words = messages.confirm;

export type PublishState =
  | { kind: "idle" | "incomplete" | "unverified" | "already" }
  | { kind: "couple"; reviewId: string | undefined }
  | { kind: "failed" | "unsettled"; message: string }
  | { kind: "photos"; message: string; files: readonly string[]; publishWithout: () => void };

type Publishing = {
  state: PublishState;
  busy: boolean;
  publish: () => void;
  /** The token of the invitation that it is published with; empty without one. */
  invitation: string;
  /** For `DraftPhotos`, which has to be on the page. */
  arrival: PhotosArrival;
};

/**
 * Publishes the draft. A retry of the same words is the same intent: it uses the same key and makes one review. When
 * people press Publish and then log in, publishing continues without another press, once, and only with exactly the
 * words that they pressed it for.
 */
export function usePublish(vendorId: string): Publishing {
  const visit = useVisit();
  const { store } = visit;
  const accountAtom = reviewAccountAtom(vendorId);
  const navigate = useNavigate();
  const { answers, review } = useAtomValue(reviewInProgressAtom)(vendorId);
  const [now] = useState(Date.now);
  const [incomplete, setIncomplete] = useState(false);
  const [arrival] = useState(createArrival);
  const hasPhotos = Boolean(answers.photos?.length);
  // The last of them may go, here or on another device, while publishing waits for them.
  useEffect(() => (hasPhotos ? undefined : arrival.offer(noneToUpload)), [arrival, hasPhotos]);

  const kept = useAtomValue(reviewInvitationAtom);
  const invitation = kept.vendorId === vendorId ? kept.token : "";
  const inputOf = ({ answers, review }: Pick<WrittenReview, "answers" | "review">) => {
    const body = bodyOf(answers, review, now);
    return body && { path: { id: vendorId }, body: { ...body, ...(invitation && { invitation }) } };
  };
  const input = inputOf({ answers, review });
  const { run, busy, problem } = useAction("createReview", {
    attempt: {
      get: () => store.get(reviewInProgressAtom)(vendorId).answers.attempt,
      set: (attempt) => store.set(updateReviewAnswersAtom, vendorId, { attempt }),
    },
    needsLogin: {
      title: words.dialogTitle,
      description: isReviewUnsaved() ? words.dialogNotKept : words.dialog,
      from: paths.confirmReview(vendorId),
      resume: input,
    },
    againOnline: true,
    prepare: async (given) => {
      const { photos = [] } = given.body;
      const sent =
        photos.length > 0
          ? { ...given, body: { ...given.body, photos: withServerIds(photos, await arrival.arrive()) } }
          : given;
      const unsettled =
        store.get(sessionAtom).isLoggedIn && (await (await settling()).settleDraft(visit, { given, sent }, now));
      if (unsettled) throw new DraftUnsettled(unsettled);
      return sent;
    },
    // Everything that counts reviews.
    stale: "everything",
    onDone: async ({ id, status, experience }) => {
      const state = { vendorId, reviewId: id, held: status === "held", experience, updated: false };
      // At once, not as a transition: until the next page shows, this one would say that there is nothing to publish.
      await navigate(paths.successReview, { state, flushSync: true });
      store.set(clearReviewDraftAtom, vendorId);
      if (invitation) store.set(reviewInvitationAtom, noInvitation);
      store.set(knownReviewAtom(vendorId), null);
    },
    explain: (error) => {
      if (error instanceof DraftUnsettled) return error.message;
      if (error instanceof NetworkError && !navigator.onLine) return words.offline;
      return error instanceof ApiProblem && error.status === 422
        ? [error.title, ...error.errors.map(({ message }) => message)].join(" ")
        : isPhotosMissing(error)
          ? error.message
          : null;
    },
  });

  const isDecided = useAtomValue(accountAtom).question === null;
  const publish = () => {
    // As it is now: photos may just have been left out.
    const input = inputOf(store.get(reviewInProgressAtom)(vendorId));
    setIncomplete(!input);
    if (input) void run(input);
  };
  const rest = { busy, publish, arrival, invitation };
  if (incomplete && !input) return { state: { kind: "incomplete" }, ...rest };
  const unsettled = problem?.error instanceof DraftUnsettled ? problem.error : null;
  const isAnswered = isDecided && unsettled?.isQuestion;
  if (!problem || busy || isAnswered) return { state: { kind: "idle" }, ...rest };
  if (isPhotosMissing(problem.error)) {
    const publishWithout = () => void arrival.leaveOut().then(publish);
    const { files } = problem.error;
    return { state: { kind: "photos", message: problem.message, files, publishWithout }, ...rest };
  }
  const kind = unsettled ? "unsettled" : "failed";
  return { state: stateOf(problem.error) ?? { kind, message: problem.message }, ...rest };
}

/** By its name: the page loads without the code that uploads photos. */
const isPhotosMissing = (error: unknown): error is PhotosMissing =>
  error instanceof Error && error.name === "PhotosMissing";

function stateOf(error: unknown): PublishState | null {
  if (!(error instanceof ApiProblem)) return null;
  if (error.kind === "email-unverified") return { kind: "unverified" };
  if (error.kind === "couple-reviewed") return { kind: "couple", reviewId: error.reviewId };
  return error.kind === "already-reviewed" ? { kind: "already" } : null;
}

const settling = () =>
  import("./settle-draft.ts").catch((cause: unknown) => {
    throw new NetworkError(cause);
  });

/** What other devices have written isn't in the review, or wasn't when Publish was pressed. */
class DraftUnsettled extends Error {
  override readonly name = "DraftUnsettled";
  readonly isQuestion: boolean;
  constructor({ message, isQuestion }: { message: string; isQuestion: boolean }) {
    super(message);
    this.isQuestion = isQuestion;
  }
}
