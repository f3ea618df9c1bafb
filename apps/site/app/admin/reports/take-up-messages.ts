export const messages = {
  decide: "Decide about it",
  decideAbout: (review: string) => `Decide about it: ${review}`,
};
