// In a file of their own: only a search without results needs them.
export const messages = {
  none: "No vendors match all of this",
  noneNear: "Try asking for a little less, or looking nearby:",
  noneElse: "Try another spelling or fewer words, or start with a category.",
  browse: "See all categories",
  missing: "Can’t find them?",
  add: "Add them",
};
