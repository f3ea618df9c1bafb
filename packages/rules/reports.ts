// Rules for reporting a review, as the site publishes them. No number of reports hides a review: it stays visible and
// counts towards the average until an admin has decided, whatever is alleged.

/** The longest text of a report, in characters. */
export const maxReportLength = 2_000;

/**
 * How many people must have reported a review before its card says that it is under review. One person can't label
 * other people's reviews, but the vendor's team can dispute one by itself.
 */
export const labelledFrom = 2;

/** Length of what someone says in an appeal, in characters. */
export const appealLength = { min: 20, max: 2_000 };

/** What is looked at first. These reviews stay visible as well. */
export const urgentReasons = ["personal-data", "illegal"] as const;

/** What can be wrong with a vendor's reply. */
export const replyReasons = ["hate-or-threats", "personal-data", "illegal", "spam", "other"] as const;

/** How many days an account is new, and how many reviews can be reported in a day by new accounts and by others. */
export const reportsADay = { newFor: 7, byNewcomers: 3, byOthers: 20 };
