import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { month } from "../dates.ts";
import { AccountDraftNotice } from "../forms/account-draft-notice.tsx";
import { isReviewUnsaved } from "../state/unsaved.ts";
import { whereKeptAtom } from "../state/review-draft.ts";
import type { AccountReview } from "../state/review-account.ts";
import { reviewFields } from "../state/review-form.ts";
import { aspectsGiven } from "../vendors/aspects.ts";
import { messages as formWords } from "./messages.ts";
import { reviewAccount } from "./review-account.ts";
import { messages as words } from "./review-account-messages.ts";
import { useDiscardDraft } from "./use-discard-draft.ts";

const fields = [...reviewFields, "photos"] as const;

export function ReviewAccountNotice({ vendorId }: { vendorId: string }) {
  const account = reviewAccount(vendorId);
  const { state } = useAtomValue(account.accountAtom);
  const discard = useDiscardDraft(vendorId);
  const say = useSetAtom(whereKeptAtom);
  useEffect(() => {
    say(state === "unsaved" || (isReviewUnsaved() && state !== "saved") ? "" : words.states[state]);
    return () => say("");
  }, [say, state]);
  return (
    <AccountDraftNotice
      sync={account}
      words={words}
      fields={fields}
      nameOf={(field) => words.fields[field]}
      textOf={(field, version) => inWords[field](version)}
      arrived={
        <Banner
          live
          className="mb-8"
          action={
            <Button size="sm" variant="outline" onClick={discard}>
              {words.discard}
            </Button>
          }
        >
          {words.arrived}
        </Banner>
      }
    />
  );
}

const inWords: { [Name in keyof AccountReview]: (version: AccountReview) => string } = {
  rating: ({ rating }) => (rating ? words.stars(rating) : ""),
  experience: ({ experience }) => (experience ? formWords.write.experiences[experience].label : ""),
  weddingDate: ({ weddingDate }) => (weddingDate ? month(weddingDate) : ""),
  aspects: ({ aspects }) =>
    aspectsGiven(aspects)
      .flatMap(({ label, value }) => (value ? [words.aspect(label, value)] : []))
      .join("\n"),
  title: ({ title }) => title,
  review: ({ review }) => review,
  photos: ({ photos }) => (photos.length > 0 ? words.photos(photos.length) : ""),
};
