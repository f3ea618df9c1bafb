// Everything that the site keeps on a device, by the key that its atom has, and whose it is. Logging out forgets what belongs
// to a person, also what pages keep that this tab has not opened, whose atoms are not there.

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
