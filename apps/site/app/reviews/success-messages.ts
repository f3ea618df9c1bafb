// In a file of their own: the pages before it need none of them.
export const messages = {
  title: "Thank you",
  heading: ["Thank you. ", "It’s live."] as const,
  counted: "Your review is published and counts towards the average. Couples after you will thank you for it.",
  uncounted:
    "Your review is published. As you only enquired, its stars are shown but don’t count towards the average. Couples after you will thank you for it.",
  held: "Thank you. Someone will look at your review before it’s published, and we’ll e-mail you once we’ve decided. Until then, it’s under “Your reviews” in your profile.",
  updatedTitle: "Review updated",
  updatedHeading: ["Saved. ", "It’s updated."] as const,
  updated: "Everyone sees the new version now, and can look up what it said before.",
  updatedUnseen: "Your changes are saved. Others still can’t see your review.",
  see: "See your review",
  seeHeld: "Go to “Your reviews”",
  more: "Find another vendor",
  heldHeading: ["We’ll check ", "it first."] as const,
  nothing: "Nothing was published just now",
  nothingHint:
    "Reviews you’ve published are on the vendor’s page. Drafts are kept on the device you started them on and, if you’re logged in, in your account.",
  goOn: "Continue your draft",
};
