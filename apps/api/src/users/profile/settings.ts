// What people set for themselves; anything they never set has its default.
import type { components } from "@troth/api-client/schema";

export type UserSettings = components["schemas"]["Settings"];
type Change = components["schemas"]["SettingsChange"];

const defaults: UserSettings = {
  theme: "system",
  notices: {
    published: true,
    replies: true,
    reviews: true,
    listings: true,
    monthlySummary: false,
    helpfulDigest: false,
  },
};

/** @param kept the settings in the row */
export const settingsOf = (kept: Record<string, unknown>): UserSettings => changed(defaults, kept as Change);

export const changed = (settings: UserSettings, { theme, notices }: Change): UserSettings => ({
  theme: theme ?? settings.theme,
  notices: {
    published: notices?.published ?? settings.notices.published,
    replies: notices?.replies ?? settings.notices.replies,
    reviews: notices?.reviews ?? settings.notices.reviews,
    listings: notices?.listings ?? settings.notices.listings,
    monthlySummary: notices?.monthlySummary ?? settings.notices.monthlySummary,
    helpfulDigest: notices?.helpfulDigest ?? settings.notices.helpfulDigest,
  },
});
