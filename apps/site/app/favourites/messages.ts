export const messages = {
  failed: (name: string) => `${name} could not be changed among your favourites`,
  removed: (name: string) => `${name} is no longer among your favourites`,
  undoHint: (name: string) => `Press the heart of ${name} again to save it`,
  logIn: "Log in to continue",
  logInHint: (name: string) => `Once you are logged in, ${name} is saved among your favourites.`,
  list: "Your favourites",
  more: "Show more favourites",
  loading: "Fetching more favourites",
  moreFailed: "The next favourites could not be fetched. Try again.",
  empty: {
    title: "No favourites yet",
    description: "Press the heart on a vendor that you like, and you will find it here.",
    search: "Find vendors",
  },
};
