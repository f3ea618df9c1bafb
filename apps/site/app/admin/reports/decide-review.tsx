import type { OperationId, Schemas } from "@troth/api-client";
import { useAction } from "../../actions/use-action.ts";
import { DecisionForm, type DecisionOption } from "../cases/decision-form.tsx";
import { messages } from "./messages.ts";

type Action = Schemas["ReviewDecision"]["action"];

type DecideReviewProps = {
  review: Schemas["Review"];
  business: string;
  options: readonly (DecisionOption & { value: Action })[];
  /** Besides what every decision about a review changes. */
  stale: readonly OperationId[];
  onDone: () => void;
};

/** Decides about a review by itself, rather than about the reports of it. */
export function DecideReview({ review, business, options, stale, onDone }: DecideReviewProps) {
  const decide = useAction("decideReview", {
    stale: [...showReviews, ...stale],
    done: (_answer, { body }) => ({ title: messages.held.done[body.action], tone: "success" }),
    onDone,
  });
  return (
    <DecisionForm
      subject="review"
      id={review.id}
      business={business}
      options={options}
      bodyOf={({ action, because, explanation }) => ({
        action: action as Action,
        version: review.version,
        status: review.status,
        explanation,
        ...(because && { because: because as Schemas["RemovalReason"] }),
      })}
      send={async (body) => {
        await decide.send({ path: { id: review.id }, body });
      }}
    />
  );
}

/** Out of date after a decision about a review, whichever it is. */
export const showReviews = ["getFigures", "getReview", "listReviews", "getTransparency", "searchVendors"] as const;

/** The rules that a review may break, to choose from. */
export const rules = Object.entries(messages.decision.because).map(([value, label]) => ({ value, label }));
