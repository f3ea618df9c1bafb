import { formatDuration } from "@troth/rules/format-duration";
import { lifetimes } from "@troth/rules/lifetimes";
import type { Schemas } from "@troth/api-client";

/** The words of what claimants can hand in to show that they may speak for a business. */
export const messages = {
  add: "Add a document",
  addTo: (name: string) => `Add a document to your claim to ${name}`,
  another: "Hand in another one",
  lead: "An extract from a register, a licence, a contract or an invoice: something with the business’s name and yours. It’s up to you, but it can save us asking.",
  file: "The document",
  hint: "If it’s on paper, a photo of it will do. Please black out what we don’t need, such as prices and bank details.",
  who: `Only an admin opens it, and each time goes on record. It’s encrypted, and we delete it within ${formatDuration(lifetimes.proofFile)} of deciding.`,
  cancel: "Cancel",
  kinds: {
    "application/pdf": "A PDF",
    "image/jpeg": "A photo",
    "image/png": "A picture",
    "image/webp": "A picture",
  } satisfies Record<Schemas["ClaimDocument"]["mediaType"], string>,
  handedIn: (what: string, day: string) => `${what}, which you handed in on ${day}.`,
  gone: "We’ve deleted the file.",
  delete: "Delete it",
  deleteFrom: (name: string) => `Delete the document of your claim to ${name}`,
  deleted: "The document is deleted.",
};
