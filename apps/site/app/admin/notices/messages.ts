export const messages = {
  caption: "Notices of illegal content waiting for a decision",
  name: "About",
  more: "Show more notices",
  emptyTitle: "All done",
  empty: "No notice is waiting for a decision.",
  review: (vendor: string) => `A review of ${vendor}`,
  reason: "Alleged",
  notifier: "From",
  email: "Their e-mail",
  reviewed: "What the review says",
  replied: (vendor: string) => `What ${vendor} replied`,
  title: (what: string) => `Notice: ${what}`,
  where: "Where it stands",
  open: "See it on the site",
  receipt: "Receipt",
  explanation: "What they say",
  uphold: (hasReply: boolean) => (hasReply ? "Take the review down, with its reply" : "Take it down"),
  upholdHint: (isReview: boolean) =>
    isReview
      ? "The review is removed. Its author is told why, and can appeal; the person who gave notice is told, too."
      : "The listing is suspended. Its author and the people who look after it are told why, and so is the person who gave notice.",
  upholdSubmit: "Take it down",
  removeReply: "Remove the reply",
  removeReplyHint:
    "The review stays. The people who look after the listing are told why, and so are the person who gave notice and whoever reported the reply.",
  removeReplySubmit: "Remove the reply",
  dismiss: "Leave it where it is",
  dismissHint: "The person who gave notice is told why.",
  dismissSubmit: "Dismiss the notice",
  done: {
    uphold: "Taken down",
    "remove-reply": "Reply removed",
    // As the record names it.
    "remove reply": "Reply removed",
    dismiss: "Notice dismissed",
  },
};
