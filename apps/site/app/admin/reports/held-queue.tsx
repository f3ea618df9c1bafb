import type { Schemas } from "@troth/api-client";
import { ReviewCard } from "@troth/ui/review-card";
import { usePersonId } from "../../account/profile/use-account.ts";
import { useAction } from "../../actions/use-action.ts";
import { date } from "../../dates.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import { cardOf } from "../../vendors/review-card-of.ts";
import { ReviewPhotos } from "../../vendors/review-photos.tsx";
import { heldReviewsQuery } from "../admin-queries.ts";
import { CaseDialog } from "../cases/case-dialog.tsx";
import { DecisionForm } from "../cases/decision-form.tsx";
import { Queue, type QueueDialogProps } from "../queue/queue.tsx";
import { EditedMeanwhile } from "./edited-meanwhile.tsx";
import { messages } from "./messages.ts";

const words = messages.held;

type Held = Schemas["HeldReview"];

/** Reviews that a rule holds until someone has looked at them. */
export function HeldQueue() {
  const personId = usePersonId();
  const list = useLoadMoreList(heldReviewsQuery(personId), personId !== "");
  return (
    <Queue
      words={words}
      isSearched={false}
      list={list}
      items={list.items.map((held) => ({ ...held, id: held.review.id, since: held.heldAt }))}
      nameOf={({ vendor }) => vendor.name}
      opens={{ dialog: HeldCase }}
      columns={[
        { key: "because", header: words.because, cell: ({ because }) => words.reasons[because] },
        { key: "author", header: messages.queue.author, cell: ({ author }) => author.name },
      ]}
    />
  );
}

function HeldCase({ item: { review, vendor, author, because }, isGone, onClose }: QueueDialogProps<Held>) {
  const decide = useAction("decideReview", {
    stale: ["getFigures", "listHeldReviews", "listReviews", "getReview", "getTransparency", "searchVendors"],
    done: (_answer, { body }) => ({ title: words.done[body.action], tone: "success" }),
    onDone: onClose,
  });
  const rules = Object.entries(messages.decision.because).map(([value, label]) => ({ value, label }));
  return (
    <CaseDialog
      title={words.title(vendor.name)}
      isGone={isGone}
      onClose={onClose}
      facts={[
        { label: words.because, value: words.reasons[because] },
        { label: messages.queue.author, value: author.name },
        { label: words.memberSince, value: date(author.memberSince) },
      ]}
    >
      <EditedMeanwhile review={review} />
      <ReviewCard {...cardOf(review)} photos={review.photos[0] && <ReviewPhotos review={review} />} />
      <DecisionForm
        subject="review"
        id={review.id}
        business={vendor.name}
        options={[
          { value: "publish", label: words.publish, hint: words.publishHint, submit: words.publishSubmit },
          { value: "remove", label: words.remove, hint: words.removeHint, because: rules, submit: words.removeSubmit },
        ]}
        bodyOf={({ action, because: rule, explanation }) => ({
          action: action as "publish" | "remove",
          version: review.version,
          status: review.status,
          explanation,
          ...(action === "remove" && { because: rule as Schemas["RemovalReason"] }),
        })}
        send={async (body) => {
          await decide.send({ path: { id: review.id }, body });
        }}
      />
    </CaseDialog>
  );
}
