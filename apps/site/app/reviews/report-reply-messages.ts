/** The words of reports about a vendor’s reply, where they differ from those about a review. */
export const messages = {
  dialog: {
    title: "Report the reply",
    about: (date: string) => `To your review, ${date}`,
    which: "What’s this about?",
    targets: { review: "The review", response: "The vendor’s reply" },
    steps: [
      "Someone here reads the reply and decides. Until then it stays where it is.",
      "The vendor isn’t told who has reported it.",
      "We’ll write to you once we’ve decided. If the reply has to go, the review stays.",
    ],
    already: "You’ve already reported this reply. Your profile shows how that’s going.",
    gone: "This reply isn’t there any more.",
  },
  sent: "We’ll read the reply and decide. You can see how it’s going in your profile, and withdraw your report until then.",
  mine: {
    reply: (author: string) => `Reply to ${author}’s review of `,
    dismissed: "The reply stays",
    withdrawNamed: (author: string, vendor: string) =>
      `Withdraw your report of the reply to ${author}’s review of ${vendor}`,
    withdrawText: "We’ll stop looking into it for you. You can only report the reply again once it has changed.",
  },
};
