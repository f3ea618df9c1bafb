import { formatDuration } from "@troth/rules/format-duration";
import { lifetimes } from "@troth/rules/lifetimes";

/** The words of what authors can hand in to show that they were a client. */
export const messages = {
  button: {
    none: "Confirm your booking",
    waiting: "Your proof is being checked",
    accepted: "Booking confirmed",
    refused: "Your proof wasn’t accepted",
  },
  of: (label: string, vendor: string) => `${label}: your review of ${vendor}`,
  title: (vendor: string) => `Your booking with ${vendor}`,
  offer: {
    heading: "Did you keep the contract or an invoice?",
    text: "Show it to us, and your review says “Booking confirmed”. It’s up to you: a review without it counts just as much.",
  },
  form: {
    lead: "Show us that you booked them, and your review says “Booking confirmed”. It’s up to you: a review without it counts just as much.",
    kind: "What do you have?",
    kinds: {
      contract: "A contract",
      invoice: "An invoice",
      receipt: "A receipt",
      photo: "A photo from the day",
      other: "Something else",
    },
    kindMissing: "Say what you have",
    file: "The file",
    hint: "If it’s on paper, a photo of it will do. Please black out what we don’t need, such as prices and bank details: your name, theirs and a date are enough.",
    who: `Only an admin who has nothing to do with the vendor opens it, and each time goes on record. The vendor never sees it. It’s encrypted, and we delete it within ${formatDuration(lifetimes.proofFile)} of deciding.`,
    how: "What the labels mean",
  },
  waiting: {
    heading: "We’re looking at it",
    text: (what: string, since: string) => `We’ve had ${what} since ${since}. We’ll e-mail you once we’ve decided.`,
    kinds: {
      contract: "your contract",
      invoice: "your invoice",
      receipt: "your receipt",
      photo: "your photo",
      other: "your proof",
    },
    withdraw: "Withdraw it",
    withdrawHint: "If you withdraw it, we delete the file straight away. You can hand it in again.",
  },
  accepted: {
    heading: "Your booking is confirmed",
    text: "Your review says so to everyone.",
  },
  refused: {
    heading: "We couldn’t confirm it",
    because: {
      unreadable: "We can’t read it.",
      "another-vendor": "It’s about another business.",
      "another-person": "It names someone else.",
      "no-booking": "It shows an offer or an enquiry, but no booking.",
      altered: "More was changed in it than blacking out what we don’t need.",
      other: "It doesn’t show that you booked them.",
    },
    again: "Your review stays as it is. If you have something else that shows it, you can hand that in.",
  },
  file: {
    until: (day: string) => `We’ll delete the file by ${day}.`,
    delete: "Delete it now",
    gone: "The file has been deleted.",
  },
  withdrawn: "Withdrawn. The file is deleted.",
  deleted: "The file is deleted.",
};
