/** The words of a review's own page. */
export const messages = {
  title: (author: string, vendor: string) => `${author} reviews ${vendor}`,
  about: " on ",
  description: (stars: number, text: string) => `${stars} ${stars === 1 ? "star" : "stars"}: ${text}`,
  breadcrumb: "You are here",
  review: "Review",
  share: (vendor: string) => `A review of ${vendor}`,
  all: (vendor: string) => `All reviews of ${vendor}`,
  illegal: "Report illegal content",
  editedOnly: (date: string) => `Edited on ${date}`,
  edited: (date: string) => `Edited on ${date}: see what changed`,
  on: (date: string) => `On ${date}`,
  more: "Show earlier edits",
  loading: "Loading earlier edits",
  failed: "We couldn’t load the earlier edits. Try again.",
  removed: {
    title: "This review was removed",
    text: (date: string, reason: string) => `It was removed on ${date} (${reason}). What it said isn’t shown any more.`,
    how: "Whatever is removed is counted on the vendor’s page.",
    find: "Find a vendor",
  },
};
