export const messages = {
  caption: "Proposed changes that wait for a decision",
  name: "Vendor",
  more: "Show more proposals",
  emptyTitle: "All done",
  empty: "No one has proposed a change that hasn’t been decided.",
  by: "Proposed by",
  fields: "Would change",
  owner: "Decided by",
  owned: "Its owner, or us",
  unowned: "Us",
};
