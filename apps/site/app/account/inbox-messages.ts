/** What is said beside the e-mailed link that someone waits for. */
export const messages = {
  review: "Your review is saved on this device for you to finish.",
  reviewNotKept:
    "This browser can’t keep your review, so leave this tab open. Once you’ve opened the link, log in here to publish it.",
  listing: "The vendor you’re adding is saved on this device: submit it once your address is confirmed.",
  listingNotKept:
    "This browser can’t keep the vendor you’re adding, so leave this tab open. Once you’ve opened the link, log in here to submit it.",
  confirmed: "Confirmed it already?",
  logIn: "Log in here",
};
