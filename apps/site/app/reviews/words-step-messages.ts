// In a file of their own: only the step that is loaded late needs them.
export const messages = {
  headline: "Title",
  headlineHint: "Sum it up in a few words.",
  review: "Your review",
  reviewHint:
    "What was promised, what did you get, what would you tell a friend? Leave out the names of private people.",
};
