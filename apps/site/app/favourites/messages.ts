export const messages = {
  failed: (name: string) => `We couldn’t change ${name} in your favourites`,
  removed: (name: string) => `${name} is no longer in your favourites`,
  undoHint: (name: string) => `Press the heart on ${name} again to save it`,
  saved: "Saved to Favourites",
  change: "Change",
  changeHint: "Open your favourites to choose other lists",
  logIn: "Log in to continue",
  logInHint: (name: string) => `Once you’re logged in, we’ll save ${name} to your favourites.`,
};
