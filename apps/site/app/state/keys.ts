// Everything that the site keeps on a device, by its atom's key, and who owns it. Logging out forgets what belongs to a
// person, even if it is kept by pages that this tab has not opened and whose atoms it has not loaded.

/**
 * By owner: what belongs to a person ends with their session; a draft is a person's work, and stays when a session merely
 * expires.
 */
export const keysOf = {
  device: ["theme", "no-viewed", "no-keys"],
  person: ["session", "stale"],
  draft: [
    "viewed",
    "anonymous",
    "route",
    "waiting",
    "flag-report",
    "flag-page",
    "flag-reason",
    "flag-about",
    "reply-drafts",
    "appeal-drafts",
    "deletion",
    "decision-drafts",
    "claim-draft",
    "contact-draft",
    "removal-draft",
    "notice-draft",
    "profile-draft",
    "note-drafts",
    "list-link",
    "review-draft",
    "review-answers",
    "review-edits",
    "review-invitation",
    "vendor-draft",
    "vendor-details",
    "vendor-step",
    "vendor-edits",
    "vendor-notes",
    "account-draft",
    "account-reviews",
  ],
} as const;

export type Key = (typeof keysOf)[keyof typeof keysOf][number];
