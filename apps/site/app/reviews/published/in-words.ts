import type { Schemas } from "@troth/api-client";
import { month } from "../../dates.ts";
import { list, plural } from "../../format.ts";
import type { EditedReview } from "../../state/review-edits.ts";
import { aspectsGiven } from "../../vendors/aspects.ts";
import { messages as words } from "./edit-messages.ts";
import { messages } from "../messages.ts";

/** What a review says, whether it is published, an earlier version or still in its form. */
export type Said = Partial<Pick<Schemas["ReviewRevision"] | Schemas["Review"], Schemas["ReviewField"]> | EditedReview>;

/** One field of a review, to compare two versions; empty if nothing is given. */
export function inWords(field: Schemas["ReviewField"], said: Said): string {
  switch (field) {
    case "rating":
      return words.values.stars(said.rating ?? 0);
    case "experience":
      return said.experience ? messages.write.experiences[said.experience].label : "";
    case "weddingDate":
      return said.weddingDate ? month(said.weddingDate) : "";
    case "aspects":
      return list(aspectsGiven(said.aspects ?? {}).flatMap(({ label, value }) => (value ? `${label} ${value}` : [])));
    case "photos":
      return photosInWords((said.photos ?? []).map((photo) => (typeof photo === "string" ? photo : photo.alt)));
    default:
      return said[field] ?? "";
  }
}

/** How many there are, and what those that are described show. */
function photosInWords(shown: readonly string[]): string {
  if (shown.length === 0) return "";
  const described = shown.filter(Boolean).map((text) => `“${text}”`);
  return [plural(shown.length, "photo", "photos"), ...(described.length > 0 ? [list(described)] : [])].join(": ");
}
