import { plural } from "../format.ts";
import { accountDraftMessages } from "../forms/account-draft-messages.ts";

export const messages = {
  ...accountDraftMessages("published", "publish"),
  arrived: "We’ve filled in the draft from your account.",
  discard: "Discard it",
  fields: {
    rating: "Your rating",
    experience: "How far you got with them",
    weddingDate: "The wedding",
    aspects: "In detail",
    title: "Title",
    review: "Your review",
    photos: "Photos",
  },
  stars: (count: number) => `${count} of 5 stars`,
  photos: (count: number) => plural(count, "photo", "photos"),
  aspect: (label: string, stars: number) => `${label}: ${stars}`,
};
