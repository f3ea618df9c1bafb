/** The words of what follows once a review is written. */
export const messages = {
  preview: {
    title: "Preview of your review",
    you: "You",
    edit: "Edit it",
    goOn: "Continue",
    goOnHint: "You’ll need an account to publish it. You can log in or sign up next.",
    noneTitle: "There’s no draft here",
    none: "You may have published or discarded it, or started it on another device or in another tab. Once you’re logged in, your profile has your drafts.",
    noneLoggedIn:
      "You may have published or discarded it, or it’s still open in another tab: carry on there. Your profile has your reviews and your drafts.",
    find: "Find a vendor",
    about: "About",
  },
  confirm: {
    title: "Publish your review",
    heading: ["Ready to ", "publish", "?"] as const,
    lead: (vendor: string) => `Your review of ${vendor} is ready. You can still change it.`,
    as: (name: string) => `It will be signed “${name}”`,
    asGuest: "It will be signed with your first name and the first letter of your last name.",
    publish: "Publish",
    publishing: "Publishing",
    without: (photos: number) => (photos === 1 ? "Publish without it" : "Publish without them"),
    preview: "See the preview",
    incomplete: "Something is still missing from your review.",
    problem: "It couldn’t be published yet",
    kept: "Your draft is safe on this device.",
    notKept: "This browser can’t keep drafts. Keep this tab open until it’s published.",
    offline: "You’re offline. Leave this page open, and it will be published by itself once you’re back.",
    already: "You’ve already reviewed this vendor, and you can write only one review of each.",
    seeIt: "See your review",
    drop: "Discard this draft",
    dialogTitle: "Log in to continue",
    dialog: "Your review is kept on this device. Log in or sign up to carry on from here.",
    dialogNotKept:
      "Log in or sign up to carry on from here. This browser can’t keep drafts, so don’t close or reload this tab until your review is published.",
  },
};
