/** The words of what few people who review ever see. */
export const lazyMessages = {
  thisVendor: "this vendor",
  ownTitle: (vendor: string) => `You can’t review ${vendor}`,
  own: "You run it, or you’ve claimed it. What couples write is on its page.",
  alreadyTitle: (vendor: string) => `You’ve already reviewed ${vendor}`,
  already: {
    public: "You can write one review of each vendor. This is yours.",
    notPublic: "You can write one review of each vendor. This is yours, but others can’t see it at the moment.",
  },
  coupleTitle: (vendor: string) => `The two of you already have a review of ${vendor}`,
  couple: {
    reviewed:
      "Couples have one voice: one review of each vendor. Yours was written by your partner, or by the person you were linked with at the time.",
    "own-vendor": "Your partner runs it, or has claimed it, so it counts as yours, too.",
  },
  seeCouples: "See the review",
  kept: "What you’ve written stays here as a draft.",
  edit: "Edit your review",
  see: "See your review",
  unverifiedTitle: "Confirm your e-mail address first",
  unverified: "We’ve sent you a link. Open it, then publish. Your draft will wait here.",
  offer: {
    label: "Your draft",
    of: "Continue your review of",
    goOn: "Continue",
    decline: "Dismiss",
  },
  page: "Go to the vendor’s page",
};
