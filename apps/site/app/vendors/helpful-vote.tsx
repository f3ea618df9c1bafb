import { useQuery } from "@tanstack/react-query";
import { Button } from "@troth/ui/button";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { ThumbsUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { queue } from "../actions/action-queue.ts";
import { changeItems } from "../actions/change-items.ts";
import type { MakeChange } from "../actions/changes.ts";
import { useAction } from "../actions/use-action.ts";
import { number } from "../format.ts";
import { takeEarlyPress } from "../frame/early-press.ts";
import { useRestored } from "../frame/use-location-state.ts";
import type { Review } from "../queries.ts";
import { ownReviewQuery } from "../reviews/own-review-query.ts";
import { pendingIntentAtom } from "../state/log-in-wall.ts";
import { sessionAtom } from "../state/session.ts";
import { lazyMessages } from "./lazy-messages.ts";

const words = lazyMessages.helpful;

type Counted = Pick<Review, "id" | "vendorId" | "helpfulCount">;

const counted = (id: string, helpfulCount: number) =>
  changeItems("listReviews", (review) => (review.id === id ? { ...review, helpfulCount } : review));

/** Whether someone finds a review helpful, and how to say so or take it back: without waiting, and without a connection too. */
function useHelpful({ id, vendorId, helpfulCount }: Counted) {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const ownReview = ownReviewQuery(userData._id, vendorId);
  // Each card asks, also those that come with "Show more".
  const { data: own } = useQuery({ ...ownReview, staleTime: 30_000, enabled: isLoggedIn });
  const isMarked = own?.helpful.includes(id) ?? false;

  const input = { path: { id } };
  const show = (isHelpful: boolean) => (_: unknown, change: MakeChange) => [
    change(ownReview, ({ helpful, ...rest }) => ({
      ...rest,
      helpful: [...(isHelpful ? [id] : []), ...helpful.filter((other) => other !== id)],
    })),
    // The number that follows from this press, so that it stays right on top of an answer that has the vote already.
    ...(isMarked === isHelpful ? [] : [counted(id, Math.max(0, helpfulCount + (isHelpful ? 1 : -1)))]),
  ];
  const common = {
    // A review on a page of its own isn't in a list.
    stale: ["getOwnReview", "getReview"],
    offline: queue,
    failed: { toast: words.failed },
    learn: (answer: { helpfulCount: number }) => [counted(id, answer.helpfulCount)],
  } as const;
  const mark = useAction("markHelpful", {
    ...common,
    optimistic: show(true),
    needsLogin: { title: words.logIn, description: words.logInHint },
  });
  const unmark = useAction("unmarkHelpful", { ...common, optimistic: show(false) });
  return {
    isMarked,
    /** Their own review or their partner’s, or one of a vendor that either looks after. */
    isOwn:
      own?.isOwner === true ||
      own?.couple?.because === "own-vendor" ||
      [own?.review?.id, own?.couple?.reviewId].includes(id),
    /** One press after the other, or the last press might not be the last to arrive. */
    toggle: () => {
      if (!mark.busy && !unmark.busy) void (isMarked ? unmark : mark).run(input);
    },
  };
}

/** Says that a review helped. Guests are asked to log in, and it counts then. Authors and vendors only see how many say so. */
export function HelpfulVote({ review }: { review: Review }) {
  const restored = useRestored();
  const { isMarked, isOwn, toggle } = useHelpful(review);
  const button = useRef<HTMLButtonElement>(null);
  const catchUp = useEffectEvent(() => {
    if (takeEarlyPress(button.current)) toggle();
  });
  useEffect(() => {
    if (restored) catchUp();
  }, [restored]);
  const count = review.helpfulCount;
  const inWords = count > 0 ? words.count(count) : null;
  if (restored && isOwn)
    return inWords ? (
      <Text size={14} tone="muted">
        {inWords}
      </Text>
    ) : null;
  const isPressed = restored && isMarked;
  return (
    <>
      <Button
        ref={button}
        data-late={restored ? undefined : ""}
        size="sm"
        variant="quiet"
        aria-pressed={isPressed}
        onClick={() => {
          // Had this brought the button to life, it would count twice.
          takeEarlyPress(button.current);
          toggle();
        }}
        className="noscript:hidden aria-pressed:bg-tint aria-pressed:text-accent-text print:hidden"
      >
        <ThumbsUp aria-hidden fill={isPressed ? "currentColor" : "none"} />
        {words.helpful}
        {count > 0 ? <span className="figures font-medium">{number(count)}</span> : null}
        <span className="sr-only">{words.of(review.author.name)}</span>
      </Button>
      {inWords ? (
        <Text size={14} tone="muted" className="hidden noscript:block">
          {inWords}
        </Text>
      ) : null}
    </>
  );
}

/**
 * Counts the vote that a guest wanted to give before they logged in, even if the review was further down the list than what is
 * shown now.
 */
export function PendingVote() {
  const intent = useAtomValue(pendingIntentAtom)(window.location.pathname + window.location.search);
  const id = /^markHelpful \{"id":"([\w-]+)"\}/.exec(intent ?? "")?.[1];
  return id ? <ResumedVote key={id} id={id} /> : null;
}

function ResumedVote({ id }: { id: string }) {
  useAction("markHelpful", {
    stale: ["getOwnReview", "getReview"],
    failed: { toast: words.failed },
    learn: ({ helpfulCount }) => [counted(id, helpfulCount)],
    needsLogin: { resume: { path: { id } } },
    done: words.voted,
    onDone: () => document.getElementById(`review-${id}`)?.scrollIntoView({ block: "center" }),
  });
  return null;
}
