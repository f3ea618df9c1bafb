import type { Schemas } from "@troth/api-client";
import { reviewAccountAtom } from "../state/review-account.ts";
import { reviewInProgressAtom } from "../state/review-draft.ts";
import type { Visit } from "../visit.ts";
import { reviewAccount } from "./review-account.ts";
import { messages as words } from "./review-account-messages.ts";
import { bodyOf } from "./review-body.ts";

/** A review as it is about to be published. */
type Sent = { path: { id: string }; body: Schemas["NewReview"] };

/**
 * Before a review is published, as its account's draft ends with it: whatever other devices have written must be in it,
 * and the person must have seen it.
 *
 * @param review.given As it was when Publish was pressed; `sent` has the server's ids of its photos.
 * @param now When the person came to the page, for what dates are compared with.
 * @returns what to tell the person if it isn't so, and whether they are being asked which version they continue with
 */
export async function settleDraft(
  visit: Visit,
  { given, sent }: { given: Sent; sent: Sent },
  now: number,
): Promise<{ message: string; isQuestion: boolean } | null> {
  const { store } = visit;
  const vendorId = sent.path.id;
  await reviewAccount(vendorId).sync(visit, true);
  const { question } = store.get(reviewAccountAtom(vendorId));
  const { answers, review } = store.get(reviewInProgressAtom)(vendorId);
  // If no answer came the first time, it may have been this device that has published it, which a retry finds out.
  const isRetry = answers.attempt?.body === JSON.stringify(sent);
  if (question && !(question.about === "ended" && isRetry)) {
    store.set(reviewAccountAtom(vendorId), { question: { ...question, isDue: true } });
    return { message: words[question.about].undecided, isQuestion: true };
  }
  const body = bodyOf(answers, review, now);
  // The invitation that they came with belongs to this device, and isn't part of the draft.
  const { invitation: _invitation, ...said } = given.body;
  if (JSON.stringify(body) === JSON.stringify(said)) return null;
  return { message: words[body ? "merged" : "hasEnded"], isQuestion: false };
}
