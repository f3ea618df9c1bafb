import { ReviewCard } from "@troth/ui/review-card";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { date, month } from "../format.ts";
import { noAnswers, reviewAnswersAtom, reviewDraftAtom } from "../state/review-draft.ts";
import { sessionAtom } from "../state/session.ts";
import { messages as vendorWords } from "../vendors/messages.ts";
import { messages } from "./messages.ts";

/** First name and the last name's first letter, as the API shows an author. */
export const publicName = (firstName: string, lastName: string): string =>
  [firstName, lastName && `${[...lastName][0]}.`].filter(Boolean).join(" ");

/** The draft as others will read it. */
export function DraftPreview() {
  const draft = useAtomValue(reviewDraftAtom);
  const answers = useAtomValue(reviewAnswersAtom)[draft.routeId] ?? noAnswers;
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
      text={draft.review.trim()}
      date={{ iso: today, label: date(today) }}
      headingLevel={2}
      unfolded
    />
  );
}
