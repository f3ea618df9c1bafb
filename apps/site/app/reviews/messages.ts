export const messages = {
  write: {
    title: (vendor: string) => `Review ${vendor}`,
    steps: { stars: "Your stars", words: "Your words", photos: "Your photos" },
    questions: { stars: "How was it, really?", words: "Tell it like it was", photos: "Anything to show?" },
    exit: "Save and exit",
    exitedGuest: "You’ll need an account to publish it.",
    logIn: "Log In",
    logInHint: "Log in with the link at the top of the page",
    saved: "Draft saved on this device",
    notSaved: "This browser can’t keep drafts. Stay here until you publish.",
    preview: "Preview",
    rating: "Your rating",
    experience: "How far did you get with them?",
    experiences: {
      completed: { label: "The wedding is over", hint: "They did what they were booked for." },
      booked: { label: "We’ve booked them", hint: "The wedding is still to come." },
      cancelled: { label: "It was cancelled", hint: "By you or by them." },
      enquired: { label: "We only enquired", hint: "Its stars don’t count towards the average." },
    },
    weddingDate: "When is or was the wedding?",
    weddingDateHint: "No more than two years ago.",
    aspects: "In detail",
    aspectsHint: "Leave out what you can’t judge.",
  },
  problems: {
    rating: "Choose how many stars to give",
    experience: "Choose how far you got with them",
    weddingDate: "Choose the month of the wedding",
    weddingDateRange: "Choose a month no more than two years ago",
    weddingDateFuture: "If it’s over, choose a month that has started",
    tooShort: (count: number, min: number) =>
      `Write ${min - count} more ${min - count === 1 ? "character" : "characters"}, so that it helps others`,
    tooLong: (count: number, max: number) =>
      `Shorten it by ${count - max} ${count - max === 1 ? "character" : "characters"}`,
    titleTooLong: (max: number) => `Use ${max} characters or fewer`,
  },
};
