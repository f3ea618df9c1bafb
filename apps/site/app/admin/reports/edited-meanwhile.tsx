import type { Schemas } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { useState } from "react";
import { isSame } from "../../forms/merge.ts";
import { Changes } from "../../frame/changes.tsx";
import { messages as editWords } from "../../reviews/published/edit-messages.ts";
import { inWords } from "../../reviews/published/in-words.ts";
import { messages } from "./messages.ts";

const fields = Object.keys(editWords.fields) as Schemas["ReviewField"][];

/** Says that a review has changed since it was opened, and how. */
export function EditedMeanwhile({ review }: { review: Schemas["Review"] }) {
  const [read] = useState(review);
  if (read.version === review.version) return null;
  const changes = fields
    .filter((field) => !isSame(saidIn(read, field), saidIn(review, field)))
    .map((field) => ({
      label: editWords.fields[field],
      before: inWords(field, read),
      after: inWords(field, review),
    }));
  return (
    <Banner live tone="caution" title={messages.editedMeanwhile}>
      <Changes fields={changes} />
    </Banner>
  );
}

/** The addresses of a photo's files change by themselves. */
const saidIn = (review: Schemas["Review"], field: Schemas["ReviewField"]) =>
  field === "photos" ? review.photos.map(({ id, alt }) => ({ id, alt })) : review[field];
