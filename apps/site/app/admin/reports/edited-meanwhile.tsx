import type { Schemas } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { useState } from "react";
import { isSame } from "../../forms/merge.ts";
import { Changes } from "../../frame/changes.tsx";
import { messages as editWords } from "../../reviews/published/edit-messages.ts";
import { inWords } from "../../reviews/published/in-words.ts";
import { messages } from "./messages.ts";

const fields = Object.keys(editWords.fields) as Schemas["ReviewField"][];

/** Says that a review, or the reply to it, has changed since it was opened, and how. */
export function EditedMeanwhile({ review }: { review: Schemas["Review"] }) {
  const [read] = useState(review);
  const [was, is] = [read.response, review.response];
  const isOtherReply = was !== null && is !== null && was.version !== is.version;
  if (read.version === review.version && !isOtherReply) return null;
  const reply = isOtherReply ? [{ label: messages.reply, before: was.text, after: is.text }] : [];
  const changes = fields
    .filter((field) => !isSame(saidIn(read, field), saidIn(review, field)))
    .map((field) => ({
      label: editWords.fields[field],
      before: inWords(field, read),
      after: inWords(field, review),
    }))
    .concat(reply);
  return (
    <Banner live tone="caution" title={messages.editedMeanwhile}>
      <Changes fields={changes} />
    </Banner>
  );
}

/** The addresses of a photo's files change by themselves. */
const saidIn = (review: Schemas["Review"], field: Schemas["ReviewField"]) =>
  field === "photos" ? review.photos.map(({ id, alt }) => ({ id, alt })) : review[field];
