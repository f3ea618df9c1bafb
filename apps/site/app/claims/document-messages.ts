import { formatDuration } from "@troth/rules/format-duration";
import { lifetimes } from "@troth/rules/lifetimes";
import type { Schemas } from "@troth/api-client";

/** The words of what claimants can hand in to show that they may speak for a business. */
export const messages = {
  add: "Add a document",
  addTo: (name: string) => `Add a document to your claim to ${name}`,
  another: "Hand in another document",
  anotherFor: (name: string) => `Hand in another document for your claim to ${name}`,
  done: "Thank you. We’ll read it with your claim.",
  lead: "An extract from a register, a licence, a contract or an invoice: something with the business’s name and yours. It’s up to you, but it can save us asking.",
  file: "The document",
  hint: "If it’s on paper, a photo of it will do. Please black out what we don’t need, such as prices and bank details.",
  who: `Only an admin who has nothing to do with the business opens it, and each time goes on record. It’s encrypted, and we delete it within ${formatDuration(lifetimes.proofFile)} of deciding.`,
  cancel: "Cancel",
  kinds: {
    "application/pdf": "A PDF",
    "image/jpeg": "A photo",
    "image/png": "A picture",
    "image/webp": "A picture",
  } satisfies Record<Schemas["ClaimDocument"]["mediaType"], string>,
  handedIn: (what: string, day: string) => `${what}, which you handed in on ${day}.`,
  gone: "We’ve deleted the file.",
  delete: "Delete the document",
  deleteOf: (name: string) => `Delete the document of your claim to ${name}`,
  deleteTitle: "Delete the document?",
  deleteText: {
    open: "We’ll decide about your claim without it. You can hand in another one.",
    closed: "You can’t hand in another one, because your claim has been decided.",
  },
  deleted: "The document is deleted.",
};
