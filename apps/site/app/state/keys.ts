// Everything that the site keeps on a device, by its atom's key, and whose it is. Logging out forgets what belongs to a person,
// including what is kept by pages that this tab has not opened, whose atoms it has not loaded.

/** Whose it is: what belongs to a person ends with logging out; a draft is a person's work, and stays when a session merely runs out. */
export type Owner = "device" | "person" | "draft";

export const ownerOf = {
  theme: "device",
  session: "person",
  anonymous: "draft",
  route: "draft",
  waiting: "draft",
  "flag-report": "draft",
  "flag-page": "draft",
  deletion: "draft",
  "profile-draft": "draft",
  "review-draft": "draft",
  "review-answers": "draft",
  "vendor-draft": "draft",
  "vendor-step": "draft",
} as const satisfies Record<string, Owner>;

export type Key = keyof typeof ownerOf;
