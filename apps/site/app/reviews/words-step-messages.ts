// In a file of their own: only the step that is loaded late needs them.
export const messages = {
  headline: "Title",
  headlineHint: "Sum it up in a few words.",
  review: "Your review",
  reviewHint:
    "What was promised, what did you get, what would you tell a friend? Leave out the names of private people.",
  guidelines: "Review guidelines",
  look: {
    title: "Before others read it",
    "email-address": "There seems to be an e-mail address in it. Everyone will see it.",
    "phone-number": "There seems to be a phone number in it. Everyone will see it.",
    "bank-account": "There seems to be a bank account number in it. Everyone will see it.",
    threat: "Part of it could be read as a threat. What went wrong is what helps others most.",
    yours: "If that’s how you mean it, just carry on.",
  },
};
