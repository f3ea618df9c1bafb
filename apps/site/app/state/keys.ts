// Everything that the site keeps on a device, by its atom's key, and who owns it. Logging out forgets what belongs to a
// person, even if it is kept by pages that this tab has not opened and whose atoms it has not loaded.

/**
 * The owner: what belongs to a person ends with logging out; a draft is a person's work, and stays when a session
 * merely expires.
 */
export type Owner = "device" | "person" | "draft";

export const ownerOf = {
  theme: "device",
  viewed: "draft",
  "no-viewed": "device",
  session: "person",
  anonymous: "draft",
  route: "draft",
  waiting: "draft",
  "flag-report": "draft",
  "flag-page": "draft",
  "flag-reason": "draft",
  "reply-drafts": "draft",
  deletion: "draft",
  "claim-draft": "draft",
  "contact-draft": "draft",
  "removal-draft": "draft",
  "notice-draft": "draft",
  "profile-draft": "draft",
  "note-drafts": "draft",
  "list-link": "draft",
  "review-draft": "draft",
  "review-answers": "draft",
  "review-edits": "draft",
  "vendor-draft": "draft",
  "vendor-details": "draft",
  "vendor-step": "draft",
  "vendor-edits": "draft",
  "account-draft": "draft",
  "account-reviews": "draft",
} as const satisfies Record<string, Owner>;

export type Key = keyof typeof ownerOf;
