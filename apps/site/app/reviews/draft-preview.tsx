import { publicName } from "@troth/rules/public-name";
import { ReviewCard } from "@troth/ui/review-card";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { month } from "../dates.ts";
import { reviewInProgressAtom } from "../state/review-draft.ts";
import { sessionAtom } from "../state/session.ts";
import { aspectsGiven } from "../vendors/aspects.ts";
import { messages as vendorWords } from "../vendors/messages.ts";
import { LazyDraftPhotos } from "./lazy-draft-photos.tsx";
import { messages } from "./publish-messages.ts";
import type { PhotosArrival } from "./photos-arrival.ts";

/** The draft as others will read it. */
export function DraftPreview({ vendorId, arrival }: { vendorId: string; arrival: PhotosArrival }) {
  const { answers, review } = useAtomValue(reviewInProgressAtom)(vendorId);
  const { userData } = useAtomValue(sessionAtom);
  const [today] = useState(() => new Date().toISOString());
  return (
    <ReviewCard
      author={{
        name: publicName(userData.firstName, userData.lastName) || messages.preview.you,
        image: userData.image || undefined,
      }}
      meta={
        answers.experience
          ? vendorWords.meta[answers.experience](answers.weddingDate ? month(answers.weddingDate) : "")
          : undefined
      }
      rating={answers.rating}
      title={answers.title.trim() || undefined}
      text={review.trim()}
      date={today}
      aspects={aspectsGiven(answers.aspects)}
      photos={<LazyDraftPhotos vendorId={vendorId} arrival={arrival} />}
      headingLevel={2}
      defaultExpanded
    />
  );
}
