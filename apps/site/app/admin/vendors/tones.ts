/** The colour of a listing's state. */
export const tones = {
  pending: "gold",
  approved: "green",
  rejected: "rose",
  suspended: "rose",
  merged: "neutral",
  retired: "neutral",
} as const;
