export const messages = {
  caption: "Proposed changes waiting for a decision",
  name: "Vendor",
  more: "Show more proposals",
  emptyTitle: "All done",
  empty: "No proposed change is waiting for a decision.",
  by: "Proposed by",
  fields: "Would change",
  owner: "Decided by",
  owned: "Its owner, or us",
  unowned: "Us",
};
