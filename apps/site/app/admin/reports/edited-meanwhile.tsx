import type { Schemas } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { useState } from "react";
import { messages as detailWords } from "../../reviews/published/detail-messages.ts";
import { messages as editWords } from "../../reviews/published/edit-messages.ts";
import { inWords } from "../../reviews/published/in-words.ts";
import { Versions } from "../../reviews/published/versions.tsx";
import { messages } from "./messages.ts";

const fields = Object.keys(editWords.fields) as Schemas["ReviewField"][];

/** Says that a review has changed since it was opened, and how. */
export function EditedMeanwhile({ review }: { review: Schemas["Review"] }) {
  const [read] = useState(review);
  if (read.version === review.version) return null;
  const changed = fields.filter((field) => inWords(field, read) !== inWords(field, review));
  return (
    <Banner live tone="caution" title={messages.editedMeanwhile}>
      <dl className="mt-2 grid gap-3">
        {changed.map((field) => (
          <Versions
            key={field}
            field={field}
            versions={[
              [detailWords.before, read],
              [detailWords.after, review],
            ]}
          />
        ))}
      </dl>
    </Banner>
  );
}
