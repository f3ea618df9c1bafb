export const messages = {
  decide: "Decide about it",
  decideAbout: (author: string) => `Decide about it: ${author}’s review`,
};
