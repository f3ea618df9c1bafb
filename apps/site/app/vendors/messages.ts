import { plural } from "../format.ts";

export const messages = {
  detail: {
    description: (name: string, kind: string, place: string, reviews: string) =>
      `${name}, ${kind}${place ? ` in ${place}` : ""}: ${reviews}, opening hours and contact.`,
    claimed: "Claimed",
    claimedHint: "Someone proved they own it",
    pictures: (name: string) => `Photos of ${name}`,
    write: "Write a review",
    goOn: "Continue your review",
    edit: "Edit your review",
    manage: "Manage page",
    unrated: "no rating yet",
    newUnrated: "New · no rating yet",
    unratedNote: "No rating yet.",
    reviews: (count: number) => (count === 0 ? "no reviews yet" : plural(count, "review", "reviews")),
    breadcrumb: "You are here",
    priceLabel: (range: string) => `Price range ${range}`,
  },
  reviews: {
    title: "What couples say",
    more: "Show more reviews",
    loading: "Loading more reviews",
    failed: "We couldn’t load more reviews. Try again.",
    beforeEdit: "Written before the review was edited",
  },
  uncounted: "Enquiries aren’t in the average.",
  aspects: {
    quality: "Quality",
    communication: "Communication",
    professionalism: "Professionalism",
    value: "Value",
    flexibility: "Flexibility",
  },
  meta: {
    completed: (month: string) => (month ? `Married ${month}` : "Married"),
    booked: (month: string) => (month ? `Booked for ${month}` : "Booked"),
    cancelled: (month: string) => (month ? `Cancelled, planned for ${month}` : "Cancelled"),
    enquired: () => "Enquired, not in the average",
  },
};
