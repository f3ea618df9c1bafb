import type { Schemas } from "@troth/api-client";
import { usePersonId } from "../../account/profile/use-account.ts";
import { useListParams } from "../../lists/use-list-params.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import { heldReviewsQuery } from "../admin-queries.ts";
import { heldReview } from "../paths.ts";
import { queueParams } from "../queue/queue-params.ts";
import type { Refusal } from "../queue/refusal-dialog.tsx";
import { Queue } from "../queue/queue.tsx";
import { useDecideEach } from "../queue/use-decide-each.ts";
import { stars } from "../stars.ts";
import { byAdmins } from "./decisions.tsx";
import { messages } from "./messages.ts";

const words = messages.held;

const item = (held: Schemas["HeldReview"]) => ({ ...held, id: held.review.id, since: held.heldAt });
type Item = ReturnType<typeof item>;

const nameOf = ({ vendor }: Item) => vendor.name;

const removal = ({ version }: Item["review"], { because, explanation }: Refusal): Schemas["ReviewDecision"] => ({
  action: "remove",
  version,
  status: "held",
  because: because as Schemas["RemovalReason"],
  explanation,
});

const excerpt = ({ review: { rating, title, review } }: Item) => (
  <span className="line-clamp-2 wrap-anywhere" dir="auto">
    {[stars(rating), title, review].filter(Boolean).join(" · ")}
  </span>
);

/**
 * Reviews that a rule holds until someone has looked at them. What is published is read first, on a page of its own;
 * several that are plainly part of the same wave can be removed in the list.
 */
export function HeldQueue() {
  const personId = usePersonId();
  const [state] = useListParams(queueParams);
  const list = useLoadMoreList(heldReviewsQuery(personId, state), personId !== "");
  const decide = useDecideEach({
    operation: "decideReview",
    inputOf: ({ review }: Item, refusal: Refusal) => ({
      path: { id: review.id },
      body: removal(review, refusal),
    }),
    nameOf,
    decidedOf: async ({ id }, { api, signal }) =>
      byAdmins((await api.getHeldReview({ path: { id }, signal })).decisions),
    stale: ["listHeldReviews"],
  });
  return (
    <Queue
      words={words}
      states={words.states}
      list={list}
      itemOf={item}
      nameOf={nameOf}
      opens={{ page: ({ id }) => heldReview(id) }}
      columns={[
        {
          key: "review",
          header: messages.queue.review,
          cell: excerpt,
        },
        { key: "because", header: words.because, cell: ({ because }) => words.reasons[because] },
        { key: "author", header: messages.queue.author, cell: ({ author }) => author.name },
      ]}
      commands={[
        {
          key: "r",
          label: words.remove,
          may: () => true,
          said: (items) => words.removed(items.map(nameOf)),
          refuses: {
            title: (items) => words.removeTitle(items.map(nameOf)),
            description: words.removeText,
            because: messages.decision.because,
            preview: ({ review }, refusal) => ({
              subject: "review",
              id: review.id,
              decision: removal(review, refusal),
            }),
          },
          send: decide,
        },
      ]}
    />
  );
}
