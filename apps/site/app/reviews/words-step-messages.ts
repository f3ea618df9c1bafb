// In a file of their own: only the step that is loaded late needs them.
export const messages = {
  headline: "Title",
  headlineHint: "Sum it up in a few words.",
  review: "Your review",
  /** What to think of, by where the author stands with the vendor. */
  prompts: {
    enquired: "What did you ask for, how did they answer, and how long did it take?",
    booked: "What made you choose them, what has been agreed, and how do they keep in touch?",
    cancelled: "What was agreed, why did it end, and how did they deal with it?",
    completed: "What was promised, what did you get, and what would you tell a friend?",
  },
  noNames: "Leave out the names of private people.",
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
