export const messages = {
  failed: (name: string) => `We couldn’t change ${name} in your favourites`,
  removed: "Removed from Favourites",
  undoHint: (name: string) => `Press the heart on ${name} again to save it`,
  saved: "Saved to Favourites",
  change: "Change",
  changeHint: "Open your favourites",
  logInHint: (name: string) => `Once you’re logged in, we’ll save ${name} to your favourites.`,
};
